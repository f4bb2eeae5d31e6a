import {
  drawNextVariant,
  getAttempt,
  graceSeconds,
  handIn,
  listMembers,
  removeAccommodation,
  revealHint,
  saveDraft,
  setAccommodation,
  showSolution,
  startAttempt,
  submitResponse,
  type Attempt,
} from '@lemma/contracts';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { squareAnswer } from '../../testing/classes/class-work.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { publishAll, setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { handInEnded } from './work/chores.ts';
import { compareSums } from './work/sums.ts';

/** How many sequences of calls; more by SEQUENCES. */
const sequences = Number(process.env['SEQUENCES'] ?? 12);
const minute = 60_000;
const limitMinutes = 30;
const attemptsAllowed = 2;

let app: TestApp;
let people: Awaited<ReturnType<TestApp['openClassroom']>>;
let exerciseIds: readonly string[];
let begin: Date;
beforeAll(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
  people = await app.openClassroom();
  exerciseIds = await publishAll(people.teacher, [squareOfSum]);
  begin = app.clock.now;
});
afterAll(() => app.close());

/** One attempt as it should be. */
interface Expected {
  readonly id: string;
  readonly startedAt: number;
  readonly rightAnswer: string;
  readonly itemId: string;
  closesAt: number;
  handedInAt: number | null;
  readonly responses: { id: string; value: string; at: number }[];
  draft: { sequence: number; value: string; at: number } | null;
}

interface World {
  readonly attempts: Expected[];
  factor: number;
  extraAttempts: number;
}

type Room = Awaited<ReturnType<typeof openRoom>>;

/** A new task for the same two people, on the same morning: each sequence begins like the first. */
async function openRoom() {
  const { teacher, learner, classId } = people;
  app.clock.now = begin;
  const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
  const memberParams = { classId, memberId: members.find(({ role }) => role === 'learner')?.id ?? '' };
  await teacher.tryCall(removeAccommodation, { params: memberParams });
  const group = { type: 'SG' as const, name: '', drawCount: null };
  const groups = exerciseIds.map((exerciseId) => ({ ...group, items: [{ exerciseId, points: 2 }] }));
  const fields = { kind: 'assessment', attemptsAllowed, timeLimitMinutes: limitMinutes, groups } as const;
  const task = await setTask(teacher, classId, fields);
  const otherTab = app.visitor();
  for (const [name, value] of learner.cookies) otherTab.cookies.set(name, value);
  return {
    teacher,
    tabs: [learner, otherTab] as const,
    params: { classId, taskId: task.id },
    memberParams,
  };
}

const now = () => app.clock.now.getTime();
const takesAnswers = (attempt: Expected) =>
  attempt.handedInAt === null && now() < attempt.closesAt + graceSeconds * 1000;
const isClosed = (attempt: Expected) => attempt.handedInAt !== null || now() >= attempt.closesAt;
const last = <T>(list: readonly T[]): T | undefined => list.at(-1);

/** Ending an attempt hands in the last unsent draft. */
function giveDraft({ draft, responses }: Expected, at: number): void {
  const newest = last(responses);
  if (draft === null || draft.at <= (newest?.at ?? 0) || draft.value === newest?.value) return;
  responses.push({ id: 'of the draft', value: draft.value, at });
}

/** Runs the chore in the model and on the server, so that its timer changes nothing in between. */
async function endWhatIsOver(world: World): Promise<void> {
  await handInEnded(app.services);
  for (const attempt of world.attempts) {
    if (attempt.handedInAt !== null || takesAnswers(attempt)) continue;
    giveDraft(attempt, attempt.closesAt);
    attempt.handedInAt = attempt.closesAt;
  }
}

