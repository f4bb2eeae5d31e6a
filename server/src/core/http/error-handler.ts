import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase, toWire, type ErrorCode } from '@lemma/contracts';
import { whyUnavailable, type Unavailable } from '../db/unavailable.ts';
import { InvalidRequest, RequestError } from '../errors.ts';
import { fieldErrorsToWire } from './register.ts';
import { networkOf } from '../network/network-of.ts';

const statusCodes: Readonly<Record<number, { code: ErrorCode; detail: string }>> = {
  400: { code: 'request/invalid', detail: 'There was a problem with the request' },
  403: { code: 'request/forbidden', detail: 'Permission denied' },
  404: { code: 'request/not-found', detail: 'Resource not found' },
  413: { code: 'request/too-large', detail: 'This is too large to be sent.' },
  415: { code: 'request/invalid', detail: 'There was a problem with the request' },
  429: { code: 'request/too-many', detail: 'Too many tries. Wait a minute, then try again.' },
  503: { code: 'server/unavailable', detail: 'Service unavailable, please try again later.' },
};

/** Turns every thrown error into its response; nothing of stack, SQL or path leaves the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** An address that the router cannot read, or a part of it that is too long, names nothing. */
export function sendAddressError(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const { code, detail } = statusCodes[404] ?? { code: 'request/not-found' as const, detail: '' };
  void reply.header('cache-control', 'no-store').code(404).send({ detail, code });
}

function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  if (error instanceof InvalidRequest) {
    return reply.code(400).send(fieldErrorsToWire(error.fields));
  }
  if (error instanceof RequestError) {
    noteRefusal(request, error.status, error.code);
    return reply
      .code(error.status)
      .headers(error.headers)
      .send(toWire({ ...error.more, detail: error.message, code: error.code }));
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = statusCodes[status];
  if (known) {
    noteRefusal(request, status, known.code);
    if (status === 503) reply.header('retry-after', '5');
    return reply
      .code(status)
      .send(status === 400 ? { non_field_errors: [known.detail] } : { detail: known.detail, code: known.code });
  }
  const why = whyUnavailable(error);
  if (why) return sendUnavailable(why, error, request, reply);
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ detail: 'Internal server error', code: 'server/error' satisfies ErrorCode });
}

/** Words for people whose call the database could not do now, and how long their client waits before it asks again. */
const unavailable: Readonly<Record<Unavailable, { readonly detail: string; readonly seconds: number }>> = {
  away: { detail: 'Service unavailable, please try again later.', seconds: 5 },
  busy: { detail: 'The server is busy. Try again in a few seconds.', seconds: 5 },
  full: { detail: 'The server has no room left to save this. What is there can still be read.', seconds: 30 },
  gone: { detail: 'The server has lost the files of its database. Its operator must put them back.', seconds: 30 },
  'read-only': { detail: 'The server can save nothing at the moment. What is there can still be read.', seconds: 30 },
};

/** One line of log for each call, without a stack: the cause is the same for all of them. */
function sendUnavailable(found: Unavailable, error: Error, request: FastifyRequest, reply: FastifyReply) {
  const why = found === 'read-only' ? (request.server.services.database.trouble() ?? found) : found;
  const { detail, seconds } = unavailable[why];
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  request.log.warn(
    { why, cause: cause.slice(0, 200), call: request.routeOptions.url },
    'the database is not available',
  );
  return reply
    .code(503)
    .header('retry-after', String(seconds))
    .send({ detail, code: codeOf(why) });
}

function codeOf(why: Unavailable): ErrorCode {
  return why === 'full' || why === 'read-only' ? 'server/read-only' : 'server/unavailable';
}

const refusals = new Set([401, 403, 429]);

/** Logs refused and rate-limited calls: the endpoint and the network, never the input. */
function noteRefusal({ log, method, routeOptions, ip }: FastifyRequest, status: number, code: ErrorCode): void {
  if (!refusals.has(status)) return;
  log.info(
    { status, code, call: `${method} ${routeOptions.url ?? 'an unknown address'}`, from: networkOf(ip) },
    'refused',
  );
}

/** Unknown API paths answer 404 as JSON; all other GETs belong to the web app. */
export function isApiPath(url: string): boolean {
  return url === apiBase || url.startsWith(`${apiBase}/`) || url.startsWith('/api/');
}
