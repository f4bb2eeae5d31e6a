import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiBase, toSnakeKey, toWire, type ErrorCode, type FieldErrors } from '@lemma/contracts';
import { said, wordsOf, type Said, type Speaker } from '@lemma/contracts/messages';
import { whyUnavailable, type Unavailable } from '../db/unavailable.ts';
import { InvalidRequest, RequestError, type Refusals } from '../errors.ts';
import { speakerFor } from '../language/speakers.ts';
import * as m from '../messages.ts';
import { networkOf } from '../network/network-of.ts';
import { engineWordsIn } from '../language/engine-sentences.ts';

const statusCodes: Readonly<Record<number, { code: ErrorCode; detail: Said }>> = {
  400: { code: 'request/invalid', detail: said(m.problemWithRequest) },
  403: { code: 'request/forbidden', detail: said(m.permissionDenied) },
  404: { code: 'request/not-found', detail: said(m.resourceNotFound) },
  413: { code: 'request/too-large', detail: said(m.tooLarge) },
  415: { code: 'request/invalid', detail: said(m.problemWithRequest) },
  429: { code: 'request/too-many', detail: said(m.tooManyTries) },
  503: { code: 'server/unavailable', detail: said(m.unavailable) },
};

/** Turns every thrown error into its response; nothing of stack, SQL or path leaves the server. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** An address that the router cannot read, or a part of it that is too long, names nothing. */
export function sendAddressError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const detail = speakerFor(request.headers).say(m.resourceNotFound);
  void reply
    .header('cache-control', 'no-store')
    .code(404)
    .send({ detail, code: 'request/not-found' satisfies ErrorCode });
}

function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  const speaker = speakerFor(request.headers);
  if (error instanceof InvalidRequest) {
    const fields = fieldErrorsToWire(inWords(error.fields, speaker));
    return reply.code(400).send(error.code === 'request/invalid' ? fields : { ...fields, code: error.code });
  }
  if (error instanceof RequestError) {
    noteRefusal(request, error.status, error.code);
    return reply
      .code(error.status)
      .headers(error.headers)
      .send(toWire({ ...error.more, detail: wordsOf(error.detail, speaker), code: error.code }));
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  const known = statusCodes[status];
  if (known) {
    noteRefusal(request, status, known.code);
    const detail = wordsOf(known.detail, speaker);
    if (status === 503) reply.header('retry-after', '5');
    return reply.code(status).send(status === 400 ? { non_field_errors: [detail] } : { detail, code: known.code });
  }
  const why = whyUnavailable(error);
  if (why) return sendUnavailable(why, error, request, reply);
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send({ detail: speaker.say(m.internalError), code: 'server/error' satisfies ErrorCode });
}

/** Puts the messages of fields into words for their reader. */
function inWords(fields: Refusals, speaker: Speaker): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.map((one) => wordsIn(one, speaker))]),
  );
}

/** Words without a message are those of the engine about an exercise, or of a program. */
const wordsIn = (one: Said | string, speaker: Speaker): string =>
  typeof one === 'string' ? engineWordsIn(one, speaker) : wordsOf(one, speaker);

/** Words for people whose call the database could not do now, and how long their client waits before it asks again. */
const unavailable: Readonly<Record<Unavailable, { readonly detail: Said; readonly seconds: number }>> = {
  away: { detail: said(m.unavailable), seconds: 5 },
  busy: { detail: said(m.busy), seconds: 5 },
  full: { detail: said(m.full), seconds: 30 },
  gone: { detail: said(m.databaseGone), seconds: 30 },
  'read-only': { detail: said(m.readOnly), seconds: 30 },
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
    .send({ detail: wordsOf(detail, speakerFor(request.headers)), code: codeOf(why) });
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

/** Keys of a 400 body travel in snake_case like all others; dots of nested fields stay. */
function fieldErrorsToWire(fields: FieldErrors): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field.split('.').map(toSnakeKey).join('.'), messages]),
  );
}
