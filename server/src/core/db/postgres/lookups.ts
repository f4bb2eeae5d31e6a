import type { Socket } from 'node:net';
import type pg from 'pg';

/** A connection, and how many queries are under way on it. */
interface Shared {
  readonly client: Promise<pg.PoolClient>;
  underWay: number;
}

/**
 * Sends queries over one connection of a pool without waiting for the answers to earlier ones. Those of one turn of the
 * event loop travel together, so that a request which looks several things up costs one exchange with the server. They
 * are answered in the order in which they were asked: a later one never sees an older state of the data.
 *
 * For quick reads outside transactions, since a slow one keeps all others waiting. After a failure the next queries take
 * another connection, because this one may be lost.
 */
export class Lookups {
  readonly #pool: pg.Pool;
  #shared: Shared | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const shared = (this.#shared ??= { client: this.#pool.connect(), underWay: 0 });
    shared.underWay += 1;
    try {
      const client = await shared.client;
      sendTogether(client);
      // Drizzle reads the rows.
      const answer = client.query(query, values);
      return await answer;
    } catch (error) {
      if (this.#shared === shared) this.#shared = undefined;
      throw error;
    } finally {
      shared.underWay -= 1;
      if (shared.underWay === 0) this.#giveBack(shared);
    }
  }

  #giveBack(shared: Shared): void {
    if (this.#shared === shared) this.#shared = undefined;
    shared.client.then(
      (client) => client.release(),
      () => undefined,
    );
  }
}

const corked = new WeakSet<pg.PoolClient>();

/** Holds back what is written to the server until the requests that were read together have asked. */
function sendTogether(client: pg.PoolClient): void {
  if (corked.has(client)) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  corked.add(client);
  stream.cork();
  setImmediate(() => {
    corked.delete(client);
    stream.uncork();
  });
}
