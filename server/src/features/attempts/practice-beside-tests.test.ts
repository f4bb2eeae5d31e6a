import {
  createClassroom,
  type createTask,
  drawNextVariant,
  getAttempt,
  handIn,
  joinClassroom,
  leaveClassroom,
  listMembers,
  removeMember,
  revealHint,
  showSolution,
  startAttempt,
  submitResponse,
  type BodyOf,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareAnswer } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const testOf = (exerciseId: string): Partial<BodyOf<typeof createTask>> => ({
  kind: 'assessment',
  attemptsAllowed: 1,
  groups: [{ type: 'SG', name: '', drawCount: null, items: [{ exerciseId, points: 1 }] }],
});

/** A class whose practice, and whose test, have the same exercise; both are open, and the practice is begun. */
async function openBoth() {
  const room = await app.openClassroom();
  const { classId, learner, teacher } = room;
  const practice = await setTask(teacher, classId);
  const exerciseId = practice.groups[0]?.items[0]?.exerciseId ?? '';
  const test = await setTask(teacher, classId, testOf(exerciseId));
  const homework = { classId, taskId: practice.id };
  const attempt = await learner.call(startAttempt, { params: homework, body: { number: 1 } });
  const params = { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' };
  const answer = (value: string) =>
    learner.call(submitResponse, {
      params,
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value }] },
    });
  /** A hint, the solution, another variant. */
  const help = async () => [
    (await learner.tryCall(revealHint, { params, body: { variantNumber: 1, number: 1 } })).status,
    (await learner.tryCall(showSolution, { params, body: { variantNumber: 1 } })).status,
    (await learner.tryCall(drawNextVariant, { params, body: { after: 1 } })).status,
  ];
  const beginTest = () => learner.call(startAttempt, { params: { classId, taskId: test.id }, body: { number: 1 } });
  return { ...room, exerciseId, homework, attempt, params, answer, help, beginTest };
}

describe('practice beside a test that its learner has begun [H3] [SC9]', () => {
  it('gives no hint, solution or other variant of what the test asks, takes answers, and continues after the hand-in', async () => {
    const { learner, attempt, answer, help, beginTest, params } = await openBoth();
    const test = await beginTest();
    expect(await help()).toEqual([409, 409, 409]);
    expect(await answer('x')).toMatchObject({ state: 'wrong' });
    expect(await answer(squareAnswer(attempt))).toMatchObject({ state: 'right' });
    await learner.call(handIn, { params: { attemptId: test.id } });
    expect(await help()).toEqual([200, 200, 200]);
    expect((await learner.call(getAttempt, { params })).items[0]).toMatchObject({ variantNumber: 2 });
  });

  it('is not begun again with another variant', async () => {
    const { learner, homework, params, beginTest } = await openBoth();
    await learner.call(handIn, { params });
    const test = await beginTest();
    const again = { params: homework, body: { number: 2 } };
    const refused = await learner.tryCall(startAttempt, again);
    expect([refused.status, refused.raw]).toEqual([409, expect.stringContaining('Hand it in first.')]);
    await learner.call(handIn, { params: { attemptId: test.id } });
    expect((await learner.tryCall(startAttempt, again)).status).toBe(200);
  });

  it('is as it was before the test is begun, and for what was shown already', async () => {
    const { help, beginTest } = await openBoth();
    expect(await help()).toEqual([200, 200, 200]);
    await beginTest();
    expect(await help()).toEqual([200, 200, 200]);
  });

  it('waits for a test of another class too, and not for one that its learner can no longer hand in', async () => {
    const { teacher, learner, help, exerciseId } = await openBoth();
    const other = await teacher.call(createClassroom, { body: { name: 'Exams' } });
    await learner.call(joinClassroom, { body: { code: other.joinCode ?? '' } });
    const test = await setTask(teacher, other.id, testOf(exerciseId));
    await learner.call(startAttempt, { params: { classId: other.id, taskId: test.id }, body: { number: 1 } });
    expect(await help()).toEqual([409, 409, 409]);
    expect(await (await openBoth()).help(), 'of another learner').toEqual([200, 200, 200]);
    await learner.call(leaveClassroom, { params: { classId: other.id } });
    expect(await help(), 'of a class to which its code leads back').toEqual([409, 409, 409]);
    await learner.call(joinClassroom, { body: { code: other.joinCode ?? '' } });
    const { members } = await teacher.call(listMembers, { params: { classId: other.id } });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    await teacher.call(removeMember, { params: { classId: other.id, memberId } });
    expect(await help()).toEqual([200, 200, 200]);
  });
});
