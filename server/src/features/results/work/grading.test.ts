import {
  changeGrade,
  createSection,
  downloadGrades,
  getGradeBook,
  getGrading,
  getMyGrades,
  getStudent,
  handIn,
  joinClassroom,
  startAttempt,
  submitResponse,
  updateGrading,
  type TaskDetail,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTask } from '../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let room: Awaited<ReturnType<TestApp['openClassroom']>>;
let other: Awaited<ReturnType<TestApp['signUpAs']>>;
let members: Map<string, string>;
let [quiz, test, ticket, open]: TaskDetail[] = [];

const params = () => ({ classId: room.classId });
const book = () => room.teacher.call(getGradeBook, { params: params() });
const rowOf = async (lastName: string) => {
  const found = (await book()).rows.find((row) => row.lastName === lastName);
  if (!found) throw new Error(`no row of ${lastName}`);
  return found;
};
const inHours = (hours: number) => new Date(app.clock.now.getTime() + hours * 3_600_000).toISOString();
const path = (lastName: string, task: TaskDetail | undefined) => ({
  ...params(),
  memberId: members.get(lastName) ?? '',
  taskId: task?.id ?? '',
});

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;

/** Answers the only question of a task, right or wrong. */
async function answer(learner: Person, task: TaskDetail | undefined, isRight: boolean) {
  const attempt = await learner.call(startAttempt, {
    params: { ...params(), taskId: task?.id ?? '' },
    body: { number: 1 },
  });
  const item = attempt.items[0];
  const [, sign = '+', number = '1'] = /\(x ?([+-]) ?(\d+)\)/.exec(item?.variant.question ?? '') ?? [];
  await learner.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: item?.id ?? '' },
    body: {
      id: newId(),
      variantNumber: 1,
      answers: [
        { part: 'square', value: isRight ? `x^2 ${sign} ${2 * Number(number)}x + ${Number(number) ** 2}` : 'x' },
      ],
      secondsSpent: 30,
    },
  });
  return attempt.id;
}

beforeAll(async () => {
  app = await openTestApp();
  room = await app.openClassroom();
  other = await app.signUpAs('learner', { firstName: '小明', lastName: '=Zhou' });
  await other.call(joinClassroom, { body: { code: room.joinCode } });
  const due = inHours(2);
  quiz = await setTask(room.teacher, room.classId, { name: 'Quiz', dueAt: due });
  test = await setTask(room.teacher, room.classId, {
    name: 'Test',
    kind: 'assessment',
    attemptsAllowed: 1,
    dueAt: due,
  });
  ticket = await setTask(room.teacher, room.classId, { name: 'Ticket', dueAt: due });
  open = await setTask(room.teacher, room.classId, { name: 'Open', dueAt: inHours(99) });
  members = new Map((await book()).rows.map((row) => [row.lastName, row.memberId]));
});
afterAll(() => app.close());

