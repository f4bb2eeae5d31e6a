import {
  askForHelp,
  createExercise,
  createPoll,
  endPoll,
  endpoints,
  getClassroomAdmin,
  getHelpThread,
  getPoll,
  joinClassroom,
  listRecordViews,
  publishExercise,
  sendHelpMessage,
  signInAs,
  startPoll,
  unpublishExercise,
  updateClassroom,
  updatePoll,
  type Endpoint,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries, exercises, mails, sessions } from '../../core/db/tables/index.ts';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { openSchool } from '../../testing/people/callers.ts';
import { programOf } from '../../testing/people/token-program.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { confirmSession, giveAuthenticator } from '../../testing/signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ variables: { PAYMENTS: 'invoice' } });
});
afterAll(() => app.close());

const visitsOf = async (userId: string) =>
  (await app.database.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId)))
    .filter(({ act }) => act === 'enter-class')
    .map(({ details }) => details);

const subjectsTo = async (userId: string) =>
  (await app.database.db.select().from(mails).where(eq(mails.userId, userId))).map(({ subject }) => subject);

it('leaves a trace when staff enter a class of others, and notifies its teachers once [SC21]', async () => {
  const { classId, teacher } = await app.openClassroom();
  const staff = await app.signUpStaff();
  const params = { classId };
  await staff.call(getClassroomAdmin, { params });
  await staff.call(getClassroomAdmin, { params });
  await staff.call(updateClassroom, { params, body: { name: 'Renamed' } });
  expect(await visitsOf(staff.user.id)).toEqual([
    `${classId} GET getClassroomAdmin`,
    `${classId} PATCH updateClassroom`,
  ]);
  const noticed = (await subjectsTo(teacher.user.id)).filter((subject) =>
    subject.startsWith('Staff of this installation'),
  );
  expect(noticed).toHaveLength(1);
  await teacher.call(getClassroomAdmin, { params });
  expect(await visitsOf(teacher.user.id)).toEqual([]);
});

it('asks staff for a second factor, and for a fresh one, first [SC21]', async () => {
  const { classId } = await app.openClassroom();
  const staff = await app.signUpWithRoles(['STAFF']);
  const enter = () => staff.tryCall(getClassroomAdmin, { params: { classId } });
  await confirmSession(app, staff);
  const needed = { code: 'session/confirmation-needed', needsTwoStep: true };
  expect(await enter(), 'with a password alone').toMatchObject({ status: 403, body: needed });
  const program = await programOf(app, staff, ['classes:read']);
  expect((await program.call(getClassroomAdmin, { params: { classId } })).status, 'with a token').toBe(403);
  await giveAuthenticator(app, staff);
  await app.database.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, staff.user.id));
  const refused = await enter();
  expect(refused).toMatchObject({ status: 403, body: { code: 'session/confirmation-needed' } });
  expect(refused.body).not.toHaveProperty('needsTwoStep');
  expect(await visitsOf(staff.user.id)).toEqual([]);
  await confirmSession(app, staff);
  expect((await enter()).status).toBe(200);
});

it('leaves a trace when staff read or answer what a learner of others asks, and notifies the teachers [SC21]', async () => {
  const room = await openClassOf(app, ['Ada']);
  const { attemptId } = await room.work('Ada');
  const { threadId } = await room.learners.Ada.call(askForHelp, {
    params: { attemptId, itemId: room.itemPath.itemId },
    body: { id: newId(), text: 'Why?', variantNumber: 1 },
  });
  const params = { threadId };
  const plain = await app.signUpWithRoles(['STAFF']);
  expect((await plain.tryCall(getHelpThread, { params })).status, 'without a second factor').toBe(403);
  const staff = await app.signUpStaff();
  await staff.call(getHelpThread, { params });
  await staff.call(sendHelpMessage, { params, body: { id: newId(), text: 'Because.' } });
  expect(await visitsOf(staff.user.id)).toEqual([
    `${room.classId} GET getHelpThread`,
    `${room.classId} POST sendHelpMessage`,
  ]);
  const noticed = (await subjectsTo(room.teacher.user.id)).filter((subject) => subject.startsWith('Staff of this'));
  expect(noticed).toHaveLength(1);
  await room.teacher.call(getHelpThread, { params });
  expect(await visitsOf(room.teacher.user.id)).toEqual([]);
});

it('informs the person that somebody signed in as them, by mail and among the looks at their records [SC21]', async () => {
  const { joinCode } = await app.openClassroom();
  const person = await app.signUpAs('learner');
  await person.call(joinClassroom, { body: { code: joinCode } });
  const administrator = await app.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(app, administrator);
  await administrator.call(signInAs, { params: { userId: person.user.id }, body: { reason: 'To help' } });
  expect(await subjectsTo(person.user.id)).toContain('An administrator signed in to Lemma as you');
  const { views } = await person.call(listRecordViews, {});
  expect(views).toMatchObject([{ what: 'Signed in as you' }]);
});

const entriesOf = async (userId: string, act: string) =>
  (await app.database.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId))).filter(
    (entry) => entry.act === act,
  );

