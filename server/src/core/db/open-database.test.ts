import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from './open-database.ts';
import { openTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const things = pgTable('things', {
  id: integer().primaryKey(),
  name: text(),
  big: bigint({ mode: 'bigint' }),
  counted: bigint({ mode: 'number' }),
  share: doublePrecision(),
  exact: numeric(),
  isOpen: boolean('is_open'),
  day: date(),
  at: timestamp({ withTimezone: true }),
  data: jsonb(),
  tags: text().array(),
  numbers: integer().array(),
  moments: timestamp({ withTimezone: true }).array(),
  key: uuid(),
  bytes: bytea(),
});

const schemaSql = `CREATE TABLE things (
  id integer PRIMARY KEY, name text, big bigint, counted bigint, share double precision, exact numeric, is_open boolean,
  day date, at timestamptz, data jsonb, tags text[], numbers integer[], moments timestamptz[], key uuid, bytes bytea
);`;

let work: string;
let database: TestDatabase;

/** Each test file brings migrations of its own, so that the product's schema may change freely. */
async function writeMigrations(): Promise<string> {
  const folder = join(work, 'migrations');
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(join(folder, '0000_things.sql'), schemaSql);
  const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_things', breakpoints: true };
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'lemma-database-'));
  database = await openTestDatabase({ migrations: await writeMigrations() });
});

afterAll(async () => {
  await database.close();
  await rm(work, { recursive: true, force: true });
});

describe('the database, embedded or Postgres', () => {
  it('gives back every type as it was written', async () => {
    const row: typeof things.$inferInsert = {
      id: 1,
      name: 'Ünïcode 𝜋 \\ " \' {}',
      big: 9_223_372_036_854_775_807n,
      counted: 9_007_199_254_740_991,
      share: 0.1 + 0.2,
      exact: '123456789012345678901234567890.123456789',
      isOpen: false,
      day: '2024-02-29',
      at: new Date('2024-02-29T23:59:59.123Z'),
      data: { a: [1, 'two', null, { b: true }], ключ: 1e-7 },
      tags: ['a,b', '{', '"', '', 'null'],
      numbers: [1, -2, 3],
      moments: [new Date('1969-07-20T20:17:40.000Z')],
      key: '018f4f3e-7b1c-7d6a-9b59-0a1b2c3d4e5f',
      bytes: Buffer.from([0, 1, 255, 92]),
    };
    await database.db.insert(things).values(row);
    const [found] = await database.db.select().from(things).where(eq(things.id, 1));
    expect(found).toEqual(row);
    expect(found?.at).toBeInstanceOf(Date);
    expect(Buffer.isBuffer(found?.bytes)).toBe(true);
  });

  it('gives the same plain values for a statement without a schema', async () => {
    const result = await database.db.execute(
      sql`SELECT count(*) AS n, 1::int4 AS i, 2::int8 AS b, 1.5::numeric AS x, 0.5::float8 AS f, true AS t,
          '{"a":1}'::jsonb AS j, ARRAY[1,2]::int4[] AS l, '2024-01-02T03:04:05Z'::timestamptz AS at, NULL AS nothing
          FROM things WHERE false`,
    );
    expect(result.rows).toEqual([
      {
        n: '0',
        i: 1,
        b: '2',
        x: '1.5',
        f: 0.5,
        t: true,
        j: { a: 1 },
        l: [1, 2],
        at: '2024-01-02 03:04:05+00',
        nothing: null,
      },
    ]);
  });

  it('keeps time in UTC and the same search path', async () => {
    const result = await database.db.execute(
      sql`SELECT current_setting('TimeZone') AS zone, current_setting('search_path') AS path`,
    );
    expect(result.rows).toEqual([{ zone: 'UTC', path: 'public' }]);
  });

  it('names the constraint and the state of an error, and keeps working', async () => {
    await database.db.insert(things).values({ id: 2 });
    const error = await database.db
      .insert(things)
      .values({ id: 2 })
      .catch((reason: unknown) => reason);
    expect(sqlState(error)).toBe('23505');
    await database.ping();
  });

  it('undoes all of a transaction that throws, and only the inner part of a nested one', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.insert(things).values({ id: 10 });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction(async (tx) => {
      await tx.insert(things).values({ id: 11 });
      await tx.transaction(async (inner) => inner.insert(things).values({ id: 11 })).catch(() => undefined);
      await tx.insert(things).values({ id: 12 });
    });
    const rows = await database.db.execute(sql`SELECT id FROM things WHERE id BETWEEN 10 AND 12 ORDER BY id`);
    expect(rows.rows).toEqual([{ id: 11 }, { id: 12 }]);
  });

  it('keeps transactions apart: no increment is lost among forty at the same time', async () => {
    await database.db.insert(things).values({ id: 20, counted: 0 });
    await Promise.all(
      Array.from({ length: 40 }, () =>
        database.transaction(async (tx) => {
          const [row] = await tx.select().from(things).where(eq(things.id, 20)).for('update');
          await tx
            .update(things)
            .set({ counted: (row?.counted ?? 0) + 1 })
            .where(eq(things.id, 20));
        }),
      ),
    );
    const [row] = await database.db.select().from(things).where(eq(things.id, 20));
    expect(row?.counted).toBe(40);
  });

  it('tries a transaction again that met a conflict with another', async () => {
    let runs = 0;
    const result = await database.transaction(async (tx) => {
      runs += 1;
      if (runs === 1) await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END $$`);
      return runs;
    });
    expect(result).toBe(2);
  });

  it('leaves the event loop free while a long statement runs', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1));
    await database.db.execute(sql`SELECT count(*) FROM generate_series(1, 3000000) AS n WHERE n % 7 = 3`);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });

  it('carries values of many megabytes both ways', async () => {
    const long = 'wörd '.repeat(1_000_000);
    await database.db.insert(things).values({ id: 30, name: long });
    const [row] = await database.db.select().from(things).where(eq(things.id, 30));
    expect(row?.name).toBe(long);
  });
});
