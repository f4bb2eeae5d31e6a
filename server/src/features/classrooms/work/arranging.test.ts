import {
  arrangeClassroom,
  copyClassroom,
  createSection,
  getAttempt,
  getClassroomAdmin,
  getClassroomStudent,
  getTask,
  joinClassroom,
  listMembers,
  lookUpJoinCode,
  removeSection,
  renameSection,
  saveDraft,
  startAttempt,
  updateClassroom,
  updateTask,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises } from '../../../core/db/tables/index.ts';
import { setTask } from '../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Home = Awaited<ReturnType<TestApp['openClassroom']>>;

async function openArrangedClass() {
  const home = await app.openClassroom();
  const params = { classId: home.classId };
  const section = (name: string) => home.teacher.call(createSection, { params, body: { name } });
  const [number, algebra] = [await section('Number'), await section('Algebra')];
  const [first, second] = [await setTask(home.teacher, home.classId), await setTask(home.teacher, home.classId)];
  const arrange = (sections: { id: string; taskIds: string[] }[]) =>
    home.teacher.tryCall(arrangeClassroom, { params, body: { sections } });
  return { ...home, params, number, algebra, first, second, arrange };
}

const view = (home: Home, section?: string) =>
  home.teacher.call(getClassroomAdmin, {
    params: { classId: home.classId },
    query: section === undefined ? {} : { section },
  });

