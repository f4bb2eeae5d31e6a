import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { columnsOfTask, ScoreColumns } from './data/score-columns.ts';
import { scoreData } from './data/score-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('reads every attempt with its number, score, right questions and times, whichever of them it has [R17]', async () => {
  const { db } = app.database;
  const room = await app.openClassroom();
  const { id: first } = await setTask(room.teacher, room.classId);
  const { id: second } = await setTask(room.teacher, room.classId);
  const taskIds = [first, second];
  const people = [await app.signUpAs('learner'), await app.signUpAs('learner'), await app.signUpAs('learner')];
  const userIds = people.map(({ user }) => user.id);
  const at = new Date('2026-09-07T08:00:00.123Z');
  const later = new Date('2031-01-01T00:00:00Z');
  const rows = taskIds.flatMap((taskId, task) =>
    userIds.flatMap((userId, user) =>
      Array.from({ length: user + task }, (_, n) => ({
        id: crypto.randomUUID(),
        taskId,
        userId,
        number: n + 1,
        startedAt: at,
        lastActiveAt: at,
        closesAt: (n + user) % 2 === 0 ? later : null,
        handedInAt: (n + task) % 2 === 0 ? at : null,
        score: n / 3 + task,
        rightCount: 70_000 * n + user,
      })),
    ),
  );
  await db.insert(attempts).values(rows);
  const columns = new ScoreColumns();
  for (const row of await scoreData(app.services).selectColumns(taskIds)) columns.put(columnsOfTask.parse(row));
  const scores = columns.copy();
  const read = scores.readerOf(taskIds);
  const stored = await db.select().from(attempts);
  for (const userId of userIds) {
    const expected = taskIds.map((taskId) =>
      stored
        .filter((one) => one.taskId === taskId && one.userId === userId)
        .map(({ number, score, rightCount, closesAt, handedInAt }) => ({
          number,
          score,
          right: rightCount,
          closesAt,
          handedInAt,
        })),
    );
    expect(read(userId).map((list) => list.toSorted((a, b) => a.number - b.number))).toEqual(
      expected.map((list) => list.toSorted((a, b) => a.number - b.number)),
    );
  }
  const open = rows.filter(({ closesAt, handedInAt }) => closesAt !== null && handedInAt === null);
  expect([...scores.openUntil()]).toEqual(open.map(() => later.getTime()));
  // The sums of this test have no responses behind them.
  for (const taskId of taskIds) await db.delete(attempts).where(eq(attempts.taskId, taskId));
});

it('finds everybody’s attempts in whatever order the database gives them, with the scores that it was given [R17]', () => {
  const userIds = Array.from({ length: 40 }, () => crypto.randomUUID());
  const scores = new ScoreColumns();
  const orders = [userIds, userIds.toReversed(), [...userIds.slice(20), ...userIds.slice(0, 25)]];
  for (const [task, users] of orders.entries()) {
    const marks = Buffer.alloc(8 * users.length);
    const earned = Buffer.alloc(4 * users.length);
    users.forEach((id, at) => earned.writeFloatBE((userIds.indexOf(id) + task) / 100, 4 * at));
    users.forEach((_, at) =>
      marks.writeInt32BE(1 + users.slice(0, at).filter((id) => id === users[at]).length, 8 * at),
    );
    const ids = Buffer.from(users.join('').replaceAll('-', ''), 'hex');
    scores.put({ task_id: String(task), users: ids, scores: earned, marks, closes: null, handed_in: null });
  }
  const read = scores.copy().readerOf(['2', '0', '1']);
  for (const [place, id] of userIds.entries()) {
    const numbers = place >= 20 && place < 25 ? [1, 2] : [1];
    const found = read(id).map((attempts) => attempts.map(({ number, score }) => [number, score]));
    expect(found).toEqual([
      numbers.map((number) => [number, (place + 2) / 100]),
      [[1, place / 100]],
      [[1, (place + 1) / 100]],
    ]);
  }
});

it('notes whose attempts are other ones, whatever has changed in them [R17]', () => {
  const [one = '', other = '', third = ''] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const idsOf = (...ids: string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
  const long = (...values: number[]) => {
    const bytes = Buffer.alloc(8 * values.length);
    values.forEach((value, at) => bytes.writeBigInt64BE(BigInt(value), 8 * at));
    return bytes;
  };
  const [hasTimes, first] = [3, 2 ** 32];
  const task = {
    task_id: 'task',
    users: idsOf(one, other),
    scores: Buffer.alloc(8),
    marks: long(first + hasTimes, first + hasTimes),
    closes: long(1000, 1000),
    handed_in: long(1000, 1000),
  };
  const changes = [
    { ...task, scores: Buffer.from([0, 0, 0, 0, 1, 0, 0, 0]) },
    { ...task, marks: long(first + hasTimes, first + hasTimes + 8) },
    { ...task, closes: long(1000, 2000) },
    { ...task, handed_in: long(1000, 2000) },
    { ...task, marks: long(first + hasTimes, 2 * first + hasTimes) },
    { ...task, users: idsOf(one, third) },
    {
      ...task,
      users: idsOf(one, other, other),
      scores: Buffer.alloc(12),
      marks: long(first + hasTimes, first + hasTimes, 2 * first),
    },
  ];
  const columns = new ScoreColumns();
  let state = 1;
  const last = () => [one, other].map((id) => columns.lastChange(id));
  columns.put(task, state);
  for (const changed of changes) {
    state += 1;
    const before = columns.lastChange(one);
    columns.put(task, state);
    columns.put(changed, state + 1);
    expect(last()).toEqual([before, state + 1]);
    columns.put(changed, state + 2);
    expect(last()).toEqual([before, state + 1]);
    columns.put(task, state + 3);
    expect(last()).toEqual([before, state + 3]);
    state += 3;
  }
  columns.drop('task', 100);
  expect(last()).toEqual([100, 100]);
});
