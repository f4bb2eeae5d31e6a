import {
  applyCourseRoster,
  createClassroom,
  joinClassroom,
  listClassCourses,
  listMembers,
  previewCourseRoster,
  refreshClassRosters,
  removeMember,
  type RosterPlan,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiContexts, ltiPeople, users } from '../../core/db/tables/index.ts';
import { launchIn } from '../../testing/lti/framed.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';

let lti: OpenedLti;
beforeAll(async () => {
  lti = await openLti();
});
afterAll(() => lti.close());

/** A course of so many learners, connected with a class. */
async function openCourse(learners = 0) {
  const teacher = await lti.app.signUpAs('teacher');
  const { id: classId, joinCode } = await teacher.call(createClassroom, { body: { name: 'Year 9' } });
  const course = lti.platform.course(lti.tool);
  const courseId = await lti.connect(course, classId);
  const membershipsUrl = `${lti.platform.origin}/services/${course.id}/memberships${lti.platform.profile.serviceQuery}`;
  await lti.app.database.db.update(ltiContexts).set({ membershipsUrl }).where(eq(ltiContexts.id, courseId));
  const people = Array.from({ length: learners }, (_, index) =>
    lti.platform.person({ givenName: 'Ada', familyName: `Number ${index}` }),
  );
  for (const person of people) lti.platform.enrol(course, person);
  const params = { classId, courseId };
  const preview = () => teacher.call(previewCourseRoster, { params });
  const tryApply = async () => {
    const { fingerprint } = await preview();
    return teacher.tryCall(applyCourseRoster, { params, body: { fingerprint } });
  };
  const apply = async () => {
    const { fingerprint } = await preview();
    return teacher.call(applyCourseRoster, { params, body: { fingerprint } });
  };
  const refresh = () => teacher.call(refreshClassRosters, { params: { classId } });
  const pass = (hours: number) => void (lti.app.clock.now = new Date(lti.app.clock.now.getTime() + hours * 3_600_000));
  const membersIn = async (state: 'present' | 'removed' = 'present') => {
    const { members } = await teacher.call(listMembers, { params: { classId }, query: { state } });
    return members.filter(({ role }) => role !== 'teacher');
  };
  return {
    teacher,
    classId,
    joinCode: joinCode ?? '',
    course,
    courseId,
    params,
    people,
    preview,
    apply,
    tryApply,
    refresh,
    pass,
    membersIn,
  };
}

const wordsOf = ({ lines }: RosterPlan) => lines.map(({ change, name, role }) => `${change} ${name} ${role}`);

