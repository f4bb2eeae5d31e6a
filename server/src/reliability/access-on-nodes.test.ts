import {
  createClassroom,
  createPoll,
  deactivateUser,
  endSession,
  getAttempt,
  getClassroomStudent,
  getExercise,
  getPollWall,
  getSession,
  getTaskProgress,
  joinClassroom,
  letTeacherIn,
  listMembers,
  listSessions,
  login,
  mergeAccounts,
  removeMember,
  setExerciseAudience,
  setMemberRole,
  setUserRoles,
  startAttempt,
  type Endpoint,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../core/db/test-database.ts';
import { startFaultProxy, type FaultProxy } from '../testing/product/fault-proxy.ts';
import {
  allOfIt,
  everyWay,
  nothingOfIt,
  noWay,
  openFinders,
  statusesOf,
  waysOfLists,
  type Finders,
} from '../testing/finders.ts';
import { followState } from '../testing/polls/followed.ts';
import { limit } from '../testing/polls/polls.ts';
import { giveAuthenticator } from '../testing/signing-in/second-factor.ts';
import { setTask } from '../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
/** Shorter than the minute after which a stream asks again by itself, and a kept count is made again. */
const soon = { timeout: 120_000, interval: 10 };

let database: TestDatabase;
let here: TestApp;
let there: TestApp;
/** Between the other node and what it hears of this one; its queries go another way. */
let line: FaultProxy | undefined;
let address = '';
let administrator: Person;
let all: Finders;

beforeAll(async () => {
  database = await openTestDatabase();
  const url = database.databaseUrl;
  if (url !== undefined) line = await startFaultProxy({ host: new URL(url).hostname, port: Number(new URL(url).port) });
  const node = (databaseUrl: string | undefined) =>
    openTestApp({
      database,
      variables: { NEW_TEACHERS: 'wait', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
    });
  here = await node(url);
  there = await node(url && line ? throughLine(url, line) : undefined);
  address = await there.app.listen({ port: 0, host: '127.0.0.1' });
  administrator = await here.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(here, administrator);
  all = await openFinders(here);
});
afterAll(async () => {
  await there.app.close();
  await here.close();
  await line?.close();
});

function throughLine(url: string, { port }: FaultProxy): string {
  const changed = new URL(url);
  changed.host = `127.0.0.1:${port}`;
  return changed.href;
}

/** The same browser, at the other node. */
function onOther(client: Pick<TestClient, 'cookies'>): TestClient {
  const other = there.visitor();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const of = ({ user }: Person) => ({ userId: user.id });
const statusOf = async (client: TestClient, endpoint: Endpoint, params?: Record<string, string>) =>
  (await client.tryCall(endpoint, params ? { params } : {})).status;

async function memberIdOf(teacher: Person, classId: string, { user }: Person): Promise<string> {
  const { members } = await teacher.call(listMembers, { params: { classId } });
  return members.find(({ lastName }) => lastName === user.lastName)?.id ?? '';
}

describe('what one node changes holds on the other with its next answer [RL10]', () => {
  it('who finds an exercise, and who gets samples, tips and keys of it [H3] [D23]', async () => {
    const made = await all.publishFor('me');
    const teacher = onOther(all.people.teacher);
    const inLists = async () => {
      const { topic, word, formula } = await waysOfLists(teacher, made);
      return [topic, word, formula];
    };
    for (const audience of ['me', 'school', 'me', 'everybody', 'named', 'school'] as const) {
      await all.owner.call(setExerciseAudience, { params: { exerciseId: made.id }, body: { audience, classIds: [] } });
      const may = audience === 'school' || audience === 'everybody';
      expect(await inLists(), audience).toEqual([may, may, may]);
      expect(await statusesOf(teacher, made.id), audience).toEqual(may ? allOfIt : nothingOfIt);
      const sample = (await statusesOf(there.visitor(), made.id))['sample'];
      expect(sample, audience).toBe(audience === 'everybody' ? 200 : 404);
    }
  });

  it('whether a teacher is let in [SC20]', async () => {
    const made = await all.publishFor('everybody');
    const newcomer = await here.signUpAs('teacher');
    const client = onOther(newcomer);
    for (const isLetIn of [false, true, false, true]) {
      await administrator.call(letTeacherIn, { params: of(newcomer), body: { isLetIn } });
      expect(await statusOf(client, getExercise, { exerciseId: made.id })).toBe(isLetIn ? 200 : 403);
    }
  });

  it('who is in a class, and with which role [SC1]', async () => {
    const { teacher, learner, classId, joinCode } = await here.openClassroom();
    const task = await setTask(teacher, classId);
    const { id: attemptId } = await learner.call(startAttempt, {
      params: { classId, taskId: task.id },
      body: { number: 1 },
    });
    const memberId = await memberIdOf(teacher, classId, learner);
    const client = onOther(learner);
    const progress = { classId, taskId: task.id };
    expect(await statusOf(client, getAttempt, { attemptId })).toBe(200);
    expect(await statusOf(client, getTaskProgress, progress)).toBe(403);
    await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'assistant' } });
    expect(await statusOf(client, getTaskProgress, progress)).toBe(200);
    await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'learner' } });
    expect(await statusOf(client, getTaskProgress, progress)).toBe(403);
    await teacher.call(removeMember, { params: { classId, memberId } });
    expect(await statusOf(client, getAttempt, { attemptId })).toBe(404);
    expect(await statusOf(client, getClassroomStudent, { classId })).toBe(404);
    expect((await client.tryCall(joinClassroom, { body: { code: joinCode } })).status).not.toBe(500);
    expect(await statusOf(client, getAttempt, { attemptId })).toBe(404);
  });

  it('whose account is suspended or merged, who has which roles, and which session has ended [SC13]', async () => {
    const [suspended, demoted, revoked, merged] = [
      await here.signUpAs('teacher'),
      await here.signUpAs('teacher'),
      await here.signUpAs('teacher'),
      await here.signUpAs('learner'),
    ];
    const clients = { suspended: onOther(suspended), revoked: onOther(revoked), merged: onOther(merged) };
    for (const client of Object.values(clients)) expect(await statusOf(client, getSession)).toBe(200);
    await administrator.call(deactivateUser, { params: of(suspended), body: { reason: 'left the school' } });
    expect(await statusOf(clients.suspended, getSession)).toBe(401);

    const asTeacher = onOther(demoted);
    expect((await asTeacher.tryCall(createClassroom, { body: { name: 'Mine' } })).status).toBe(200);
    await administrator.call(setUserRoles, { params: of(demoted), body: { roles: ['STUDENT'] } });
    expect((await asTeacher.tryCall(createClassroom, { body: { name: 'Mine too' } })).status).toBe(403);

    const elsewhere = there.visitor();
    await elsewhere.call(login, { body: { username: revoked.email, password: revoked.password } });
    const sessions = await revoked.call(listSessions, {});
    const sessionId = sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    await revoked.call(endSession, { params: { sessionId } });
    expect(await statusOf(elsewhere, getSession)).toBe(401);
    expect(await statusOf(clients.revoked, getSession)).toBe(200);

    const stays = await here.signUpAs('learner');
    await stays.call(mergeAccounts, { body: { email: merged.email, password: merged.password } });
    expect(await statusOf(clients.merged, getSession)).toBe(401);
  });
});