async function checkAttempt(tab: TestClient, expected: Expected): Promise<void> {
  const { body, raw } = await tab.tryCall(getAttempt, { params: { attemptId: expected.id } });
  const attempt = body as Attempt;
  const isOver = !takesAnswers(expected);
  const isRight = last(expected.responses)?.value === expected.rightAnswer;
  expect(attempt).toMatchObject({
    isClosed: isClosed(expected),
    resultsVisible: isOver,
    closesAt: new Date(expected.closesAt).toISOString(),
    handedInAt: expected.handedInAt === null ? null : new Date(expected.handedInAt).toISOString(),
    score: isOver ? (isRight ? 2 : 0) : null,
  });
  const [item] = attempt.items;
  expect(item).toMatchObject({ responseCount: expected.responses.length, variantNumber: 1, hints: [] });
  expect(item?.draft.sequence).toBe(expected.draft?.sequence ?? 0);
  expect(await compareSums(app.database)).toMatchObject({ differing: [], unfitting: [] });
  if (!isOver) expect(raw).not.toMatch(/"verdict":\{|middle term|"seed"/);
}

/** A command of fast-check from what it does; it applies always: what must not work is tried as well. */
class Step implements fc.AsyncCommand<World, Room> {
  readonly name: string;
  readonly act: (world: World, room: Room) => Promise<void>;
  constructor(name: string, act: (world: World, room: Room) => Promise<void>) {
    this.name = name;
    this.act = act;
  }
  check = () => true;
  async run(world: World, room: Room): Promise<void> {
    await this.act(world, room);
    for (const [index, attempt] of world.attempts.entries())
      await checkAttempt(room.tabs[index % 2] ?? room.tabs[0], attempt);
  }
  toString = () => this.name;
}

function start(number: number, tab: 0 | 1): Step {
  return new Step(`start ${number} in tab ${tab}`, async (world, room) => {
    const call = (client: TestClient) => client.tryCall(startAttempt, { params: room.params, body: { number } });
    const [one, two] = await Promise.all([call(room.tabs[tab]), call(room.tabs[1])]);
    const known = world.attempts[number - 1];
    const before = last(world.attempts);
    const isNext = number === world.attempts.length + 1 && (before === undefined || !takesAnswers(before));
    if (!known && !(isNext && number <= attemptsAllowed + world.extraAttempts)) {
      expect([403, 409]).toContain(one.status);
      expect(two.status).toBe(one.status);
      return;
    }
    expect([one.status, two.status]).toEqual([200, 200]);
    const attempt = one.body as Attempt;
    expect((two.body as Attempt).id).toBe(attempt.id);
    if (known) {
      expect(attempt.id).toBe(known.id);
      return;
    }
    world.attempts.push({
      id: attempt.id,
      startedAt: now(),
      rightAnswer: squareAnswer(attempt),
      itemId: attempt.items[0]?.id ?? '',
      closesAt: now() + Math.ceil(limitMinutes * world.factor) * minute,
      handedInAt: null,
      responses: [],
      draft: null,
    });
  });
}

function answer(isRight: boolean, place: number, isReplayed: boolean): Step {
  return new Step(
    `answer ${isRight ? 'right' : 'wrong'} in ${place}${isReplayed ? ', sent before' : ''}`,
    async (world, room) => {
      const attempt = world.attempts[place % Math.max(1, world.attempts.length)];
      if (!attempt) return;
      const sent = isReplayed ? attempt.responses.find(({ id }) => id !== 'of the draft') : undefined;
      const value = sent?.value ?? (isRight ? attempt.rightAnswer : 'x');
      const id = sent?.id ?? newId();
      const params = { attemptId: attempt.id, itemId: attempt.itemId };
      const body = { id, variantNumber: 1, answers: [{ part: 'square', value }] };
      const answers = await Promise.all(room.tabs.map((tab) => tab.tryCall(submitResponse, { params, body })));
      const mayBe = takesAnswers(attempt) || sent;
      for (const { status } of answers) expect(status).toBe(mayBe ? 200 : 409);
      if (!sent && mayBe) attempt.responses.push({ id, value, at: now() });
      const changed = { ...body, answers: [{ part: 'square', value: `${value}+7` }] };
      const again = await room.tabs[0].tryCall(submitResponse, { params, body: changed });
      expect(again.status).toBe(409);
      // Fields that only the server may set, a variant that was never drawn, and a clock that is not so.
      for (const more of [
        { score: 2 },
        { share: 1, outcome: 'right' },
        { seed: 1 },
        { variantNumber: 2 },
        { typedAt: '2020-01-01T00:00:00Z' },
      ]) {
        const forged = await room.tabs[1].tryCall(submitResponse, { params, body: { ...body, id: newId(), ...more } });
        if ('typedAt' in more && takesAnswers(attempt)) attempt.responses.push({ id: 'x', value, at: now() });
        else expect(forged.status).toBe('typedAt' in more ? 409 : 'variantNumber' in more ? 404 : 400);
      }
    },
  );
}

function draft(sequence: number, isRight: boolean): Step {
  return new Step(`draft ${sequence}`, async (world, room) => {
    const attempt = last(world.attempts);
    if (!attempt) return;
    const value = isRight ? attempt.rightAnswer : 'x';
    const { status } = await room.tabs[sequence % 2 === 0 ? 0 : 1].tryCall(saveDraft, {
      params: { attemptId: attempt.id, itemId: attempt.itemId },
      body: { variantNumber: 1, sequence, answers: [{ part: 'square', value }] },
    });
    expect(status).toBe(takesAnswers(attempt) ? 200 : 409);
    if (takesAnswers(attempt) && sequence > (attempt.draft?.sequence ?? 0))
      attempt.draft = { sequence, value, at: now() };
  });
}

const handInNow = () =>
  new Step('hand in', async (world, room) => {
    const attempt = last(world.attempts);
    if (!attempt) return;
    const calls = room.tabs.map((tab) => tab.tryCall(handIn, { params: { attemptId: attempt.id } }));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    if (attempt.handedInAt !== null) return;
    giveDraft(attempt, now());
    attempt.handedInAt = now();
  });

const ask = () =>
  new Step('ask for what a test does not give', async (world, room) => {
    const attempt = last(world.attempts);
    if (!attempt) return;
    const params = { attemptId: attempt.id, itemId: attempt.itemId };
    const hint = await room.tabs[0].tryCall(revealHint, { params, body: { variantNumber: 1, number: 1 } });
    const variant = await room.tabs[0].tryCall(drawNextVariant, { params, body: { after: 1 } });
    expect([hint.status, variant.status]).toEqual([403, 403]);
    if (!takesAnswers(attempt)) return;
    const solution = await room.tabs[0].tryCall(showSolution, { params, body: { variantNumber: 1 } });
    expect(solution.status).toBe(403);
  });

const wait = (minutes: number) =>
  new Step(`wait ${minutes} min`, async (world) => {
    app.clock.now = new Date(now() + minutes * minute);
    await endWhatIsOver(world);
  });

function accommodate(factor: number, extraAttempts: number): Step {
  return new Step(`time × ${factor}, ${extraAttempts} more attempts`, async (world, room) => {
    const params = room.memberParams;
    const none = { extraMinutes: 0, shiftMinutes: 0, shiftUntil: null, note: '' };
    const body = { ...none, timeFactor: factor, extraAttempts };
    if (factor === 1 && extraAttempts === 0) await room.teacher.call(removeAccommodation, { params });
    else await room.teacher.call(setAccommodation, { params, body });
    world.factor = factor;
    world.extraAttempts = extraAttempts;
    for (const attempt of world.attempts) {
      if (attempt.handedInAt === null) attempt.closesAt = attempt.startedAt + Math.ceil(limitMinutes * factor) * minute;
    }
    await endWhatIsOver(world);
  });
}

const steps = fc.commands(
  [
    fc
      .record({ number: fc.integer({ min: 1, max: 4 }), tab: fc.constantFrom(0 as const, 1 as const) })
      .map(({ number, tab }) => start(number, tab)),
    fc.tuple(fc.boolean(), fc.nat(2), fc.boolean()).map((given) => answer(...given)),
    fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()).map((given) => draft(...given)),
    fc.constant(null).map(handInNow),
    fc.constant(null).map(ask),
    fc.constantFrom(1, 7, 16, 30).map(wait),
    fc.tuple(fc.constantFrom(1, 1.5, 3), fc.constantFrom(0, 1)).map((given) => accommodate(...given)),
  ],
  { maxCommands: 22, size: '+1' },
);

it(
  'is what its rules make it, whatever is called in whatever order [SC9] [M03] [A12]',
  { timeout: 600_000 },
  async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        const room = await openRoom();
        const setup = () => ({ model: { attempts: [], factor: 1, extraAttempts: 0 } as World, real: room });
        await fc.asyncModelRun(setup, [start(1, 0), ...commands]);
      }),
      { numRuns: sequences, endOnFailure: true },
    );
  },
);
