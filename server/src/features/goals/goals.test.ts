import {
  applyRegrade,
  eraseMyData,
  getGoal,
  handIn,
  mergeAccounts,
  previewRegrade,
  setGoal,
  startAttempt,
  submitResponse,
  drawNextVariant,
  updateNotificationSettings,
  type Attempt,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptVariants, learnerDays, learnerGoals, reviewQuestions } from '../../core/db/tables/index.ts';
import { openClassOf, publishAgain, withKey } from '../../testing/classes/class-of.ts';
import { joinAnonymously, squareAnswer, workOn } from '../../testing/classes/class-work.ts';
import { answerReview, first, practised, rightFor, sit } from '../../testing/classes/reviewing.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { personalData } from '../privacy/data/personal-data/declarations.ts';
import { rebuildDays } from './work/rebuild.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => at('2026-09-07T08:00:00Z'));

function at(moment: string): void {
  app.clock.now = new Date(moment);
}

type Client = Awaited<ReturnType<TestApp['openClassroom']>>['learner'];
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const five = { goal: { rightCount: 5, weekDays: everyDay } };

const daysOf = async (userId: string) =>
  Object.fromEntries(
    (
      await app.database.db.select().from(learnerDays).where(eq(learnerDays.userId, userId)).orderBy(learnerDays.day)
    ).map(({ day, rightCount }) => [day, rightCount]),
  );

/** The days that a person gets with their data. */
function exportedDays(userId: string) {
  const { export: read } = personalData.learnerDays;
  if (typeof read !== 'function') throw new Error('days are not exported');
  return read(app.database.db, { userId, now: app.clock.now, isInTest: false, offset: 0, limit: 200 });
}

/** Days as kept with each response, checked against those that the command counts. */
async function checkedDaysOf(userId: string) {
  const kept = await daysOf(userId);
  await rebuildDays(app.database);
  expect(await daysOf(userId)).toEqual(kept);
  return kept;
}

/** A learner with an open practice whose variants can be drawn again and again. */
async function practise(fields: Parameters<typeof setTask>[2] = {}) {
  const home = await app.openClassroom();
  const task = await setTask(home.teacher, home.classId, fields);
  const attempt = await home.learner.call(startAttempt, {
    params: { classId: home.classId, taskId: task.id },
    body: { number: 1 },
  });
  return { ...home, task, ...answering(home.learner, attempt) };
}

