import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = async (statement: ReturnType<typeof sql>): Promise<unknown> =>
  (await database.lookups.execute(statement)).rows[0]?.['n'];

describe('lookups', () => {
  it('are answered each with its own rows, whatever is asked at the same moment', async () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(numbers.map((n) => ask(sql`SELECT ${n}::int AS n`)));
    expect(answers).toEqual(numbers);
  });

  it('see data at least as new as an earlier lookup of the same moment did', async () => {
    const [first, second] = await Promise.all([
      ask(sql`SELECT extract(epoch FROM clock_timestamp())::float8 AS n FROM (SELECT pg_sleep(0.05)) slept`),
      ask(sql`SELECT extract(epoch FROM statement_timestamp())::float8 AS n`),
    ]);
    expect(Number(second)).toBeGreaterThanOrEqual(Number(first));
  });

  it('fail alone, and those behind them are answered', async () => {
    const answers = await Promise.allSettled([
      ask(sql`SELECT 1 AS n`),
      ask(sql`SELECT 1 / 0 AS n`),
      ask(sql`SELECT 3 AS n`),
    ]);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([1, 'failed', 3]);
    expect(await ask(sql`SELECT 4 AS n`)).toBe(4);
  });

  it.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
    'take another connection when theirs is lost, also while others keep asking',
    async () => {
      const results: unknown[] = [];
      const keepAsking = async (): Promise<void> => {
        while (results.filter((one) => one === 'answered').length < 40) {
          results.push(
            await ask(sql`SELECT 1 AS n`).then(
              () => 'answered',
              () => 'failed',
            ),
          );
        }
      };
      const asking = [keepAsking(), keepAsking(), keepAsking()];
      const pid = await ask(sql`SELECT pg_backend_pid() AS n`);
      await database.db.execute(sql`SELECT pg_terminate_backend(${pid}::int, 5000)`);
      await Promise.all(asking);
      expect(await ask(sql`SELECT pg_backend_pid() AS n`)).not.toBe(pid);
      expect(results.filter((one) => one === 'failed').length).toBeLessThan(10);
    },
  );
});
