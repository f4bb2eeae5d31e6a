import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptVariants, learnerDays, users } from '../../core/db/tables/index.ts';
import { workOn } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { rebuildDays } from './work/rebuild.ts';

const day = '2026-09-07';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.now = new Date(`${day}T08:00:00Z`);
});
afterAll(() => app.close());

/** A learner who has answered a question right, whose counts were lost. */
async function answeredAndLost() {
  const home = await app.openClassroom();
  const task = await setTask(home.teacher, home.classId);
  const attempt = await workOn(home.learner, { classId: home.classId, taskId: task.id });
  const userId = home.learner.user.id;
  const { db } = app.database;
  await db.delete(learnerDays).where(eq(learnerDays.userId, userId));
  const lost = await db
    .update(attemptVariants)
    .set({ rightCount: 0, rightOn: null })
    .where(eq(attemptVariants.attemptId, attempt.id))
    .returning({ id: attemptVariants.id });
  return { userId, variantId: lost[0]?.id ?? '' };
}

const daysOf = (userId: string) => app.database.db.select().from(learnerDays).where(eq(learnerDays.userId, userId));

async function rightCountOf(variantId: string) {
  const [row] = await app.database.db.select().from(attemptVariants).where(eq(attemptVariants.id, variantId));
  return row?.rightCount;
}

const isSomebodyWaiting = async () =>
  (await app.database.db.execute(sql`select 1 from pg_locks where not granted`)).rows.length > 0;

/** Tried once: a transaction that a deadlock ends fails the test. */
const once = { attempts: 1 };

// The embedded database has one session, and no server beside the command.
describe.skipIf(!process.env['TEST_DATABASE_URL'])('days that are counted anew while learners answer [M06]', () => {
  it('wait for a question that is being answered, and lock no day before', async () => {
    const [inUse, other] = [await answeredAndLost(), await answeredAndLost()];
    let rebuilt: Promise<number> | undefined;
    await app.database.transaction(async (tx) => {
      const own = eq(attemptVariants.id, inUse.variantId);
      await tx.select().from(attemptVariants).where(own).for('update');
      rebuilt = rebuildDays(app.database);
      await expect.poll(() => rightCountOf(other.variantId)).toBe(1);
      await expect.poll(isSomebodyWaiting).toBe(true);
      await tx.insert(learnerDays).values({ userId: inUse.userId, day, rightCount: 1 });
      await tx.update(attemptVariants).set({ rightCount: 1, rightOn: day }).where(own);
    }, once);
    await rebuilt;
    for (const { userId } of [inUse, other]) expect(await daysOf(userId)).toMatchObject([{ day, rightCount: 1 }]);
  });

  it('make way for a change that has locked an account and comes to its days', async () => {
    const { userId } = await answeredAndLost();
    let rebuilt: Promise<number> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, userId)).for('update');
      rebuilt = rebuildDays(app.database);
      await expect.poll(isSomebodyWaiting).toBe(true);
      await tx.delete(learnerDays).where(eq(learnerDays.userId, userId));
    }, once);
    await rebuilt;
    expect(await daysOf(userId)).toMatchObject([{ day, rightCount: 1 }]);
  });
});
