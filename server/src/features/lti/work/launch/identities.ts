import type { LtiIdentity } from '@lemma/contracts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { signInQueries } from '../../../signing-in/api.ts';
import { ltiData } from '../../data/lti-store.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** The identities in learning platforms that open an account. */
export async function listIdentities(services: Services, userId: string): Promise<LtiIdentity[]> {
  const rows = await ltiData(services).selectPeopleOfUser(userId);
  return rows.map(({ person, registration }) => ({
    id: person.id,
    platform: registration.name,
    name: person.name,
    email: person.email,
    lastLaunchedAt: person.lastLaunchedAt?.toISOString() ?? null,
  }));
}

/** Takes an identity away from the account, unless it is the only way to sign in. */
export async function unlinkIdentity(services: Services, user: SignedInUser, personId: string): Promise<void> {
  await inTransaction(services, async (services) => {
    if (!(await ltiData(services).deletePersonOf(user.id, personId))) throw notFound();
    const { hasPassword, passkeys, linkedAccounts } = await signInQueries(services).selectWaysToSignIn(user.id);
    const others = await ltiData(services).selectPeopleOfUser(user.id);
    if (!hasPassword && passkeys + linkedAccounts + others.length === 0) {
      throw conflict('request/conflict', said(m.onlyWayToSignIn));
    }
    await auditQueries(services).insertAuditEntry({ actorId: user.id, subjectId: user.id, act: 'unlink-account' });
  });
}