function answering(learner: Client, attempt: Attempt) {
  let current = attempt;
  let variantNumber = 1;
  const params = { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' };
  return {
    attempt,
    /** Answers the current variant. */
    answer: (isRight = true) =>
      learner.call(submitResponse, {
        params,
        body: {
          id: newId(),
          variantNumber,
          answers: [{ part: 'square', value: isRight ? squareAnswer(current) : 'x' }],
        },
      }),
    async goOn() {
      const item = await learner.call(drawNextVariant, { params, body: { after: variantNumber } });
      current = { ...current, items: [item] };
      variantNumber += 1;
    },
  };
}

const sayZone = (learner: Client, timeZone: string) => learner.call(updateNotificationSettings, { body: { timeZone } });

describe('the goal of a person [M06]', () => {
  it('is off and undecided until they choose one, which holds from that day', async () => {
    const { learner } = await app.openClassroom();
    const before = await learner.call(getGoal, {});
    expect(before).toMatchObject({ goal: null, isDecided: false, today: '2026-09-07', rightToday: 0, streak: 0 });
    expect(before.days).toHaveLength(28);
    const set = await learner.call(setGoal, { body: { goal: { rightCount: 10, weekDays: [5, 1, 2] } } });
    expect(set).toMatchObject({ goal: { rightCount: 10, weekDays: [1, 2, 5] }, isDecided: true, isReached: false });
    expect(await learner.call(getGoal, {})).toEqual(set);
  });

  it('can be put away, and the question for it with it', async () => {
    const { learner } = await app.openClassroom();
    expect(await learner.call(setGoal, { body: { goal: null } })).toMatchObject({ goal: null, isDecided: true });
    await learner.call(setGoal, { body: five });
    expect(await learner.call(setGoal, { body: { goal: null } })).toMatchObject({ goal: null, isDecided: true });
  });

  it.each([
    ['no right answers', { rightCount: 0, weekDays: everyDay }, 'right_count'],
    ['more than a hundred', { rightCount: 101, weekDays: everyDay }, 'right_count'],
    ['half an answer', { rightCount: 2.5, weekDays: everyDay }, 'right_count'],
    ['no day of the week', { rightCount: 5, weekDays: [] }, 'week_days'],
    ['an eighth day', { rightCount: 5, weekDays: [8] }, 'week_days'],
    ['a day twice', { rightCount: 5, weekDays: [1, 1] }, 'week_days'],
    ['something else', { rightCount: 5, weekDays: [1], lives: 3 }, 'goal'],
  ])('is refused with %s', async (_, goal, field) => {
    const { learner } = await app.openClassroom();
    const { status, raw } = await learner.tryCall(setGoal, { body: { goal } });
    expect(status).toBe(400);
    expect(raw).toContain(field);
  });

  it('is each person’s own', async () => {
    const { learner, teacher } = await app.openClassroom();
    await learner.call(setGoal, { body: five });
    expect(await teacher.call(getGoal, {})).toMatchObject({ goal: null, isDecided: false });
    expect((await app.visitor().tryCall(getGoal)).status).toBe(401);
    expect((await app.visitor().tryCall(setGoal, { body: five })).status).toBe(401);
  });
});

describe('what counts for the goal [M06]', () => {
  it('is the first right response to each variant, after wrong ones too', async () => {
    const { learner, answer, goOn } = await practise();
    await answer(false);
    expect(await learner.call(getGoal, {})).toMatchObject({ rightToday: 0 });
    await answer();
    await answer();
    expect(await learner.call(getGoal, {})).toMatchObject({ rightToday: 1 });
    await goOn();
    await answer();
    expect(await learner.call(getGoal, {})).toMatchObject({ rightToday: 2 });
    expect(await checkedDaysOf(learner.user.id)).toEqual({ '2026-09-07': 2 });
  });

  it('is counted once when the same variant is answered in many tabs at a time', async () => {
    const { learner, answer } = await practise();
    await Promise.all(Array.from({ length: 8 }, () => answer()));
    expect(await checkedDaysOf(learner.user.id)).toEqual({ '2026-09-07': 1 });
  });

  it('reaches the goal', async () => {
    const { learner, answer, goOn } = await practise();
    await learner.call(setGoal, { body: { goal: { rightCount: 2, weekDays: everyDay } } });
    await answer();
    await goOn();
    await answer();
    expect(await learner.call(getGoal, {})).toMatchObject({ rightToday: 2, isReached: true, streak: 1, best: 1 });
  });

  it.each(['after-hand-in', 'by-hand'] as const)(
    'does not say that an answer in a test is right before its results are out (%s)',
    async (results) => {
      const { learner, attempt, answer } = await practise({ kind: 'assessment', attemptsAllowed: 1, results });
      await learner.call(setGoal, { body: { goal: { rightCount: 1, weekDays: everyDay } } });
      await answer();
      const during = await learner.call(getGoal, {});
      expect(during).toMatchObject({ rightToday: 0, isReached: false, streak: 0 });
      expect(during.days.every(({ rightCount }) => rightCount === 0)).toBe(true);
      expect(await exportedDays(learner.user.id)).toEqual([]);
      await learner.call(handIn, { params: { attemptId: attempt.id } });
      const isOut = results === 'after-hand-in';
      expect(await learner.call(getGoal, {})).toMatchObject({ rightToday: isOut ? 1 : 0, isReached: isOut });
      expect(await exportedDays(learner.user.id)).toEqual(isOut ? [{ day: '2026-09-07', rightCount: 1 }] : []);
    },
  );
});

describe('a learner’s day [M06]', () => {
  it.each([
    ['UTC', '2026-09-07T23:30:00Z', '2026-09-07'],
    ['Europe/Berlin', '2026-09-07T23:30:00Z', '2026-09-08'],
    ['America/Los_Angeles', '2026-09-08T05:30:00Z', '2026-09-07'],
    ['Pacific/Kiritimati', '2026-09-07T10:30:00Z', '2026-09-08'],
    // In Berlin the clocks are put back in the night to October 25th, and forward in that to March 28th.
    ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T22:30:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:30:00Z', '2026-10-26'],
    ['Europe/Berlin', '2027-03-27T23:30:00Z', '2027-03-28'],
    ['Europe/Berlin', '2027-03-28T22:30:00Z', '2027-03-29'],
  ])('in %s at %s is %s', async (timeZone, moment, day) => {
    at(moment);
    const { learner, answer } = await practise();
    await sayZone(learner, timeZone);
    await answer();
    expect(await learner.call(getGoal, {})).toMatchObject({ timeZone, today: day, rightToday: 1 });
    expect(await checkedDaysOf(learner.user.id)).toEqual({ [day]: 1 });
  });

  it('stays where it was when the learner goes to another time zone', async () => {
    const { learner, answer } = await practise();
    await sayZone(learner, 'Pacific/Kiritimati');
    at('2026-09-07T10:30:00Z');
    await answer();
    await sayZone(learner, 'America/Los_Angeles');
    expect(await checkedDaysOf(learner.user.id)).toEqual({ '2026-09-08': 1 });
    expect(await learner.call(getGoal, {})).toMatchObject({ today: '2026-09-07', rightToday: 0 });
  });
});

describe('kept days [M06]', () => {
  it('of reviews stay where they were too, and are counted anew when they are lost', async () => {
    const { learner } = await practised(app, false);
    await sayZone(learner, 'Pacific/Kiritimati');
    at('2026-09-08T11:00:00Z');
    const item = first(await sit(learner));
    await answerReview(learner, item, rightFor(item));
    await sayZone(learner, 'America/Los_Angeles');
    expect(await checkedDaysOf(learner.user.id)).toEqual({ '2026-09-09': 1 });
    await app.database.db.update(reviewQuestions).set({ rightOn: null });
    await rebuildDays(app.database);
    expect(await daysOf(learner.user.id)).toEqual({ '2026-09-08': 1 });
  });

  it('are counted anew from the responses alone when they are lost', async () => {
    const { learner, answer, goOn } = await practise();
    await sayZone(learner, 'Europe/Berlin');
    at('2026-09-07T23:30:00Z');
    await answer();
    await goOn();
    at('2026-09-09T10:00:00Z');
    await answer(false);
    await answer();
    const { id } = learner.user;
    const kept = await daysOf(id);
    expect(kept).toEqual({ '2026-09-08': 1, '2026-09-09': 1 });
    await app.database.db.delete(learnerDays);
    await app.database.db.update(attemptVariants).set({ rightCount: 0, rightOn: null });
    expect(await rebuildDays(app.database)).toBeGreaterThanOrEqual(2);
    expect(await daysOf(id)).toEqual(kept);
    await answer();
    expect(await daysOf(id)).toEqual(kept);
  });

  it('of two accounts that become one are added, and the goal stays', async () => {
    const known = await app.signUpAs('learner');
    const home = await app.openClassroom();
    await known.call(setGoal, { body: { goal: { rightCount: 2, weekDays: everyDay } } });
    const task = await setTask(home.teacher, home.classId);
    const learner = await joinAnonymously(app, home.joinCode);
    await learner.call(setGoal, { body: five });
    await workOn(learner, { classId: home.classId, taskId: task.id });
    await learner.call(mergeAccounts, { body: { email: known.email, password: known.password } });
    expect(await daysOf(known.user.id)).toEqual({ '2026-09-07': 1 });
    expect(await daysOf(learner.user.id)).toEqual({});
    expect(await checkedDaysOf(known.user.id)).toEqual({ '2026-09-07': 1 });
    expect(await learner.call(getGoal, {})).toMatchObject({ goal: { rightCount: 2 }, rightToday: 1 });
  });

  it('keep a day when a regrade makes its answers wrong', async () => {
    const room = await openClassOf(app, ['Ben']);
    const { Ben } = room.learners;
    await Ben.call(setGoal, { body: { goal: { rightCount: 1, weekDays: everyDay } } });
    await room.work('Ben', { a: '2', b: '3' });
    await publishAgain(room.teacher, room.exerciseId, withKey('b', { value: '4' }));
    const policy = 'as-graded' as const;
    const { basis } = await room.teacher.call(previewRegrade, { params: room.itemPath, query: { policy } });
    const body = { id: newId(), policy, part: null, appeal: null, basis, reason: 'The key was wrong.' };
    await room.teacher.call(applyRegrade, { params: room.itemPath, body });
    expect(await Ben.call(getGoal, {})).toMatchObject({ rightToday: 1, isReached: true, streak: 1 });
    expect(await checkedDaysOf(Ben.user.id)).toEqual({ '2026-09-07': 1 });
  });

  it('go with the person, and are not counted anew for the nameless account that keeps the work', async () => {
    const { learner, answer } = await practise();
    await learner.call(setGoal, { body: five });
    await answer();
    const { password } = learner;
    await learner.call(eraseMyData, { body: { confirmation: 'ERASE', password } });
    expect(await daysOf(learner.user.id)).toEqual({});
    const { db } = app.database;
    expect(await db.select().from(learnerGoals).where(eq(learnerGoals.userId, learner.user.id))).toEqual([]);
    const before = await db.$count(learnerDays);
    await rebuildDays(app.database);
    expect(await db.$count(learnerDays)).toBe(before);
  });
});
