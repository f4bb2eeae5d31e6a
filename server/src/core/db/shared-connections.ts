import { callbackify } from 'node:util';
import type pg from 'pg';

type Done = (error: NodeJS.ErrnoException | null, result: unknown) => void;
type Query = (...parameters: unknown[]) => unknown;

/** Prepares each connection of a pool before its first use. */
export function prepareConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    // A caller learns of a lost connection from the failing query; without a listener it would end the process.
    client.on('error', () => undefined);
    oneQueryAtATime(client);
  });
}

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
