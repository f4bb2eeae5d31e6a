import type { getSignInMethods, ResponseOf } from '@lemma/contracts';
import { isConfirmed } from '../sessions/confirmation.ts';
import { conflict, notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../services.ts';
import { inTransaction } from '../../../../stores.ts';
import { noteSignInChange } from '../accounts/sign-in-changes.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';

/** The providers that the sign-in form offers. Nothing is asked of them for this. */
export const listProviders = (services: Services) => services.identityProviders.list();

/** How the user signs in. */
export async function viewSignInMethods(
  services: Services,
  user: SignedInUser,
): Promise<ResponseOf<typeof getSignInMethods>> {
  const [ways, authenticator, recoveryCodesLeft, passkeys, linked] = await Promise.all([
    services.identity.selectWaysToSignIn(user.id),
    services.identity.findAuthenticator(user.id),
    services.identity.countRecoveryCodes(user.id),
    services.identity.selectPasskeys(user.id),
    services.identity.selectLinkedAccounts(user.id),
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
    const outcome = await inside.identity.removeLinkedAccount(user.id, linkedAccountId);
    if (outcome === 'absent') throw notFound();
    if (outcome === 'last') {
      throw conflict('request/conflict', 'This is your only way to sign in. Set a password or add a passkey first.');
    }
    await noteSignInChange(inside, user, 'unlink-account');
  });
}
