import { callbackify } from 'node:util';
import type pg from 'pg';

type Done = (error: NodeJS.ErrnoException | null, result: unknown) => void;
type Query = (...parameters: unknown[]) => unknown;

/**
 * Prepares each connection of a pool before its first use. Behind a pooler the next statement may run on another
 * connection of the server, so that no statement has a name there.
 */
export function prepareConnections(pool: pg.Pool, { isPooled = false }: { readonly isPooled?: boolean } = {}): void {
  pool.on('connect', (client) => {
    // A caller learns of a lost connection from the failing query; without a listener it would end the process.
    client.on('error', () => undefined);
    if (isPooled) withoutNames(client);
    oneQueryAtATime(client);
  });
}

/** Removes the name of a prepared statement before it is sent. */
function withoutNames(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as Query;
  const unnamed: Query = (query, ...parameters) =>
    ask(isNamed(query) ? { ...query, name: undefined } : query, ...parameters);
  client.query = unnamed as typeof client.query;
}

/** Statements of drizzle are plain objects; those that are submitted, as cursors are, have none of these names. */
const isNamed = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query && !('submit' in query);

/**
 * Work in a transaction may ask for several things in parallel, as it does without one; its connection answers one
 * after the other. The driver's own queue for them goes with its next version, so they wait here.
 */
export function oneQueryAtATime(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as Query;
  let last: Promise<unknown> | undefined;
  const inTurn: Query = (...parameters) => {
    const done = typeof parameters.at(-1) === 'function' ? (parameters.pop() as Done) : undefined;
    const start = async (): Promise<unknown> => ask(...parameters);
    const asked = last ? last.then(start, start) : start();
    last = asked;
    const forget = (): void => {
      if (last === asked) last = undefined;
    };
    asked.then(forget, forget);
    if (!done) return asked;
    callbackify(() => asked)(done);
    return undefined;
  };
  client.query = inTurn as typeof client.query;
}
