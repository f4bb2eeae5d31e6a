import {
  joinClassroom,
  listAttention,
  listNotifications,
  remindLearners,
  startAttempt,
  updateTask,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { turnHappenings } from '../notifications/work/turning.ts';

const hour = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const later = (hours: number) => new Date(app.clock.now.getTime() + hours * hour).toISOString();

async function remindersOf(client: TestClient): Promise<string[]> {
  await turnHappenings(app.services);
  const { notifications } = await client.call(listNotifications, {});
  return notifications.filter(({ kind }) => kind === 'task-reminder').map(({ title }) => title);
}

describe('reminding of a task [R10] [M07]', () => {
  it('notifies the learners who have not begun, once on a day', async () => {
    const home = await app.openClassroom();
    const idle = await app.signUpAs('learner');
    await idle.call(joinClassroom, { body: { code: home.joinCode } });
    const { id: taskId } = await setTask(home.teacher, home.classId, { name: 'Surds', dueAt: later(40) });
    const params = { classId: home.classId, taskId };
    await home.learner.call(startAttempt, { params, body: { number: 1 } });
    expect(await home.teacher.call(listAttention, {})).toMatchObject([{ taskId, remindedAt: null }]);
    await Promise.all([1, 2, 3].map(() => home.teacher.call(remindLearners, { params })));
    expect(await remindersOf(idle)).toEqual(['Your teacher reminds you: Surds']);
    expect(await remindersOf(home.learner)).toEqual([]);
    expect(await home.teacher.call(listAttention, {})).toMatchObject([{ remindedAt: app.clock.now.toISOString() }]);
    app.clock.now = new Date(app.clock.now.getTime() + 24 * hour);
    await home.teacher.call(remindLearners, { params });
    expect(await remindersOf(idle)).toHaveLength(2);
  });

  it('is refused where the task is not open, and taken back with a task that is archived', async () => {
    const home = await app.openClassroom();
    const statusFor = async (fields: Parameters<typeof setTask>[2]) => {
      const { id: taskId } = await setTask(home.teacher, home.classId, fields);
      return (await home.teacher.tryCall(remindLearners, { params: { classId: home.classId, taskId } })).status;
    };
    expect(await statusFor({ opensAt: later(1), dueAt: later(5) })).toBe(409);
    expect(await statusFor({ opensAt: later(-5), dueAt: later(-1) })).toBe(409);
    const { id: taskId } = await setTask(home.teacher, home.classId, { name: 'Roots' });
    const params = { classId: home.classId, taskId };
    expect((await home.learner.tryCall(remindLearners, { params })).status).toBe(403);
    await home.teacher.call(remindLearners, { params });
    expect(await remindersOf(home.learner)).toEqual(['Your teacher reminds you: Roots']);
    await home.teacher.call(updateTask, { params, body: { isArchived: true } });
    expect(await remindersOf(home.learner)).toEqual([]);
  });
});
