import { timingSafeEqual } from 'node:crypto';
import { csrfHeader, errorDetails } from '@lemma/contracts';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from '../access/session-cookies.ts';
import { RequestError } from '../errors.ts';
import type { Services } from '../services.ts';

type HasEnvironment = Pick<Services, 'environment'>;

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
