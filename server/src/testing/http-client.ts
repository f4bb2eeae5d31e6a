import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBase, csrfHeader, fromWire, type Endpoint, type InputOf, type ResponseOf } from '@lemma/contracts';

/** The server's answer to a call that did not succeed. */
export class HttpAnswerError extends Error {
  readonly status: number;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: string | undefined;

  constructor(name: string, { status, text, retryAfter }: Answer) {
    super(`${name} answered ${status}: ${text}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The server had closed a connection that was kept for the next call. */
class ClosedMeanwhile extends Error {}

const mostTries = 100;

/** Calls until it is served: a server that has too much to do at the moment says so, and is asked again, as after a cut of the wire. */
export async function untilServed<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const mayPass = !(error instanceof HttpAnswerError) || error.status === 503;
      if (!mayPass || tries > mostTries) throw error;
      await wait(200);
    }
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter?: string | undefined;
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * Somebody's browser over the wire, and a lean one: one kept connection to each node, cookies, the contract's types.
 * With several nodes the calls go round among them, and a call whose connection breaks is made again: as browsers do, at the
 * same node where a kept connection had been closed meanwhile, else at the next one.
 */
export function createHttpClient(...urls: readonly string[]) {
  const nodes = urls.map((url) => new URL(url));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();
  let cookieHeader = '';
  let csrf = '';
  let turn = 0;
  let localAddress: string | undefined;

  function keepCookies(headers: readonly string[]): void {
    for (const header of headers) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
      if (name.includes('csrf')) csrf = value;
    }
    cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  function sendTo(node: URL | undefined, method: string, path: string, payload: string | undefined): Promise<Answer> {
    const { hostname, port } = node ?? {};
    const headers: Record<string, string | number> = { cookie: cookieHeader, [csrfHeader]: csrf };
    if (payload !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(payload);
    }
    return new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, agent, method, path, headers, localAddress }, (response) => {
        if (response.headers['set-cookie']) keepCookies(response.headers['set-cookie']);
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] });
        });
        response.on('error', reject);
      });
      outgoing.on('error', (error) => reject(outgoing.reusedSocket ? new ClosedMeanwhile(error.message) : error));
      outgoing.end(payload);
    });
  }

  async function send(method: string, path: string, payload?: string): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      turn += 1;
      try {
        return await sendTo(nodes[turn % nodes.length], method, path, payload);
      } catch (error) {
        if (error instanceof ClosedMeanwhile && nodes.length > 1) [turn, tries] = [turn - 1, tries - 1];
        else if (tries >= nodes.length) throw error;
      }
    }
  }

  return {
    /** Calls an endpoint; throws HttpAnswerError on an answer other than success, and the wire's error without one. */
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> {
      const given = input as {
        params?: Record<string, string>;
        query?: Record<string, string | number>;
        body?: unknown;
      };
      if (endpoint.method !== 'GET' && csrf === '') await send('GET', `${apiBase}/session-auth/csrf/`);
      const asked = Object.entries(given.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
      const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`;
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? '') + query;
      const payload = given.body === undefined ? undefined : JSON.stringify(given.body);
      const answer = await send(endpoint.method, apiBase + path, payload);
      if (answer.status >= 400) throw new HttpAnswerError(endpoint.name, answer);
      const { text } = answer;
      return (text === '' ? undefined : fromWire(JSON.parse(text))) as ResponseOf<E>;
    },
    /** Calls from another address of this machine, such as 127.0.0.7, for whom the server counts apart. */
    comeFrom(address: string): void {
      localAddress = address;
    },
    /** How many calls may be on their way to each node at the same time. */
    widen(connections: number): void {
      agent.maxSockets = connections;
    },
    /** Continues the session of another browser, with the result of its `cookies`. */
    goOnAs(header: string): void {
      keepCookies(header.split('; '));
    },
    /** Returns the cookies that the browser would send, for connections of another kind. */
    cookies: () => cookieHeader,
    close: () => agent.destroy(),
  };
}
