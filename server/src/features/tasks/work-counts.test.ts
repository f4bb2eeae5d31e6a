import { getClassroomAdmin, getTask, joinClassroom, listMembers, removeMember, startAttempt } from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOn } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { handInEnded } from '../attempts/work/chores.ts';
import { taskData } from './data/task-store.ts';
import { isFinished, selectFinished } from './work/tasks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ variables: { LIMIT_CALLS: 'off' } });
});
afterAll(() => app.close());

it('counts who has begun a task and who is through with it, as each of them sees it [R31]', async () => {
  const { teacher, classId, joinCode } = await app.openClassroom();
  const dueAt = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
  const practice = await setTask(teacher, classId, { kind: 'practice', dueAt, latePolicy: 'none' });
  const assessment = await setTask(teacher, classId, { kind: 'assessment', dueAt, attemptsAllowed: 2 });
  const untouched = await setTask(teacher, classId, {});
  const [ofPractice, ofAssessment] = [practice, assessment].map((task) => ({ classId, taskId: task.id })) as [
    { classId: string; taskId: string },
    { classId: string; taskId: string },
  ];
  const join = async () => {
    const learner = await app.signUpAs('learner');
    await learner.call(joinClassroom, { body: { code: joinCode } });
    return learner;
  };
  const [right, wrong, handsIn, leaves, begins] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ];
  await workOn(right, ofPractice);
  await workOn(wrong, ofPractice, { isRight: false });
  await workOn(handsIn, ofPractice, { isRight: false, handsIn: true });
  await workOn(leaves, ofPractice);
  await workOn(right, ofAssessment, { handsIn: true });
  await workOn(right, ofAssessment, { number: 2, isRight: false });
  await workOn(wrong, ofAssessment);
  await begins.call(startAttempt, { params: ofAssessment, body: { number: 1 } });
  const { members } = await teacher.call(listMembers, { params: { classId }, query: {} });
  const memberId = members.find(({ lastName }) => lastName === leaves.user.lastName)?.id ?? '';
  await teacher.call(removeMember, { params: { classId, memberId } });

  const counts = async () => {
    const { tasks } = await teacher.call(getClassroomAdmin, { params: { classId }, query: {} });
    return [practice, assessment, untouched].map(({ id }) => {
      const task = tasks.find((one) => one.id === id);
      return [task?.startedCount, task?.finishedCount];
    });
  };
  expect(await counts()).toEqual([
    [3, 2],
    [3, 1],
    [0, 0],
  ]);
  // The end of the time finishes an assessment, not a practice.
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 3_600_000);
  await handInEnded(app.services);
  expect(await counts()).toEqual([
    [3, 2],
    [3, 3],
    [0, 0],
  ]);
  const everybody = [right, wrong, handsIn, leaves, begins].map(({ user }) => user.id);
  for (const ids of [ofPractice, ofAssessment]) {
    const task = await teacher.call(getTask, { params: ids });
    const row = await taskData(app.services).findTask(ids);
    const progress = await taskData(app.services).selectProgress(ids);
    const finished = progress.flatMap((attempt) => (row && isFinished(row, attempt) ? [attempt.userId] : []));
    expect(task.finishedCount).toBe(new Set(finished).size);
    expect((await selectFinished(app.services, ids, everybody)).toSorted()).toEqual([...new Set(finished)].toSorted());
  }
});
