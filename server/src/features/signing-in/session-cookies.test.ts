import { getSession, signUp } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const account = (email: string) => ({
  body: { firstName: 'Ada', lastName: 'Okafor', email, password: 'correct-horse-battery', role: 'learner' },
});

it('sets the cookies of a session that is stored, and none when storing it fails at the last moment', async () => {
  const { db } = app.database;
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not today' using errcode = '23514'; end $$`);
  await db.execute(sql`create constraint trigger refuse after insert on sessions
    deferrable initially deferred for each row execute function refuse()`);
  const visitor = app.visitor();
  const refused = await visitor.tryCall(signUp, account('late@school.example'));
  expect(refused.status).toBe(500);
  expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);

  await db.execute(sql`drop trigger refuse on sessions`);
  expect((await visitor.tryCall(signUp, account('late@school.example'))).status).toBeLessThan(300);
  expect([...visitor.cookies.keys()].filter((name) => name.includes('session'))).toHaveLength(1);
  expect((await visitor.tryCall(getSession)).status).toBe(200);
});
