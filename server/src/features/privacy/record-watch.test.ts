import {
  downloadGrades,
  downloadResults,
  endpoints,
  getGradeBook,
  getLearnerReview,
  joinClassroom,
  listRecordViews,
  removeMember,
} from '@lemma/contracts';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntries, mails, members, recordViews, users } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createRecordWatch, recordWatch, usualReads } from './work/record-watch.ts';
import { speakerOf } from '../../core/language/speakers.ts';
import { viewWords } from './work/view-words.ts';
import type { SignedInUser } from '../../core/access/visitor.ts';
import { recordViewData } from './data/record-view-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => {
  app.clock.now = new Date('2026-09-07T08:10:00Z');
});
afterAll(() => app.close());

async function memberOf(userId: string, classId: string): Promise<string> {
  const [row] = await app.database.db
    .select()
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.classroomId, classId)));
  return row?.id ?? '';
}

/** Fills a class with so many learners. */
async function fill(classId: string, learners: number): Promise<void> {
  const people = Array.from({ length: learners }, () => newId());
  const createdAt = app.clock.now;
  await app.database.db
    .insert(users)
    .values(people.map((id) => ({ id, firstName: 'One', lastName: 'Of Many', createdAt })));
  await app.database.db.insert(members).values(
    people.map((userId) => ({
      id: newId(),
      classroomId: classId,
      userId,
      role: 'learner' as const,
      joinedAt: createdAt,
    })),
  );
}

describe('looks at records', () => {
  it('are shown to the learner in words, one an hour for the same look [SC21]', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    const task = await setTask(teacher, classId);
    const memberId = await memberOf(learner.user.id, classId);
    const look = () => teacher.call(getLearnerReview, { params: { classId, memberId, taskId: task.id } });
    await look();
    app.clock.now = new Date('2026-09-07T08:50:00Z');
    await look();
    await teacher.call(getGradeBook, { params: { classId } });
    app.clock.now = new Date('2026-09-07T09:00:00Z');
    await look();
    const { total, views } = await learner.call(listRecordViews, { query: {} });
    const viewer = `${teacher.user.firstName} ${teacher.user.lastName}`;
    expect(total).toBe(3);
    expect(views).toEqual([
      { at: '2026-09-07T09:00:00.000Z', viewer, what: 'Your answers in a task', classroom: 'Year 9' },
      { at: '2026-09-07T08:50:00.000Z', viewer, what: 'Grade book', classroom: 'Year 9' },
      { at: '2026-09-07T08:10:00.000Z', viewer, what: 'Your answers in a task', classroom: 'Year 9' },
    ]);
    learner.sendAlways({ 'accept-language': 'de' });
    const inGerman = (await learner.call(listRecordViews, { query: {} })).views;
    expect(inGerman[1]?.what).toBe('Notenbuch');
    const rows = await app.database.db.select().from(recordViews).where(eq(recordViews.learnerId, learner.user.id));
    expect(rows.map((row) => row.count).sort((a, b) => a - b)).toEqual([1, 2]);
  });

  it('at a class are shown to those who were in it then, and to no one else [SC21]', async () => {
    const { teacher, learner, classId, joinCode } = await app.openClassroom();
    const later = await app.signUpAs('learner');
    app.clock.now = new Date('2026-09-07T08:20:00Z');
    await teacher.call(getGradeBook, { params: { classId } });
    app.clock.now = new Date('2026-09-07T08:30:00Z');
    await later.call(joinClassroom, { body: { code: joinCode } });
    const memberId = await memberOf(learner.user.id, classId);
    await teacher.call(removeMember, { params: { classId, memberId } });
    app.clock.now = new Date('2026-09-07T09:30:00Z');
    await teacher.call(downloadGrades, { params: { classId } });
    const seenBy = async (person: typeof later) =>
      (await person.call(listRecordViews, { query: {} })).views.map((view) => view.what);
    expect(await seenBy(learner)).toEqual(['Grade book']);
    expect(await seenBy(later)).toEqual(['Download of grades']);
    expect(await seenBy(await app.signUpAs('learner'))).toEqual([]);
    expect(await seenBy(teacher)).toEqual([]);
  });

  it('at a class within the same hour are shown to those who came in between [SC21]', async () => {
    const { teacher, learner, classId, joinCode } = await app.openClassroom();
    await teacher.call(getGradeBook, { params: { classId } });
    await recordWatch(app.services).flush();
    const late = await app.signUpAs('learner');
    app.clock.now = new Date('2026-09-07T08:30:00Z');
    await late.call(joinClassroom, { body: { code: joinCode } });
    for (const minute of [40, 50]) {
      app.clock.now = new Date(`2026-09-07T08:${minute}:00Z`);
      await teacher.call(getGradeBook, { params: { classId } });
      await recordWatch(app.services).flush();
    }
    const times = async (person: typeof late) =>
      (await person.call(listRecordViews, { query: {} })).views.map((view) => view.at.slice(11, 16));
    expect(await times(late)).toEqual(['08:40']);
    expect(await times(learner)).toEqual(['08:40', '08:10']);
  });

  it('of administrators count as well, those of refused callers do not [SC21]', async () => {
    const { learner, classId } = await app.openClassroom();
    const staff = await app.signUpStaff();
    await staff.call(getGradeBook, { params: { classId } });
    const stranger = await app.signUpAs('teacher');
    expect((await stranger.tryCall(getGradeBook, { params: { classId } })).status).toBe(404);
    const { views } = await learner.call(listRecordViews, { query: {} });
    expect(views.map((view) => view.viewer)).toEqual([`${staff.user.firstName} ${staff.user.lastName}`]);
  });

  it('have words for every endpoint that shows records [SC21]', () => {
    const shown = endpoints.filter((endpoint) => endpoint.records);
    expect(shown.length).toBeGreaterThan(4);
    expect(shown.filter(({ name }) => viewWords(name, speakerOf('en')) === name).map(({ name }) => name)).toEqual([]);
  });

  it('are declared for every endpoint whose answer names the members of a class [SC21]', () => {
    const namesLearners = /"(memberId|members|learners)"/;
    const shape = (value: unknown): string =>
      JSON.stringify(value, (key, part: unknown) => (key === 'parent' ? undefined : part));
    const silent = endpoints.filter((endpoint) => {
      const { response, who } = endpoint;
      if (response === null || !('_zod' in response) || typeof who === 'string' || !('classroom' in who)) return false;
      return endpoint.method === 'GET' && namesLearners.test(shape(response.def)) && !endpoint.records;
    });
    expect(silent.map(({ name }) => name).filter((name) => name !== 'getRetention')).toEqual([]);
  });
});

