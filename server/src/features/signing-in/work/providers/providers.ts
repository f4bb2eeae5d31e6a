import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import { isConfirmed } from '../sessions/confirmation.ts';
import { conflict, notFound } from '../../../../core/errors.ts';
import { noteSignInChange } from '../accounts/sign-in-changes.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** The providers that the sign-in form offers. Nothing is asked of them for this. */
export const getSignInOptions = (services: Services) => services.identityProviders.list();

/** How the user signs in. */
export async function getSignInMethods(
  services: Services,
  user: SignedInUser,
): Promise<ResponseOf<typeof calls.getSignInMethods>> {
  const [ways, authenticator, recoveryCodesLeft, passkeys, linked] = await Promise.all([
    signInData(services).selectWaysToSignIn(user.id),
    signInData(services).findAuthenticator(user.id),
    signInData(services).countRecoveryCodes(user.id),
    signInData(services).selectPasskeys(user.id),
    signInData(services).selectLinkedAccounts(user.id),
  ]);
  return {
    isConfirmed: isConfirmed(services, user),
    hasPassword: ways.hasPassword,
    hasAuthenticator: authenticator !== null && authenticator.confirmedAt !== null,
    recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    linkedAccounts: linked.map(({ id, issuer, email, createdAt }) => ({
      id,
      provider: services.identityProviders.nameOf(issuer),
      email,
      createdAt: createdAt.toISOString(),
    })),
  };
}

export async function unlinkProvider(services: Services, user: SignedInUser, linkedAccountId: string): Promise<void> {
  await inTransaction(services, async (inside) => {
    const outcome = await signInData(inside).removeLinkedAccount(user.id, linkedAccountId);
    if (outcome === 'absent') throw notFound();
    if (outcome === 'last') {
      throw conflict('request/conflict', said(m.onlyWayToSignIn));
    }
    await noteSignInChange(inside, user, 'unlink-account');
  });
}
