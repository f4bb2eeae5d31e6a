import type pg from 'pg';
import { currentCaller, serverCaller } from '../../engine/caller.ts';

type Done = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void;
type Connect = (done: Done) => void;

interface Line {
  /** Connections that are in the caller's hands, or asked of the pool for them. */
  held: number;
  readonly waiting: Set<() => void>;
}

const defaultPatienceMs = 9000;

/**
 * Gives each caller so many connections of a pool at a time; what else a caller asks waits in a line of their own. A pool serves
 * in the order of asking, so somebody who asks for very much has everybody wait for all of it; in this way others wait
 * for so many of their statements at most. The server's own work, and what many callers ask together, is in no line. With the pool's
 * own words a call fails that waits longer than the pool lets it.
 */
export function shareAmongCallers(pool: pg.Pool, each: number): void {
  const connect = pool.connect.bind(pool) as Connect;
  const patienceMs = pool.options.connectionTimeoutMillis ?? defaultPatienceMs;
  const lines = new Map<string, Line>();
  const holders = new WeakMap<pg.PoolClient, string>();
  // Also of a connection that is broken: the pool says so of each that comes back.
  pool.on('release', (_error, client) => {
    const caller = holders.get(client);
    holders.delete(client);
    if (caller !== undefined) giveBack(caller);
  });

  function giveBack(caller: string): void {
    const line = lines.get(caller);
    if (!line) return;
    line.held -= 1;
    const [next] = line.waiting;
    if (next) next();
    else if (line.held === 0) lines.delete(caller);
  }

  function take(caller: string, line: Line, done: Done): void {
    line.held += 1;
    connect((error, client, release) => {
      if (error || !client) giveBack(caller);
      else holders.set(client, caller);
      done(error, client, release);
    });
  }

  function enter(done: Done): void {
    const caller = currentCaller();
    if (caller === serverCaller) return connect(done);
    const line = lines.get(caller) ?? { held: 0, waiting: new Set() };
    lines.set(caller, line);
    if (line.held < each) return take(caller, line, done);
    const begin = (): void => {
      clearTimeout(patience);
      line.waiting.delete(begin);
      take(caller, line, done);
    };
    const patience = setTimeout(() => {
      line.waiting.delete(begin);
      done(new Error('timeout exceeded when trying to connect'));
    }, patienceMs).unref();
    line.waiting.add(begin);
  }

  const inLine = (done?: Done): Promise<pg.PoolClient> | undefined => {
    if (done) {
      enter(done);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      enter((error, client) => (client ? resolve(client) : reject(error ?? new Error('no connection'))));
    });
  };
  pool.connect = inLine as typeof pool.connect;
}
