import { finished } from 'node:stream/promises';
import { apiBase, type Endpoint } from '@lemma/contracts';
import { said, type Said } from '@lemma/contracts/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { apiTokenOf, requireTokenScope } from '../access/api-token.ts';
import { authorise, type Admitted, type Grant } from '../access/authorise.ts';
import { frameTokenOf } from '../access/frame-token.ts';
import type { SignedInUser } from '../access/visitor.ts';
import { fieldWords } from '../language/field-words.ts';
import { speakerFor } from '../language/speakers.ts';
import { actingFor } from '../engine/caller.ts';
import { inTurns } from '../engine/turns.ts';
import * as m from '../messages.ts';
import { InvalidRequest, invalidField, notFound, notSignedIn, type Refusals } from '../errors.ts';
import { accessChangedBy, accessInClass, accessOfPerson } from '../live/access-topics.ts';
import { answerLive } from '../live/answer-live.ts';
import { isLiveRoute } from '../live/serve-live.ts';
import { networkOf } from '../network/network-of.ts';
import type { Services } from '../services.ts';
import { browserOf } from './browser-of.ts';
import { readFileBody } from './bodies/file-body.ts';
import type { Gate } from './gate.ts';
import { limitOf, tokenLimit, type PersonLimit } from './call-limits.ts';
import { ordinaryBodyBytes, readJsonBodies } from './bodies/json-body.ts';
import { createPacedCalls, isPaced, type PacedCalls } from './paced-calls.ts';
import type { Call, Route } from './serve.ts';
import { checkCsrf } from './csrf.ts';
import { sendKept } from './kept-document.ts';
import { answeringFor } from '../language/reader.ts';
import { KeptResponse } from './kept-response.ts';
import { findUnstorable } from '../text/storable-text.ts';
import { writeResponse } from './responses/write-response.ts';
import { usedEntries } from './used-entries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For whom the server works. */
    caller: string;
  }
  interface FastifyContextConfig {
    /** The body is a file. */
    readonly isUpload?: boolean;
    /** How much its body can hold at most. */
    readonly usedEntries?: () => number;
  }
}

/** Parts of the server that answering needs. */
type Parts = Pick<Services, 'environment' | 'bus' | 'streams'> & { readonly gate: Gate };

/** Adds a route for each endpoint: CSRF → input → caller → access → handler → checked, snake_case answer. */
export function registerRoutes(app: FastifyInstance, services: Parts, routes: readonly Route[]): void {
  const fileTypes = new Set(routes.flatMap(({ endpoint }) => endpoint.upload?.types ?? []));
  app.addContentTypeParser([...fileTypes], readFileBody);
  readJsonBodies(app);
  app.decorateRequest('caller', '');
  const { limitCalls } = services.environment;
  const limitTokens = tokenLimit(app);
  const lines = limitCalls ? createPacedCalls() : undefined;
  for (const route of routes) {
    const { endpoint } = route;
    const limit = limitCalls ? limitOf(app, endpoint) : undefined;
    const paced = isPaced(endpoint) ? lines : undefined;
    inScopeOf(app, endpoint, (scope) =>
      scope.route({
        method: endpoint.method,
        url: apiBase + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        bodyLimit: endpoint.upload?.maximumBytes ?? endpoint.maximumBodyBytes ?? ordinaryBodyBytes,
        ...(limitCalls ? { onRequest: [limitTokens, ...(limit ? [limit.check] : [])] } : {}),
        ...(paced ? { preParsing: (request, reply) => paced.waitAtTheDoor(request, reply) } : {}),
        ...(endpoint.upload ? { preParsing: (request, reply) => admitFile(services, endpoint, request, reply) } : {}),
        handler: (request, reply) => answer(services, route, { request, reply }, { limit, lines }),
        config: {
          ...(endpoint.callsPerMinute ? { rateLimit: { max: endpoint.callsPerMinute, timeWindow: 60_000 } } : {}),
          isUpload: endpoint.upload !== undefined,
          usedEntries: usedEntriesOf(endpoint),
        },
      }),
    );
  }
}

