import {
  changeGrade,
  getClassroomStudent,
  joinClassroom,
  listClassrooms,
  listMembers,
  removeMember,
  setAccommodation,
} from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOn } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { recordWatch } from '../privacy/work/record-watch.ts';
import { statementsOf } from '../../testing/statements.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Runs work and returns the names of the statements that it sends; of one without a name the text. */
async function namesOfStatements(work: () => Promise<unknown>): Promise<string[]> {
  // Work that earlier calls left to do sends statements too.
  await app.services.background.settle();
  await recordWatch(app.services).flush();
  return (await statementsOf(work)).map(({ name, text }) => name ?? text).toSorted();
}

async function openClasses() {
  const [room, other] = [await app.openClassroom(), await app.openClassroom()];
  const path = { classId: room.classId };
  const first = await setTask(room.teacher, room.classId, { name: 'First' });
  const second = await setTask(room.teacher, room.classId, { name: 'Second', dueAt: '2026-09-08T08:00:00.000Z' });
  await setTask(other.teacher, other.classId, { name: 'Elsewhere' });
  const friend = await app.signUpAs('learner');
  await friend.call(joinClassroom, { body: { code: room.joinCode } });
  await friend.call(joinClassroom, { body: { code: other.joinCode } });
  await workOn(room.learner, { ...path, taskId: first.id });
  await workOn(friend, { ...path, taskId: second.id }, { isRight: false });
  const { members } = await room.teacher.call(listMembers, { params: path });
  const memberId = members.find(({ lastName }) => lastName === friend.user.lastName)?.id ?? '';
  const body = { timeFactor: 1, extraMinutes: 0, shiftMinutes: 60, extraAttempts: 0, note: '', shiftUntil: null };
  await room.teacher.call(setAccommodation, { params: { ...path, memberId }, body });
  await room.teacher.call(changeGrade, {
    params: { ...path, memberId, taskId: first.id },
    body: { score: null, isExcused: true, reason: 'Ill.' },
  });
  return { ...room, path, friend, memberId, other };
}

it('shows each learner their own work, also to those who ask at the same moment [R31]', async () => {
  const { path, learner, friend, memberId, teacher, other } = await openClasses();
  const pageOf = async (client: typeof learner, classId = path.classId) => {
    const { tasks, learnerCount, teacherNames } = await client.call(getClassroomStudent, { params: { classId } });
    expect([learnerCount, teacherNames.length]).toEqual([2, 1]);
    return tasks.map(({ name, state, score, isExcused, dueAt }) => [name, state, score, isExcused, dueAt]);
  };
  const [own, friends, elsewhere, again] = await Promise.all([
    pageOf(learner),
    pageOf(friend),
    pageOf(friend, other.classId),
    pageOf(learner),
  ]);
  expect(own).toEqual([
    ['First', 'done', 2, false, null],
    ['Second', 'not-started', null, false, '2026-09-08T08:00:00.000Z'],
  ]);
  expect(again).toEqual(own);
  expect(friends).toEqual([
    ['First', 'not-started', null, true, null],
    ['Second', 'started', 0, false, '2026-09-08T09:00:00.000Z'],
  ]);
  expect(elsewhere).toEqual([['Elsewhere', 'not-started', null, false, null]]);
  const lists = await Promise.all([learner, friend].map((client) => client.call(listClassrooms, {})));
  expect(lists.map((list) => list.map(({ openTaskCount, nextDueAt }) => [openTaskCount, nextDueAt]))).toEqual([
    [[1, '2026-09-08T08:00:00.000Z']],
    [
      [1, '2026-09-08T09:00:00.000Z'],
      [1, null],
    ],
  ]);
  await teacher.call(removeMember, { params: { ...path, memberId } });
  const [removed, stayed] = await Promise.all([
    friend.tryCall(getClassroomStudent, { params: path }),
    learner.tryCall(getClassroomStudent, { params: path }),
  ]);
  expect([removed.status, stayed.status]).toEqual([404, 200]);
});

// Through a pooler statements are sent without names.
const isPooled = process.env['TEST_POOLER_URL'] !== undefined;

it.skipIf(isPooled)(
  'opens the pages of a whole class with as many statements as one page, and all of them are prepared',
  async () => {
    const { path, learner, friend } = await openClasses();
    const openPage = (client: typeof learner) => client.call(getClassroomStudent, { params: path });
    const openList = (client: typeof learner) => client.call(listClassrooms, {});
    const ofWork = ['accommodations_by_user', 'own_work_in_classes', 'tasks_of_classes'];
    const ofPage = ['pages_of_classes', 'places_in_classes', ...ofWork];
    await openPage(learner);
    const session = (await namesOfStatements(() => openPage(learner))).filter((name) => !ofPage.includes(name));
    expect(session).toHaveLength(1);
    expect(session[0]).toMatch(/^\w+$/);
    for (const [open, names] of [
      [openPage, ofPage],
      [openList, ['lists_of_classes', ...ofWork]],
    ] as const) {
      const expected = [...session, ...names].toSorted();
      expect(await namesOfStatements(() => open(learner))).toEqual(expected);
      const whole = [learner, friend, learner, friend, learner, friend];
      expect(await namesOfStatements(() => Promise.all(whole.map((client): Promise<unknown> => open(client))))).toEqual(
        expected,
      );
    }
  },
);
