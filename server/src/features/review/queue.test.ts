import {
  archiveExercise,
  createTask,
  drawNextVariant,
  getAttempt,
  getReview,
  handIn,
  listMembers,
  removeMember,
  startAttempt,
  submitResponse,
  updateClassroom,
  updateReview,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../core/db/tables/index.ts';
import { workOn } from '../../testing/classes/class-work.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import {
  answerReview,
  dayMs,
  first,
  pass,
  practised,
  rightFor,
  sit,
  toReview,
} from '../../testing/classes/reviewing.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('the queue of reviews [A11]', () => {
  /** A class in which so many exercises were answered wrongly. */
  async function manyWrong(count: number) {
    const home = await app.openClassroom();
    const task = await setTask(
      home.teacher,
      home.classId,
      {},
      Array.from({ length: count }, () => squareOfSum),
    );
    const params = { classId: home.classId, taskId: task.id };
    const attempt = await home.learner.call(startAttempt, { params, body: { number: 1 } });
    for (const item of attempt.items) {
      await home.learner.call(submitResponse, {
        params: { attemptId: attempt.id, itemId: item.id },
        body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: 'x' }] },
      });
    }
    return home;
  }

  it('has at most ten new exercises a day, and at most as many as the learner wants', async () => {
    const { learner } = await manyWrong(12);
    pass(app, 1);
    expect(await learner.call(getReview, {})).toMatchObject({ toReview: 10, left: 2, perDay: 20, minutes: 10 });
    expect(await learner.call(updateReview, { body: { perDay: 5 } })).toMatchObject({ toReview: 5, left: 7 });
    const sitting = await sit(learner);
    expect(sitting.items).toHaveLength(5);
    for (const item of sitting.items) await answerReview(learner, item, rightFor(item));
    expect(await learner.call(getReview, {})).toMatchObject({ toReview: 0, left: 7, doneToday: 5 });
    expect((await sit(learner, sitting.id)).items).toEqual([]);
    pass(app, 1);
    expect(await toReview(learner)).toBe(5);
    expect(await learner.call(updateReview, { body: { perDay: 0 } })).toMatchObject({ toReview: 0 });
    expect((await sit(learner)).items).toEqual([]);
    expect((await learner.tryCall(updateReview, { body: { perDay: 7 } })).status).toBe(400);
  });

  it('counts the day by the learner’s own calendar', async () => {
    const { learner } = await practised(app, false);
    await app.database.db.update(users).set({ timeZone: 'Pacific/Honolulu' }).where(eq(users.id, learner.user.id));
    pass(app, 1);
    const date = app.clock.now.toISOString().slice(0, 10);
    app.clock.now = new Date(`${date}T09:30:00Z`);
    const item = first(await sit(learner));
    await answerReview(learner, item, rightFor(item));
    expect((await learner.call(getReview, {})).doneToday).toBe(1);
    app.clock.now = new Date(`${date}T09:59:00Z`);
    expect((await learner.call(getReview, {})).doneToday).toBe(1);
    app.clock.now = new Date(`${date}T10:01:00Z`);
    expect((await learner.call(getReview, {})).doneToday).toBe(0);
  });

  it('leaves out exercises of a class that has ended or that the learner has left', async () => {
    const [ended, left] = [await practised(app, false), await practised(app, false)];
    pass(app, 2);
    expect([await toReview(ended.learner), await toReview(left.learner)]).toEqual([1, 1]);
    const yesterday = new Date(app.clock.now.getTime() - dayMs).toISOString().slice(0, 10);
    await ended.teacher.call(updateClassroom, { params: { classId: ended.classId }, body: { lastDay: yesterday } });
    const { members } = await left.teacher.call(listMembers, { params: { classId: left.classId }, query: {} });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    await left.teacher.call(removeMember, { params: { classId: left.classId, memberId } });
    expect([await toReview(ended.learner), await toReview(left.learner)]).toEqual([0, 0]);
    expect((await sit(left.learner)).items).toEqual([]);
  });

  it('leaves out archived exercises', async () => {
    const { learner, teacher, exerciseId } = await practised(app, false);
    pass(app, 1);
    expect(await toReview(learner)).toBe(1);
    await teacher.call(archiveExercise, { params: { exerciseId } });
    expect(await toReview(learner)).toBe(0);
  });

  it('leaves out what an open assessment of the class asks', async () => {
    const { learner, teacher, classId, exerciseId } = await practised(app, false);
    pass(app, 1);
    expect(await toReview(learner)).toBe(1);
    const exam = await teacher.call(createTask, {
      params: { classId },
      body: {
        name: 'Test',
        sectionId: null,
        kind: 'assessment',
        opensAt: null,
        dueAt: new Date(app.clock.now.getTime() + dayMs / 24).toISOString(),
        attemptsAllowed: 1,
        results: 'after-due',
        solutions: 'never',
        groups: [{ type: 'SG', items: [{ exerciseId, points: 1 }] }],
      },
    });
    expect(await toReview(learner)).toBe(0);
    await workOn(learner, { classId, taskId: exam.id }, { handsIn: true });
    expect(await toReview(learner)).toBe(0);
    pass(app, 0.1);
    // Its results are out: it was right, so that it is not due.
    expect(await toReview(learner)).toBe(0);
    expect((await learner.call(getReview, {})).nextAt).not.toBeNull();
  });

  it('does not reveal by its dates whether an answer was right before its results are released', async () => {
    const home = await app.openClassroom();
    const task = await setTask(home.teacher, home.classId, {
      kind: 'assessment',
      attemptsAllowed: 1,
      results: 'by-hand',
      solutions: 'never',
    });
    await workOn(home.learner, { classId: home.classId, taskId: task.id }, { isRight: false, handsIn: true });
    pass(app, 3);
    expect(await home.learner.call(getReview, {})).toMatchObject({ toReview: 0, exerciseCount: 0 });
  });

  it('takes each further variant of practice as an answer', async () => {
    const { learner, attemptId } = await practised(app, true);
    const { items } = await learner.call(getAttempt, { params: { attemptId } });
    const params = { attemptId, itemId: items[0]?.id ?? '' };
    const next = await learner.call(drawNextVariant, { params, body: { after: 1 } });
    await learner.call(submitResponse, {
      params,
      body: { id: newId(), variantNumber: next.variantNumber, answers: [{ part: 'square', value: 'x' }] },
    });
    await learner.call(handIn, { params: { attemptId } });
    pass(app, 1);
    expect(await toReview(learner)).toBe(1);
  });
});