describe('reading the records of very many', () => {
  /** A watch of its own that does not really wait. */
  function openWatch() {
    const waits: number[] = [];
    const watch = createRecordWatch(app.services, async (ms) => waits.push(ms));
    const admit = async (person: { user: { id: string } }, classId: string, endpoint = getGradeBook) => {
      await watch.admit(endpoint, { id: person.user.id, session: null } as SignedInUser, { classId });
      await watch.flush();
    };
    return { waits, admit };
  }

  it('is reported to administrators once an hour, slowed, and refused beyond twice as many [SC21]', async () => {
    const administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
    const { waits, admit } = openWatch();
    const rooms = [await app.openClassroom(), await app.openClassroom(), await app.openClassroom()] as const;
    const [first, second, third] = rooms;
    const reader = { user: await app.signUpWithRoles(['STAFF']).then(({ user }) => user) };
    await fill(first.classId, usualReads.learners - 1);
    await fill(second.classId, 1);
    await fill(third.classId, usualReads.learners);
    const reports = () =>
      app.database.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.act, 'mass-read'), eq(auditEntries.actorId, reader.user.id)));

    await admit(reader, first.classId);
    await admit(reader, first.classId);
    expect(await reports()).toHaveLength(0);
    await admit(reader, second.classId);
    expect(await reports()).toHaveLength(1);
    expect(waits).toEqual([]);
    await admit(reader, second.classId);
    expect(waits).toEqual([2000]);
    await admit(reader, third.classId);
    expect(await reports()).toHaveLength(1);
    const sent = await app.database.db.select().from(mails).where(eq(mails.to, administrator.email));
    const [mail, ...others] = sent.filter(({ subject }) => subject.startsWith('Somebody reads'));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('the records of 302 learners');
    expect(mail?.text).not.toContain(reader.user.lastName);

    await expect(admit(reader, third.classId)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '900' },
    });
    // Others are not touched.
    await admit(second.teacher, second.classId);

    app.clock.now = new Date('2026-09-07T09:11:00Z');
    await admit(reader, first.classId);
    expect(waits).toHaveLength(2);
  });

  it('by downloads of different classes is the same, and leaves the pages alone [SC21]', async () => {
    const { waits, admit } = openWatch();
    const { teacher } = await app.openClassroom();
    const rooms: string[] = [];
    for (let room = 0; room <= 2 * usualReads.exports; room += 1) rooms.push((await app.openClassroom()).classId);
    const last = rooms.at(-1) ?? '';
    for (const classId of rooms.slice(0, usualReads.exports + 1))
      await admit(teacher, classId, downloadGrades as never);
    expect(waits).toEqual([]);
    await admit(teacher, last);
    expect(waits).toEqual([]);
    await admit(teacher, last, downloadGrades as never);
    expect(waits).toEqual([2000]);
    for (const classId of rooms.slice(usualReads.exports + 1, -1))
      await admit(teacher, classId, downloadGrades as never);
    await expect(admit(teacher, last, downloadGrades as never)).rejects.toMatchObject({
      status: 429,
      message: 'You have downloaded very many different classes in an hour. Wait a while, then continue.',
    });
  });

  it('is not what a teacher does who downloads the same class again and again [R29] [R30]', async () => {
    const { teacher, classId } = await app.openClassroom();
    for (let times = 0; times < 4 * usualReads.exports; times += 1) {
      const [endpoint, format] =
        times % 2 === 0 ? [downloadGrades, 'csv' as const] : [downloadResults, 'xlsx' as const];
      const answer = await teacher.tryCall(endpoint, { params: { classId }, query: { format } });
      expect(answer.status).toBe(200);
      await recordWatch(app.services).flush();
    }
  });

  it('is not what a lecturer of 1,000 does with their own class, until they open very many single records [SC21]', async () => {
    const { waits, admit } = openWatch();
    const { teacher, classId } = await app.openClassroom();
    await fill(classId, 1000);
    for (const endpoint of [getGradeBook, downloadGrades, getGradeBook, downloadResults, getGradeBook]) {
      await admit(teacher, classId, endpoint as never);
    }
    expect(waits).toEqual([]);
    const listed = await app.database.db.select().from(members).where(eq(members.classroomId, classId));
    const viewer = { id: teacher.user.id, session: null } as SignedInUser;
    const watch = createRecordWatch(app.services, async (ms) => waits.push(ms));
    const learnerIds = listed.filter(({ role }) => role === 'learner').map(({ id }) => id);
    for (const memberId of learnerIds.slice(0, 2 * usualReads.learners + 1)) {
      await watch.admit(getLearnerReview, viewer, { classId, memberId });
    }
    await watch.flush();
    await expect(
      watch.admit(getLearnerReview, viewer, { classId, memberId: learnerIds[0] ?? '' }),
    ).rejects.toMatchObject({
      status: 429,
    });
  });

  it('answers 429 with the time to wait through the whole server [SC21]', async () => {
    const { classId } = await app.openClassroom();
    const staff = await app.signUpStaff();
    await fill(classId, 2 * usualReads.learners);
    await staff.call(getGradeBook, { params: { classId } });
    await recordWatch(app.services).flush();
    const answer = await staff.tryCall(getGradeBook, { params: { classId } });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
  });

  it('notes looks again when the database did not take them [SC21]', async () => {
    const { teacher, learner, classId } = await app.openClassroom();
    let isDown = true;
    const records = recordViewData(app.services);
    const { insertLooks } = records;
    const spy = vi
      .spyOn(records, 'insertLooks')
      .mockImplementation((looks) => (isDown ? Promise.reject(new Error('no connection')) : insertLooks(looks)));
    const watch = createRecordWatch(app.services);
    await watch.admit(getGradeBook, { id: teacher.user.id, session: null } as SignedInUser, { classId });
    await watch.flush();
    isDown = false;
    await watch.flush();
    spy.mockRestore();
    expect((await learner.call(listRecordViews, { query: {} })).total).toBe(1);
  });
});
