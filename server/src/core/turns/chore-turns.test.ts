import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChoreTurns } from './chore-turns.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives each turn of a chore to one of several nodes, and the next one when its time has passed', async () => {
  const nodes = Array.from({ length: 4 }, () => createChoreTurns({ db: database.db, kind: 'postgres' }));
  const turns = async (chore: string) =>
    (await Promise.all(nodes.map((take) => take(chore, 60_000)))).filter((isTaken) => isTaken).length;
  expect(await turns('sweeping')).toBe(1);
  expect(await turns('sweeping')).toBe(0);
  expect(await turns('dusting')).toBe(1);
  await database.db.execute(sql`update chore_turns set taken_until = now() where chore = 'sweeping'`);
  expect(await turns('sweeping')).toBe(1);
  expect(await turns('dusting')).toBe(0);
});

it('does not ask on the embedded database, which has one node', async () => {
  const take = createChoreTurns({ db: database.db, kind: 'embedded' });
  expect([await take('polishing', 60_000), await take('polishing', 60_000)]).toEqual([true, true]);
});
