import type { Endpoint } from '@lemma/contracts';
import { RequestError } from '../../../../core/errors.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const confirmedForMs = 15 * 60_000;

/** Whether password and second factor were given in this session a short time ago. */
export function isConfirmed(services: Pick<Services, 'now'>, user: SignedInUser): boolean {
  const at = user.session?.confirmedAt?.getTime();
  return at !== undefined && services.now().getTime() - at < confirmedForMs;
}

/** Refuses acts that only the person may do while an administrator is signed in as them (SC21). */
export function refuseWhileActing(user: SignedInUser): void {
  if (!user.session?.actingAdministrator) return;
  const words = said(m.notAsSomebodyElse);
  throw new RequestError(403, 'session/acting-as-somebody', words);
}

async function hasNoWayIn(services: Services, user: SignedInUser): Promise<boolean> {
  const { hasPassword, passkeys, linkedAccounts } = await signInData(services).selectWaysToSignIn(user.id);
  return !hasPassword && passkeys + linkedAccounts === 0;
}

/** Throws 403 unless the person themselves is here and has confirmed it lately. */
export async function requireConfirmation(services: Services, user: SignedInUser): Promise<void> {
  refuseWhileActing(user);
  if (isConfirmed(services, user)) return;
  // An account that only this session opens has nothing to confirm with; its first way to sign in must be within reach.
  if (!user.isAnonymous && (await hasNoWayIn(services, user))) return;
  throw new RequestError(403, 'session/confirmation-needed', said(m.confirmToContinue));
}

/** Throws 403 unless the person has a second factor, which acts of staff need (SC21). */
export async function requireSecondFactor(services: Services, user: SignedInUser): Promise<void> {
  if ((await signInData(services).selectSecondFactors(user.id)).length > 0) return;
  throw new RequestError(403, 'session/confirmation-needed', said(m.twoStepNeeded), {}, { needsTwoStep: true });
}

/** Holds endpoints that are declared with `personAlone` and `needsConfirmation`; those of staff need a second factor too (SC21). */
export async function checkConfirmation(
  services: Services,
  endpoint: Endpoint,
  visitor: SignedInUser | null,
): Promise<void> {
  if (!visitor) return;
  if (endpoint.personAlone || endpoint.needsConfirmation) refuseWhileActing(visitor);
  if (!endpoint.needsConfirmation) return;
  if (endpoint.who === 'staff' || endpoint.who === 'superuser') await requireSecondFactor(services, visitor);
  await requireConfirmation(services, visitor);
}
