import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import pg from 'pg';
import { prepareTestPlace, type TestPlace } from '../core/db/test-database.ts';
import { startProduct, type RunningProduct } from '../testing/product/product.ts';

let place: TestPlace;
const nodes: RunningProduct[] = [];

beforeEach(async () => {
  place = await prepareTestPlace();
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill()));
  await place.remove();
});

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'starts two nodes at the same time on an empty database, with the schema and the demo school made once [RL10]',
  async () => {
    await query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
    nodes.push(...(await Promise.all([1, 2].map(() => startProduct({ ...place, demo: true })))));
    const twice = await query(`
      SELECT hash AS what FROM drizzle.__drizzle_migrations GROUP BY hash HAVING count(*) > 1
      UNION ALL SELECT catalogue_key FROM exercises GROUP BY catalogue_key HAVING catalogue_key IS NOT NULL AND count(*) > 1
      UNION ALL SELECT name FROM classrooms GROUP BY name HAVING count(*) > 1`);
    expect(twice).toEqual([]);
    const [counts] = await query(
      'SELECT (SELECT count(*) FROM exercises) AS exercises, (SELECT count(*) FROM classrooms) AS classrooms',
    );
    expect(Number(counts?.['exercises'])).toBeGreaterThan(0);
    expect(counts?.['classrooms']).toBe('2');
  },
);

it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'waits for another node that loads the first data for longer than any statement may wait [RL10]',
  async () => {
    const other = new pg.Client({ connectionString: place.databaseUrl });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(726402)');
    const started = startProduct({ ...place, demo: false });
    started.catch(() => undefined);
    const waitsFor = async (seconds: number): Promise<boolean> => {
      const rows = await query(`SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
        WHERE l.locktype = 'advisory' AND NOT l.granted AND a.query_start < now() - interval '${seconds} s'`);
      return rows.length > 0;
    };
    await vi.waitUntil(() => waitsFor(9), { timeout: 120_000, interval: 250 });
    await other.end();
    nodes.push(await started);
    const [counts] = await query('SELECT count(*) AS exercises FROM exercises');
    expect(Number(counts?.['exercises'])).toBeGreaterThan(0);
  },
);