describe('sections [M04] [D08]', () => {
  it('are put in order with their tasks, renamed, and removed without their tasks', async () => {
    const home = await openArrangedClass();
    const { number, algebra, first, second, params } = home;
    const answer = await home.arrange([
      { id: '-2', taskIds: [second.id] },
      { id: algebra.id, taskIds: [first.id] },
      { id: number.id, taskIds: [] },
    ]);
    expect(answer.status).toBe(204);
    const arranged = await view(home);
    expect(arranged.sections.map(({ name }) => name)).toEqual(['Algebra', 'Number']);
    expect(arranged.tasks.map(({ id, sectionId }) => [id, sectionId])).toEqual([
      [second.id, null],
      [first.id, algebra.id],
    ]);
    expect((await view(home, '-2')).tasks.map(({ id }) => id)).toEqual([second.id]);
    expect((await view(home, algebra.id)).tasks.map(({ id }) => id)).toEqual([first.id]);
    const loose = await home.learner.call(getClassroomStudent, { params, query: { section: '-2' } });
    expect(loose.tasks.map(({ id }) => id)).toEqual([second.id]);

    const path = { params: { ...params, sectionId: algebra.id } };
    await home.teacher.call(renameSection, { ...path, body: { name: 'Letters' } });
    await home.teacher.call(removeSection, { params: { ...params, sectionId: number.id } });
    expect((await view(home)).sections).toEqual([{ id: algebra.id, name: 'Letters' }]);
    await home.teacher.call(removeSection, path);
    expect((await view(home, '-2')).tasks).toHaveLength(2);
    expect((await home.teacher.tryCall(removeSection, path)).status).toBe(404);
  });

  it('of other classes are neither ordered, renamed nor removed [SC2]', async () => {
    const [home, other] = [await openArrangedClass(), await openArrangedClass()];
    expect((await home.arrange([{ id: other.number.id, taskIds: [] }])).status).toBe(409);
    expect((await home.arrange([{ id: '-2', taskIds: [other.first.id] }])).status).toBe(409);
    const params = { classId: home.classId, sectionId: other.number.id };
    expect((await home.teacher.tryCall(renameSection, { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await home.teacher.tryCall(removeSection, { params })).status).toBe(404);
    expect((await view(other)).sections).toHaveLength(2);
  });
});

describe('a copy of a class [R14]', () => {
  it('copies tasks, items, sections and settings, shifts dates, and leaves members behind', async () => {
    const home = await openArrangedClass();
    const { params, first, second, algebra, number } = home;
    await home.teacher.call(updateClassroom, {
      params,
      body: {
        timeZone: 'Europe/Vienna',
        needsApproval: true,
        description: 'Set 2',
        taskDefaults: {
          attemptsAllowed: 2,
          latePolicy: 'per-day',
          latePercent: 10,
          results: 'after-due',
          scores: 'after-due',
          solutions: 'never',
        },
      },
    });
    await home.arrange([
      { id: algebra.id, taskIds: [second.id, first.id] },
      { id: number.id, taskIds: [] },
    ]);
    const opensAt = '2026-09-04T06:00:00.000Z';
    const dueAt = '2026-10-20T21:59:00.000Z';
    await home.teacher.call(updateTask, { params: { ...params, taskId: first.id }, body: { opensAt, dueAt } });
    const later = { dueAt: '2026-10-27T22:59:00.000Z' };
    await home.teacher.call(updateTask, { params: { ...params, taskId: second.id }, body: later });
    await home.learner.call(startAttempt, { params: { ...params, taskId: first.id }, body: { number: 1 } });
    const usesBefore = await useCounts();

    await home.teacher.call(updateClassroom, { params, body: { isArchived: true } });
    const copied = await home.teacher.call(copyClassroom, {
      params,
      body: { name: 'Next', firstDueDay: '2027-10-26' },
    });
    const copy = await home.teacher.call(getClassroomAdmin, { params: { classId: copied.id } });
    expect(copy).toMatchObject({
      name: 'Next',
      description: 'Set 2',
      timeZone: 'Europe/Vienna',
      needsApproval: true,
      isArchived: false,
      learnerCount: 0,
      staffCount: 1,
      taskDefaults: { attemptsAllowed: 2, latePercent: 10 },
    });
    expect(copy.joinCode).not.toBe(home.joinCode);
    expect(copy.sections.map(({ name }) => name)).toEqual(['Algebra', 'Number']);
    expect(copy.tasks.map((task) => [task.opensAt, task.dueAt, task.startedCount])).toEqual([
      [null, '2027-11-02T22:59:00.000Z', 0],
      ['2027-09-10T06:00:00.000Z', '2027-10-26T21:59:00.000Z', 0],
    ]);
    expect(copy.tasks.every(({ sectionId }) => sectionId === copy.sections[0]?.id)).toBe(true);
    const items = async (classId: string, taskId: string) =>
      (await home.teacher.call(getTask, { params: { classId, taskId } })).groups.map(({ items: [item] }) => [
        item?.exerciseId,
        item?.versionNumber,
        item?.points,
      ]);
    expect(await items(copied.id, copy.tasks[1]?.id ?? '')).toEqual(await items(home.classId, first.id));
    expect(await useCounts()).toBe(usesBefore + 2);
  });

  it('has no dates when none are wanted', async () => {
    const home = await openArrangedClass();
    const path = { params: { ...home.params, taskId: home.first.id } };
    await home.teacher.call(updateTask, { ...path, body: { dueAt: '2026-10-20T21:59:00.000Z' } });
    const body = { name: 'Next', firstDueDay: null };
    const copied = await home.teacher.call(copyClassroom, { params: home.params, body });
    const { tasks } = await home.teacher.call(getClassroomAdmin, { params: { classId: copied.id } });
    expect(tasks.map(({ dueAt, opensAt }) => [dueAt, opensAt])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  async function useCounts(): Promise<number> {
    const rows = await app.database.db.select().from(exercises);
    return rows.reduce((sum, { useCount }) => sum + useCount, 0);
  }
});

describe('a class that is over [P04] [R16]', () => {
  it.each([
    ['archived', { isArchived: true }, { isArchived: false }],
    ['past its last day', { lastDay: '2026-09-06' }, { lastDay: null }],
  ])('%s stays readable, takes nothing more, and comes back', async (_, end, begin) => {
    const home = await openArrangedClass();
    const { params, first, learner, teacher } = home;
    const task = { params: { ...params, taskId: first.id } };
    const attempt = await learner.call(startAttempt, { ...task, body: { number: 1 } });
    await teacher.call(updateClassroom, { params, body: end });
    expect(await view(home)).toMatchObject({ isReadOnly: true });
    expect((await learner.call(getClassroomStudent, { params })).isReadOnly).toBe(true);
    const shown = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(shown).toMatchObject({ id: attempt.id, isClosed: true, handedInAt: null });
    expect((await teacher.call(listMembers, { params })).total).toBe(2);
    expect((await app.visitor().tryCall(lookUpJoinCode, { params: { code: home.joinCode } })).status).toBe(204);
    const code = { body: { code: home.joinCode } };
    expect((await (await app.signUpAs('learner')).tryCall(joinClassroom, code)).status).toBe(400);

    const draft = {
      params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
      body: { variantNumber: 1, sequence: 1, answers: [] },
    };
    const changes = [
      await learner.tryCall(startAttempt, { ...task, body: { number: 2 } }),
      await learner.tryCall(saveDraft, draft),
      await teacher.tryCall(createSection, { params, body: { name: 'More' } }),
      await teacher.tryCall(updateTask, { ...task, body: { name: 'Other' } }),
    ];
    for (const answer of changes)
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'classroom/read-only' }]);

    await teacher.call(updateClassroom, { params, body: begin });
    expect((await learner.tryCall(saveDraft, draft)).status).toBe(200);
  });

  it('names days and zones that there are', async () => {
    const home = await app.openClassroom();
    const change = (body: object) => home.teacher.tryCall(updateClassroom, { params: { classId: home.classId }, body });
    expect((await change({ timeZone: 'Moon/Base' })).body).toEqual({ timeZone: ['There is no such time zone.'] });
    expect((await change({ lastDay: '2027-02-30' })).body).toEqual({ lastDay: ['Enter a day.'] });
    expect((await change({ firstDay: '2027-02-03', lastDay: '2027-02-02' })).body).toHaveProperty('lastDay');
    expect((await change({ firstDay: '2027-02-03', lastDay: '2027-02-03' })).status).toBe(200);
    expect((await change({ lastDay: '2027-02-01' })).body).toHaveProperty('lastDay');
  });
});