/** Bodies of what programs call are of any type: those of mail programs are not read, signed ones are kept as they came. */
function inScopeOf(app: FastifyInstance, endpoint: Endpoint, add: (scope: FastifyInstance) => void): void {
  const { fromMail, fromProgram } = endpoint;
  if (!fromMail && !fromProgram) return add(app);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const read = async (_request: unknown, bytes: Buffer) => (fromProgram ? bytes : undefined);
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, read);
    add(scope);
  });
}

/** Found out at the first body: a start has no time for all of them. */
function usedEntriesOf({ body }: Endpoint): () => number {
  let known: number | undefined;
  return () => (known ??= body ? usedEntries(body) : 0);
}

type Granted = Admitted & Grant;
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
/** Returns whether something other than the caller allows a call: an address, a signature, or a secret in the body. */
const isOpenToAll = ({ fromMail, fromProgram, hasTicket }: Endpoint): boolean =>
  (fromMail ?? fromProgram ?? hasTicket) === true;

/** Calls of programs and of frames act by a header that no other page can make a browser send; no cookie counts for them. */
const carriesAuthority = ({ headers }: FastifyRequest): boolean =>
  apiTokenOf(headers) !== null || frameTokenOf(headers) !== null;

/** Nothing is read for a caller who brings nothing to be recognised by. */
const saysWhoCalls = (request: FastifyRequest): boolean =>
  request.headers.cookie !== undefined || carriesAuthority(request);

/** Returns the caller and what the access check has loaded; throws if access is denied. */
async function admit(
  services: Parts,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Granted> {
  const { gate } = services;
  if (!isOpenToAll(endpoint) && !carriesAuthority(request)) checkCsrf(services, request);
  const browser = browserOf(request, reply);
  const params = readParams(endpoint, request.params);
  const early = params && saysWhoCalls(request) ? gate.readEarly(endpoint, params) : {};
  // A token that is worth nothing is refused all the same.
  const isUnasked = endpoint.forAll && request.headers.authorization === undefined;
  const visitor = isUnasked ? null : await gate.findVisitor(browser);
  requireTokenScope(endpoint, visitor);
  // Malformed ids name nothing: 404 rather than 400, so that foreign, absent and malformed ids look alike.
  if (!params) throw notFound();
  const visit = { endpoint, browser, visitor, params, early };
  const granted = { ...visit, ...(await authorise(gate.checks, visit)) };
  for (const hold of gate.conditions) await hold(granted);
  return granted;
}

/** Files are large: each person has one at a time in memory, and no more than these are there at all. */
const inFileLane = inTurns({ atOnce: 16, mostWaitingEach: 5, mostWaiting: 200, patienceMs: 30_000 });

/** A file that is not here by then comes so slowly that it fills no memory, and must not keep others from sending theirs. */
const slowAfterMs = 5000;

/** Resolves when a file comes slowly; never for others. */
function untilSlow({ raw }: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      if (!raw.complete) resolve();
    }, slowAfterMs).unref();
  });
}

/** A file is not even read from a caller who may not send it, and not before the sender's earlier one has its answer. */
async function admitFile(services: Parts, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request, await admit(services, endpoint, request, reply));
  await new Promise<void>((begin, refuse) => {
    const untilAnswered = async (): Promise<void> => {
      begin();
      await Promise.race([finished(reply.raw).catch(() => undefined), untilSlow(request)]);
    };
    actingFor(caller, () => inFileLane(untilAnswered)).catch(refuse);
  });
}

const personOf = ({ callerId, visitor }: Granted): string | undefined => callerId ?? visitor?.id;

/** For whom the server works: a person, a voter, or the network of somebody without either. */
const callerOf = (request: FastifyRequest, granted: Granted): string => personOf(granted) ?? networkOf(request.ip);

async function answer(
  services: Parts,
  route: Route,
  { request, reply }: Exchange,
  { limit, lines }: { readonly limit: PersonLimit | undefined; readonly lines: PacedCalls | undefined },
) {
  // Cacheable answers set their own header.
  reply.header('cache-control', 'no-store');
  const granted = await admit(services, route.endpoint, request, reply);
  request.caller = callerOf(request, granted);
  await limit?.count(request);
  const work = (admitted: Granted) =>
    answeringFor(request, () => answerGranted(services, route, { request, reply }, admitted));
  // Visitors without an account share the address of their network, and must not wait for each other.
  if (!lines || personOf(granted) === undefined) return work(granted);
  // The rights of a caller who had to wait may have changed meanwhile.
  const again = (hasWaited: boolean) => (hasWaited ? admit(services, route.endpoint, request, reply) : granted);
  if (!isPaced(route.endpoint)) return work(await again(await lines.waitAsOthers(request.caller, reply)));
  return lines.inLineOf({ caller: request.caller, kind: route.endpoint.name, reply }, async (hasWaited) =>
    work(await again(hasWaited)),
  );
}

