import type * as calls from '@lemma/contracts';
import { ltiInvitationDays, type LtiInvitation, type ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { ltiAdministrationData, type InvitationRow } from '../../data/administration-store.ts';
import { toolAddresses } from './tool-configuration.ts';

const dayMs = 86_400_000;

type Shown = Pick<InvitationRow, 'id' | 'name' | 'createdAt' | 'expiresAt' | 'usedAt' | 'withdrawnAt'>;

export function presentInvitation({ usedAt, withdrawnAt, ...row }: Shown, now: Date): LtiInvitation {
  const isEnded = row.expiresAt <= now;
  return {
    id: row.id,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: usedAt !== null ? 'used' : withdrawnAt !== null ? 'withdrawn' : isEnded ? 'ended' : 'open',
  };
}

/** Makes an address with which one LMS registers itself once. */
export function createLtiInvitation(
  services: Services,
  actorId: string,
  name: string,
): Promise<ResponseOf<typeof calls.createLtiInvitation>> {
  const token = newToken();
  return inTransaction(services, async (services) => {
    const createdAt = services.now();
    const expiresAt = new Date(createdAt.getTime() + ltiInvitationDays * dayMs);
    const row = { id: newId(), name, madeBy: actorId, createdAt, expiresAt };
    await ltiAdministrationData(services).insertInvitation({ ...row, tokenHash: hashToken(token) });
    await auditQueries(services).insertAuditEntry({ actorId, act: 'invite-lms', details: name });
    const { register } = toolAddresses(services.environment.publicUrl);
    return {
      ...presentInvitation({ ...row, usedAt: null, withdrawnAt: null }, createdAt),
      address: `${register}?invitation=${token}`,
    };
  });
}

export function withdrawLtiInvitation(services: Services, actorId: string, invitationId: string): Promise<void> {
  return inTransaction(services, async (services) => {
    const name = await ltiAdministrationData(services).withdrawInvitation(invitationId, services.now());
    if (name === null) throw notFound();
    await auditQueries(services).insertAuditEntry({ actorId, act: 'withdraw-lms-invitation', details: name });
  });
}
