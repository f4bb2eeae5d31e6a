import {
  answerJoinRequests,
  countNotifications,
  getNotificationSettings,
  joinClassroom,
  listNotifications,
  readAllNotifications,
  readNotification,
  setAccommodation,
  setNotificationKind,
  updateClassroom,
  updateNotificationSettings,
  updateTask,
} from '@lemma/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { happenings, mails, members, users } from '../../core/db/tables/index.ts';
import { quietClasses } from '../../testing/classes/quiet-class.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordHappenings } from './api.ts';
import { mailNotifications } from './work/mailing.ts';
import { turnHappenings } from './work/turning.ts';
import { endingPaths } from './work/unsubscribing.ts';

const hour = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Home = Awaited<ReturnType<TestApp['openClassroom']>>;
type Client = Home['learner'];

const { later, titlesOf, quietClass } = quietClasses(() => app);

async function verify(client: Client, timeZone = 'UTC'): Promise<void> {
  await app.database.db
    .update(users)
    .set({ emailVerifiedAt: app.clock.now, timeZone })
    .where(eq(users.id, client.user.id));
}

const mailsTo = (client: Client) =>
  app.database.db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, client.user.id), isNotNull(mails.unsubscribePath)));

describe('notifications [M07]', () => {
  it('show learners a new task, and its end a day and two hours before', async () => {
    const home = await quietClass();
    const { classId, learner } = home;
    const start = app.clock.now;
    await setTask(home.teacher, classId, { name: 'Surds', dueAt: later(30).toISOString() });
    expect(await titlesOf(learner)).toEqual(['New task: Surds']);
    app.clock.now = new Date(start.getTime() + 6.1 * hour);
    expect(await titlesOf(learner)).toEqual(['Due soon: Surds', 'New task: Surds']);
    app.clock.now = new Date(start.getTime() + 28.1 * hour);
    expect((await titlesOf(learner))[0]).toBe('Not begun, due in two hours: Surds');
    app.clock.now = new Date(start.getTime() + 31 * hour);
    expect((await titlesOf(home.teacher))[0]).toBe('Closed: Surds');
  });

  it('are withdrawn where they no longer hold when a due date moves, and completely when a task is withdrawn', async () => {
    const home = await quietClass();
    const { classId, learner } = home;
    await verify(learner);
    const task = await setTask(home.teacher, classId, { name: 'Moved', dueAt: later(23.9).toISOString() });
    const params = { classId, taskId: task.id };
    await learner.call(updateNotificationSettings, { body: { quietHours: null } });
    expect(await titlesOf(learner)).toContain('Due soon: Moved');
    await mailNotifications(app.services);
    expect((await mailsTo(learner)).map(({ subject }) => subject)).toContain('Due soon: Moved');
    await home.teacher.call(updateTask, { params, body: { dueAt: later(100).toISOString() } });
    expect(await titlesOf(learner)).toEqual(['New task: Moved']);
    expect((await mailsTo(learner)).map(({ subject }) => subject)).not.toContain('Due soon: Moved');
    await home.teacher.call(updateTask, { params, body: { isArchived: true } });
    expect(await titlesOf(learner)).toEqual([]);
    const planned = await app.database.db
      .select()
      .from(happenings)
      .where(eq(happenings.topic, `task:${task.id}`));
    expect(planned).toEqual([]);
  });

  it('go by the learner’s own times', async () => {
    const home = await quietClass();
    const { classId, learner } = home;
    const start = app.clock.now;
    const [member] = await app.database.db.select().from(members).where(eq(members.userId, learner.user.id));
    await setTask(home.teacher, classId, { name: 'Own', dueAt: later(25).toISOString() });
    await home.teacher.call(setAccommodation, {
      params: { classId, memberId: member?.id ?? '' },
      body: { timeFactor: 1, extraMinutes: 0, shiftMinutes: 48 * 60, shiftUntil: null, extraAttempts: 0, note: '' },
    });
    app.clock.now = new Date(start.getTime() + 2 * hour);
    expect(await titlesOf(learner)).toEqual(['New task: Own']);
    app.clock.now = new Date(start.getTime() + 50 * hour);
    expect(await titlesOf(learner)).toEqual(['Due soon: Own', 'New task: Own']);
  });

  it('fold several of a kind into one, and are read one by one or all together', async () => {
    const home = await quietClass();
    const { classId, teacher } = home;
    await teacher.call(updateClassroom, { params: { classId }, body: { needsApproval: true } });
    const asking = await Promise.all([1, 2, 3].map(() => app.signUpAs('learner')));
    for (const learner of asking) await learner.call(joinClassroom, { body: { code: home.joinCode } });
    await turnHappenings(app.services);
    const { notifications: listed, unreadCount } = await teacher.call(listNotifications, {});
    expect(listed.map(({ title, count }) => [title.slice(0, 22), count])).toEqual([['3 learners ask to join', 3]]);
    expect(unreadCount).toBe(1);
    await asking[0]?.call(joinClassroom, { body: { code: home.joinCode } });
    await turnHappenings(app.services);
    expect((await teacher.call(listNotifications, {})).notifications[0]?.count).toBe(3);
    await teacher.call(readNotification, { params: { notificationId: listed[0]?.id ?? '' } });
    expect(await teacher.call(countNotifications, {})).toMatchObject({ unreadCount: 0 });
    await teacher.call(answerJoinRequests, { params: { classId }, body: { accept: true, memberIds: null } });
    await turnHappenings(app.services);
    const [first] = asking;
    const until = app.clock.now.toISOString();
    expect((await first?.call(countNotifications, {}))?.unreadCount).toBe(1);
    await first?.call(readAllNotifications, { body: { until } });
    expect((await first?.call(countNotifications, {}))?.unreadCount).toBe(0);
    const own = (await first?.call(listNotifications, {}))?.notifications[0]?.id ?? '';
    expect((await teacher.tryCall(readNotification, { params: { notificationId: own } })).status).toBe(404);
  });
});

