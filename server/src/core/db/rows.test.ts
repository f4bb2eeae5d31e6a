import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { column, countRows, prepareRows, queryRows, rowsOf } from './rows.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = z.object({ n: z.number(), word: z.string().nullable() });

it('returns the rows of a statement as their schema reads them', async () => {
  const statement = sql`select n::integer, null as word, 'more' as other from generate_series(1, 2) n`;
  const expected = [
    { n: 1, word: null },
    { n: 2, word: null },
  ];
  expect(await rowsOf(database.db, one, statement)).toEqual(expected);
  expect(await database.transaction((tx) => rowsOf(tx, one, statement))).toEqual(expected);
  expect(await queryRows(database.pool, one, 'select $1::integer as n, null as word', [7])).toEqual([
    { n: 7, word: null },
  ]);
});

it('prepares a statement once for all values, and keeps the order of its rows', async () => {
  const upTo = prepareRows(
    database.db,
    'rows_test',
    one,
    sql`select n, case when n = any(${sql.placeholder('named')}::integer[]) then 'named' end as word
      from generate_series(1, ${sql.placeholder('last')}::integer) n order by n desc`,
  );
  expect(await upTo({ last: 2, named: [1] })).toEqual([
    { n: 2, word: null },
    { n: 1, word: 'named' },
  ]);
  expect(await upTo({ last: 0, named: [] })).toEqual([]);
  await expect(
    prepareRows(database.db, 'rows_test_faulty', one, sql`select 1.5::text as n, null as word`)({}),
  ).rejects.toThrow('at "n"');
});

it('names the place of an unexpected value and keeps the value out of the message', async () => {
  const failure = await rowsOf(database.db, one, sql`select count(*) as n, 'secret' as word`).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toContain('at "n"');
  expect(JSON.stringify(failure)).not.toContain('secret');
});

it('parses columns of a select that is built by drizzle', async () => {
  const select = (expression: ReturnType<typeof sql>) =>
    database.db.select({ n: column(z.number(), expression) }).from(sql`(values (1)) as list`);
  expect(await select(sql`2`)).toEqual([{ n: 2 }]);
  await expect(select(sql`2::bigint`)).rejects.toThrow('unexpected value');
});

it('counts the rows of a table', async () => {
  expect(await countRows(database.pool, 'public.users')).toBe(0);
});
