import { getClassroomAdmin, joinClassroom, listRecordViews, signInAs, updateClassroom } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEntries, mails, sessions } from '../db/tables/index.ts';
import { giveAuthenticator } from '../testing/second-factor.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const visitsOf = async (userId: string) =>
  (await app.database.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId)))
    .filter(({ act }) => act === 'enter-class')
    .map(({ details }) => details);

const subjectsTo = async (userId: string) =>
  (await app.database.db.select().from(mails).where(eq(mails.userId, userId))).map(({ subject }) => subject);

it('leaves a trace when staff enter a class of others, and tells its teachers once [SC21]', async () => {
  const { classId, teacher } = await app.openClassroom();
  const staff = await app.signUpWithRoles(['STAFF']);
  const params = { classId };
  await staff.call(getClassroomAdmin, { params });
  await staff.call(getClassroomAdmin, { params });
  await staff.call(updateClassroom, { params, body: { name: 'Renamed' } });
  expect(await visitsOf(staff.user.id)).toEqual([
    `${classId} GET getClassroomAdmin`,
    `${classId} PATCH updateClassroom`,
  ]);
  const told = (await subjectsTo(teacher.user.id)).filter((subject) =>
    subject.startsWith('Staff of this installation'),
  );
  expect(told).toHaveLength(1);
  await teacher.call(getClassroomAdmin, { params });
  expect(await visitsOf(teacher.user.id)).toEqual([]);
});

it('asks staff with a second factor for a fresh one first [SC21]', async () => {
  const { classId } = await app.openClassroom();
  const staff = await app.signUpWithRoles(['STAFF']);
  await giveAuthenticator(app, staff);
  await app.database.db.update(sessions).set({ confirmedAt: null }).where(eq(sessions.userId, staff.user.id));
  const refused = await staff.tryCall(getClassroomAdmin, { params: { classId } });
  expect(refused).toMatchObject({ status: 403, body: { code: 'session/confirmation-needed' } });
  expect(await visitsOf(staff.user.id)).toEqual([]);
});

it('tells the person somebody signed in as, by mail and among the looks at their records [SC21]', async () => {
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
