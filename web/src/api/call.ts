import {
  csrfHeader,
  fromWire,
  getCsrf,
  version,
  versionHeader,
  type Endpoint,
  type InputOf,
  type ResponseOf,
} from '@lemma/contracts';
import { addressOf } from './address.ts';
import { csrfToken } from './csrf.ts';
import { errorOfAnswer, FetchError } from './fetch-error.ts';
import { observeServerTime } from './server-clock.ts';

/** K03: longer where a phone's radio may sleep. */
const timeout = globalThis.matchMedia?.('(pointer: coarse)').matches ? 60_000 : 30_000;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the browser finish the call after the page is left. */
  readonly keepalive?: boolean;
}

type Parts = { readonly params?: object; readonly query?: object; readonly body?: unknown };

/** Called with each refusal that says that the session has ended. */
const endListeners = new Set<() => void>();

/** Tells when an answer says that nobody is signed in any more; returns how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

const reachListeners = new Set<(isReached: boolean) => void>();

/** Tells with each call whether an answer came, whatever it was; returns how to stop listening. */
export function onReach(listener: (isReached: boolean) => void): () => void {
  reachListeners.add(listener);
  return () => reachListeners.delete(listener);
}

async function send(address: string, init: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const sentAt = Date.now();
  try {
    const response = await fetch(address, { ...init, credentials: 'same-origin', signal });
    observeServerTime(response.headers.get('date'), sentAt, Date.now());
    for (const listener of reachListeners) listener(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    for (const listener of reachListeners) listener(false);
    throw new FetchError(0, 'Network error, please try again.');
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return fromWire(JSON.parse(text));
  } catch {
    if (!response.ok) return undefined;
    throw new FetchError(response.status, 'There was an error reading the server response');
  }
}

/** The token, fetched first when this browser has none yet (C04). */
async function freshCsrfToken(): Promise<string> {
  const known = csrfToken();
  if (known !== undefined) return known;
  await send(addressOf(getCsrf), { headers: { accept: 'application/json' } });
  return csrfToken() ?? '';
}

async function headersFor(endpoint: Endpoint, hasBody: boolean): Promise<Record<string, string>> {
  const headers: Record<string, string> = { accept: 'application/json; version=1', [versionHeader]: version };
  if (hasBody) headers['content-type'] = 'application/json';
  const token = endpoint.method === 'GET' ? csrfToken() : await freshCsrfToken();
  if (token !== undefined) headers[csrfHeader] = token;
  return headers;
}

/**
 * Calls the API (C01) and returns what it answers, keys in camelCase. 204 answers null where the endpoint has a
 * response and an empty object where it has none.
 *
 * @throws FetchError for every status of 400 and above, for an answer that cannot be read, and for no answer (status 0).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { params, query, body } = input as Parts;
  const response = await send(addressOf(endpoint, { ...params }, { ...query }), {
    method: endpoint.method,
    headers: await headersFor(endpoint, body !== undefined),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...options,
  });
  if (response.status === 204) return (endpoint.response === null ? {} : null) as ResponseOf<E>;
  const answer = await readBody(response);
  if (response.ok) return answer as ResponseOf<E>;
  const error = errorOfAnswer(response.status, answer);
  if (response.status === 401 && error.code !== 'session/wrong-password')
    for (const listener of endListeners) listener();
  throw error;
}
