import { getLearnerReview, getStudent, listMembers, startAttempt, submitResponse } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { squareAnswer } from '../../testing/classes/class-work.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('the page of a learner has the questions of every attempt as the page of its answers has them [R15]', async () => {
  const { teacher, learner, classId } = await app.openClassroom();
  const documents = [squareOfSum, { ...squareOfSum, title: 'Second' }, { ...squareOfSum, title: 'Third' }];
  const { id: taskId } = await setTask(teacher, classId, {}, documents);
  const attempt = await learner.call(startAttempt, { params: { classId, taskId }, body: { number: 1 } });
  const answer = (at: number, value: string) =>
    learner.call(submitResponse, {
      params: { attemptId: attempt.id, itemId: attempt.items[at]?.id ?? '' },
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value }], secondsSpent: 20 },
    });
  await answer(0, 'x');
  await answer(0, squareAnswer(attempt, 0));
  await answer(1, 'x');

  const { members } = await teacher.call(listMembers, { params: { classId } });
  const memberId = members.find(({ lastName }) => lastName === learner.user.lastName)?.id ?? '';
  const shown = await teacher.call(getStudent, { params: { classId, memberId } });
  const items = shown.attempts[0]?.items ?? [];
  expect(items.map(({ title, outcome, tries, score }) => [title, outcome, tries, score])).toEqual([
    [squareOfSum.title, 'right', 2, 2],
    ['Second', 'wrong', 1, 0],
    ['Third', 'open', 0, 0],
  ]);
  const review = await teacher.call(getLearnerReview, { params: { classId, memberId, taskId } });
  const seconds = (at: number) =>
    review.attempts[0]?.items[at]?.variants.reduce((sum, { secondsSpent }) => sum + secondsSpent, 0);
  expect(items.map(({ id, points, secondsSpent }) => ({ id, points, secondsSpent }))).toEqual(
    review.attempts[0]?.items.map(({ id, points }, at) => ({ id, points, secondsSpent: seconds(at) })),
  );
});

it('the page of a learner has as many of the newest attempts as it asks for, and counts all of them [R15] [RL5]', async () => {
  const { teacher, learner, classId } = await app.openClassroom();
  const begun: string[] = [];
  for (let task = 1; task <= 3; task += 1) {
    const { id: taskId } = await setTask(teacher, classId, { name: `Task ${task}` }, [squareOfSum]);
    const { id } = await learner.call(startAttempt, { params: { classId, taskId }, body: { number: 1 } });
    begun.unshift(id);
  }
  const { members } = await teacher.call(listMembers, { params: { classId } });
  const memberId = members.find(({ lastName }) => lastName === learner.user.lastName)?.id ?? '';
  const read = (attempts?: number) =>
    teacher.call(getStudent, { params: { classId, memberId }, query: attempts === undefined ? {} : { attempts } });
  const two = await read(2);
  expect(two.attempts.map(({ id, items }) => [id, items.length])).toEqual([
    [begun[0], 1],
    [begun[1], 1],
  ]);
  expect(two.attemptCount).toBe(3);
  const all = await read();
  expect(all.attempts.map(({ id }) => id)).toEqual(begun);
  expect(all.lastActiveAt).toBe(two.lastActiveAt);
  const tooMany = await teacher.tryCall(getStudent, { params: { classId, memberId }, query: { attempts: 201 } });
  expect([tooMany.status, Object.keys(tooMany.body as object)]).toEqual([400, ['attempts']]);
});