describe('what counts in the grade book [R17]', () => {
  it('waits for open tasks, counts finished and due ones, and counts missing ones as zero', async () => {
    const { learner } = room;
    await answer(learner, quiz, true);
    const attemptId = await answer(learner, test, false);
    await answer(learner, open, false);
    expect(await rowOf(learner.user.lastName)).toMatchObject({ scores: [2, 0, null, 0], waiting: [1, 3], total: 100 });
    await learner.call(handIn, { params: { attemptId } });
    expect(await rowOf(learner.user.lastName)).toMatchObject({ waiting: [3], total: 50, earned: 2, possible: 4 });
    app.clock.now = new Date(app.clock.now.getTime() + 3 * 3_600_000);
    expect(await rowOf(learner.user.lastName)).toMatchObject({ missing: [2], waiting: [3], total: 33.33 });
    expect(await rowOf('=Zhou')).toMatchObject({ scores: [null, null, null, null], missing: [0, 1, 2], total: 0 });
    await room.teacher.call(updateGrading, { params: params(), body: { missingCounts: false } });
    expect(await rowOf('=Zhou')).toMatchObject({ missing: [], total: null });
    await room.teacher.call(updateGrading, { params: params(), body: { missingCounts: true } });
  });

  it('weighs groups of the class, drops the lowest, and takes it all back', async () => {
    const [tests, rest] = [newId(), newId()];
    const groups = [
      { id: tests, name: 'Tests', weight: 75, dropLowest: 0, taskIds: [test?.id ?? ''] },
      { id: rest, name: 'Rest', weight: 25, dropLowest: 1, taskIds: [quiz?.id ?? '', ticket?.id ?? ''] },
    ];
    await room.teacher.call(updateGrading, { params: params(), body: { weighBy: 'groups', groups } });
    const weighed = await book();
    expect(weighed.tasks.map((task) => task.name)).toEqual(['Test', 'Quiz', 'Ticket', 'Open']);
    expect(weighed.groups).toMatchObject([
      { name: 'Tests', weight: 75 },
      { name: 'Rest', weight: 25, dropLowest: 1 },
    ]);
    expect(await rowOf(room.learner.user.lastName)).toMatchObject({ dropped: [2], missing: [], total: 25 });
    await room.teacher.call(updateGrading, { params: params(), body: { groups: groups.slice(0, 1) } });
    expect(await rowOf(room.learner.user.lastName)).toMatchObject({ total: 0 });
    const back = await room.teacher.call(updateGrading, { params: params(), body: { groups } });
    expect(back.groups).toEqual(groups);
    expect(await rowOf(room.learner.user.lastName)).toMatchObject({ total: 25 });
  });

  it('weighs sections, and refuses what is not of the class', async () => {
    const section = await room.teacher.call(createSection, { params: params(), body: { name: 'Surds' } });
    const sections = [{ sectionId: section.id, weight: 40, dropLowest: 0 }];
    const grading = await room.teacher.call(updateGrading, {
      params: params(),
      body: { weighBy: 'sections', sections },
    });
    expect(grading.sections).toEqual([
      { sectionId: section.id, name: 'Surds', weight: 40, dropLowest: 0, taskCount: 0 },
    ]);
    const elsewhere = await app.openClassroom();
    const tryOther = (body: object) =>
      elsewhere.teacher.tryCall(updateGrading, { params: { classId: elsewhere.classId }, body });
    expect((await tryOther({ sections })).status).toBe(400);
    const [group] = (await room.teacher.call(getGrading, { params: params() })).groups;
    expect((await tryOther({ groups: [{ ...group, taskIds: [] }] })).status).toBe(400);
    expect((await tryOther({ groups: [{ ...group, weight: 101 }] })).status).toBe(400);
    await room.teacher.call(updateGrading, { params: params(), body: { weighBy: 'points' } });
  });
});

