import {
  getMasteryMap,
  getMemberTrend,
  getMyTrend,
  getStudent,
  listClassTrends,
  listMembers,
  trendWeeks,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClassOf, twoNumbers } from '../../testing/classes/class-of.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let room: Awaited<ReturnType<typeof openWorked>>;

const weekMs = 7 * 86_400_000;

/** Ada is right at first and wrong weeks later, Ben the other way; Cem does nothing. */
async function openWorked() {
  const room = await openClassOf(app, ['Ada', 'Ben', 'Cem'], { task: { dueAt: null } });
  const [right, wrong] = [
    { a: '2', b: '3' },
    { a: '2', b: '9' },
  ];
  const ada = await room.work('Ada', right, right, right);
  const ben = await room.work('Ben', wrong, wrong, wrong);
  app.clock.now = new Date(app.clock.now.getTime() + 5 * weekMs);
  for (let count = 0; count < 3; count++) {
    await ada.answer(wrong);
    await ben.answer(right);
  }
  const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId }, query: {} });
  const memberOf = (name: string) => members.find(({ firstName }) => firstName === name)?.id ?? '';
  return { ...room, memberOf };
}

beforeAll(async () => {
  app = await openTestApp();
  room = await openWorked();
});
afterAll(() => app.close());

describe('a class over time [R10]', () => {
  it('is in weeks, the newest last, with learners who worked and the share that was right', async () => {
    const trends = await room.teacher.call(listClassTrends, {});
    const weeks = trends.find(({ classId }) => classId === room.classId)?.weeks ?? [];
    expect(weeks).toHaveLength(trendWeeks);
    expect(weeks.at(-1)).toMatchObject({ activeCount: 2, rightShare: expect.closeTo(1) });
    expect(weeks.slice(0, -1).every(({ activeCount, rightShare }) => activeCount === 0 && rightShare === null)).toBe(
      true,
    );
    app.clock.now = new Date(app.clock.now.getTime() + weekMs);
    const later = (await room.teacher.call(listClassTrends, {})).find(({ classId }) => classId === room.classId);
    expect(later?.weeks.map(({ activeCount }) => activeCount).slice(-2)).toEqual([2, 0]);
    app.clock.now = new Date(app.clock.now.getTime() - weekMs);
  });

  it('is summed anew after a minute at the latest', async () => {
    const own = await openClassOf(app, ['Dan', 'Eve'], { task: { dueAt: null } });
    const countActive = async () => (await own.teacher.call(listClassTrends, {}))[0]?.weeks.at(-1)?.activeCount;
    await own.work('Dan', { a: '2', b: '3' });
    expect(await countActive()).toBe(1);
    await own.work('Eve', { a: '2', b: '9' });
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 60_000);
    expect(await countActive()).toBe(2);
    app.clock.now = before;
  });

  it('shows a teacher their own classes alone', async () => {
    const stranger = await app.signUpAs('teacher');
    expect(await stranger.call(listClassTrends, {})).toEqual([]);
    expect((await room.learners.Ada.tryCall(listClassTrends, {})).status).toBe(403);
  });
});

describe('the mastery map [R14]', () => {
  it('has a row for each learner by name and a cell for each topic, the same figure as on the page of the learner', async () => {
    const map = await room.teacher.call(getMasteryMap, { params: { classId: room.classId }, query: {} });
    expect(map.topics).toEqual([twoNumbers.topic]);
    const cellOf = (name: string) => map.learners.find(({ firstName }) => firstName === name)?.cells[0];
    expect(map.total).toBe(map.learners.length);
    expect(cellOf('Cem')).toBeNull();
    for (const name of ['Ada', 'Ben']) {
      const params = { classId: room.classId, memberId: room.memberOf(name) };
      const { topics } = await room.teacher.call(getStudent, { params, query: {} });
      expect(cellOf(name)?.mastery).toBeCloseTo(topics[0]?.mastery ?? -1, 2);
    }
    expect(cellOf('Ada')?.change).toBeLessThan(-0.1);
    expect(cellOf('Ben')?.change).toBeGreaterThan(0.1);
  });

  it('continues at the offset', async () => {
    const params = { classId: room.classId };
    const whole = await room.teacher.call(getMasteryMap, { params, query: {} });
    const rest = await room.teacher.call(getMasteryMap, { params, query: { offset: 1 } });
    expect(rest.learners).toEqual(whole.learners.slice(1));
    expect((await room.teacher.call(getMasteryMap, { params, query: { offset: 100 } })).learners).toEqual([]);
  });
});

describe('a learner over time [R15]', () => {
  it('is the same for the teacher and, in practice, for the learner', async () => {
    const params = { classId: room.classId };
    const forTeacher = await room.teacher.call(getMemberTrend, {
      params: { ...params, memberId: room.memberOf('Ada') },
    });
    expect(forTeacher.weeks.at(-1)).toMatchObject({ activeCount: 1 });
    expect(forTeacher.topics).toMatchObject([{ topic: twoNumbers.topic }]);
    expect(await room.learners.Ada.call(getMyTrend, { params })).toEqual(forTeacher);
    expect((await room.learners.Cem.call(getMyTrend, { params })).topics).toEqual([]);
  });

  it('of a test says nothing to the learner before its results are out [M03]', async () => {
    const test = await openClassOf(app, ['Ada'], {
      task: { kind: 'assessment', attemptsAllowed: 1, solutions: 'never', results: 'by-hand' },
    });
    await test.work('Ada', { a: '2', b: '3' }, { a: '2', b: '3' }, { a: '2', b: '3' });
    const mine = await test.learners.Ada.call(getMyTrend, { params: { classId: test.classId } });
    expect(mine.topics).toEqual([]);
    expect(mine.weeks.every(({ rightShare }) => rightShare === null)).toBe(true);
  });
});
