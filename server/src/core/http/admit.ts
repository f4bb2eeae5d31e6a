import type { Endpoint } from '@lemma/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiTokenOf, requireTokenScope } from '../access/api-token.ts';
import { authorise, type Admitted, type Grant } from '../access/authorise.ts';
import { frameTokenOf } from '../access/frame-token.ts';
import { notFound } from '../errors.ts';
import type { Services } from '../services.ts';
import { browserOf, type Sender } from './browser-of.ts';
import { checkCsrf } from './csrf.ts';
import type { Gate } from './gate.ts';

/** Parts of the server that decide who is let in. */
type Doors = Pick<Services, 'environment'> & { readonly gate: Gate };

export type Granted = Admitted & Grant;

/** Returns whether something other than the caller allows a call: an address, a signature, or a secret in the body. */
const isOpenToAll = ({ fromMail, fromProgram, hasTicket }: Endpoint): boolean =>
  (fromMail ?? fromProgram ?? hasTicket) === true;

/** Calls of programs and of frames act by a header that no other page can make a browser send; no cookie counts for them. */
const carriesAuthority = ({ headers }: Sender): boolean =>
  apiTokenOf(headers) !== null || frameTokenOf(headers) !== null;

/** Nothing is read for a caller who brings nothing to be recognised by. */
const saysWhoCalls = (request: Sender): boolean => request.headers.cookie !== undefined || carriesAuthority(request);

/** The parts of a request by which it is let in or not. */
type Asking = Sender & Pick<FastifyRequest, 'method' | 'params'>;

/** Returns the caller and what the access check has loaded; throws if access is denied. */
export async function admit(
  services: Doors,
  endpoint: Endpoint,
  request: Asking,
  reply: FastifyReply | null,
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

/** Asks again whether the caller of a request is let in, for as long as an event stream lasts: it keeps nothing else of it. */
export function admissionOf(services: Doors, endpoint: Endpoint, request: FastifyRequest): () => Promise<Granted> {
  const { ip, url, headers, cookies, method, params } = request;
  const asking = { ip, url, headers, cookies, method, params };
  return () => admit(services, endpoint, asking, null);
}

/** The ids of an address; null where one is malformed. */
function readParams(endpoint: Endpoint, value: unknown): Record<string, string> | null {
  if (endpoint.params === null) return {};
  const parsed = endpoint.params.safeParse(value);
  return parsed.success ? (parsed.data as Record<string, string>) : null;
}
