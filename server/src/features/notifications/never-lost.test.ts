import { updateNotificationSettings } from '@lemma/contracts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { happenings, mails, members, notifications, users } from '../../core/db/tables/index.ts';
import { inTransaction } from '../../core/transaction.ts';
import { quietClasses } from '../../testing/classes/quiet-class.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { planUnplanned } from '../tasks/work/planning.ts';
import { recordHappenings } from './api.ts';
import { mailNotifications } from './work/mailing.ts';
import { turnHappenings } from './work/turning.ts';

const hour = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const { later, titlesOf, quietClass } = quietClasses(() => app);

/** A node that is killed right before it commits its transaction after so many others. */
function dyingAfter(commits: number): TestApp['services'] {
  let committed = 0;
  const database = {
    ...app.database,
    transaction: (work: (tx: unknown) => Promise<unknown>) =>
      app.database.transaction(async (tx) => {
        const result = await work(tx);
        if (committed === commits) throw new Error('killed');
        committed += 1;
        return result;
      }),
  };
  return { ...app.services, database: database as never };
}

describe('notifications [M07]', () => {
  it('reach each of a large class once, whichever of two nodes turns which page, and after a kill between pages', async () => {
    const home = await quietClass();
    const { db } = app.database;
    const ids = Array.from({ length: 450 }, () => crypto.randomUUID());
    const createdAt = app.clock.now;
    await db.insert(users).values(ids.map((id) => ({ id, firstName: 'One', lastName: 'Of many', createdAt })));
    const member = { classroomId: home.classId, role: 'learner', joinedAt: createdAt } as const;
    await db.insert(members).values(ids.map((userId) => ({ ...member, id: crypto.randomUUID(), userId })));
    const about = { classId: home.classId };
    const happening = {
      kind: 'let-into-class',
      subject: 'kill',
      topic: 'kill',
      to: { learnersOf: home.classId },
      about,
    };
    await recordHappenings(app.services, [happening as never]);
    // The node dies before the first page is stored, then before the second.
    for (const page of [0, 1]) {
      await expect(turnHappenings(dyingAfter(page))).rejects.toThrow('killed');
    }
    await Promise.all([turnHappenings(app.services), turnHappenings(app.services)]);
    const rows = await db.select().from(notifications).where(eq(notifications.topic, 'kill'));
    expect(rows.length).toBe(451);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(451);
  });

  it('are planned for tasks that were set before there were notifications, once', async () => {
    const home = await quietClass();
    const { classId, teacher, learner } = home;
    const due = later(30);
    const old = await setTask(teacher, classId, { name: 'Old', dueAt: due.toISOString() });
    const over = await setTask(teacher, classId, { name: 'Over', dueAt: later(1).toISOString() });
    await titlesOf(learner);
    const { db } = app.database;
    const topics = [old, over].map(({ id }) => `task:${id}`);
    await db.delete(happenings).where(inArray(happenings.topic, topics));
    app.clock.now = later(2);
    await Promise.all([planUnplanned(app.services), planUnplanned(app.services)]);
    const planned = await db.select().from(happenings).where(inArray(happenings.topic, topics));
    expect(planned.map(({ kind }) => kind).sort()).toEqual(['task-closed', 'task-due-soon', 'task-due-tomorrow']);
    expect(new Set(planned.map(({ topic }) => topic))).toEqual(new Set([`task:${old.id}`]));
    const before = await titlesOf(learner);
    app.clock.now = new Date(due.getTime() - 23 * hour);
    await planUnplanned(app.services);
    expect((await titlesOf(learner)).length).toBe(before.length + 1);
  });

  it('are not written when their cause is not', async () => {
    const { learner, classId } = await quietClass();
    const cause = inTransaction(app.services, async (services) => {
      const to = { person: learner.user.id };
      await recordHappenings(services, [
        { kind: 'let-into-class', subject: 'undone', topic: 'undone', to, about: { classId } },
      ]);
      throw new Error('the cause failed');
    });
    await expect(cause).rejects.toThrow('the cause failed');
    expect(await titlesOf(learner)).toEqual([]);
  });

  it('are mailed once, also when a node dies before its page of mails is stored', async () => {
    const home = await quietClass();
    const mailsToLearner = () =>
      app.database.db
        .select()
        .from(mails)
        .where(and(eq(mails.userId, home.learner.user.id), isNotNull(mails.unsubscribePath)));
    const verified = { emailVerifiedAt: app.clock.now, timeZone: 'UTC' };
    await app.database.db.update(users).set(verified).where(eq(users.id, home.learner.user.id));
    await home.learner.call(updateNotificationSettings, { body: { quietHours: null } });
    const to = { person: home.learner.user.id };
    const about = { classId: home.classId };
    await recordHappenings(app.services, [{ kind: 'let-into-class', subject: 'dying', topic: 'dying', to, about }]);
    await turnHappenings(app.services);
    await expect(mailNotifications(dyingAfter(0))).rejects.toThrow('killed');
    expect(await mailsToLearner()).toEqual([]);
    await expect(mailNotifications(dyingAfter(1))).rejects.toThrow('killed');
    await Promise.all([mailNotifications(app.services), mailNotifications(app.services)]);
    expect(await mailsToLearner()).toHaveLength(1);
  });
});