/** A wall that the person follows at the other node. */
async function followWall(person: Person) {
  const settings = { name: 'Limits', questions: [{ question: limit, settings: {} }], start: true, open: true };
  const poll = await person.call(createPoll, { body: settings });
  const wall = await followState(address, person, getPollWall.path.replace('{pollId}', poll.id));
  await wall.until(() => true);
  return wall;
}

/** The progress page of a class that an assistant follows at the other node. */
async function followAsAssistant() {
  const { teacher, learner, classId } = await here.openClassroom();
  const memberId = await memberIdOf(teacher, classId, learner);
  await teacher.call(setMemberRole, { params: { classId, memberId }, body: { role: 'assistant' } });
  const { id: taskId } = await setTask(teacher, classId);
  const path = getTaskProgress.path.replace('{classId}', classId).replace('{taskId}', taskId);
  const page = await followState(address, learner, path);
  await page.until(() => true);
  return { page, teacher, params: { classId, memberId } };
}

/** Each ends what a person may see, of streams that the other node keeps. */
const endings: Record<string, () => Promise<{ ended(): Promise<boolean> }>> = {
  async 'a session that is ended'() {
    const person = await here.signUpAs('teacher');
    const wall = await followWall(person);
    const [session] = await person.call(listSessions, {});
    await person.call(endSession, { params: { sessionId: session?.id ?? '' } });
    return wall;
  },
  async 'an account that is suspended'() {
    const person = await here.signUpAs('teacher');
    const wall = await followWall(person);
    await administrator.call(deactivateUser, { params: of(person), body: { reason: 'left the school' } });
    return wall;
  },
  async 'a person who is no longer a teacher'() {
    const person = await here.signUpAs('teacher');
    const wall = await followWall(person);
    await administrator.call(setUserRoles, { params: of(person), body: { roles: ['STUDENT'] } });
    return wall;
  },
  async 'an account that is merged into another one'() {
    const person = await here.signUpAs('teacher');
    const wall = await followWall(person);
    const { email, password } = person;
    await (await here.signUpAs('teacher')).call(mergeAccounts, { body: { email, password } });
    return wall;
  },
  async 'a member who is taken out'() {
    const { page, teacher, params } = await followAsAssistant();
    await teacher.call(removeMember, { params });
    return page;
  },
  async 'an assistant who is a learner again'() {
    const { page, teacher, params } = await followAsAssistant();
    await teacher.call(setMemberRole, { params, body: { role: 'learner' } });
    return page;
  },
};

