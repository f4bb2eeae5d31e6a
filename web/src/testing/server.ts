import {
  apiBase,
  csrfCookieNameInDevelopment,
  endpoints,
  fromWire,
  getCsrf,
  getIdentityToken,
  getSession,
  getSite,
  sendLogMessage,
  toWire,
  type BodyOf,
  type Endpoint,
  type User,
} from '@lemma/contracts';
import { expect, vi } from 'vitest';
import { z } from 'zod';

/** One call that a component made, read by the contract. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: BodyOf<E>;
}

/** An answer of 400 and above, as the server words it. */
export class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    this.status = status;
    this.body = body;
  }
}

/** Refuses a call in words: of the whole form, or `{ field: words }` with status 400; and with a code, if it has one. */
export function refuse(
  status: number,
  words: string | Readonly<Record<string, string>>,
  details: { readonly code?: string; readonly methods?: readonly string[]; readonly needsTwoStep?: boolean } = {},
): Refusal {
  const named = typeof words === 'string' ? { nonFieldErrors: words } : words;
  const listed = Object.fromEntries(Object.entries(named).map(([field, message]) => [field, [message]]));
  const details400 = status === 400 ? listed : { detail: words };
  return new Refusal(status, { ...details400, ...details });
}

type ReplyOf<E extends Endpoint> = E['response'] extends z.ZodType
  ? z.input<E['response']> | Refusal
  : Refusal | null | string;
type Reply<E extends Endpoint> = ReplyOf<E> | ((call: Call<E>) => ReplyOf<E> | Promise<ReplyOf<E>>);

const replies = new Map<string, Reply<Endpoint>>();
const made: { readonly name: string; readonly call: Call }[] = [];
const waiting = new Set<(response: Response) => void>();
let unexpected: string[] = [];
let isCut = false;

/** Says what the server answers to a call from now on. The contract checks the answer, and the body of each call. */
export function serve<E extends Endpoint>(endpoint: E, reply: Reply<E>): void {
  replies.set(endpoint.name, reply as Reply<Endpoint>);
}

/** The calls of an endpoint so far. */
export function callsOf<E extends Endpoint>(endpoint: E): readonly Call<E>[] {
  return made.filter(({ name }) => name === endpoint.name).map(({ call }) => call as Call<E>);
}

/** From now on no call gets through, or all do again. */
export function cutNetwork(isNowCut: boolean): void {
  isCut = isNowCut;
}

/** The reads that the page has made so far, by their paths in the contract. */
export function readsSoFar(): ReadonlySet<string> {
  const reads = new Map(endpoints.filter(({ method }) => method === 'GET').map(({ name, path }) => [name, path]));
  return new Set(made.flatMap(({ name }) => reads.get(name) ?? []));
}

const token = (uid: string): string => `e30.${btoa(JSON.stringify({ uid }))}.e30`;

/** Signs in the user; null signs out. */
export function serveSession(user: User | null): void {
  document.cookie = user === null ? `${csrfCookieNameInDevelopment}=; Max-Age=0` : `${csrfCookieNameInDevelopment}=a`;
  serve(getSession, user);
  serve(getIdentityToken, {
    token: token(user?.uid ?? ''),
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
}

/** A server that knows only who is here: everything else is said by the test. */
export function startServer(): void {
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => answerTo(address, init));
  serveSession(null);
  serve(getCsrf, null);
  serve(sendLogMessage, null);
  serve(getSite, { operatorName: '', operatorAddress: '', contactEmail: 'office@school.example', socialLinks: [] });
}

/** Ends what is still on its way, so that the next test does not wait for it. */
export async function endCalls(): Promise<void> {
  for (const resolve of waiting) resolve(new Response(null, { status: 204 }));
  waiting.clear();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Forgets the test's answers, and fails where something was to be changed that the test says nothing about. */
export function stopServer(): void {
  const calls = unexpected;
  [unexpected, isCut] = [[], false];
  replies.clear();
  made.length = 0;
  vi.unstubAllGlobals();
  expect(calls, 'calls and answers that are not as they should be').toEqual([]);
}

async function answerTo(address: string, init: RequestInit = {}): Promise<Response> {
  if (isCut) throw new TypeError('Failed to fetch');
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const method = init.method ?? 'GET';
  const found = findEndpoint(method, pathname.slice(apiBase.length));
  const reply = found && replies.get(found.endpoint.name);
  // A read that the test does not serve stays pending until the test ends.
  if (reply === undefined && method === 'GET') return new Promise<Response>((resolve) => waiting.add(resolve));
  if (!found || reply === undefined) {
    unexpected.push(`${method} ${pathname}`);
    return Response.json({ nonFieldErrors: ['Not expected'] }, { status: 500 });
  }
  const { endpoint, params } = found;
  const sent: unknown = typeof init.body === 'string' ? fromWire(JSON.parse(init.body)) : undefined;
  const body = endpoint.body && !endpoint.upload ? asDeclared(endpoint, endpoint.body, sent) : undefined;
  const call = { params, query: Object.fromEntries(searchParams), body } as Call;
  made.push({ name: endpoint.name, call });
  return responseOf(endpoint, typeof reply === 'function' ? await reply(call) : reply);
}

function responseOf(endpoint: Endpoint, answer: unknown): Response {
  if (answer instanceof Refusal) return Response.json(toWire(answer.body), { status: answer.status });
  const { response } = endpoint;
  if (answer === null || response === null) return new Response(null, { status: 204 });
  if (!(response instanceof z.ZodType)) return new Response(typeof answer === 'string' ? answer : '');
  return Response.json(toWire(asDeclared(endpoint, response, answer)));
}

/** The value as its contract reads it; what the contract refuses is a mistake of the page or of the test. */
function asDeclared(endpoint: Endpoint, schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value);
  if (!read.success) unexpected.push(`${endpoint.name}: ${z.prettifyError(read.error)}`);
  return read.data;
}

const shapes = endpoints
  .map((endpoint) => ({ endpoint, shape: new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))
  // A named path before one with a parameter in its place.
  .toSorted((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length);

function findEndpoint(method: string, path: string) {
  for (const { endpoint, shape } of shapes) {
    const match = endpoint.method === method ? shape.exec(path) : null;
    if (match) return { endpoint, params: { ...match.groups } };
  }
  return undefined;
}