describe('a changed grade [R17]', () => {
  const change = (lastName: string, task: TaskDetail | undefined, body: object) =>
    room.teacher.tryCall(changeGrade, { params: path(lastName, task), body });

  it('holds with its reason and history, excuses, and can be taken back', async () => {
    const name = room.learner.user.lastName;
    const none = { score: null, isExcused: false };
    expect((await change(name, test, { score: 1.5, isExcused: false, reason: 'Right idea' })).body).toMatchObject({
      score: 1.5,
      earned: 0,
      isOverridden: true,
    });
    expect(await rowOf(name)).toMatchObject({ scores: [2, 1.5, null, 0], overridden: [1], total: 58.33 });
    await change(name, test, { ...none, isExcused: true, reason: 'Was ill' });
    expect(await rowOf(name)).toMatchObject({ scores: [2, null, null, 0], excused: [1], overridden: [], total: 50 });
    const last = await change(name, test, { ...none, reason: 'Was there after all' });
    expect(last.body).toMatchObject({
      score: 0,
      changes: [
        { score: null, isExcused: false, reason: 'Was there after all', changedBy: expect.stringContaining('Person') },
        { score: null, isExcused: true },
        { score: 1.5, isExcused: false, reason: 'Right idea' },
      ],
    });
    expect(await rowOf(name)).toMatchObject({ scores: [2, 0, null, 0], excused: [], total: 33.33 });
  });

  it.each([
    ['without a reason', { score: 1, isExcused: false, reason: ' ' }, 'reason'],
    ['above the points of the task', { score: 3, isExcused: false, reason: 'x' }, 'score'],
    ['below zero', { score: -1, isExcused: false, reason: 'x' }, 'score'],
    ['with a score for who is excused', { score: 1, isExcused: true, reason: 'x' }, 'score'],
  ])('is refused %s', async (_, body, field) => {
    const answer = await change(room.learner.user.lastName, test, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(field);
  });

  it('is not for learners, nor in foreign classes', async () => {
    const name = room.learner.user.lastName;
    const body = { score: 2, isExcused: false, reason: 'Mine' };
    expect((await room.learner.tryCall(changeGrade, { params: path(name, test), body })).status).toBe(403);
    const stranger = await app.openClassroom();
    const foreign = { ...path(name, test), classId: stranger.classId };
    expect((await stranger.teacher.tryCall(changeGrade, { params: foreign, body })).status).toBe(404);
  });
});

describe('a learner’s own total', () => {
  const mine = (person: Person) => person.call(getMyGrades, { params: params() });

  it('says what counts and why, with the teacher’s reason, and no names of others', async () => {
    await room.teacher.call(changeGrade, {
      params: path(room.learner.user.lastName, ticket),
      body: { score: 1, isExcused: false, reason: 'Done on paper' },
    });
    await room.teacher.call(updateGrading, { params: params(), body: { learnersSeeAverage: true } });
    const grades = await mine(room.learner);
    expect(grades).toMatchObject({ isShown: true, total: 50, earned: 3, possible: 6, classAverage: 25 });
    expect(grades.tasks.map((task) => [task.name, task.score, task.state, task.reason])).toEqual([
      ['Quiz', 2, 'counts', null],
      ['Test', 0, 'counts', null],
      ['Ticket', 1, 'counts', 'Done on paper'],
      ['Open', 0, 'waiting', null],
    ]);
    expect(JSON.stringify(grades)).not.toContain('Zhou');
  });

  it('holds nothing of scores that are withheld [invariant 1]', async () => {
    const hidden = await setTask(room.teacher, room.classId, {
      name: 'Withheld',
      kind: 'assessment',
      attemptsAllowed: 1,
      results: 'by-hand',
      scores: 'by-hand',
    });
    const attemptId = await answer(room.learner, hidden, false);
    await room.learner.call(handIn, { params: { attemptId } });
    expect((await rowOf(room.learner.user.lastName)).total).toBe(37.5);
    await room.teacher.call(changeGrade, {
      params: path(room.learner.user.lastName, hidden),
      body: { score: 2, isExcused: false, reason: 'Not out yet' },
    });
    const grades = await mine(room.learner);
    expect(grades.total).toBe(50);
    expect(grades.tasks.at(-1)).toMatchObject({ name: 'Withheld', score: null, state: 'none', reason: null });
  });

  it('is there only where the class shows it', async () => {
    await room.teacher.call(updateGrading, { params: params(), body: { learnersSeeTotal: false } });
    expect(await mine(room.learner)).toMatchObject({ isShown: false, total: null, tasks: [] });
    await room.teacher.call(updateGrading, { params: params(), body: { learnersSeeTotal: true } });
    const body = { weighBy: 'groups' };
    expect((await room.learner.tryCall(updateGrading, { params: params(), body })).status).toBe(403);
  });
});

describe('the page of a learner [R15]', () => {
  it('has total, first tries, time, mastery by topic and attempts', async () => {
    const learner = await room.teacher.call(getStudent, {
      params: { ...params(), memberId: members.get(room.learner.user.lastName) ?? '' },
    });
    expect(learner).toMatchObject({
      firstTries: { right: 1, all: 4 },
      tasks: { begun: 4, all: 5 },
      weekSeconds: expect.any(Number),
      attemptCount: 4,
      accommodation: null,
    });
    expect(learner.topics).toMatchObject([{ answerCount: 4, trend: 'steady', mastery: expect.any(Number) }]);
    expect(learner.attempts.map((attempt) => [attempt.taskName, attempt.score, attempt.tries])).toEqual([
      ['Withheld', 0, 1],
      ['Open', 0, 1],
      ['Test', 0, 1],
      ['Quiz', 2, 1],
    ]);
  });

  it('is not there for teachers, strangers and other classes', async () => {
    const elsewhere = await app.openClassroom();
    const memberId = members.get('=Zhou') ?? '';
    const foreign = { classId: elsewhere.classId, memberId };
    expect((await elsewhere.teacher.tryCall(getStudent, { params: foreign })).status).toBe(404);
    expect((await room.learner.tryCall(getStudent, { params: { ...params(), memberId } })).status).toBe(403);
  });
});

describe('the download [R30]', () => {
  const lines = async (unit: 'percent' | 'points' | 'attempts') => {
    const answer = await room.teacher.tryCall(downloadGrades, { params: params(), query: { unit } });
    return answer.raw.replace('\uFEFF', '').trim().split('\r\n');
  };

  it('is what the screen shows, in each unit, names in any script', async () => {
    const name = room.learner.user.lastName;
    const [head, , possible, ...rows] = await lines('points');
    expect(head).toBe(
      'Last name,First name,Quiz,Test,Ticket,Open,Withheld,Total in %,Points,Of points,Does not count,Changed by a teacher',
    );
    expect(possible).toBe(',Points possible,2,2,2,2,2,,,,,');
    const shown = await rowOf(name);
    expect(rows).toContain(
      `${name},Person,2,0,1,0,2,${shown.total},${shown.earned},${shown.possible},Open,"Ticket; Withheld"`,
    );
    expect(rows).toContain("'=Zhou,小明,0,0,0,,,0,0,6,,");
    expect((await lines('percent')).slice(3)).toContain(
      `${name},Person,100,0,50,0,100,${shown.total},${shown.earned},${shown.possible},Open,"Ticket; Withheld"`,
    );
    expect((await lines('attempts')).slice(3)).toContain("'=Zhou,小明,0,0,0,0,0,0,0,6,,");
  });
});
