import type { BodyOf, login, Role, signUp, updateAccount, User } from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { refuseWhileActing, requireConfirmation } from '../sessions/confirmation.ts';
import { forbidden, invalidField, RequestError } from '../../../../core/errors.ts';
import {
  anonymousSessionSeconds,
  cookieNames,
  sessionSeconds,
  setCsrfCookie,
  setSessionCookie,
} from '../../../../core/http/session.ts';
import type { Services } from '../../../../services.ts';
import { claimShared } from '../../../exercises/work/exercises.ts';
import { inTransaction } from '../../../../stores.ts';
import { requireSecondFactor } from '../second-step/second-factor.ts';
import { sendMailTo, sendVerificationMail } from '../passwords/mail-links.ts';
import { checkPassword } from '../passwords/password-check.ts';
import { refuseWeakPassword } from '../passwords/password-policy.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { emailChangedMail } from '../../../mails/work/texts.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { isLetIn } from '../../../../core/access/roles.ts';
import type { Account, SignedInUser } from '../../../../core/access/visitor.ts';
import { networkOf } from '../../../../core/network/network-of.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the client may know of a user (C03). */
export function presentUser(user: Account | SignedInUser): User {
  return {
    id: user.id,
    uid: user.id,
    email: user.email ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    roles: [...user.roles],
    isAnonymous: user.isAnonymous,
    userName: user.userName ?? '',
    isEmailVerified: user.email === null || user.emailVerifiedAt !== null,
    isLetIn: isLetIn(user),
    actingAdministrator: ('session' in user ? user.session?.actingAdministrator?.name : undefined) ?? null,
  };
}

interface SessionOptions {
  /** The account's password, and second factor where there is one, were just given. */
  readonly isConfirmed?: boolean;
  /** The user whom the administrator `user` acts as. */
  readonly actingAsId?: string;
}

/** Opens a new session and sets both cookies; a session that the browser had before ends. */
export async function openSession(
  services: Services,
  user: Account,
  { request, reply }: Exchange,
  options: SessionOptions = {},
): Promise<void> {
  const earlier = request.cookies[cookieNames(services).session];
  if (earlier) await services.accounts.deleteSession(hashToken(earlier));
  const token = newToken();
  const seconds = user.isAnonymous ? anonymousSessionSeconds : sessionSeconds;
  const createdAt = services.now();
  await services.accounts.insertSession({
    tokenHash: hashToken(token),
    id: newId(),
    userId: user.id,
    actingAsId: options.actingAsId ?? null,
    confirmedAt: options.isConfirmed ? createdAt : null,
    lastSeenAt: createdAt,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + seconds * 1000),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  });
  await claimShared(services, user);
  // A browser that held a token of a session that does not exist would also have lost the one it had.
  services.afterCommit(() => {
    setSessionCookie(services, reply, token, seconds);
    setCsrfCookie(services, reply);
    if (!user.isAnonymous && !options.actingAsId) rememberDevice(services, { request, reply }, user.id);
    services.log.info({ user: user.id, from: networkOf(request.ip) }, 'a session was opened');
  });
}

/** V01, C06: the same words and the same time whether the account exists or not. */
export async function signIn(services: Services, body: BodyOf<typeof login>, exchange: Exchange): Promise<User> {
  const identifier = body.username.toLowerCase();
  const found = await services.accounts.findForSignIn(identifier);
  const claim = {
    userId: found?.id ?? null,
    identifier,
    passwordHash: found?.passwordHash ?? null,
    password: body.password,
  };
  if (!(await checkPassword(services, claim, exchange.request)) || !found) {
    throw new RequestError(401, 'session/wrong-password', 'The e-mail address, user name or password is not right.');
  }
  await requireSecondFactor(services, found, exchange);
  await openSession(services, found, exchange, { isConfirmed: true });
  return presentUser(found);
}

/** Creates an account with a password and signs in. */
export async function createAccount(
  services: Services,
  body: BodyOf<typeof signUp>,
  exchange: Exchange,
): Promise<User> {
  if (services.environment.signUp === 'closed') {
    throw forbidden('Accounts are not made freely here. Ask your school or your teacher for one.');
  }
  const roles: Role[] = body.role === 'teacher' ? ['INSTRUCTOR'] : ['STUDENT'];
  const { firstName, lastName, email, password } = body;
  // Where every teacher is trusted, nobody has to let anybody in (SC20).
  const isTrusted = body.role === 'teacher' && services.environment.newTeachers === 'trusted';
  const letIn = { letInAt: isTrusted ? services.now() : null, letInBy: null };
  const user = { id: newId(), firstName, lastName, email, roles, userName: null, isAnonymous: false, ...letIn };
  refuseWeakPassword(password, user);
  const passwordHash = await hashPassword(password);
  return inTransaction(services, async (services) => {
    const isNew = await services.accounts.insertUser({ ...user, passwordHash, createdAt: services.now() });
    if (!isNew) throw invalidField('email', 'There is already an account with this e-mail address. Sign in instead.');
    await sendVerificationMail(services, user);
    await openSession(services, { ...user, emailVerifiedAt: null }, exchange, { isConfirmed: true });
    return presentUser({ ...user, emailVerifiedAt: null });
  });
}

/** An account without e-mail or password that lives in one browser until it is upgraded (D03). */
export async function createAnonymousUser(
  services: Services,
  name: { readonly firstName: string; readonly lastName: string },
  exchange: Exchange,
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
  await services.accounts.insertUser({
    ...user,
    roles: [...user.roles],
    createdAt: services.now(),
  });
  await openSession(services, user, exchange);
  return user;
}

/** C08, V02: a changed e-mail address needs the current password. It is in force at once, and not yet confirmed. */
export async function changeAccount(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof updateAccount>,
  request: FastifyRequest,
): Promise<User> {
  const { firstName, lastName, email } = body;
  if (email === undefined || email === user.email) {
    await services.accounts.updateUser(user.id, { firstName, lastName });
    return presentUser({ ...user, firstName, lastName });
  }
  await checkEmailChange(services, user, { email, password: body.password ?? '' }, request);
  const changed = { ...user, firstName, lastName, email, emailVerifiedAt: null };
  await inTransaction(services, async (services) => {
    if (!(await services.accounts.updateEmail(changed))) throw emailIsTaken();
    // Links to the old address are worth nothing any more.
    await services.mailLinks.deleteMailLinks(user.id);
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
  request: FastifyRequest,
): Promise<void> {
  refuseWhileActing(user);
  if (user.isAnonymous) throw forbidden('This account has no password yet. Keep your work with an account first.');
  const passwordHash = await services.accounts.selectPasswordHash(user.id);
  if (passwordHash === null) await requireConfirmation(services, user);
  else {
    if (password === '') throw invalidField('password', 'Enter your password to change your e-mail address.');
    if (!(await checkPassword(services, { userId: user.id, passwordHash, password }, request))) {
      throw invalidField('password', 'This is not your password. Your e-mail stays as it is.');
    }
  }
  if (await services.accounts.findByEmail(email)) throw emailIsTaken();
}

const emailIsTaken = () => invalidField('email', 'There is already an account with this e-mail address.');
