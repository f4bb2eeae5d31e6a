import { v7 as newId } from 'uuid';
import type { Queryable } from '../../core/db/open-database.ts';
import * as tables from '../../core/db/tables/index.ts';

const at = new Date('2026-05-04T10:00:00Z');

interface Launched {
  readonly userId: string;
  readonly mark: string;
  readonly classId: string;
  readonly taskId: string;
}

/** An LMS that the person has let in and connected, and in which they are a learner too; words of theirs are `mark`. */
export async function addPlatforms(db: Queryable, { userId, mark, classId, taskId }: Launched): Promise<void> {
  const [registrationId, deploymentId, contextId, linkId, personId] = [newId(), newId(), newId(), newId(), newId()];
  const address = 'https://lms.example';
  await db.insert(tables.ltiRegistrations).values({
    id: registrationId,
    key: registrationId.slice(-12),
    name: 'School LMS',
    issuer: address,
    clientId: registrationId,
    authorizationEndpoint: `${address}/auth`,
    tokenEndpoint: `${address}/token`,
    jwksUri: `${address}/certs`,
    state: 'on',
    approvedBy: userId,
    approvedAt: at,
    createdAt: at,
  });
  await db.insert(tables.ltiInvitations).values({
    id: newId(),
    tokenHash: newId(),
    name: 'School LMS',
    madeBy: userId,
    createdAt: at,
    expiresAt: at,
    registrationId,
  });
  await db
    .insert(tables.ltiDeployments)
    .values({ id: deploymentId, registrationId, deploymentId: '1', state: 'on', createdAt: at });
  await db.insert(tables.ltiContexts).values({
    id: contextId,
    deploymentId,
    contextId: '7',
    title: 'Algebra',
    classroomId: classId,
    connectedBy: userId,
    connectedAt: at,
    createdAt: at,
  });
  await db.insert(tables.ltiLinks).values({ id: linkId, contextId, resourceLinkId: '3', taskId, createdAt: at });
  await db.insert(tables.ltiPeople).values({
    id: personId,
    registrationId,
    subject: mark,
    userId,
    followedUserId: userId,
    name: mark,
    email: `${mark}@school.example`,
    sourcedId: mark,
    createdAt: at,
  });
  await db.insert(tables.ltiScores).values({
    id: newId(),
    linkId,
    recipientId: personId,
    wantedScore: 2,
    wantedMaximum: 2,
    wantedProgress: 'completed',
    wantedAt: at,
    nextTryAt: at,
    state: 'sent',
    createdAt: at,
  });
  await db
    .insert(tables.ltiMembers)
    .values({ id: newId(), contextId, identityId: personId, role: 'learner', seenAt: at, createdAt: at });
  const settings = {
    returnUrl: `${address}/back`,
    takesLinks: true,
    takesSeveral: false,
    takesLineItems: true,
    data: null,
  };
  await db.insert(tables.ltiChoices).values({ id: newId(), contextId, userId, settings, createdAt: at, expiresAt: at });
  await db.insert(tables.ltiTickets).values({ tokenHash: newId(), userId, path: '/c/', expiresAt: at });
}