describe('the roster of a course', () => {
  it('is shown before anything happens, and then the learners are in the class with their names', async () => {
    const { preview, apply, membersIn } = await openCourse(3);
    expect(wordsOf(await preview())).toEqual([
      'comes Ada Number 0 learner',
      'comes Ada Number 1 learner',
      'comes Ada Number 2 learner',
    ]);
    expect(await membersIn()).toEqual([]);
    const [course] = await apply();
    expect(course).toMatchObject({ people: 3, syncProblem: '' });
    expect((await membersIn()).map(({ lastName }) => lastName)).toEqual(['Number 0', 'Number 1', 'Number 2']);
    expect(await preview()).toMatchObject({ lines: [], unchanged: 3 });
  });

  it('makes accounts that the first launch finds', async () => {
    const { course, people, apply, membersIn } = await openCourse(1);
    await apply();
    const [person] = people;
    if (person === undefined) throw new Error('no learner');
    const before = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, person.subject));
    await launchIn(lti, { person, course, link: lti.platform.link(course) });
    const after = await lti.app.database.db.select().from(ltiPeople).where(eq(ltiPeople.subject, person.subject));
    expect(after.map(({ userId }) => userId)).toEqual(before.map(({ userId }) => userId));
    expect(await membersIn()).toHaveLength(1);
  });

  it('lets teachers come in with their first launch, in which they choose an account', async () => {
    const { course, preview, apply, membersIn } = await openCourse();
    const colleague = lti.platform.person({ givenName: 'Carl', familyName: 'Gauss' });
    lti.platform.enrol(course, colleague, 'Instructor');
    expect(wordsOf(await preview())).toEqual(['later Carl Gauss teacher']);
    await apply();
    expect(await membersIn()).toEqual([]);
  });

  it('leaves people out whose id cannot be kept, and cleans names and addresses', async () => {
    const { course, preview, apply } = await openCourse(1);
    const nul = String.fromCharCode(0);
    const person = lti.platform.person({
      givenName: `Em${nul}my`,
      familyName: 'Noether &amp; Co',
      email: `e${nul}@school.example`,
    });
    lti.platform.enrol(course, person);
    lti.platform.enrol(course, lti.platform.person({ subject: `1${nul}2` }));
    expect(wordsOf(await preview())).toEqual(['comes Emmy Noether & Co learner', 'comes Ada Number 0 learner']);
    await apply();
  });

  it('finds learners who launch for the first time while it is applied, or asks to look again', async () => {
    const { course, people, apply, tryApply, membersIn } = await openCourse(12);
    const link = lti.platform.link(course);
    const [first] = await Promise.all([tryApply(), ...people.map((person) => launchIn(lti, { person, course, link }))]);
    expect([200, 409]).toContain(first.status);
    await apply();
    expect(await membersIn()).toHaveLength(12);
  });

  it('keeps the teacher who has connected the course, also where the LMS does not list them', async () => {
    const { course, courseId, people, apply, preview } = await openCourse(5);
    await apply();
    const [gone] = people;
    const isGone = eq(ltiPeople.subject, gone?.subject ?? '');
    const [identity] = await lti.app.database.db.select().from(ltiPeople).where(isGone);
    course.members.delete(gone?.subject ?? '');
    expect(await preview()).toMatchObject({ lines: [{ change: 'goes' }] });
    const connectedBy = identity?.userId ?? null;
    await lti.app.database.db.update(ltiContexts).set({ connectedBy }).where(eq(ltiContexts.id, courseId));
    expect(await preview()).toMatchObject({ lines: [] });
  });

  it('takes people out who have left the course, and brings them back with it', async () => {
    const { course, people, apply, preview, membersIn } = await openCourse(5);
    await apply();
    const [gone] = people;
    course.members.delete(gone?.subject ?? '');
    expect(await preview()).toMatchObject({ lines: [{ change: 'goes', name: 'Ada Number 0' }], needsLook: false });
    await apply();
    expect(await membersIn()).toHaveLength(4);
    expect(await membersIn('removed')).toHaveLength(1);
    if (gone) lti.platform.enrol(course, gone);
    await apply();
    expect(await membersIn()).toHaveLength(5);
  });

  it('leaves people outside whom a teacher has removed, and people inside who came in another way', async () => {
    const { teacher, classId, joinCode, apply, preview, membersIn } = await openCourse(4);
    const joined = await lti.app.signUpAs('learner');
    await joined.call(joinClassroom, { body: { code: joinCode } });
    await apply();
    const [first] = await membersIn();
    const memberId = (await membersIn()).find(({ lastName }) => lastName === 'Number 0')?.id ?? first?.id ?? '';
    await teacher.call(removeMember, { params: { classId, memberId } });
    expect(wordsOf(await preview())).toEqual(['kept-out Ada Number 0 learner']);
    await apply();
    expect(await membersIn()).toHaveLength(4);
  });

  it('counts people as gone whom the LMS calls inactive, and follows changes of role', async () => {
    const { course, people, apply, preview } = await openCourse(6);
    await apply();
    const [inactive, helper] = people;
    if (!inactive || !helper) throw new Error('no learners');
    lti.platform.enrol(course, inactive, 'Learner', 'Inactive');
    lti.platform.enrol(course, helper, 'ContentDeveloper');
    expect(await preview()).toMatchObject({
      lines: [
        { change: 'goes', name: 'Ada Number 0' },
        { change: 'role', name: 'Ada Number 1', role: 'assistant', before: 'learner' },
      ],
    });
  });

  it('numbers people whose names the LMS keeps back', async () => {
    const { apply, membersIn } = await openCourse(2);
    lti.platform.faults.hidesNames = true;
    await apply();
    lti.platform.faults.hidesNames = false;
    expect((await membersIn()).map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Learner 1',
      'Learner 2',
    ]);
  });

  it('is applied only as it was looked at', async () => {
    const { teacher, course, params, preview } = await openCourse(1);
    const { fingerprint } = await preview();
    lti.platform.enrol(course, lti.platform.person());
    const answer = await teacher.tryCall(applyCourseRoster, { params, body: { fingerprint } });
    expect([answer.status, answer.raw]).toEqual([409, expect.stringContaining('has changed since you looked')]);
  });

  it('never takes the last teacher of a class away', async () => {
    const { teacher, course, courseId, apply, classId } = await openCourse();
    const person = lti.platform.person();
    await lti.app.database.db.insert(ltiPeople).values({
      id: courseId,
      registrationId: lti.registration.id,
      subject: person.subject,
      userId: teacher.user.id,
      createdAt: lti.app.clock.now,
    });
    lti.platform.enrol(course, person, 'Instructor');
    await apply();
    lti.platform.enrol(course, person, 'Learner');
    await apply();
    course.members.delete(person.subject);
    await apply();
    const { members } = await teacher.call(listMembers, { params: { classId } });
    expect(members.map(({ role }) => role)).toEqual(['teacher']);
  });
});

