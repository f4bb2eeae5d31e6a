import type * as calls from '@lemma/contracts';
import type { BodyOf, Role, User } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { refuseWhileActing, requireConfirmation } from '../sessions/confirmation.ts';
import { forbidden, invalidField, RequestError } from '../../../../core/errors.ts';
import { requireSecondFactor } from '../second-step/second-factor.ts';
import { sendVerificationMail } from '../passwords/mail-links.ts';
import { checkPassword } from '../passwords/password-check.ts';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { hashPassword } from '../passwords/hashing.ts';
import type { Account, SignedInUser } from '../../../../core/access/visitor.ts';
import { accountQueries, presentUser } from '../../../people/api.ts';
import { openSession } from '../sessions/open-session.ts';
import { mailLinkData } from '../../data/mail-link-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { emailChangedMail, sendMailTo } from '../../../mails/api.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** V01, C06: the same words and the same time whether the account exists or not. */
export async function login(services: Services, body: BodyOf<typeof calls.login>, browser: Browser): Promise<User> {
  const identifier = body.username.toLowerCase();
  const found = await accountQueries(services).findForSignIn(identifier);
  const claim = {
    userId: found?.id ?? null,
    identifier,
    passwordHash: found?.passwordHash ?? null,
    password: body.password,
  };
  if (!(await checkPassword(services, claim, browser)) || !found) {
    throw new RequestError(401, 'session/wrong-password', said(m.wrongAccountOrPassword));
  }
  await requireSecondFactor(services, found, browser);
  await openSession(services, found, browser, { isConfirmed: true });
  return presentUser(found);
}

/** Creates an account with a password and signs in. */
export async function signUp(services: Services, body: BodyOf<typeof calls.signUp>, browser: Browser): Promise<User> {
  if (services.environment.signUp === 'closed') {
    throw forbidden(said(m.accountsNotFree));
  }
  const roles: Role[] = body.role === 'teacher' ? ['INSTRUCTOR'] : ['STUDENT'];
  const { firstName, lastName, email, password } = body;
  // Where every teacher is trusted, no one has to be let in (SC20).
  const isTrusted = body.role === 'teacher' && services.environment.newTeachers === 'trusted';
  const letIn = { letInAt: isTrusted ? services.now() : null, letInBy: null };
  const user = { id: newId(), firstName, lastName, email, roles, userName: null, isAnonymous: false, ...letIn };
  refuseWeakPassword(password, user);
  const passwordHash = await hashPassword(password);
  return inTransaction(services, async (services) => {
    const isNew = await accountQueries(services).insertUser({ ...user, passwordHash, createdAt: services.now() });
    if (!isNew) throw invalidField('email', said(m.addressTakenSignIn));
    await sendVerificationMail(services, user);
    await openSession(services, { ...user, emailVerifiedAt: null }, browser, { isConfirmed: true });
    return presentUser({ ...user, emailVerifiedAt: null });
  });
}

/** An account without e-mail or password that lives in one browser until it is upgraded (D03). */
export async function createAnonymousUser(
  services: Services,
  name: { readonly firstName: string; readonly lastName: string },
  browser: Browser,
): Promise<Account> {
  const user: Account = {
    id: newId(),
    email: null,
    userName: null,
    ...name,
    roles: ['STUDENT'],
    isAnonymous: true,
    emailVerifiedAt: null,
    letInAt: null,
    letInBy: null,
  };
  await accountQueries(services).insertUser({
    ...user,
    roles: [...user.roles],
    createdAt: services.now(),
  });
  await openSession(services, user, browser);
  return user;
}

/**
 * Changes an account (C08, V02). A new e-mail address needs the current password; it holds immediately, and is
 * unconfirmed.
 */
export async function updateAccount(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof calls.updateAccount>,
  browser: Browser,
): Promise<User> {
  const { firstName, lastName, email } = body;
  if (email === undefined || email === user.email) {
    await accountQueries(services).updateUser(user.id, { firstName, lastName });
    return presentUser({ ...user, firstName, lastName });
  }
  await checkEmailChange(services, user, { email, password: body.password ?? '' }, browser);
  // An account must not send mail to one stranger after another.
  await services.throttle.take({ limit: limits.verificationMail, subject: user.id });
  const changed = { ...user, firstName, lastName, email, emailVerifiedAt: null };
  await inTransaction(services, async (services) => {
    if (!(await accountQueries(services).updateEmail(changed))) throw emailIsTaken();
    // Links to the old address are no longer valid.
    await mailLinkData(services).deleteMailLinks(user.id);
    await sendMailTo(services, user, emailChangedMail(services.environment.site.contactEmail));
    await sendVerificationMail(services, changed);
  });
  return presentUser(changed);
}

/** X11: what keeps the address as it is has words of its own. */
async function checkEmailChange(
  services: Services,
  user: SignedInUser,
  { email, password }: { email: string; password: string },
  browser: Browser,
): Promise<void> {
  refuseWhileActing(user);
  if (user.isAnonymous) throw forbidden(said(m.noPasswordYet));
  const passwordHash = await accountQueries(services).selectPasswordHash(user.id);
  if (passwordHash === null) await requireConfirmation(services, user);
  else {
    if (password === '') throw invalidField('password', said(m.passwordForAddress));
    if (!(await checkPassword(services, { userId: user.id, passwordHash, password }, browser))) {
      throw invalidField('password', said(m.notPasswordAddressStays));
    }
  }
  if (await accountQueries(services).findByEmail(email)) throw emailIsTaken();
}

const emailIsTaken = () => invalidField('email', said(m.addressTaken));
