import {
  encodePayload,
  errorDetails,
  fromWire,
  getCsrf,
  getIdentityToken,
  PayloadError,
  sendLogMessage,
  type Endpoint,
  type InputOf,
  type ResponseOf,
} from '@lemma/contracts';
import { addressOf } from './address.ts';
import { callNoted, identityMismatched, sessionEnded } from './call-events.ts';
import { limits } from './connection.ts';
import { fetchFrameToken, frame } from './frame/frame.ts';
import { csrfToken } from './identity/csrf.ts';
import { errorOfAnswer, FetchError } from './fetch-error.ts';
import { firstReads, noteChange } from './reads/first-reads.ts';
import { createIdentity } from './identity/identity.ts';
import { requestHeaders } from './request-headers.ts';
import { send } from './send.ts';
import { serverNow } from './clock/server-clock.ts';
import { createSharedReads } from './reads/shared-reads.ts';
import { createSessionTurns } from './reads/session-turns.ts';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the browser finish the call after the page is left. */
  readonly keepalive?: boolean;
  /** Hides the body from a glance into the browser's tools (C02). */
  readonly encoded?: boolean;
  /** Sent as the body, as it is: for endpoints that take a file. */
  readonly file?: Blob;
}

type Parts = { readonly params?: object; readonly query?: object; readonly body?: unknown };

const sharedReads = createSharedReads(() => performance.now());
const sessionTurns = createSessionTurns();

/** The identity token of this browser, which each call of a signed-in user carries (C01, C05). */
export const identity = createIdentity({
  fetchToken: () => (frame === null ? call(getIdentityToken, {}) : fetchFrameToken(frame)),
  now: serverNow,
});
// Requests under way for one person must not answer the next.
identity.onChange((user) => {
  sharedReads.forget();
  firstReads.keepFor(user?.uid);
});

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return fromWire(JSON.parse(text));
  } catch (error) {
    if (error instanceof PayloadError) throw new FetchError(response.status, error.message);
    if (!response.ok) return undefined;
    throw new FetchError(response.status, t(m.errorReadingServerResponse));
  }
}

/** The token, fetched first when this browser has none yet (C04). */
async function freshCsrfToken(): Promise<string> {
  const known = csrfToken();
  // A frame acts by its identity token, and its browser may keep no cookie.
  if (known !== undefined || frame !== null) return known ?? '';
  await send(addressOf(getCsrf), { headers: requestHeaders({ csrf: undefined, isVersioned: false }) });
  return csrfToken() ?? '';
}

/** Public calls do not wait for a token; calls that make or end the identity carry none that may be old. */
async function identityTokenFor(endpoint: Endpoint, isForced: boolean): Promise<string | undefined> {
  if (endpoint === getIdentityToken || endpoint === getCsrf) return undefined;
  // Without it nothing says who is in a frame; a call that anyone may make goes without a token where there is none.
  if (frame !== null) {
    const token = identity.token(isForced);
    return endpoint.who === 'anyone' ? token.catch(() => undefined) : token;
  }
  return endpoint.who === 'anyone' && !isForced ? identity.tokenAtHand() : identity.token(isForced);
}

/** @throws FetchError 'Invalid payload' for what cannot be encoded (X06). */
function textOf(body: unknown, encoded: boolean): string {
  if (!encoded) return JSON.stringify(body);
  try {
    return JSON.stringify(encodePayload(body));
  } catch (error) {
    throw new FetchError(400, error instanceof PayloadError ? error.message : t(m.invalidPayload));
  }
}

async function request(
  endpoint: Endpoint,
  { params, query, body }: Parts,
  { file, encoded = false, ...options }: CallOptions,
  isForced: boolean,
): Promise<Response> {
  const hasJson = body !== undefined;
  const identityToken = await identityTokenFor(endpoint, isForced);
  // Last of all: a person who signs in meanwhile is given another one.
  const csrf = endpoint.method === 'GET' ? csrfToken() : await freshCsrfToken();
  const sentAt = performance.now();
  const response = await send(addressOf(endpoint, { ...params }, { ...query }), {
    method: endpoint.method,
    headers: requestHeaders({
      csrf,
      identityToken,
      bodyType: file?.type ?? (hasJson ? 'application/json' : undefined),
    }),
    ...(file !== undefined ? { body: file } : hasJson && { body: textOf(body, encoded) }),
    ...options,
  });
  const took = Math.round(performance.now() - sentAt);
  // A device that slept meanwhile says nothing about the server.
  if (endpoint !== sendLogMessage && took > limits.slowAfter && took < limits.timeout) {
    callNoted.tell({
      type: 'Slow request',
      message: `${endpoint.method} ${endpoint.path} took ${took} ms`,
    });
  }
  return response;
}

const detailOf = (error: FetchError): string => error.info['nonFieldErrors']?.[0] ?? '';

/** X01, S06: what a refused identity means to the page. */
function tellRefusal(endpoint: Endpoint, error: FetchError): void {
  const isUnknown = detailOf(error) === errorDetails.notSignedIn;
  if (isUnknown) callNoted.tell({ type: 'Not signed in', message: `${endpoint.name}: ${errorDetails.notSignedIn}` });
  if (error.code === 'session/authentication-error') {
    // The token is somebody else's, or another server's: who is here says the session cookie.
    identity.signOut();
    sharedReads.forget();
    identityMismatched.tell();
  } else if (isUnknown) sessionEnded.tell();
}

async function answerOf<E extends Endpoint>(
  endpoint: E,
  parts: Parts,
  options: CallOptions,
  isSecondTry: boolean,
): Promise<ResponseOf<E>> {
  const response = await request(endpoint, parts, options, isSecondTry);
  if (response.status === 204) return (endpoint.response === null ? {} : null) as ResponseOf<E>;
  const answer = await readBody(response);
  if (response.ok) return answer as ResponseOf<E>;
  const error = errorOfAnswer(response.status, answer);
  // Somebody signed in or out in this browser while the call was on its way. The server has done nothing of it.
  if (error.code === 'session/csrf' && !isSecondTry) return answerOf(endpoint, parts, options, true);
  if (error.status !== 401) throw error;
  if (!isSecondTry && detailOf(error).includes(errorDetails.tokenExpired)) {
    callNoted.tell({ type: 'Token expired', message: `${endpoint.name} is tried again with a new token` });
    return answerOf(endpoint, parts, options, true);
  }
  tellRefusal(endpoint, error);
  throw error;
}

/** Reads and exchanges of the session are kept apart, but for the token that both of them need. */
function inTurn<Answer>(endpoint: Endpoint, ask: () => Promise<Answer>): Promise<Answer> {
  if (endpoint === getIdentityToken) return ask();
  if (endpoint.method === 'GET') return sessionTurns.read(ask);
  return endpoint.path.startsWith('/session-auth/') ? sessionTurns.exchange(ask) : ask();
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
  const parts = input as Parts;
  const ask = (): Promise<ResponseOf<E>> => inTurn(endpoint, () => answerOf(endpoint, parts, options, false));
  if (endpoint.method === 'GET') {
    if (options.signal !== undefined) return ask();
    const address = addressOf(endpoint, { ...parts.params }, { ...parts.query });
    return sharedReads.read(address, async () => {
      const sent = firstReads.take(address);
      return sent ? (sent[0] as ResponseOf<E>) : ask();
    });
  }
  try {
    return await ask();
  } finally {
    sharedReads.forget();
    firstReads.forget();
    noteChange();
  }
}