describe.skipIf(!onPostgres)('what a node has heard of the other [RL10] [RL17]', () => {
  // Streams that are opened now ask again by themselves after the whole minute.
  beforeAll(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterAll(() => void vi.restoreAllMocks());

  it.each(Object.entries(endings))('ends the streams of %s', async (_, change) => {
    const stream = await change();
    expect(await withoutRecheck(stream.ended())).toBe(true);
  });

  it('makes the counts of the catalogue anew when an exercise is found by others', async () => {
    const made = await all.publishFor('me');
    const teacher = onOther(all.people.teacher);
    for (const audience of ['school', 'me', 'everybody', 'me'] as const) {
      await all.owner.call(setExerciseAudience, { params: { exerciseId: made.id }, body: { audience, classIds: [] } });
      const expected = audience === 'me' ? noWay : everyWay;
      await vi.waitFor(async () => expect(await waysOfLists(teacher, made)).toEqual(expected), soon);
    }
  });

  it('is asked for again and again while the line between them is cut', async () => {
    const made = await all.publishFor('me');
    const teacher = onOther(all.people.teacher);
    expect(await waysOfLists(teacher, made)).toEqual(noWay);
    for (const mode of ['refuse', 'stall'] as const) {
      const { page, teacher: owner, params } = await followAsAssistant();
      const person = await here.signUpAs('teacher');
      const wall = await followWall(person);
      line?.set(mode);
      await owner.call(removeMember, { params });
      await administrator.call(deactivateUser, { params: of(person), body: { reason: 'left the school' } });
      const audience = mode === 'refuse' ? 'school' : 'me';
      await all.owner.call(setExerciseAudience, { params: { exerciseId: made.id }, body: { audience, classIds: [] } });
      expect(await withoutRecheck(page.ended())).toBe(true);
      expect(await withoutRecheck(wall.ended())).toBe(true);
      const expected = audience === 'me' ? noWay : everyWay;
      await vi.waitFor(async () => expect(await waysOfLists(teacher, made)).toEqual(expected), soon);
      line?.set('open');
      await vi.waitUntil(() => there.services.bus.isConnected, soon);
    }
  });
});

/** Fails when it takes as long as a stream that hears nothing needs. */
async function withoutRecheck<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing was heard')), soon.timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
