import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBus, type Bus } from '../../live/bus.ts';
import { silentLog } from '../log.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

const isPooled = process.env['TEST_POOLER_URL'] !== undefined;

describe.runIf(isPooled)('a database behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('serves more callers than the pooler has connections, with the settings of all connections', async () => {
    const rows = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const found = await database.pool.query<Record<string, string>>({
          name: 'settings_of_a_connection',
          text: `select current_setting('TimeZone') as zone, current_setting('DateStyle') as style,
            current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
        });
        return found.rows[0];
      }),
    );
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ zone: 'UTC', style: 'ISO, MDY', statement: '8s', lock: '4s' })]),
    );
  });

  it('keeps a transaction on one connection, and leaves no prepared statement behind', async () => {
    const backends = await database.transaction(async (tx) => {
      const pids: unknown[] = [];
      for (let n = 0; n < 5; n += 1) pids.push((await tx.execute('select pg_backend_pid() as pid')).rows[0]?.['pid']);
      return new Set(pids);
    });
    expect(backends.size).toBe(1);
    const { rows } = await database.pool.query<{ count: string }>('select count(*) from pg_prepared_statements');
    expect(rows[0]?.count).toBe('0');
  });

  it('carries notifications between nodes by the address of the database itself', async () => {
    const url = database.databaseUrl;
    const log = silentLog as never;
    const buses: Bus[] = [createBus({ url, log }), createBus({ url, log })];
    const [one, other] = buses as [Bus, Bus];
    let heard = 0;
    other.subscribe('topic', () => {
      heard += 1;
    });
    one.subscribe('other', () => undefined);
    while (!one.isConnected || !other.isConnected) await wait(10);
    const before = heard;
    one.publish('topic');
    await expect.poll(() => heard, { timeout: 120_000 }).toBeGreaterThan(before);
    await Promise.all(buses.map((bus) => bus.close()));
  });

  it('has its settings with the account in this database alone', async () => {
    const client = new pg.Client({ connectionString: database.databaseUrl ?? '' });
    await client.connect();
    const { rows } = await client.query<{ zone: string; statement: string }>(
      `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement`,
    );
    await client.end();
    expect(rows).toEqual([{ zone: 'UTC', statement: '8s' }]);
  });
});
