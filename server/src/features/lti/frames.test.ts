import {
  createClassroom,
  endpoints,
  getClassroomStudent,
  getSession,
  listClassrooms,
  updateAccount,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiContexts, ltiPeople, members, users } from '../../core/db/tables/index.ts';
import { frameClient, launchIn, type Framed } from '../../testing/lti/framed.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';

let lti: OpenedLti;
let classId: string;
let otherClassId: string;
let teacherId: string;
let contextId: string;
let learner: Framed;
let course: ReturnType<OpenedLti['platform']['course']>;
beforeAll(async () => {
  lti = await openLti();
  const teacher = await lti.app.signUpAs('teacher');
  teacherId = teacher.user.id;
  classId = (await teacher.call(createClassroom, { body: { name: 'Year 9' } })).id;
  otherClassId = (await teacher.call(createClassroom, { body: { name: 'Year 10' } })).id;
  course = lti.platform.course(lti.tool);
  contextId = await lti.connect(course, classId);
  const person = lti.platform.person({ givenName: 'Ada', familyName: 'Byron' });
  lti.platform.enrol(course, person);
  learner = await launchIn(lti, { person, course, link: lti.platform.link(course) });
});
afterAll(() => lti.close());

describe('the session of a launch', () => {
  it('is opened by the cookie of the frame, and its token names the person without any cookie', async () => {
    const user = await learner.call(getSession, {});
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  });

  it('is worth nothing without its token', async () => {
    expect((await learner.browser.tryCall(getSession)).body).toBeUndefined();
  });

  it('counts alone, beside the session of another person at the same browser', async () => {
    const neighbour = await lti.app.signUpAs('learner');
    const inFrame = frameClient(neighbour, learner.token);
    expect((await inFrame(getSession)).body).toMatchObject({ firstName: 'Ada' });
    expect((await neighbour.call(getSession, {}))?.firstName).toBe('Person');
  });

  it('reaches its class as a member, and no other class though the person is in it', async () => {
    const userId = (await learner.call(getSession, {}))?.id ?? '';
    await lti.app.database.db.insert(members).values({
      id: crypto.randomUUID(),
      classroomId: otherClassId,
      userId,
      role: 'learner',
      joinedAt: lti.app.clock.now,
    });
    expect((await learner.tryCall(getClassroomStudent, { params: { classId } })).status).toBe(200);
    const foreign = await learner.tryCall(getClassroomStudent, { params: { classId: otherClassId } });
    const absent = await learner.tryCall(getClassroomStudent, { params: { classId: crypto.randomUUID() } });
    expect([foreign.status, foreign.raw]).toEqual([404, absent.raw]);
  });

  it('refuses every call about the account, other classes and the instance, for people with every role', async () => {
    const userId = (await learner.call(getSession, {}))?.id ?? '';
    const { db } = lti.app.database;
    await db
      .update(users)
      .set({ roles: ['superuser', 'INSTRUCTOR'] })
      .where(eq(users.id, userId));
    const outside = endpoints.filter(({ who, inFrames }) => typeof who === 'string' && !inFrames);
    expect(outside.length).toBeGreaterThan(80);
    const passed: string[] = [];
    for (const endpoint of outside) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, classId]));
      const { status } = await learner.tryCall(endpoint, { params, ...sample(endpoint) });
      if (status !== 403 && status !== 404) passed.push(`${endpoint.name} ${status}`);
    }
    await db
      .update(users)
      .set({ roles: ['STUDENT'] })
      .where(eq(users.id, userId));
    expect(passed).toEqual([]);
  });

  it('does not need a CSRF token, for no other page can send its header', async () => {
    const changed = await learner.tryCall(updateAccount, { body: { firstName: 'Eve', lastName: 'Byron' } });
    expect(changed.body).toMatchObject({ code: 'session/framed' });
  });

  it('is refused with a forged token, whatever cookies come along', async () => {
    const neighbour = await lti.app.signUpAs('learner');
    const [header = '', payload = ''] = learner.token.split('.');
    for (const token of [`${header}.${payload}.AAAA`, `${header}.${payload}.`, `${header}..`]) {
      expect((await frameClient(neighbour, token)(listClassrooms)).status).toBe(401);
    }
  });

  it('ends after twelve hours, and when the person is suspended', async () => {
    const person = lti.platform.person();
    lti.platform.enrol(course, person);
    const framed = await launchIn(lti, { person, course, link: lti.platform.link(course) });
    const [row] = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, person.subject));
    const deactivate = (deactivatedAt: Date | null) =>
      lti.app.database.db
        .update(users)
        .set({ deactivatedAt })
        .where(eq(users.id, row?.userId ?? ''));
    await deactivate(lti.app.clock.now);
    expect((await framed.renew()).status).toBe(401);
    await deactivate(null);
    expect((await framed.renew()).status).toBe(200);
    const { now } = lti.app.clock;
    lti.app.clock.now = new Date(now.getTime() + 12 * 3600_000 + 1000);
    expect((await framed.renew()).status).toBe(401);
    lti.app.clock.now = now;
  });

  it('loses the class immediately when its course is disconnected', async () => {
    const set = (classroomId: string | null) =>
      lti.app.database.db.update(ltiContexts).set({ classroomId }).where(eq(ltiContexts.id, contextId));
    await set(null);
    expect((await learner.tryCall(getClassroomStudent, { params: { classId } })).status).toBe(404);
    await set(classId);
    expect((await learner.tryCall(getClassroomStudent, { params: { classId } })).status).toBe(200);
  });
});

describe('the role in a course', () => {
  const roleOf = async (userId: string) =>
    (await lti.app.database.db.select().from(members).where(eq(members.userId, userId))).find(
      (member) => member.classroomId === classId,
    )?.role;

  it('raises and lowers the role in the class, and never takes its last teacher away', async () => {
    const person = lti.platform.person();
    const link = lti.platform.link(course);
    lti.platform.enrol(course, person);
    await launchIn(lti, { person, course, link });
    const [row] = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, person.subject));
    const userId = row?.userId ?? '';
    lti.platform.enrol(course, person, 'Instructor');
    await launchIn(lti, { person, course, link });
    expect(await roleOf(userId)).toBe('teacher');
    lti.platform.enrol(course, person, 'Learner');
    await launchIn(lti, { person, course, link });
    expect(await roleOf(userId)).toBe('learner');
    await lti.app.database.db.update(ltiPeople).set({ userId: teacherId }).where(eq(ltiPeople.subject, person.subject));
    await launchIn(lti, { person, course, link });
    expect(await roleOf(teacherId)).toBe('teacher');
  });

  it('is refused for people without one, and gives nothing to people who administer the platform', async () => {
    for (const role of [
      'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator',
      'http://purl.imsglobal.org/vocab/lis/v2/system/person#SysAdmin',
      'Mentor',
    ]) {
      const person = lti.platform.person();
      lti.platform.enrol(course, person, role);
      const answer = await lti.launch(lti.app.visitor(), { person, course, link: lti.platform.link(course) });
      expect(answer.status, role).toBe(403);
      const rows = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, person.subject));
      expect(rows, role).toEqual([]);
    }
  });
});

/** A body that a schema takes is not needed: access is decided before the body is read. */
const sample = ({ body }: Endpoint) => (body === null ? {} : { body: {} });
