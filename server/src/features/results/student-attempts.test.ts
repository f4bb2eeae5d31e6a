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
  const student = await teacher.call(getStudent, { params: { classId, memberId } });
  const items = student.attempts[0]?.items ?? [];
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
