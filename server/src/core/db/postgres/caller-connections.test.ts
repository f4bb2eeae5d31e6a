import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { actingFor } from '../../engine/caller.ts';
import { shareAmongCallers } from './caller-connections.ts';

/** The part of a connection that the pool uses. */
class Connection extends EventEmitter {
  _queryable = true;
  connect(done: () => void): void {
    setImmediate(done);
  }
  end(done?: () => void): void {
    done?.();
  }
}

const pools: pg.Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
});

function openPool({ max, each, patienceMs = 9000 }: { max: number; each: number; patienceMs?: number }): pg.Pool {
  const pool = new pg.Pool({ max, connectionTimeoutMillis: patienceMs, Client: Connection as never });
  shareAmongCallers(pool, each);
  pools.push(pool);
  return pool;
}

/** Asks for a connection in the name of a caller, and notes in which order connections are given. */
const askIn = (pool: pg.Pool, given: string[]) => (caller: string) =>
  actingFor(caller, async () => {
    const client = await pool.connect();
    given.push(caller);
    return client;
  });

it('lets others pass those who ask for many connections, and each of the many comes in its turn [SC24]', async () => {
  const pool = openPool({ max: 1, each: 1 });
  const given: string[] = [];
  const ask = askIn(pool, given);
  const asked = [...Array.from({ length: 6 }, () => 'hog'), 'one', 'other', 'server', 'server'].map(async (caller) => {
    const client = await ask(caller);
    client.release();
  });
  await Promise.all(asked);
  expect(given.slice(0, 5).toSorted()).toEqual(['hog', 'one', 'other', 'server', 'server']);
  expect(given.filter((caller) => caller === 'hog')).toHaveLength(6);
});

it('gives a caller no more than a few, of broken ones and of such that are not made too, and forgets none', async () => {
  const pool = openPool({ max: 3, each: 2 });
  const given: string[] = [];
  const ask = askIn(pool, given);
  for (const isBroken of [false, true]) {
    const hogs = Array.from({ length: 8 }, () => ask('hog'));
    const [first, second] = [await hogs[0], await hogs[1]];
    const other = await ask('other');
    expect(given.splice(0)).toEqual(['hog', 'hog', 'other']);
    for (const client of [other, first, second]) client?.release(isBroken);
    for (const client of hogs.slice(2)) (await client).release(isBroken);
    expect(given.splice(0)).toHaveLength(6);
  }
  const connect = Connection.prototype.connect;
  Connection.prototype.connect = (done: (error?: Error) => void) => setImmediate(done, new Error('no'));
  const failed = await Promise.allSettled(Array.from({ length: 5 }, () => ask('hog')));
  Connection.prototype.connect = connect;
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
  const again = await Promise.all([ask('hog'), ask('hog')]);
  for (const client of again) client.release();
});

it('says in the words of a pool that a call was not served in time, and serves the others of the line', async () => {
  const pool = openPool({ max: 1, each: 1, patienceMs: 20 });
  const ask = askIn(pool, []);
  const held = await ask('hog');
  await expect(ask('hog')).rejects.toThrow('timeout exceeded when trying to connect');
  await expect(actingFor('hog', () => pool.query('select 1'))).rejects.toThrow('timeout exceeded');
  held.release();
  (await ask('hog')).release();
});
