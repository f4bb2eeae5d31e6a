import { previewCourseRoster } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { ltiContexts, ltiMembers, ltiPeople, users } from '../../../core/db/tables/index.ts';
import type { Entry } from '../../../features/lti/work/launch/entry.ts';
import { keepDeepLinking } from '../../../features/lti/work/launch/destination.ts';
import { makeFrameToken, openFrameSession } from '../../../features/signing-in/api.ts';
import { openLti } from '../../lti/opened-lti.ts';
import type { TestApp, TestClient } from '../../test-app.ts';
import type { Differing } from '../valid-calls.ts';
import type { Room, World } from '../world.ts';

/**
 * A course of the class with a learner in it and one to come, and a teacher in another course, whom an LMS has sent to
 * choose.
 */
export async function addCourseThings(app: TestApp, room: Room) {
  const { teacher } = room.people;
  const lti = await openLti('moodle', { app });
  const { platform, tool, deployment } = lti;
  const { db } = app.database;
  const [courseId, ownCourseId, identityId] = [newId(), newId(), newId()];
  const [course, own] = [platform.course(tool), platform.course(tool)];
  platform.enrol(course, platform.person());
  const createdAt = app.clock.now;
  const membershipsUrl = `${platform.origin}/services/${course.id}/memberships`;
  const row = { deploymentId: deployment.id, createdAt };
  await db.insert(ltiContexts).values([
    { ...row, id: courseId, contextId: course.id, classroomId: room.params.classId, membershipsUrl },
    { ...row, id: ownCourseId, contextId: own.id, title: 'Algebra' },
  ]);
  const registrationId = lti.registration.id;
  const person = { id: identityId, registrationId, subject: 'teacher', userId: teacher.user.id };
  const [newcomerId, newcomerIdentityId] = [newId(), newId()];
  await db.insert(users).values({ id: newcomerId, firstName: 'Emmy', lastName: 'Noether', createdAt });
  const newcomer = { id: newcomerIdentityId, registrationId, subject: 'made', userId: newcomerId, isAccountMade: true };
  await db.insert(ltiPeople).values([
    { ...person, createdAt },
    { ...newcomer, createdAt },
  ]);
  const seen = { contextId: ownCourseId, seenAt: createdAt, createdAt };
  await db.insert(ltiMembers).values([
    { ...seen, id: newId(), identityId, role: 'teacher' },
    { ...seen, id: newId(), identityId: newcomerIdentityId, role: 'learner' },
  ]);
  const params = { classId: room.params.classId, courseId };
  const { fingerprint } = await teacher.call(previewCourseRoster, { params });
  const framed = await openFrame(app, { userId: teacher.user.id, contextId: ownCourseId, returnUrl: platform.origin });
  const fresh = await openFrameSession(
    app.services,
    { userId: newcomerId, contextId: ownCourseId, linkId: null },
    noBrowser,
  );
  const framedNewcomer = await clientOf(app, fresh.secret);
  const ofLearner = { userId: room.people.learner.user.id, contextId: courseId, linkId: null };
  const framedLearner = await clientOf(app, (await openFrameSession(app.services, ofLearner, noBrowser)).secret);
  return {
    people: { framed, framedNewcomer, framedLearner },
    params: { courseId },
    fingerprint,
    close: () => lti.close(),
  };
}

const noBrowser = {
  address: '',
  url: '',
  headers: {},
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
};

/** A browser in the frame of an LMS, with the session of a launch that asked for a choice. */
async function openFrame(
  app: TestApp,
  { userId, contextId, returnUrl }: { userId: string; contextId: string; returnUrl: string },
): Promise<TestClient> {
  const session = await openFrameSession(app.services, { userId, contextId, linkId: null }, noBrowser);
  const [context] = await app.database.db.select().from(ltiContexts).where(eq(ltiContexts.id, contextId));
  const said = {
    subject: 'teacher',
    givenName: '',
    familyName: '',
    name: '',
    email: '',
    sourcedId: null,
    isTest: false,
  };
  const deepLinking = { deep_link_return_url: returnUrl, accept_types: ['ltiResourceLink'] };
  const entry = { context, said, role: 'teacher', link: null, deepLinking, messageType: 'LtiDeepLinkingRequest' };
  const registration = { id: (await registrationOf(app, 'teacher')) ?? '' };
  await keepDeepLinking(app.services, session.sessionId, { ...entry, registration } as unknown as Entry);
  return clientOf(app, session.secret);
}

/** A browser whose calls carry the token of a frame. */
async function clientOf(app: TestApp, secret: string): Promise<TestClient> {
  const made = await makeFrameToken(app.services, secret);
  const client = app.visitor();
  const authorization = `JWT ${made?.token ?? ''}`;
  return {
    ...client,
    send: (method, url, options) =>
      client.send(method, url, { ...options, headers: { ...options?.headers, authorization } }),
  };
}

async function registrationOf(app: TestApp, subject: string): Promise<string | undefined> {
  const people = await app.database.db.select().from(ltiPeople);
  return people.find((one) => one.subject === subject)?.registrationId;
}

/** Calls about courses of LMSs. */
export function courseCalls({ course }: Pick<World, 'course'>): Record<string, Differing> {
  return {
    getLtiCourse: { as: 'framed' },
    connectLtiCourse: { as: 'framed', body: { way: 'new', name: 'Algebra', timeZone: 'Europe/Berlin' } },
    getLtiChoice: { as: 'framed' },
    chooseOtherAccount: { as: 'framedNewcomer' },
    answerLtiChoice: { as: 'framed', body: { choice: 'nothing' } },
    updateClassCourse: { body: { leader: 'lms' } },
    applyCourseRoster: { body: { fingerprint: course.fingerprint } },
  };
}
