import type { BodyOf, changePassword, resetPassword } from '@lemma/contracts';
import type { FastifyRequest } from 'fastify';
import { isConfirmed, requireConfirmation } from '../sessions/confirmation.ts';
import { invalidField, InvalidRequest } from '../../../../core/errors.ts';
import { accessOfPerson } from '../../../../core/live/access-topics.ts';
import type { Services } from '../../../../services.ts';
import { claimShared } from '../../../exercises/work/exercises.ts';
import { inTransaction } from '../../../../stores.ts';
import { hashPassword } from './hashing.ts';
import { openSession, type Exchange } from '../accounts/accounts.ts';
import { passwordChangedMail } from '../../../mails/work/texts.ts';
import type { MailLink } from '../../data/mail-link-store.ts';
import { sendMailTo, sendResetMail, sendVerificationMail } from './mail-links.ts';
import { checkPassword } from './password-check.ts';
import { refuseWeakPassword } from './password-policy.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { hashToken } from '../../../../core/tokens.ts';

/** Sets a new password. Every session ends, and this browser gets a new one. */
export async function setOwnPassword(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof changePassword>,
  exchange: Exchange,
): Promise<void> {
  const passwordHash = await services.accounts.selectPasswordHash(user.id);
  if (passwordHash === null) await requireConfirmation(services, user);
  else {
    const password = body.currentPassword ?? '';
    if (password === '') throw invalidField('currentPassword', 'Enter your password.');
    if (!(await checkPassword(services, { userId: user.id, passwordHash, password }, exchange.request))) {
      throw invalidField('currentPassword', 'This is not your password. It stays as it is.');
    }
  }
  refuseWeakPassword(body.newPassword, user, 'newPassword');
  const newHash = await hashPassword(body.newPassword);
  // The password alone confirms nothing where a second factor belongs to it.
  const factors = await services.identity.selectSecondFactors(user.id);
  const isConfirmedNow = factors.length === 0 || isConfirmed(services, user);
  await inTransaction(services, async (services) => {
    await services.accounts.updatePassword(user.id, newHash);
    await services.sessions.deleteSessionsOf(user.id);
    await services.mailLinks.deleteMailLinks(user.id, 'reset-password');
    await openSession(services, user, exchange, { isConfirmed: isConfirmedNow });
    await sendMailTo(services, user, passwordChangedMail());
  });
}

/**
 * SC12: what this does is the same for addresses with and without an account, up to the moment at which it is answered;
 * the account is looked up afterwards.
 */
export async function requestResetMail(services: Services, email: string, request: FastifyRequest): Promise<void> {
  await services.throttle.take({ limit: limits.resetMailFromAddress, subject: networkOf(request.ip) });
  services.background.run('sending a link for a new password', async () => {
    // More mails than this to one address are not sent, and nobody is told.
    if (!(await services.throttle.allows({ limit: limits.resetMailToAddress, subject: email }))) return;
    const account = await services.accounts.findForSignIn(email);
    if (account?.email !== email) return;
    await inTransaction(services, (services) => sendResetMail(services, account));
  });
}

/** Sets a new password with the token of a mail, exactly once; every session of the account ends. */
export async function setPasswordByLink(
  services: Services,
  body: BodyOf<typeof resetPassword>,
  request: FastifyRequest,
): Promise<void> {
  const link = await findLink(services, 'reset-password', body.token, request);
  const account = link && !link.usedAt ? await services.accounts.findActiveUser(link.userId) : null;
  if (!link || !account || account.email !== link.email) throw deadLink();
  refuseWeakPassword(body.password, account);
  const newHash = await hashPassword(body.password);
  await inTransaction(services, async (services) => {
    if (!(await services.mailLinks.useMailLink(link.tokenHash))) throw deadLink();
    await services.accounts.updatePassword(account.id, newHash);
    // Whoever reads this address has the account: the link has proved the address as well.
    await services.accounts.markEmailVerified({ userId: account.id, email: link.email });
    await services.sessions.deleteSessionsOf(account.id);
    await services.mailLinks.deleteMailLinks(account.id);
    await sendMailTo(services, account, passwordChangedMail());
  });
  services.bus.publish(accessOfPerson(account.id));
  await services.throttle.clear({ limit: limits.passwordOfAccount, subject: account.id });
}

/** Once more the mail that confirms the address; nothing where it is confirmed already. */
export async function repeatVerificationMail(services: Services, user: SignedInUser): Promise<void> {
  if (user.email === null || user.emailVerifiedAt !== null) return;
  await services.throttle.take({ limit: limits.verificationMail, subject: user.id });
  await inTransaction(services, (services) => sendVerificationMail(services, user));
}

/** Confirms the address that the link was sent to. The same link again says the same. */
export async function confirmEmail(
  services: Services,
  token: string,
  request: FastifyRequest,
): Promise<{ email: string }> {
  const link = await findLink(services, 'verify-email', token, request);
  const isConfirmed = link && (await services.accounts.markEmailVerified({ userId: link.userId, email: link.email }));
  if (!isConfirmed) throw deadLink();
  await services.mailLinks.useMailLink(link.tokenHash);
  await claimShared(services, { id: link.userId, email: link.email, emailVerifiedAt: services.now() });
  return { email: link.email };
}

async function findLink(
  services: Services,
  purpose: MailLink['purpose'],
  token: string,
  request: FastifyRequest,
): Promise<MailLink | null> {
  const address = { limit: limits.mailLinkFromAddress, subject: networkOf(request.ip) };
  await services.throttle.take(address);
  const link = await services.mailLinks.findMailLink(purpose, hashToken(token));
  if (link) await services.throttle.giveBack(address);
  return link;
}

const deadLink = () => new InvalidRequest({ token: ['This link has ended or was used already. Ask for a new one.'] });
