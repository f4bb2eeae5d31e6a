import {
  copyClassroom,
  getAttempt,
  getClassroomAdmin,
  getLearnerTask,
  getTask,
  startAttempt,
  updateTask,
  type Attempt,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let room: Awaited<ReturnType<TestApp['openClassroom']>>;
beforeAll(async () => {
  app = await openTestApp();
  room = await app.openClassroom();
});
afterAll(() => app.close());

describe('the calculator that a task allows', () => {
  it('is not mentioned unless the teacher says so', async () => {
    const task = await setTask(room.teacher, room.classId);
    const params = { classId: room.classId, taskId: task.id };
    expect(task.allowCalculator).toBe(null);
    expect(await room.learner.call(getLearnerTask, { params })).toMatchObject({ allowCalculator: null });
  });

  it('is shown to learners before they start and while they work, and follows a change', async () => {
    const task = await setTask(room.teacher, room.classId, { allowCalculator: 'scientific' });
    const params = { classId: room.classId, taskId: task.id };
    expect(await room.learner.call(getLearnerTask, { params })).toMatchObject({ allowCalculator: 'scientific' });
    const attempt: Attempt = await room.learner.call(startAttempt, { params, body: { number: 1 } });
    expect(attempt.allowCalculator).toBe('scientific');

    await room.teacher.call(updateTask, { params, body: { allowCalculator: 'not-allowed' } });
    expect(await room.teacher.call(getTask, { params })).toMatchObject({ allowCalculator: 'not-allowed' });
    const again = await room.learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(again.allowCalculator).toBe('not-allowed');
    await room.teacher.call(updateTask, { params, body: { name: 'Renamed' } });
    expect(await room.teacher.call(getTask, { params })).toMatchObject({ allowCalculator: 'not-allowed' });
    await room.teacher.call(updateTask, { params, body: { allowCalculator: null } });
    expect(await room.teacher.call(getTask, { params })).toMatchObject({ allowCalculator: null });
  });

  it('is copied with the class', async () => {
    const home = await app.openClassroom();
    await setTask(home.teacher, home.classId, { allowCalculator: 'allowed' });
    const params = { classId: home.classId };
    const copied = await home.teacher.call(copyClassroom, { params, body: { name: 'Next', firstDueDay: null } });
    const { tasks } = await home.teacher.call(getClassroomAdmin, { params: { classId: copied.id } });
    expect(tasks.map(({ allowCalculator }) => allowCalculator)).toContain('allowed');
  });

  it('rejects another word, naming the field', async () => {
    const task = await setTask(room.teacher, room.classId);
    const params = { classId: room.classId, taskId: task.id };
    const answer = await room.teacher.tryCall(updateTask, { params, body: { allowCalculator: 'abacus' as never } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual(['allowCalculator']);
  });
});
