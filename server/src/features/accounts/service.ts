import type { BodyOf, login, Role, signUp, updateAccount, User } from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { invalidField, RequestError } from '../../http/errors.ts';
import {
  anonymousSessionSeconds,
  cookieNames,
  hashToken,
  newToken,
  sessionSeconds,
  setCsrfCookie,
  setSessionCookie,
} from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { hashPassword, isLeakedPassword, passwordMatches } from './passwords.ts';
import type { Account, SignedInUser } from './store.ts';

interface Exchange {
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
  setSessionCookie(services, reply, token, seconds);
  setCsrfCookie(services, reply);
}

/** V01, C06: the same words and the same time whether the account exists or not. */
export async function signIn(services: Services, body: BodyOf<typeof login>, exchange: Exchange): Promise<User> {
  const found = await services.accounts.findForSignIn(body.username.toLowerCase());
  if (!(await passwordMatches(found?.passwordHash ?? null, body.password)) || !found) {
    throw new RequestError(401, 'session/wrong-password', 'The e-mail address, user name or password is not right.');
  }
  await openSession(services, found, exchange);
  return presentUser(found);
}

/** Creates an account with a password and signs in. */
export async function createAccount(
  services: Services,
  body: BodyOf<typeof signUp>,
  exchange: Exchange,
): Promise<User> {
  if (isLeakedPassword(body.password)) {
    throw invalidField('password', 'This password is in lists of leaked passwords. Choose another one.');
  }
  const roles: Role[] = body.role === 'teacher' ? ['INSTRUCTOR'] : ['STUDENT'];
  const user: Account = { ...body, id: newId(), roles, userName: null, isAnonymous: false, emailVerifiedAt: null };
  const isNew = await services.accounts.insertUser({
    id: user.id,
    email: body.email,
    passwordHash: await hashPassword(body.password),
    firstName: body.firstName,
    lastName: body.lastName,
    roles,
    createdAt: services.now(),
  });
  if (!isNew) throw invalidField('email', 'There is already an account with this e-mail address. Sign in instead.');
  await openSession(services, user, exchange);
  return presentUser(user);
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
  };
  await services.accounts.insertUser({
    ...user,
    roles: [...user.roles],
    createdAt: services.now(),
  });
  await openSession(services, user, exchange);
  return user;
}

/** C08, V02: a changed e-mail address needs the current password. */
export async function changeAccount(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof updateAccount>,
): Promise<User> {
  const changes: { firstName: string; lastName: string; email?: string } = {
    firstName: body.firstName,
    lastName: body.lastName,
  };
  if (body.email !== undefined && body.email !== user.email) {
    if (!body.password) throw invalidField('password', 'Enter your password to change your e-mail address.');
    if (!(await passwordMatches(await services.accounts.selectPasswordHash(user.id), body.password))) {
      throw invalidField('password', 'The password is not right.');
    }
    if (await services.accounts.findByEmail(body.email)) {
      throw invalidField('email', 'There is already an account with this e-mail address.');
    }
    changes.email = body.email;
  }
  await services.accounts.updateUser(user.id, changes);
  return presentUser({ ...user, ...changes });
}
