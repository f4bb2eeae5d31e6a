import type * as calls from '@lemma/contracts';
import type { BodyOf } from '@lemma/contracts';
import { isConfirmed, requireConfirmation } from '../sessions/confirmation.ts';
import { invalidField, InvalidRequest } from '../../../../core/errors.ts';
import { accessOfPerson } from '../../../../core/live/access-topics.ts';
import { hashPassword } from './hashing.ts';
import { type MailLink, mailLinkData } from '../../data/mail-link-store.ts';
import { sendResetMail, sendVerificationMail } from './mail-links.ts';
import { checkPassword } from './password-check.ts';
import { refuseWeakPassword } from './password-policy.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { openSession } from '../sessions/open-session.ts';
import { accountQueries } from '../../../people/api.ts';
import { signInData } from '../../data/identity-store.ts';
import { sessionData } from '../../data/session-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { passwordChangedMail, sendMailTo } from '../../../mails/api.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Sets a new password. Every session ends, and this browser gets a new one. */
export async function changePassword(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof calls.changePassword>,
  browser: Browser,
): Promise<void> {
  const passwordHash = await accountQueries(services).selectPasswordHash(user.id);
  if (passwordHash === null) await requireConfirmation(services, user);
  else {
    const password = body.currentPassword ?? '';
    if (password === '') throw invalidField('currentPassword', said(m.enterPassword));
    if (!(await checkPassword(services, { userId: user.id, passwordHash, password }, browser))) {
      throw invalidField('currentPassword', said(m.notPasswordStays));
    }
  }
  refuseWeakPassword(body.newPassword, user, 'newPassword');
  const newHash = await hashPassword(body.newPassword);
  // The password alone confirms nothing where a second factor belongs to it.
  const factors = await signInData(services).selectSecondFactors(user.id);
  const isConfirmedNow = factors.length === 0 || isConfirmed(services, user);
  await inTransaction(services, async (services) => {
    await accountQueries(services).updatePassword(user.id, newHash);
    await sessionData(services).deleteSessionsOf(user.id);
    await mailLinkData(services).deleteMailLinks(user.id, 'reset-password');
    await openSession(services, user, browser, { isConfirmed: isConfirmedNow });
    await sendMailTo(services, user, passwordChangedMail());
  });
}

/**
 * SC12: what this does is the same for addresses with and without an account, up to the moment at which it is answered;
 * the account is looked up afterwards.
 */
export async function requestResetMail(services: Services, email: string, browser: Browser): Promise<void> {
  await services.throttle.take({ limit: limits.resetMailFromAddress, subject: networkOf(browser.address) });
  services.background.run('sending a link for a new password', async () => {
    // More mails than this to one address are silently dropped.
    if (!(await services.throttle.allows({ limit: limits.resetMailToAddress, subject: email }))) return;
    const account = await accountQueries(services).findForSignIn(email);
    if (account?.email !== email) return;
    await inTransaction(services, (services) => sendResetMail(services, account));
  });
}

/** Sets a new password with the token of a mail, exactly once; every session of the account ends. */
export async function resetPassword(
  services: Services,
  body: BodyOf<typeof calls.resetPassword>,
  browser: Browser,
): Promise<void> {
  const link = await findLink(services, 'reset-password', body.token, browser);
  const account = link && !link.usedAt ? await accountQueries(services).findActiveUser(link.userId) : null;
  if (!link || !account || account.email !== link.email) throw deadLink();
  refuseWeakPassword(body.password, account);
  const newHash = await hashPassword(body.password);
  await inTransaction(services, async (services) => {
    if (!(await mailLinkData(services).useMailLink(link.tokenHash))) throw deadLink();
    await accountQueries(services).updatePassword(account.id, newHash);
    // The link has proved the address as well.
    await accountQueries(services).markEmailVerified({ userId: account.id, email: link.email });
    await sessionData(services).deleteSessionsOf(account.id);
    await mailLinkData(services).deleteMailLinks(account.id);
    await sendMailTo(services, account, passwordChangedMail());
  });
  services.bus.publish(accessOfPerson(account.id));
  await services.throttle.clear({ limit: limits.passwordOfAccount, subject: account.id });
}

/** Once more the mail that confirms the address; nothing where it is confirmed already. */
export async function sendVerification(services: Services, user: SignedInUser): Promise<void> {
  if (user.email === null || user.emailVerifiedAt !== null) return;
  await services.throttle.take({ limit: limits.verificationMail, subject: user.id });
  await inTransaction(services, (services) => sendVerificationMail(services, user));
}

/** Confirms the address that the link was sent to. The same link again says the same. */
export async function verifyEmail(services: Services, token: string, browser: Browser): Promise<{ email: string }> {
  const link = await findLink(services, 'verify-email', token, browser);
  const isConfirmed =
    link && (await accountQueries(services).markEmailVerified({ userId: link.userId, email: link.email }));
  if (!isConfirmed && !(link && (await takeAddress(services, link)))) throw deadLink();
  await mailLinkData(services).useMailLink(link.tokenHash);
  await services.hooks.addressProved(services, { id: link.userId, email: link.email, emailVerifiedAt: services.now() });
  return { email: link.email };
}

/**
 * Gives an account without an address the one that was proved. Only now somebody hears that it has an account already:
 * the person who opens the link reads its mail.
 */
async function takeAddress(services: Services, { userId, email }: MailLink): Promise<boolean> {
  const account = await accountQueries(services).findActiveUser(userId);
  if (account?.email !== null) return false;
  const isTaken = !(await accountQueries(services).updateUnlessTaken(userId, {
    email,
    emailVerifiedAt: services.now(),
  }));
  if (!isTaken) return true;
  throw new InvalidRequest({ token: [said(m.addressTakenSignInTo)] });
}

async function findLink(
  services: Services,
  purpose: MailLink['purpose'],
  token: string,
  browser: Browser,
): Promise<MailLink | null> {
  const address = { limit: limits.mailLinkFromAddress, subject: networkOf(browser.address) };
  await services.throttle.take(address);
  const link = await mailLinkData(services).findMailLink(purpose, hashToken(token));
  if (link) await services.throttle.giveBack(address);
  return link;
}

const deadLink = () => new InvalidRequest({ token: [said(m.linkEnded)] });
