import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  anonymousSessionDays,
  csrfCookieName,
  csrfCookieNameInDevelopment,
  csrfHeader,
  errorDetails,
  sessionCookieName,
} from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInUser, VisitorSession } from '../features/accounts/store.ts';
import type { Services } from '../services.ts';
import { RequestError } from './errors.ts';

const day = 24 * 60 * 60;
export const anonymousSessionSeconds = anonymousSessionDays * day;
export const sessionSeconds = 60 * day;

export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => hash('sha256', token);

/** Cookie names and attributes of this deployment: `__Host-` and Secure wherever the public address is HTTPS. */
export function cookieNames(services: Pick<Services, 'environment'>) {
  const isSecure = services.environment.publicUrl.startsWith('https:');
  const isProduction = services.environment.nodeEnv === 'production';
  const prefix = isSecure ? '__Host-' : '';
  return {
    isSecure,
    session: `${prefix}${sessionCookieName}`,
    csrf: isProduction ? csrfCookieName : csrfCookieNameInDevelopment,
  };
}

/**
 * The user behind the session cookie or the identity token; null when there is neither. A token alone, of a page whose
 * cookies the browser keeps back, is worth as much as the session in which it was made, for as long as that lives.
 */
export async function readVisitor(services: Services, request: FastifyRequest): Promise<SignedInUser | null> {
  const cookie = request.cookies[cookieNames(services).session];
  const fromCookie = cookie ? await services.accounts.findSessionUser(hashToken(cookie)) : null;
  if (fromCookie?.session) noteVisit(services, fromCookie.session);
  const authorization = request.headers.authorization;
  if (!authorization?.startsWith('JWT ')) return fromCookie;
  const { uid, sessionId } = await services.tokens.verifyIdentityToken(authorization.slice(4));
  if (fromCookie && fromCookie.id !== uid) {
    throw new RequestError(401, 'session/authentication-error', 'Authentication error');
  }
  if (fromCookie) return fromCookie;
  const fromToken = await services.accounts.findSessionUserById(sessionId);
  if (!fromToken?.session || fromToken.id !== uid) return null;
  // What needs to be confirmed needs the cookie.
  return { ...fromToken, session: { ...fromToken.session, confirmedAt: null } };
}

const hour = 3600 * 1000;

function noteVisit(services: Services, session: VisitorSession): void {
  if (services.now().getTime() - session.lastSeenAt.getTime() < hour) return;
  services.background.run('noting a visit', () => services.sessions.touchSession(session.id));
}

export function setSessionCookie(services: Services, reply: FastifyReply, token: string, seconds: number): void {
  const names = cookieNames(services);
  reply.setCookie(names.session, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: names.isSecure,
    maxAge: seconds,
  });
}

export function clearSessionCookies(services: Services, reply: FastifyReply): void {
  const names = cookieNames(services);
  reply.clearCookie(names.session, { path: '/', httpOnly: true, sameSite: 'lax', secure: names.isSecure });
  reply.clearCookie(names.csrf, { path: '/', sameSite: 'lax', secure: names.isSecure });
}

export function setCsrfCookie(services: Services, reply: FastifyReply): void {
  const names = cookieNames(services);
  reply.setCookie(names.csrf, newToken(), {
    path: '/',
    httpOnly: false,
    sameSite: 'lax',
    secure: names.isSecure,
    maxAge: anonymousSessionSeconds,
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Double-submitted token plus the Origin header where the browser sends one. */
export function checkCsrf(services: Services, request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const cookie = Buffer.from(request.cookies[cookieNames(services).csrf] ?? '');
  const header = Buffer.from(String(request.headers[csrfHeader] ?? ''));
  const matches = cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
  if (!matches || !isOwnOrigin(services, request)) throw new RequestError(403, 'session/csrf', errorDetails.csrf);
}

/** `Origin: null`, of sandboxed pages and files, is nobody's; nor is an unprotected page where ours are https. */
function isOwnOrigin({ environment }: Services, { headers }: FastifyRequest): boolean {
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  const own = new URL(environment.publicUrl);
  if (origin.origin === own.origin) return true;
  return origin.host === headers.host && (own.protocol !== 'https:' || origin.protocol === 'https:');
}
