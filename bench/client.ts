import { Agent, request } from 'node:http';
import { apiBase, csrfHeader, fromWire, type Endpoint, type InputOf, type ResponseOf } from '@lemma/contracts';

/** A lean client: one kept connection, cookies, the contract's types. */
export function createClient(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();
  let cookieHeader = '';
  let csrf = '';

  function keepCookies(headers: readonly string[] | undefined): void {
    for (const header of headers ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
      if (name.includes('csrf')) csrf = value;
    }
    cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  function send(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          hostname,
          port,
          agent,
          method,
          path,
          headers: {
            cookie: cookieHeader,
            [csrfHeader]: csrf,
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          },
        },
        (response) => {
          if (response.headers['set-cookie']) keepCookies(response.headers['set-cookie']);
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
  }

  return {
    /** Calls an endpoint; throws on any answer that is no success. */
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>> {
      const given = input as { params?: Record<string, string>; body?: unknown };
      if (endpoint.method !== 'GET' && csrf === '') await send('GET', `${apiBase}/session-auth/csrf/`);
      const path = apiBase + endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? '');
      const { status, text } = await send(endpoint.method, path, given.body);
      if (status >= 400) throw new Error(`${endpoint.name} answered ${status}: ${text}`);
      return (text === '' ? undefined : fromWire(JSON.parse(text))) as ResponseOf<E>;
    },
    close: () => agent.destroy(),
  };
}

export type Client = ReturnType<typeof createClient>;
