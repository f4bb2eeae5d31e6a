import { apiBase, createApiToken, fromWire, type ApiScope, type Endpoint } from '@lemma/contracts';
import { sessions } from '../../core/db/tables/index.ts';
import type { TestApp } from '../test-app.ts';

type Person = Pick<Awaited<ReturnType<TestApp['signUpAs']>>, 'call'>;

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** A program that has nothing but a token. */
export function programWith({ app }: Pick<TestApp, 'app'>, token: string) {
  return {
    token,
    async call(endpoint: Endpoint, { params = {}, query = {}, body, headers, address }: Input = {}) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      const sent = body ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : {});
      const answer = await app.inject({
        method: endpoint.method,
        url: `${apiBase}${path}?${new URLSearchParams(query).toString()}`,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(address === undefined ? {} : { remoteAddress: address }),
        ...(sent === undefined ? {} : { payload: sent }),
      });
      const isJson = (answer.headers['content-type'] ?? '').includes('json');
      const found: unknown = isJson ? fromWire(JSON.parse(answer.payload)) : undefined;
      return { status: answer.statusCode, body: found, raw: answer.payload, headers: answer.headers };
    },
  };
}

/** A program of this person, with a token made as on the account page; everybody who is signed in counts as confirmed. */
export async function programOf(app: TestApp, person: Person, scopes: readonly ApiScope[], days = 30) {
  await app.database.db.update(sessions).set({ confirmedAt: app.clock.now });
  const body = { name: 'Script', scopes: [...scopes], days };
  const { id, token } = await person.call(createApiToken, { body });
  return { id, ...programWith(app, token) };
}
