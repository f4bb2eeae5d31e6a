import {
  createCalendar,
  deleteCalendar,
  joinClassroom,
  leaveClassroom,
  listCalendars,
  listMembers,
  removeMember,
  setAccommodation,
  updateTask,
  type Calendar,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendars, users } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const hour = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Home = Awaited<ReturnType<TestApp['openClassroom']>>;
const later = (hours: number) => new Date(app.clock.now.getTime() + hours * hour).toISOString();

/** Asks as a calendar program does: with the address alone. */
async function fetchFeed(address: string) {
  const { status, headers, raw } = await app.visitor().send('GET', new URL(address).pathname);
  return { status, type: headers['content-type'], text: raw };
}

/** The events behind an address, as another program reads them. */
async function eventsAt(address: string) {
  const { text } = await fetchFeed(address);
  const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
  return events.map((event) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(event);
    return {
      uid,
      summary,
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: event.getFirstPropertyValue('status'),
      url: event.getFirstPropertyValue('url'),
    };
  });
}

const make = (home: Home, classId: string | null = null): Promise<Calendar & { address: string }> =>
  home.learner.call(createCalendar, { body: { classId } });

describe('the calendar of a person', () => {
  it('has the due date of each task, with a page to go to, for any calendar program', async () => {
    const home = await app.openClassroom();
    const dueAt = later(30);
    const name = `Surds; roots, powers\\${'é'.repeat(70)}`;
    const { id } = await setTask(home.teacher, home.classId, { name, dueAt });
    const { address } = await make(home);
    const { status, type, text } = await fetchFeed(address);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(await eventsAt(address)).toEqual([
      {
        uid: `task-${id}@${new URL(address).hostname}`,
        summary: expect.stringContaining(name),
        start: dueAt,
        end: dueAt,
        status: 'CONFIRMED',
        url: expect.stringMatching(new RegExp(`/c/${home.classId}/tasks/${id}$`)),
      },
    ]);
  });

  it('shows a test from its beginning to its end, and its learner’s own end', async () => {
    const home = await app.openClassroom();
    const test = { name: 'Test', kind: 'assessment' as const, timeLimitMinutes: 60 };
    await setTask(home.teacher, home.classId, { ...test, opensAt: later(24), dueAt: later(26) });
    const { address } = await make(home);
    expect(await eventsAt(address)).toMatchObject([{ start: later(24), end: later(26) }]);
    const { members } = await home.teacher.call(listMembers, { params: { classId: home.classId } });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    await home.teacher.call(setAccommodation, {
      params: { classId: home.classId, memberId },
      body: { timeFactor: 1.5, extraMinutes: 0, shiftMinutes: 0, shiftUntil: null, extraAttempts: 0, note: '' },
    });
    expect(await eventsAt(address)).toMatchObject([{ start: later(24), end: later(26.5) }]);
  });

  it('follows a date that moves and a task that is withdrawn', async () => {
    const home = await app.openClassroom();
    const { id } = await setTask(home.teacher, home.classId, { name: 'Surds', dueAt: later(30) });
    const { address } = await make(home);
    const [before] = await eventsAt(address);
    const params = { classId: home.classId, taskId: id };
    await home.teacher.call(updateTask, { params, body: { dueAt: later(50) } });
    expect(await eventsAt(address)).toEqual([{ ...before, start: later(50), end: later(50) }]);
    await home.teacher.call(updateTask, { params, body: { isArchived: true } });
    expect(await eventsAt(address)).toMatchObject([{ uid: before?.uid, status: 'CANCELLED' }]);
  });

  it('is of all classes or of one', async () => {
    const [one, other] = [await app.openClassroom(), await app.openClassroom()];
    await one.learner.call(joinClassroom, { body: { code: other.joinCode } });
    await setTask(one.teacher, one.classId, { name: 'One', dueAt: later(5) });
    await setTask(other.teacher, other.classId, { name: 'Other', dueAt: later(6) });
    const names = async (address: string) => (await eventsAt(address)).map(({ summary }) => summary.split(' ')[1]);
    expect(await names((await make(one)).address)).toEqual(['One', 'Other']);
    expect(await names((await make(one, other.classId)).address)).toEqual(['Other']);
    const { calendars } = await one.learner.call(listCalendars, {});
    expect(calendars.map(({ classId }) => classId)).toEqual([null, other.classId]);
    expect(calendars[0]?.lastReadAt).toBe(app.clock.now.toISOString());
  });
});

