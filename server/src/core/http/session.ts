import { timingSafeEqual } from 'node:crypto';
import {
  anonymousSessionDays,
  csrfCookieName,
  csrfCookieNameInDevelopment,
  csrfHeader,
  errorDetails,
  sessionCookieName,
} from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { newToken } from '../tokens.ts';
import { RequestError } from '../errors.ts';

type HasEnvironment = Pick<Services, 'environment'>;

const day = 24 * 60 * 60;
export const anonymousSessionSeconds = anonymousSessionDays * day;
export const sessionSeconds = 60 * day;

/** Cookie names and attributes of this deployment: `__Host-` and Secure wherever the public address is HTTPS. */
export function cookieNames(services: HasEnvironment) {
  const isSecure = services.environment.publicUrl.startsWith('https:');
  const isProduction = services.environment.nodeEnv === 'production';
  const prefix = isSecure ? '__Host-' : '';
  return {
    isSecure,
    session: `${prefix}${sessionCookieName}`,
    csrf: isProduction ? csrfCookieName : csrfCookieNameInDevelopment,
  };
}

export function setSessionCookie(services: HasEnvironment, reply: FastifyReply, token: string, seconds: number): void {
  const names = cookieNames(services);
  reply.setCookie(names.session, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: names.isSecure,
    maxAge: seconds,
  });
}

export function clearSessionCookies(services: HasEnvironment, reply: FastifyReply): void {
  const names = cookieNames(services);
  reply.clearCookie(names.session, { path: '/', httpOnly: true, sameSite: 'lax', secure: names.isSecure });
  reply.clearCookie(names.csrf, { path: '/', sameSite: 'lax', secure: names.isSecure });
}

export function setCsrfCookie(services: HasEnvironment, reply: FastifyReply): void {
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
export function checkCsrf(services: HasEnvironment, request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const cookie = Buffer.from(request.cookies[cookieNames(services).csrf] ?? '');
  const header = Buffer.from(String(request.headers[csrfHeader] ?? ''));
  const matches = cookie.length > 0 && cookie.length === header.length && timingSafeEqual(cookie, header);
  if (!matches || !isOwnOrigin(services, request)) throw new RequestError(403, 'session/csrf', errorDetails.csrf);
}

/** Rejects `Origin: null`, which sandboxed pages and files send, and unprotected pages where ours are https. */
function isOwnOrigin({ environment }: HasEnvironment, { headers }: FastifyRequest): boolean {
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const origin = new URL(headers.origin);
  const own = new URL(environment.publicUrl);
  if (origin.origin === own.origin) return true;
  return origin.host === headers.host && (own.protocol !== 'https:' || origin.protocol === 'https:');
}
