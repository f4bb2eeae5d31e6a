import {
  connectLtiCourse,
  createClassroom,
  disconnectClassCourse,
  getLtiCourse,
  listAuditEntries,
  listClassrooms,
  listClassCourses,
  listMembers,
  updateClassCourse,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiContexts, ltiLinks, ltiPeople } from '../../core/db/tables/index.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { launchIn } from '../../testing/lti/framed.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';
import type { PlatformCourse, PlatformPerson } from '../../testing/lti-platform/world.ts';

type Person = Awaited<ReturnType<OpenedLti['app']['signUpAs']>>;

let lti: OpenedLti;
beforeAll(async () => {
  lti = await openLti();
});
afterAll(() => lti.close());

/** A person of the LMS whose account is this one. */
async function linked(person: Person): Promise<PlatformPerson> {
  const known = lti.platform.person({ givenName: person.user.firstName, familyName: person.user.lastName });
  await lti.app.database.db.insert(ltiPeople).values({
    id: newId(),
    registrationId: lti.registration.id,
    subject: known.subject,
    userId: person.user.id,
    createdAt: lti.app.clock.now,
  });
  return known;
}

/** A teacher with a class, in a course that is connected with none. */
async function openCourse(given: Partial<Pick<PlatformCourse, 'title'>> = {}) {
  const teacher = await lti.app.signUpAs('teacher');
  const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  const course = lti.platform.course(lti.tool, { title: 'Algebra 1', ...given });
  const person = await linked(teacher);
  lti.platform.enrol(course, person, 'Instructor');
  const link = lti.platform.link(course);
  return { teacher, classId, course, person, link };
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const namesIn = async (teacher: Person, classId: string) => {
  const { members } = await teacher.call(listMembers, { params: { classId } });
  return members.map(({ firstName, lastName, role }) => `${firstName} ${lastName}, ${role}`);
};
const settled = () => lti.app.services.background.settle();

describe('a course that no class is connected with', () => {
  it('asks its first teacher, with the classes that they teach', async () => {
    const { classId, course, person, link } = await openCourse();
    const frame = await launchIn(lti, { person, course, link });
    expect(frame.location).toMatch(/\/connect$/);
    expect(await frame.call(getLtiCourse, {})).toEqual({
      title: 'Algebra 1',
      platform: 'School LMS',
      class: null,
      mayMake: true,
      classes: [{ id: classId, name: 'Year 9' }],
      copiedFrom: [],
    });
  });

  it('is connected with a class, and the people who came before are in it', async () => {
    const { teacher, classId, course, person, link } = await openCourse();
    const early = lti.platform.person({ givenName: 'Ada', familyName: 'Byron' });
    lti.platform.enrol(course, early);
    expect((await launchIn(lti, { person: early, course, link })).location).toMatch(/\/not-open-yet$/);
    const frame = await launchIn(lti, { person, course, link });
    const made = await frame.call(connectLtiCourse, { body: { way: 'class', classId } });
    expect(made).toEqual({ class: { id: classId, name: 'Year 9' }, page: '/choose' });
    await settled();
    expect(await namesIn(teacher, classId)).toContain('Ada Byron, learner');
    expect((await launchIn(lti, { person: early, course, link })).location).toMatch(new RegExp(`/c/${classId}$`));
    const administrator = await lti.app.signUpWithRoles(['superuser']);
    const { entries } = await administrator.call(listAuditEntries, { query: { act: 'connect-course' } });
    expect(entries[0]?.details).toBe('School LMS, Algebra 1: Year 9');
  });

  it('gets a class of its own, with the teacher in it', async () => {
    const { teacher, course, person, link } = await openCourse({ title: 'Geometry' });
    const frame = await launchIn(lti, { person, course, link });
    const { class: made } = await frame.call(connectLtiCourse, {
      body: { way: 'new', name: 'Geometry', timeZone: 'Europe/Berlin' },
    });
    await settled();
    expect(await namesIn(teacher, made.id)).toEqual([`${teacher.user.firstName} ${teacher.user.lastName}, teacher`]);
  });

  it('copied in the LMS, offers to copy the class, and its links open the copied tasks', async () => {
    const { teacher, classId, course, person } = await openCourse();
    const task = await setTask(teacher, classId, { name: 'Surds' });
    const contextId = await lti.connect(course, classId);
    const [original] = await lti.app.database.db.select().from(ltiContexts).where(eq(ltiContexts.id, contextId));
    const next = lti.platform.course(lti.tool, { title: 'Algebra 1 (2027)' });
    lti.platform.enrol(next, person, 'Instructor');
    const link = lti.platform.link(next, {
      custom: { task: task.id, context_history: String(original?.contextId) },
    });
    const frame = await launchIn(lti, { person, course: next, link });
    expect((await frame.call(getLtiCourse, {})).copiedFrom).toEqual([classId]);
    const { class: copy, page } = await frame.call(connectLtiCourse, {
      body: { way: 'copy', classId, name: 'Year 9, next' },
    });
    expect(copy.id).not.toBe(classId);
    expect(page).toMatch(new RegExp(`^/a/classrooms/${copy.id}/tasks/[0-9a-f-]{36}/progress$`));
    const again = await launchIn(lti, { person, course: next, link });
    expect(again.location.endsWith(page)).toBe(true);
    expect(again.location).not.toContain(task.id);
  });

  it('opens no task of a class that is not its own, whatever its links name', async () => {
    const other = await openCourse();
    const foreign = await setTask(other.teacher, other.classId, { name: 'Theirs' });
    const { classId, course, person } = await openCourse();
    await lti.connect(course, classId);
    const link = lti.platform.link(course, { custom: { task: foreign.id } });
    const frame = await launchIn(lti, { person, course, link });
    expect(frame.location).toMatch(/\/choose$/);
    const rows = await lti.app.database.db.select().from(ltiLinks).where(eq(ltiLinks.resourceLinkId, link.id));
    expect(rows.map(({ taskId }) => taskId)).toEqual([null]);
  });
});

describe('connecting a course', () => {
  it('is for its teachers: not for learners, assistants, or sessions without a course', async () => {
    const { teacher, classId, course, link } = await openCourse();
    const body = { way: 'class' as const, classId };
    expect(await statusOf(teacher.tryCall(connectLtiCourse, { body }))).toBe(404);
    expect(await statusOf(teacher.tryCall(getLtiCourse))).toBe(404);
    const learner = lti.platform.person();
    lti.platform.enrol(course, learner);
    const asLearner = await launchIn(lti, { person: learner, course, link });
    expect(await statusOf(asLearner.tryCall(getLtiCourse))).toBe(403);
    expect(await statusOf(asLearner.tryCall(connectLtiCourse, { body }))).toBe(403);
    const helper = await linked(await lti.app.signUpAs('teacher'));
    lti.platform.enrol(
      course,
      helper,
      'http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant',
    );
    const asHelper = await launchIn(lti, { person: helper, course, link });
    expect(await statusOf(asHelper.tryCall(connectLtiCourse, { body }))).toBe(403);
  });

  it('takes no class that the teacher does not teach', async () => {
    const other = await openCourse();
    const { course, person, link } = await openCourse();
    const frame = await launchIn(lti, { person, course, link });
    for (const way of ['class', 'copy'] as const) {
      const body = { way, classId: other.classId, ...(way === 'copy' ? { name: 'Mine now' } : {}) };
      expect(await statusOf(frame.tryCall(connectLtiCourse, { body })), way).toBe(400);
    }
  });

  it('happens once', async () => {
    const { classId, course, person, link } = await openCourse();
    const frame = await launchIn(lti, { person, course, link });
    const body = { way: 'class' as const, classId };
    await frame.call(connectLtiCourse, { body });
    expect(await statusOf(frame.tryCall(connectLtiCourse, { body }))).toBe(409);
    await settled();
  });

  it('leaves no class behind when another teacher connects it at the same moment', async () => {
    const { teacher, course, person, link } = await openCourse();
    const colleague = await lti.app.signUpAs('teacher');
    const other = await linked(colleague);
    lti.platform.enrol(course, other, 'Instructor');
    const frames = [
      await launchIn(lti, { person, course, link }),
      await launchIn(lti, { person: other, course, link }),
    ];
    const body = { way: 'new', name: 'Made twice', timeZone: 'Europe/Vienna' } as const;
    const answers = await Promise.all(frames.map((frame) => statusOf(frame.tryCall(connectLtiCourse, { body }))));
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    const made = await Promise.all(
      [teacher, colleague].map(async (one) =>
        (await one.call(listClassrooms, {})).filter(({ name }) => name === body.name),
      ),
    );
    // Both teach the one that there is.
    expect(new Set(made.flat().map(({ id }) => id)).size).toBe(1);
  });

  it('makes no class for somebody who may not make classes, and says whom to ask', async () => {
    const course = lti.platform.course(lti.tool);
    const person = await linked(await lti.app.signUpAs('learner'));
    lti.platform.enrol(course, person, 'Instructor');
    const frame = await launchIn(lti, { person, course, link: lti.platform.link(course) });
    expect((await frame.call(getLtiCourse, {})).mayMake).toBe(false);
    const answer = await frame.tryCall(connectLtiCourse, { body: { way: 'new', name: 'Mine' } });
    expect([answer.status, answer.raw]).toEqual([403, expect.stringContaining('Ask an administrator')]);
  });
});

describe('the connected courses of a class', () => {
  it('are listed for the people who teach it, and for no one else', async () => {
    const { teacher, classId, course } = await openCourse();
    const courseId = await lti.connect(course, classId);
    const params = { classId };
    expect(await teacher.call(listClassCourses, { params })).toMatchObject([
      { id: courseId, title: 'Algebra 1', platform: 'School LMS', people: 0, leader: 'lemma', hasRoster: false },
    ]);
    const stranger = await lti.app.signUpAs('teacher');
    expect(await statusOf(stranger.tryCall(listClassCourses, { params }))).toBe(404);
  });

  it('follow what the teacher says about who leads, in their own class alone', async () => {
    const { teacher, classId, course } = await openCourse();
    const courseId = await lti.connect(course, classId);
    const other = await openCourse();
    const foreign = { classId: other.classId, courseId };
    const body = { leader: 'lms' as const };
    expect(await statusOf(other.teacher.tryCall(updateClassCourse, { params: foreign, body }))).toBe(404);
    expect(await statusOf(other.teacher.tryCall(disconnectClassCourse, { params: foreign }))).toBe(404);
    const [changed] = await teacher.call(updateClassCourse, { params: { classId, courseId }, body });
    expect(changed?.leader).toBe('lms');
  });

  it('leave the class with their links, and the people stay', async () => {
    const { teacher, classId, course, person } = await openCourse();
    const task = await setTask(teacher, classId, { name: 'Surds' });
    const courseId = await lti.connect(course, classId);
    const link = lti.platform.link(course, { custom: { task: task.id } });
    const learner = lti.platform.person({ givenName: 'Emmy', familyName: 'Noether' });
    lti.platform.enrol(course, learner);
    expect((await launchIn(lti, { person: learner, course, link })).location).toContain(task.id);
    await teacher.call(disconnectClassCourse, { params: { classId, courseId } });
    expect(await teacher.call(listClassCourses, { params: { classId } })).toEqual([]);
    expect(await namesIn(teacher, classId)).toContain('Emmy Noether, learner');
    const frame = await launchIn(lti, { person, course, link });
    expect(frame.location).toMatch(/\/connect$/);
  });
});
