import { apiScopes, createClassroom, createPoll, endpoints, startAttempt, updateTask } from '@lemma/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantedExercise, plants, plantsIn, type Plant } from '../../testing/classes/planted-exercise.ts';
import { publishAgain } from '../../testing/classes/class-of.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { perform } from '../../testing/every-call/perform.ts';
import { keepState, type Rewind } from '../../testing/every-call/rewind.ts';
import { validCall, type ValidCall } from '../../testing/every-call/valid-calls.ts';
import { openWorld, type World } from '../../testing/every-call/world.ts';
import { programOf } from '../../testing/people/token-program.ts';
import type { Answer } from '../../testing/test-app.ts';
import { turnHappenings } from '../../features/notifications/work/turning.ts';
import { mailNotifications } from '../../features/notifications/work/mailing.ts';
import { mails, notifications } from '../db/tables/index.ts';

const dayMs = 86_400_000;
const everything = Object.keys(plants) as Plant[];

/** All that an answer says, with files unpacked and what travels encoded read. */
function textOf({ raw, body, bytes }: Answer<unknown>): string {
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const files = isZip ? Object.values(unzipSync(bytes)).map((file) => strFromU8(file)) : [];
  return [raw, JSON.stringify(body ?? ''), ...files].join('\n');
}

/** The call with other ids in its path, its query and its body. */
function aimed(call: ValidCall, ids: Readonly<Record<string, string>>): ValidCall {
  const changed = <T>(part: T): T => {
    if (part === undefined || Buffer.isBuffer(part)) return part;
    const text = Object.entries(ids).reduce((now, [from, to]) => now.replaceAll(from, to), JSON.stringify(part));
    return JSON.parse(text) as T;
  };
  return { ...call, params: changed(call.params), query: changed(call.query), body: changed(call.body) };
}

interface Walk {
  /** Names of the endpoints that are called; all when absent. */
  readonly names?: readonly string[];
  readonly callers: readonly string[];
  readonly secrets: readonly Plant[];
  /** Ids, and words of searches, that are put in the place of others; each call is made with each of them. */
  readonly aims: readonly Readonly<Record<string, string>>[];
  /** Called after each change that was made, before it is undone; returns what has come of it. */
  readonly consequences?: () => Promise<string>;
}

/** Calls endpoints as each of these people, and returns where secrets came through. */
async function walk(rewind: Rewind, { names, callers, secrets, aims, consequences }: Walk): Promise<string[]> {
  const found = new Set<string>();
  // Calls of staff are refused to everybody else, as the access table shows.
  for (const endpoint of endpoints) {
    if (endpoint.who === 'staff' || endpoint.who === 'superuser') continue;
    if (names && !names.includes(endpoint.name)) continue;
    for (const call of aims.map((ids) => aimed(validCall(world, endpoint), ids))) {
      for (const as of callers) {
        if (as === 'program' && endpoint.tokenScope === undefined) continue;
        const answer = await perform(world, endpoint, { ...call, as });
        for (const plant of plantsIn(textOf(answer), secrets)) found.add(`${endpoint.name} by ${as}: ${plant}`);
        if (endpoint.method === 'GET' || answer.status >= 400) continue;
        const text = (await consequences?.()) ?? '';
        for (const plant of plantsIn(text, secrets)) found.add(`consequence of ${endpoint.name}: ${plant}`);
        await rewind();
      }
    }
  }
  return [...found];
}

/**
 * Mails and notifications for people who may not have the secrets, made from all that has happened. Those with whom an
 * exercise is shared are notified of its title.
 */
async function sentToOthers(): Promise<string> {
  const { app, room } = world;
  await app.services.background.settle();
  await turnHappenings(app.services);
  await mailNotifications(app.services);
  const { teacher, helper, staff, superuser } = room.people;
  const insiders = new Set<string | null>([teacher, helper, staff, superuser].map(({ user }) => user.id));
  const { db } = app.database;
  const sent = [...(await db.select().from(mails)), ...(await db.select().from(notifications))];
  return JSON.stringify(
    sent.filter((one) => !insiders.has(one.userId) && !('kind' in one && one.kind === 'exercise-shared')),
  );
}

let world: World;
/** Puts the exercise in the place of others, and its title in the place of the word that is searched for. */
let atExercise: Readonly<Record<string, string>>;
/** The same from a class and a poll of a teacher who has nothing to do with the exam, searching for its formula. */
let fromElsewhere: Readonly<Record<string, string>>;