describe('mails about notifications [M07]', () => {
  const letIn = (home: Home, subject: string) =>
    recordHappenings(app.services, [
      {
        kind: 'let-into-class',
        subject,
        topic: subject,
        to: { person: home.learner.user.id },
        about: { classId: home.classId },
      },
    ]).then(() => turnHappenings(app.services));

  it('go to confirmed addresses alone, once, and not for what was read', async () => {
    const home = await quietClass();
    const { learner } = home;
    await learner.call(updateNotificationSettings, { body: { quietHours: null } });
    await letIn(home, 'unconfirmed');
    await mailNotifications(app.services);
    expect(await mailsTo(learner)).toEqual([]);
    await verify(learner);
    await letIn(home, 'confirmed');
    await Promise.all([mailNotifications(app.services), mailNotifications(app.services)]);
    await mailNotifications(app.services);
    expect(await mailsTo(learner)).toHaveLength(1);
    await letIn(home, 'read');
    await learner.call(readAllNotifications, { body: { until: app.clock.now.toISOString() } });
    await mailNotifications(app.services);
    expect(await mailsTo(learner)).toHaveLength(1);
  });

  it('go by what somebody has chosen when they are sent, wait for the end of quiet hours, and gather in a digest', async () => {
    const home = await quietClass();
    const { learner } = home;
    await verify(learner, 'Asia/Tokyo');
    // 23:00 in Tokyo.
    app.clock.now = new Date('2026-09-20T14:00:00Z');
    await letIn(home, 'night');
    await mailNotifications(app.services);
    expect(await mailsTo(learner)).toEqual([]);
    const inDigest = { kind: 'let-into-class', isShown: true, mail: 'digest' } as const;
    await learner.call(setNotificationKind, { body: inDigest });
    await learner.call(updateNotificationSettings, { body: { digestHour: 10 } });
    await letIn(home, 'night again');
    app.clock.now = new Date('2026-09-21T00:59:00Z');
    await mailNotifications(app.services);
    expect(await mailsTo(learner)).toEqual([]);
    app.clock.now = new Date('2026-09-21T01:00:00Z');
    await mailNotifications(app.services);
    const [mail, ...others] = await mailsTo(learner);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 things new at Lemma');
  });

  it('say in text and HTML the same, escaped', async () => {
    const home = await quietClass();
    const { learner, classId } = home;
    await verify(learner);
    await learner.call(updateNotificationSettings, { body: { quietHours: null } });
    await home.teacher.call(updateClassroom, {
      params: { classId },
      body: { name: '<img src=x onerror=alert(1)> & co' },
    });
    await letIn(home, 'escaped');
    await mailNotifications(app.services);
    const [mail] = await mailsTo(learner);
    expect(mail?.text).toContain('You are in: <img src=x onerror=alert(1)> & co');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; co');
  });

  it('end with one post of a mail program, without cookies, for one kind or for all', async () => {
    const { learner } = await quietClass();
    await verify(learner);
    const { post } = endingPaths(app.services, learner.user.id, 'let-into-class');
    const program = { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.app.inject({
      method: 'POST',
      url: post,
      headers: program,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([sent.statusCode, sent.json()]).toEqual([200, { label: 'You are let into a class', is_off: true }]);
    const mailOf = async (kind: string) =>
      (await learner.call(getNotificationSettings, {})).kinds.find((one) => one.kind === kind)?.mail;
    expect([await mailOf('let-into-class'), await mailOf('task-set')]).toEqual(['never', 'digest']);
    await app.app.inject({ method: 'POST', url: `${post}?all=true`, headers: program, payload: '' });
    expect(await mailOf('task-set')).toBe('never');
    await learner.call(setNotificationKind, { body: { kind: 'task-opens', isShown: true, mail: 'digest' } });
    expect([await mailOf('task-opens'), await mailOf('task-set')]).toEqual(['digest', 'never']);
    const foreign = await app.app.inject({
      method: 'POST',
      url: post.replace(/subscriptions\/.{8}/, 'subscriptions/AAAAAAAA'),
    });
    expect(foreign.statusCode).toBe(404);
  });
});
