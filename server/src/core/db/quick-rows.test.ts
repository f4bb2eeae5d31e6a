import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { quickRows } from './quick-rows.ts';
import { column } from './rows.ts';
import { mails, sessions, users } from './tables/index.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openTestApp({ database });
  const first = await app.signUpAs('teacher');
  const second = await app.signUpAs('learner');
  await database.db.delete(sessions).where(eq(sessions.userId, second.user.id));
  await database.db.update(users).set({ timeZone: 'Europe/Berlin' }).where(eq(users.id, first.user.id));
});
afterAll(() => app.close());

const others = alias(users, 'others');

/** Statements with whole tables, tables that are missing, aliases, expressions, and groups of several tables. */
const statements = {
  'one table': () => database.db.select().from(users).orderBy(asc(users.id)),
  'columns and an expression': () =>
    database.db
      .select({ id: users.id, zone: users.timeZone, length: column(z.number(), sql`length(${users.lastName})`) })
      .from(users)
      .orderBy(asc(users.id)),
  'tables that may be missing': () =>
    database.db
      .select({
        user: users,
        session: sessions,
        own: others,
        times: { seen: sessions.lastSeenAt, ends: sessions.expiresAt },
        both: { user: users.timeZone, session: sessions.userAgent },
      })
      .from(users)
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .innerJoin(others, eq(others.id, users.id))
      .orderBy(asc(users.id)),
  'no rows': () => database.db.select({ mail: mails }).from(mails),
};

it.each(Object.keys(statements) as (keyof typeof statements)[])('reads %s as drizzle does', async (name) => {
  const ordinary = await statements[name]().prepare(`ordinary ${name}`).execute();
  const quick = await quickRows(statements[name]().prepare(`quick ${name}`)).execute();
  expect(quick).toEqual(ordinary);
});

it('reads a missing table as null', async () => {
  const rows = await quickRows(statements['tables that may be missing']().prepare('missing')).execute();
  expect(new Set(rows.map(({ session }) => session === null))).toEqual(new Set([false, true]));
  expect(rows.every(({ own, user }) => own.id === user.id && user.createdAt instanceof Date)).toBe(true);
});

it('decides once how columns are read', () => {
  const prepared = quickRows(statements['one table']().prepare('once'));
  expect(prepared).toHaveProperty('customResultMapper', expect.any(Function));
});