beforeAll(async () => {
  world = await openWorld(plantedExercise);
  const { app, room, exercise } = world;
  const { teacher, otherTeacher } = room.people;
  await publishAgain(teacher, room.exerciseId, () => plantedExercise);
  const others = [exercise.draftId, exercise.archivedId, exercise.sampledId, exercise.copyId];
  const ids = Object.fromEntries(others.map((id) => [id, room.exerciseId]));
  atExercise = { ...ids, '"q":"square"': '"q":"planted"' };
  const own = await otherTeacher.call(createClassroom, { body: { name: 'Elsewhere' } });
  const poll = await otherTeacher.call(createPoll, { body: { name: 'Elsewhere', questions: [] } });
  const things = { [room.classId]: own.id, [world.poll.poll.id]: poll.id };
  fromElsewhere = { ...ids, ...things, '"q":"square"': '"q":"(x+3)^2"' };
  const { token } = await programOf(app, otherTeacher, apiScopes);
  const client = app.visitor();
  client.sendAlways({ authorization: `Bearer ${token}` });
  world.clients['program'] = client;
});
afterAll(() => world.close());

const keepNow = () => keepState(world.app, Object.values(world.clients));

/** A test with the exercise in the class of its author. */
const setExam = (opensAt: Date) =>
  setTask(world.room.teacher, world.room.classId, {
    kind: 'assessment',
    attemptsAllowed: 1,
    opensAt: opensAt.toISOString(),
    results: 'by-hand',
    solutions: 'never',
    groups: [{ type: 'SG', name: '', drawCount: null, items: [{ exerciseId: world.room.exerciseId, points: 1 }] }],
  });

describe('the title, the texts and the keys of an exercise, in both of its languages [H3] [SC3]', () => {
  it('are in some answers to others while no test asks it, which shows that the calls below would find them', async () => {
    const expected = [
      'revealHint by learner: hint',
      'showSolution by learner: solution',
      'giveUpReview by learner: solution',
      'getExercise by otherTeacher: key',
      'listExercises by otherTeacher: title',
      'exportExercises by otherTeacher: germanHint',
      'getTip by otherTeacher: figure',
      'getExercise by program: key',
    ];
    const found = await walk(await keepNow(), {
      names: expected.map((line) => line.split(' ')[0] ?? ''),
      callers: ['learner', 'otherTeacher', 'program'],
      secrets: everything,
      aims: [atExercise],
    });
    expect(found).toEqual(expect.arrayContaining(expected));
  });

  it('are, from 14 days before a test, in no answer but to those who may have them, and in nothing that is sent because of them', async () => {
    const exam = await setExam(new Date(world.app.clock.now.getTime() + 13 * dayMs));
    const rewind = await keepNow();
    const strangers = ['visitor', 'dan', 'outsider', 'assistant', 'otherTeacher', 'program'];
    const found = [
      ...(await walk(rewind, { callers: strangers, secrets: everything, aims: [atExercise] })),
      ...(await walk(rewind, { callers: ['otherTeacher', 'program'], secrets: everything, aims: [fromElsewhere] })),
    ];
    // Their own: answers to homework from before, and a report.
    expect(new Set(found)).toEqual(new Set(['exportMyData by dan: title', 'exportMyData by otherTeacher: title']));
    const aims = [atExercise];
    const toAuthor = await walk(rewind, {
      callers: ['teacher'],
      secrets: everything,
      aims,
      consequences: sentToOthers,
    });
    expect(toAuthor.filter((line) => line.startsWith('consequence'))).toEqual([]);
    for (const plant of everything) expect(toAuthor.filter((line) => line.endsWith(plant)).length).toBeGreaterThan(5);
    expect(new Set(toAuthor.map((line) => line.split(':')[0])).size).toBeGreaterThan(30);
    await world.room.teacher.call(updateTask, {
      params: { classId: world.room.classId, taskId: exam.id },
      body: { isArchived: true },
    });
  });

  it('are, but for the title, in no answer to a learner who sits the test, nor in a frame of an LMS', async () => {
    const { app, room, inClass } = world;
    const exam = await setExam(app.clock.now);
    const params = { classId: room.classId, taskId: exam.id };
    const sit = (client: (typeof world.clients)[string]) => client.call(startAttempt, { params, body: { number: 1 } });
    const attempt = await sit(room.people.learner);
    for (const client of [room.people.cem, inClass.anonymous]) await sit(client);
    const item = attempt.items[0]?.id ?? '';
    const atExam = {
      ...atExercise,
      [room.ada.attemptId]: attempt.id,
      [room.itemPath.itemId]: item,
      [room.task.id]: exam.id,
    };
    const rewind = await keepNow();
    const secrets = everything.filter((plant) => !['title', 'germanTitle'].includes(plant));
    const learners = ['learner', 'cem', 'anonymous', 'framedLearner'];
    expect(await walk(rewind, { callers: learners, secrets, aims: [atExercise, atExam] })).toEqual([]);
  });
});
