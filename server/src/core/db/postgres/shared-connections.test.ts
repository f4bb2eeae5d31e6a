import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('answers concurrent queries of a transaction in order, and never gives the driver two queries of one connection', async () => {
  const warnings: string[] = [];
  const note = (warning: Error): void => void warnings.push(warning.message);
  process.on('warning', note);
  const answers = await database.transaction((tx) =>
    Promise.all([1, 2, 3, 4].map(async (n) => (await tx.execute(sql`SELECT ${n}::int AS n`)).rows[0]?.['n'])),
  );
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  process.off('warning', note);
  expect(answers).toEqual([1, 2, 3, 4]);
  expect(warnings).toEqual([]);
});

it('fails the work whose connection is lost between two questions, and not the process', async () => {
  const client = await database.pool.connect();
  const lost = new Error('Connection terminated unexpectedly');
  expect(client.emit('error', lost)).toBe(true);
  client.release(lost);
  await database.ping();
});

it('continues with the next query when one fails', async () => {
  const client = await database.pool.connect();
  const answers = await Promise.allSettled([
    client.query('SELECT 1'),
    client.query('nonsense'),
    client.query('SELECT 2 AS n'),
  ]);
  client.release();
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