it('leaves a trace when staff end a poll of others, and notifies its owner once [SC21]', async () => {
  const teacher = await app.signUpAs('teacher');
  const poll = await teacher.call(createPoll, {
    body: { name: 'Poll', questions: [{ question: { kind: 'letters' } }], start: true, open: true },
  });
  const params = { pollId: poll.id };
  const staff = await app.signUpStaff();
  await staff.call(endPoll, { params });
  await staff.call(startPoll, { params });
  expect(await entriesOf(staff.user.id, 'enter-poll')).toMatchObject([
    { subjectId: teacher.user.id, details: `${poll.id} POST endPoll` },
    { subjectId: teacher.user.id, details: `${poll.id} POST startPoll` },
  ]);
  const noticed = await subjectsTo(teacher.user.id);
  expect(noticed.filter((subject) => subject === 'Staff of this installation opened one of your polls')).toHaveLength(
    1,
  );
  await teacher.call(getPoll, { params });
  expect(await entriesOf(teacher.user.id, 'enter-poll')).toEqual([]);
});

it('leaves a trace when staff take an exercise of others out of the catalogue, and none where anybody may look [SC21]', async () => {
  const teacher = await app.signUpAs('teacher');
  const { id } = await teacher.call(createExercise, { body: { document: squareOfSum as never } });
  const params = { exerciseId: id };
  await teacher.call(publishExercise, { params, body: { revision: 1 } });
  const staff = await app.signUpStaff();
  const getExercise = endpoints.find(({ name }) => name === 'getExercise') as Endpoint;
  await staff.tryCall(getExercise, { params });
  expect(await entriesOf(staff.user.id, 'enter-exercise')).toEqual([]);
  await staff.call(unpublishExercise, { params });
  await staff.tryCall(getExercise, { params });
  expect((await entriesOf(staff.user.id, 'enter-exercise')).map(({ details }) => details)).toEqual([
    `${id} POST unpublishExercise`,
    `${id} GET getExercise`,
  ]);
  expect(await subjectsTo(teacher.user.id)).toContain('Staff of this installation opened one of your exercises');
});

it('asks staff with a second factor for a fresh one before they change polls and exercises of others [SC21]', async () => {
  const { teacher, classId } = await app.openClassroom();
  const poll = await teacher.call(createPoll, { body: { name: 'Poll', classId, start: true } });
  const { id } = await teacher.call(createExercise, { body: { document: squareOfSum as never } });
  const staff = await app.signUpWithRoles(['STAFF']);
  await giveAuthenticator(app, staff);
  await app.database.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, staff.user.id));
  for (const answer of [
    await staff.tryCall(endPoll, { params: { pollId: poll.id } }),
    await staff.tryCall(publishExercise, { params: { exerciseId: id }, body: { revision: 1 } }),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'session/confirmation-needed' } });
  }
  expect((await teacher.call(getPoll, { params: { pollId: poll.id } })).state).toBe('live');
});

it('lets only teachers of a class poll it, so that no poll enters it unseen [SC21]', async () => {
  const { classId } = await app.openClassroom();
  const staff = await app.signUpStaff();
  const refused = { status: 400, body: { classId: ['Choose a class that you teach.'] } };
  expect(await staff.tryCall(createPoll, { body: { name: 'Poll', classId } })).toMatchObject(refused);
  const own = await staff.call(createPoll, { body: { name: 'Poll' } });
  const moved = await staff.tryCall(updatePoll, { params: { pollId: own.id }, body: { classId } });
  expect(moved).toMatchObject(refused);
});

it('writes down every call by which staff change a class, a poll or an exercise of others [SC21]', async () => {
  const school = await openSchool(app);
  const { superuser } = school.people;
  await giveAuthenticator(app, superuser);
  const staff = await app.signUpStaff();
  const isAboutAThing = ({ who, method }: Endpoint) =>
    method !== 'GET' &&
    typeof who === 'object' &&
    ('classroom' in who || 'exercise' in who || 'helpThread' in who || ('poll' in who && who.poll === 'owner'));
  const changing = endpoints.filter(isAboutAThing);
  expect(changing.length).toBeGreaterThan(60);
  const { db } = app.database;
  const missing: string[] = [];
  for (const endpoint of changing) {
    for (const somebody of [staff, superuser]) {
      // A draft is hidden from others; anybody may copy and report a published exercise.
      const exercise = eq(exercises.id, school.params.exerciseId ?? '');
      await db.update(exercises).set({ status: 'DR', archivedAt: null }).where(exercise);
      await somebody.tryCall(endpoint, { params: school.params, address: `10.9.0.${somebody === staff ? 1 : 2}` });
    }
  }
  const all = await db.select().from(auditEntries);
  for (const { name, method } of changing) {
    const rows = all.filter(({ details }) => details.endsWith(` ${method} ${name}`));
    const actors = new Set(rows.map(({ actorId }) => actorId));
    if (!actors.has(staff.user.id) || !actors.has(superuser.user.id)) missing.push(name);
  }
  expect(missing).toEqual([]);
});
