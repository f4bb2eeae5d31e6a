import type * as calls from '@lemma/contracts';
import type { BodyOf, User } from '@lemma/contracts';
import { conflict, forbidden, InvalidRequest } from '../../../../core/errors.ts';
import { sendVerificationMail } from '../passwords/mail-links.ts';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/hashing.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountQueries, presentUser } from '../../../people/api.ts';
import { signInData } from '../../data/identity-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/**
 * C09: the anonymous account becomes a known one under the same id, so that all that names it stays. In a new session,
 * as after every change of who somebody is (SC13).
 */
export async function upgradeAnonymous(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof calls.upgradeAnonymous>,
  browser: Browser,
): Promise<User> {
  if (!user.isAnonymous) throw conflict('request/conflict', said(m.knownAlready));
  const { firstName, lastName, email, password } = body;
  await requireWayIn(services, user, body);
  if (password !== undefined)
    refuseWeakPassword(password, { firstName, lastName, email: email ?? null, userName: null });
  const changes = {
    firstName,
    lastName,
    isAnonymous: false,
    ...(email === undefined ? {} : { email, emailVerifiedAt: null }),
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
  };
  return inTransaction(services, async (services) => {
    const [account] = await accountQueries(services).lockAccounts([user.id]);
    if (!account?.isAnonymous || account.deactivatedAt !== null) {
      throw conflict('request/conflict', said(m.changedElsewhere));
    }
    if (!(await accountQueries(services).updateUnlessTaken(user.id, changes))) throw emailTaken();
    const known = { ...account, ...changes };
    if (email !== undefined) await sendVerificationMail(services, { ...known, email });
    await openSession(services, known, browser, { isConfirmed: true });
    return presentUser(known);
  });
}

const emailTaken = () => new InvalidRequest({ email: [said(m.addressTakenComesAlong)] }, 'account/address-taken');

/**
 * E-mail address and password come together, or neither of them: then a provider or a passkey opens the account, or only
 * this browser, until a way to sign in is added to it.
 */
async function requireWayIn(
  services: Services,
  user: SignedInUser,
  { email, password }: BodyOf<typeof calls.upgradeAnonymous>,
): Promise<void> {
  const { passkeys, linkedAccounts } = await signInData(services).selectWaysToSignIn(user.id);
  const hasWayIn = passkeys + linkedAccounts > 0;
  if (services.environment.signUp === 'closed' && !hasWayIn) {
    throw forbidden(said(m.accountsNotFree));
  }
  if ((email === undefined) === (password === undefined)) return;
  throw new InvalidRequest({
    ...(email === undefined ? { email: [said(m.enterAddress)] } : {}),
    ...(password === undefined ? { password: [said(m.choosePassword)] } : {}),
  });
}
