import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { gradeData } from './data/grade-store.ts';

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
  const scores = await gradeData(app.services).selectScores({ classId: room.classId });
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
  expect(scores.openUntil).toEqual(open.map(() => later.getTime()));
  // The sums of this test have no responses behind them.
  for (const taskId of taskIds) await db.delete(attempts).where(eq(attempts.taskId, taskId));
});
