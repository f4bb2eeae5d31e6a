import type { Writable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let client: pg.PoolClient;
/** How often the server was asked for columns since the test began. */
let questions = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  client = await database.pool.connect();
  const { connection } = client as unknown as { readonly connection: { readonly stream: Writable } };
  const write = connection.stream.write.bind(connection.stream) as (...parameters: unknown[]) => boolean;
  connection.stream.write = (...parameters: unknown[]) => {
    const [chunk] = parameters;
    if (chunk instanceof Uint8Array && chunk[0] === 'D'.charCodeAt(0)) questions += 1;
    return write(...parameters);
  };
  await client.query('create table columns_test (n integer, at timestamptz, extra jsonb)');
});
afterAll(async () => {
  await client.query('drop table columns_test');
  client.release();
  await database.close();
});
beforeEach(() => {
  questions = 0;
});

const run = async (name: string, text: string, values: readonly unknown[] = []) =>
  (await client.query({ name, text, rowMode: 'array', values: [...values] })).rows;

describe('a connection', () => {
  it('asks once for the columns of a planned statement, and reads its rows alike each time', async () => {
    const text = 'select $1::int, $2::jsonb, $3::text[], null, $4::bool';
    for (const n of [1, 2, 3]) {
      expect(await run('each_kind', text, [n, { n }, ['a', String(n)], n === 2])).toEqual([
        [n, { n }, ['a', String(n)], null, n === 2],
      ]);
    }
    expect(questions).toBe(1);
  });

  it('keeps those of different statements apart, also when they are asked together', async () => {
    const both = () =>
      Promise.all([run('one_number', 'select $1::int', [7]), run('a_number_as_text', 'select $1::text', ['7'])]);
    for (let n = 0; n < 3; n += 1) expect(await both()).toEqual([[[7]], [['7']]]);
    expect(questions).toBe(2);
  });

  it('reads the rows of a statement that has failed in between', async () => {
    const divide = (by: number) => run('quotient', 'select 6 / $1::int', [by]);
    expect(await divide(2)).toEqual([[3]]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect(await divide(3)).toEqual([[2]]);
  });

  it('is refused a statement whose columns have changed, and never reads one column as another', async () => {
    await client.query(`insert into columns_test values (1, '2026-01-02', '{"a": 1}')`);
    const all = () => run('all_columns', 'select * from columns_test');
    expect(await all()).toEqual(await all());
    await client.query('alter table columns_test alter column n type text');
    await expect(all()).rejects.toThrow('cached plan must not change result type');
    await client.query('alter table columns_test alter column n type integer using n::integer');
    expect((await all())[0]?.[0]).toBe(1);
  });

  it('asks each time for what has no name', async () => {
    for (let n = 0; n < 2; n += 1) await client.query({ text: 'select $1::int', rowMode: 'array', values: [n] });
    expect(questions).toBe(2);
  });
});