describe('the address of a calendar', () => {
  it('ends when it is taken back or made anew, and opens nothing else', async () => {
    const home = await app.openClassroom();
    const first = await make(home);
    const second = await make(home);
    expect((await fetchFeed(first.address)).status).toBe(404);
    expect((await fetchFeed(second.address)).status).toBe(200);
    expect((await home.learner.call(listCalendars, {})).calendars).toHaveLength(1);
    const params = { calendarId: second.id };
    expect((await home.teacher.tryCall(deleteCalendar, { params })).status).toBe(404);
    await home.learner.call(deleteCalendar, { params });
    expect((await fetchFeed(second.address)).status).toBe(404);
  });

  it('shows nothing of a class that its person has left, and none is made of a class of others', async () => {
    const home = await app.openClassroom();
    await setTask(home.teacher, home.classId, { name: 'Surds', dueAt: later(30) });
    const { address } = await make(home, home.classId);
    expect(await eventsAt(address)).toHaveLength(1);
    await home.learner.call(leaveClassroom, { params: { classId: home.classId } });
    expect(await eventsAt(address)).toEqual([]);
    const refused = await home.learner.tryCall(createCalendar, { body: { classId: home.classId } });
    expect([refused.status, refused.body]).toMatchObject([400, { classId: ['Choose a class that you are in.'] }]);
  });

  it('shows nothing of a class that took its person out, and ends with the account of a suspended person', async () => {
    const home = await app.openClassroom();
    await setTask(home.teacher, home.classId, { name: 'Surds', dueAt: later(30) });
    const { address } = await make(home);
    const { members } = await home.teacher.call(listMembers, { params: { classId: home.classId }, query: {} });
    const memberId = members.find(({ role }) => role === 'learner')?.id ?? '';
    await home.teacher.call(removeMember, { params: { classId: home.classId, memberId } });
    expect(await eventsAt(address)).toEqual([]);
    const suspend = (deactivatedAt: Date | null) =>
      app.database.db.update(users).set({ deactivatedAt }).where(eq(users.id, home.learner.user.id));
    await suspend(app.clock.now);
    expect(await fetchFeed(address)).toMatchObject({ status: 404 });
    await suspend(null);
    expect(await fetchFeed(address)).toMatchObject({ status: 200 });
  });

  it('is a random secret that is kept as a digest alone, in no list, no cache and no answer for a wrong one [SC22]', async () => {
    const home = await app.openClassroom();
    const [one, other] = [await make(home, home.classId), await make(home)];
    const [token = '', another = ''] = [one, other].map(({ address }) => /calendars\/([\w-]+)\//.exec(address)?.[1]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(another);
    const rows = JSON.stringify(await app.database.db.select().from(calendars));
    const list = JSON.stringify(await home.learner.call(listCalendars, {}));
    for (const secret of [token, another])
      expect([rows.includes(secret), list.includes(secret)]).toEqual([false, false]);
    const path = (secret: string) => `/api/mm/calendars/${secret}/dates.ics`;
    const { headers } = await app.visitor().send('GET', path(token));
    expect(headers['cache-control']).toBe('no-store');
    // Its id, a digest, a part of it, and a token of another kind lead nowhere, in the same words.
    const [row] = await app.database.db.select().from(calendars).where(eq(calendars.id, one.id));
    const wrong = [one.id, row?.tokenHash ?? '', token.slice(0, -1), `${token}A`, token.toLowerCase(), 'A'.repeat(43)];
    const answers = await Promise.all(wrong.map((secret) => app.visitor().send('GET', path(secret))));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});

it('holds one event for each task, whatever names are made to look like', async () => {
  const home = await app.openClassroom();
  const names = [
    'END:VEVENT\\nBEGIN:VALARM\\nACTION:AUDIO',
    'Test;VALUE=URI:http://evil.example/',
    'a,b;c:d"e^n\\\\n\\,',
    `${'𝒙'.repeat(30)} ${'👩‍🏫'.repeat(10)}`,
    '=HYPERLINK("http://evil.example")',
    '<script>alert(1)</script>',
  ];
  for (const name of names) await setTask(home.teacher, home.classId, { name, dueAt: later(5) });
  // A break in a name is a space, so that no line of the feed begins with what somebody typed.
  await setTask(home.teacher, home.classId, { name: 'x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT', dueAt: later(5) });
  const { address } = await make(home);
  const { text } = await fetchFeed(address);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => /^(?:BEGIN|END):/.test(line)).slice(1, -1)).toEqual(
    Array.from({ length: 7 }, () => ['BEGIN:VEVENT', 'END:VEVENT']).flat(),
  );
  expect(lines.every((line) => Buffer.byteLength(line) <= 75 && line.isWellFormed() && !line.includes('\uFFFD'))).toBe(
    true,
  );
  const shown = (await eventsAt(address)).map(({ summary }) => summary);
  for (const name of names) expect(shown.some((one) => one.includes(name))).toBe(true);
});