async function answerGranted(services: Parts, route: Route, { request, reply }: Exchange, granted: Granted) {
  const { gate } = services;
  const { endpoint, browser, visitor, params, resources } = granted;
  if (endpoint.records) await gate.beforeRecords(granted);
  if (isLiveRoute(route)) {
    return answerLive(services, {
      route,
      params,
      request,
      reply,
      person: granted.callerId ?? visitor?.id ?? '',
      access: [
        ...whoCalls(visitor).map(accessOfPerson),
        ...[params.classId ?? granted.classId ?? []].flat().map(accessInClass),
      ],
      admit: () => admit(services, endpoint, request, reply),
    });
  }
  const call = {
    ...resources,
    params,
    query: readPart(endpoint.query, request.query),
    body: readPart(endpoint.body, request.body),
    visitor,
    get user() {
      if (!visitor) throw notSignedIn();
      return visitor;
    },
    browser,
    request,
    reply,
  };
  await gate.beforeHandling(granted);
  const result = await route.handle(call as unknown as Call);
  const changed = accessChangedBy(endpoint, { visitorIds: whoCalls(visitor), params });
  for (const topic of changed) services.bus.publish(topic);
  if (endpoint.response !== null && ('file' in endpoint.response || 'redirect' in endpoint.response)) return result;
  if (result instanceof KeptResponse) return sendKept(request, reply, result);
  if (endpoint.response === null || result === null) return reply.code(204).send();
  return reply.type(jsonType).send(writeResponse(endpoint.response, result, speakerFor(request.headers)));
}

const jsonType = 'application/json; charset=utf-8';

/** The person, and the administrator who acts as them. */
function whoCalls(visitor: SignedInUser | null): string[] {
  if (!visitor) return [];
  const administrator = visitor.session?.actingAdministrator;
  return administrator ? [visitor.id, administrator.id] : [visitor.id];
}

/** The ids of an address; null where one is malformed. */
function readParams(endpoint: Endpoint, value: unknown): Record<string, string> | null {
  if (endpoint.params === null) return {};
  const parsed = endpoint.params.safeParse(value);
  return parsed.success ? (parsed.data as Record<string, string>) : null;
}

function readPart(schema: z.ZodType | null, value: unknown): unknown {
  if (schema === null) return undefined;
  const unstorable = findUnstorable(value);
  if (unstorable) {
    throw invalidField(unstorable.slice(0, 8).join('.') || 'nonFieldErrors', said(m.cannotBeKept));
  }
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw new InvalidRequest(fieldErrors(parsed.error));
}

/** Unknown fields that a refusal names, and issues of known ones: somebody who sends hundreds reads no list of them. */
const [mostUnknownNamed, mostIssues] = [10, 100];

/**
 * zod's issues, where a value that has none of several shapes is held against the shape it comes closest to: the one
 * with the fewest issues, if that is a single shape.
 */
export function namedIssues(error: { readonly issues: readonly z.core.$ZodIssue[] }): z.core.$ZodIssue[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const [closest, next] = issue.errors.toSorted((one, other) => one.length - other.length);
    if (!closest || closest.length === next?.length) return [issue];
    return namedIssues({ issues: closest }).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

/** zod's issues as messages by field; issues without a field are under `nonFieldErrors`. */
export function fieldErrors(error: z.ZodError): Refusals {
  const fields: Record<string, Said[]> = {};
  for (const issue of namedIssues(error).slice(0, mostIssues)) {
    const unknownKeys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, mostUnknownNamed) : [];
    const paths = unknownKeys.length > 0 ? unknownKeys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      (fields[path.map(String).join('.') || 'nonFieldErrors'] ??= []).push(
        unknownKeys.length > 0 ? said(m.fieldNotKnown) : fieldWords(issue),
      );
    }
  }
  return fields;
}
