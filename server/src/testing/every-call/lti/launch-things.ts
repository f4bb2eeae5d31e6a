import { v7 as newId } from 'uuid';
import { ltiContexts, ltiPeople, ltiPending } from '../../../core/db/tables/index.ts';
import { hashToken } from '../../../core/tokens.ts';
import type { TestApp } from '../../test-app.ts';
import type { Differing } from '../valid-calls.ts';
import type { Room } from '../world.ts';

const tickets = { waiting: 'w'.repeat(43), chosen: 'c'.repeat(43) };

/** A launch whose person chooses an account, one who has chosen, and a learner whom the LMS knows. */
export async function addLaunchThings(
  { database: { db }, clock }: TestApp,
  room: Room,
  { registrationId, deploymentRowId }: { readonly registrationId: string; readonly deploymentRowId: string },
) {
  const [contextId, ltiPersonId] = [newId(), newId()];
  const createdAt = clock.now;
  await db.insert(ltiContexts).values({ id: contextId, deploymentId: deploymentRowId, contextId: '9', createdAt });
  const claims = { givenName: 'Emmy', familyName: 'Noether', name: '', email: '', sourcedId: null, locale: null };
  const launch = {
    registrationId,
    deploymentId: deploymentRowId,
    contextId,
    claims: { ...claims, role: 'learner' as const, isTest: false, path: '/not-open-yet' },
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 365 * 86_400_000),
  };
  await db.insert(ltiPending).values([
    { ...launch, ticketHash: hashToken(tickets.waiting), subject: 'newcomer' },
    { ...launch, ticketHash: hashToken(tickets.chosen), subject: 'learner', usedAt: createdAt },
  ]);
  const person = { id: ltiPersonId, registrationId, subject: 'learner', userId: room.people.learner.user.id };
  await db.insert(ltiPeople).values({ ...person, createdAt });
  return { params: { ltiPersonId } };
}

/** Calls of people whom an LMS has sent. */
export function launchCalls(): Record<string, Differing> {
  const launch = tickets.waiting;
  return {
    readPendingLtiLaunch: { body: { course: '0123456789ab', launch } },
    linkLtiAccount: { as: 'learner', body: { launch, confirm: true } },
    createLtiAccount: { body: { launch, firstName: 'Emmy', lastName: 'Noether', email: '' } },
    enterLtiLaunch: { body: { launch: tickets.chosen } },
    leaveFrame: { body: { path: '/account' } },
  };
}
