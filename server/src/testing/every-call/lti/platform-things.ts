import { v7 as newId } from 'uuid';
import { ltiDeployments, ltiInvitations, ltiRegistrations } from '../../../core/db/tables/index.ts';
import type { TestApp } from '../../test-app.ts';
import type { Differing } from '../valid-calls.ts';
import type { Room } from '../world.ts';

const lms = 'https://lms.example';
const addresses = { authorizationEndpoint: `${lms}/auth`, tokenEndpoint: `${lms}/token`, jwksUri: `${lms}/keys` };

/** An LMS with an installation, and an invitation for another. */
export async function addPlatformThings({ database: { db }, clock }: TestApp, room: Room) {
  const [registrationId, deploymentRowId, ltiInvitationId] = [newId(), newId(), newId()];
  const createdAt = clock.now;
  const registration = { id: registrationId, key: 'ABCDEFabcdef', name: 'School LMS', issuer: lms, clientId: 'lemma' };
  await db.insert(ltiRegistrations).values({ ...registration, ...addresses, state: 'on', createdAt });
  const deployment = { id: deploymentRowId, registrationId, deploymentId: '1' };
  await db.insert(ltiDeployments).values({ ...deployment, state: 'on', createdAt });
  const expiresAt = new Date(createdAt.getTime() + 7 * 86_400_000);
  const invitation = { id: ltiInvitationId, tokenHash: 'digest', name: 'Another LMS' };
  await db
    .insert(ltiInvitations)
    .values({ ...invitation, madeBy: room.people.superuser.user.id, createdAt, expiresAt });
  return { params: { registrationId, deploymentRowId, ltiInvitationId } };
}

/** Calls about LMSs. */
export function platformCalls(): Record<string, Differing> {
  return {
    createLtiRegistration: {
      body: { name: 'New LMS', issuer: lms, clientId: 'other', tokenAudience: null, ...addresses, deploymentId: '7' },
    },
    updateLtiRegistration: {
      body: {
        name: 'LMS',
        ...addresses,
        frameOrigins: [lms],
        state: 'off',
        makesAccounts: false,
        teachersMayWrite: true,
      },
    },
    createLtiDeployment: { body: { deploymentId: '2', name: 'School B' } },
    updateLtiDeployment: { body: { state: 'off', name: 'School A' } },
    createLtiInvitation: { body: { name: 'Lakeside' } },
    setLtiSettings: { body: { isRegistrationOpen: true } },
  };
}
