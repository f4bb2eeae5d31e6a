import type pg from 'pg';
import { rememberColumns } from './known-columns.ts';

type Done = (error: NodeJS.ErrnoException | null, result: unknown) => void;
type Query = (...parameters: unknown[]) => unknown;

/**
 * Prepares each connection of a pool before its first use. Behind a pooler the next statement may run on another
 * connection of the server, so that no statement has a name there.
 */
export function prepareConnections(pool: pg.Pool, { isPooled = false }: { readonly isPooled?: boolean } = {}): void {
  pool.on('connect', (client) => {
    ignoreErrorsOutsideQueries(client);
    if (isPooled) withoutNames(client);
    else rememberColumns(client);
    oneQueryAtATime(client);
  });
}

/** A caller learns of a lost connection from the failing query; without a listener it would end the process. */
export function ignoreErrorsOutsideQueries(client: pg.ClientBase): void {
  client.on('error', () => undefined);
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
  const waiting: (() => void)[] = [];
  let isAsking = false;
  const start = (parameters: readonly unknown[], done: Done): void => {
    isAsking = true;
    ask(...parameters, (error: NodeJS.ErrnoException | null, result: unknown) => {
      isAsking = false;
      waiting.shift()?.();
      done(error, result);
    });
  };
  const inTurn = (parameters: readonly unknown[], done: Done): void => {
    if (isAsking) waiting.push(() => start(parameters, done));
    else start(parameters, done);
  };
  const query: Query = (...parameters) => {
    if (typeof parameters.at(-1) === 'function') return inTurn(parameters.slice(0, -1), parameters.at(-1) as Done);
    return new Promise((resolve, reject) => {
      inTurn(parameters, (error, result) => (error ? reject(error) : resolve(result)));
    });
  };
  client.query = query as typeof client.query;
}