describe('a roster that no one asks for', () => {
  it('is read when six hours have passed, takes people in, and lets few leave', async () => {
    const { course, people, refresh, pass, membersIn } = await openCourse(10);
    expect(await refresh()).toEqual({ changed: 10, waiting: [] });
    course.members.delete(people[0]?.subject ?? '');
    lti.platform.enrol(course, lti.platform.person());
    pass(5);
    expect(await refresh()).toEqual({ changed: 0, waiting: [] });
    pass(1);
    expect(await refresh()).toEqual({ changed: 2, waiting: [] });
    expect(await membersIn()).toHaveLength(10);
  });

  it('waits for a look when more than 30 % leave at the same time', async () => {
    const { course, courseId, people, refresh, pass, apply, preview, membersIn } = await openCourse(10);
    await refresh();
    for (const { subject } of people.slice(0, 4)) course.members.delete(subject);
    lti.platform.enrol(course, lti.platform.person());
    pass(6);
    const { waiting, changed } = await refresh();
    expect([waiting.map(({ id }) => id), changed]).toEqual([[courseId], 1]);
    expect(await membersIn()).toHaveLength(11);
    expect((await preview()).needsLook).toBe(true);
    await apply();
    expect(await membersIn()).toHaveLength(7);
  });

  it('says at the course why it could not be read, and asks again the next time', async () => {
    const { teacher, classId, preview, refresh, membersIn } = await openCourse(1);
    lti.platform.faults.onRequest = ({ kind }) => (kind === 'memberships' ? { answer: { status: 503 } } : undefined);
    expect(await refresh()).toEqual({ changed: 0, waiting: [] });
    await expect(preview()).rejects.toThrow('409');
    lti.platform.faults.onRequest = undefined;
    const [course] = await teacher.call(listClassCourses, { params: { classId } });
    expect(course?.syncProblem).toContain('503');
    await refresh();
    expect(await membersIn()).toHaveLength(1);
  });
});

it('a course of 2,000 loses no one, over its pages', async () => {
  const { apply, preview } = await openCourse(2000);
  await apply();
  expect(await preview()).toMatchObject({ lines: [], unchanged: 2000 });
  const made = await lti.app.database.db.select().from(users).where(eq(users.firstName, 'Ada'));
  expect(made.length).toBeGreaterThanOrEqual(2000);
});
