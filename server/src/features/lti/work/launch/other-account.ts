import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { connectionData } from '../../data/connection-store.ts';
import { ltiData } from '../../data/lti-store.ts';
import { requireUnchosen } from './choose-account.ts';
import { findDeepLinking, pathOf } from './destination.ts';
import { waitForAccount } from './enter.ts';

/**
 * Begins the launch of a frame anew for somebody who had an account before the first launch made another: the
 * ticket lets them link it. Absent for other sessions; refused where the person has chosen the account themselves.
 */
export async function chooseOtherAccount(services: Services, user: SignedInUser): Promise<{ launch: string }> {
  const { session } = user;
  const course = session?.course ? await connectionData(services).findCourse(session.course.contextId) : null;
  const role = course && (await connectionData(services).findCourseRole(course.context.id, user.id));
  if (!session?.course || course === null || role === null) throw notFound();
  const { context, registration, deployment } = course;
  const identities = await ltiData(services).selectPeopleOfUser(user.id);
  const person = identities.find((one) => one.registration.id === registration.id)?.person;
  if (person === undefined) throw notFound();
  await requireUnchosen(services, person);
  const { linkId } = session.course;
  const link = linkId === null ? null : await ltiData(services).findLinkById(linkId);
  const deepLinking = (await findDeepLinking(services, session))?.claims.deepLinking ?? null;
  const messageType = deepLinking === null ? 'LtiResourceLinkRequest' : 'LtiDeepLinkingRequest';
  const { subject, name, email, sourcedId, isTest } = person;
  const said = { subject, givenName: '', familyName: '', name, email, sourcedId, isTest };
  const entry = { registration, context, link, role, said, messageType, deepLinking, locale: null } as const;
  return { launch: await waitForAccount(services, { ...entry, path: pathOf(entry) }, deployment.id) };
}
