import { afterEach, beforeEach, expect, it } from 'vitest';
import pg from 'pg';
import { prepareTestPlace, type TestPlace } from '../db/test-database.ts';
import { startProduct, type RunningProduct } from '../testing/product.ts';

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
  'starts two nodes at once on an empty database, with the schema and the demo school made once [RL10]',
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
  120_000,
);
