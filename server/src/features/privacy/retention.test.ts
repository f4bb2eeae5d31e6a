import { getGradeBook, getRetention, joinClassroom, login, setRetention, updateClassroom } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, auditEntries, members, users } from '../../core/db/tables/index.ts';
import { joinAnonymously, workOn } from '../../testing/classes/class-work.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { applyRetention } from './work/retention.ts';

let app: TestApp;
beforeEach(async () => {
  app ??= await openTestApp();
  app.clock.now = new Date('2026-01-31T08:00:00Z');
});
afterAll(() => app.close());

/** A class with a learner who has worked, archived on 31 January. */
async function archivedClass(months: number | null) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId);
  const anonymous = await joinAnonymously(app, room.joinCode);
  await workOn(room.learner, { classId: room.classId, taskId: task.id });
  await workOn(anonymous, { classId: room.classId, taskId: task.id }, { isRight: false });
  const params = { classId: room.classId };
  await room.teacher.call(setRetention, { params, body: { months } });
  await room.teacher.call(updateClassroom, { params, body: { isArchived: true } });
  return { ...room, params, anonymous };
}

describe('how long a class keeps its learners', () => {
  it('is shown as a dry run first, and changes nothing', async () => {
    const { teacher, params, learner } = await archivedClass(null);
    expect(await teacher.call(getRetention, { params })).toEqual({
      months: null,
      archivedAt: '2026-01-31T08:00:00.000Z',
      removesAt: null,
      learners: 2,
      attempts: 2,
      responses: 2,
    });
    const dryRun = await teacher.call(getRetention, { params, query: { months: 1 } });
    expect(dryRun).toMatchObject({ months: null, removesAt: '2026-02-28T08:00:00.000Z', learners: 2 });
    app.clock.now = new Date('2040-01-01T00:00:00Z');
    expect(await applyRetention(app.services)).toBe(0);
    const found = await app.database.db.select().from(attempts).where(eq(attempts.userId, learner.user.id));
    expect(found).toHaveLength(1);
  });

  it('ends months after archiving: nameless learners with the same results take their places', async () => {
    const { teacher, learner, anonymous, params } = await archivedClass(1);
    const before = await teacher.call(getGradeBook, { params });
    app.clock.now = new Date('2026-02-28T07:59:59Z');
    expect(await applyRetention(app.services)).toBe(0);
    app.clock.now = new Date('2026-02-28T08:00:00Z');
    expect(await applyRetention(app.services)).toBe(1);
    // The test's sign-in lives for sixty days only.
    const after = await teacher.call(getGradeBook, { params });
    const scores = (book: typeof before) => book.rows.map((row) => row.scores[0] ?? -1).sort((a, b) => a - b);
    expect(scores(after)).toEqual(scores(before));
    expect(after.rows.map((row) => `${row.firstName} ${row.lastName}`)).toEqual(['Removed learner', 'Removed learner']);
    for (const { user } of [learner, anonymous]) {
      expect(await app.database.db.select().from(attempts).where(eq(attempts.userId, user.id))).toEqual([]);
      expect(await app.database.db.select().from(members).where(eq(members.userId, user.id))).toEqual([]);
    }
    const [known] = await app.database.db.select().from(users).where(eq(users.id, learner.user.id));
    expect(known).toMatchObject({ email: learner.email, deactivatedAt: null });
    // A person who was only a name in this class is nameless now.
    const [nameless] = await app.database.db.select().from(users).where(eq(users.id, anonymous.user.id));
    expect(nameless?.firstName).toBe('Removed');
    expect(nameless?.erasedAt).not.toBeNull();
    const again = await teacher.call(getRetention, { params });
    expect(again).toMatchObject({ months: 1, removesAt: null, learners: 0, attempts: 0, responses: 0 });
  });

  it('is applied by one of two nodes, once, and is in the audit log', async () => {
    const { params } = await archivedClass(2);
    app.clock.now = new Date('2026-04-01T08:00:00Z');
    const counts = await Promise.all([applyRetention(app.services), applyRetention(app.services)]);
    expect(counts.sort()).toEqual([0, 1]);
    expect(await applyRetention(app.services)).toBe(0);
    const entries = await app.database.db.select().from(auditEntries).where(eq(auditEntries.act, 'apply-retention'));
    const own = entries.filter((entry) => entry.details.includes(params.classId));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ actorId: null, details: expect.stringContaining('2 learners') as string });
  });

  it('ends again for those who came after the class was brought back', async () => {
    const { teacher, params, joinCode } = await archivedClass(1);
    app.clock.now = new Date('2026-03-01T08:00:00Z');
    await applyRetention(app.services);
    await teacher.call(login, { body: { username: teacher.email, password: teacher.password } });
    await teacher.call(updateClassroom, { params, body: { isArchived: false } });
    const late = await app.signUpAs('learner');
    await late.call(joinClassroom, { body: { code: joinCode } });
    app.clock.now = new Date('2026-03-02T08:00:00Z');
    await teacher.call(updateClassroom, { params, body: { isArchived: true } });
    expect(await teacher.call(getRetention, { params })).toMatchObject({
      removesAt: '2026-04-02T08:00:00.000Z',
      learners: 1,
    });
    app.clock.now = new Date('2026-04-02T08:00:00Z');
    expect(await applyRetention(app.services)).toBe(1);
  });

  it.each([0, 121, 1.5])('refuses %s as a number of months', async (months) => {
    const { teacher, classId } = await app.openClassroom();
    expect((await teacher.tryCall(setRetention, { params: { classId }, body: { months } })).status).toBe(400);
  });

  it('is nothing that learners see or set [P09]', async () => {
    const { learner, classId } = await app.openClassroom();
    expect((await learner.tryCall(getRetention, { params: { classId } })).status).toBe(403);
    expect((await learner.tryCall(setRetention, { params: { classId }, body: { months: 3 } })).status).toBe(403);
  });
});
