import { getHealth, listClassrooms } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { whyUnavailable } from '../db/unavailable.ts';
import { whileRefused } from '../../testing/statements.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

describe('an error of the database [RL4] [RL5]', () => {
  const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });
  it.each([
    ['a refused connection', coded('ECONNREFUSED'), 'away'],
    ['a server that is being stopped', coded('57P01'), 'away'],
    ['several addresses that refuse', new AggregateError([coded('ECONNREFUSED')]), 'away'],
    ['a wire that was cut', new Error('Connection terminated unexpectedly'), 'away'],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'away'],
    [
      'the embedded database that starts again',
      new Error('The embedded database stopped; it is started again.'),
      'away',
    ],
    ['a lock that is held', coded('55P03'), 'busy'],
    ['a statement that takes too long', coded('57014'), 'busy'],
    ['too many connections', coded('53300'), 'busy'],
    ['a full disk', coded('53100'), 'full'],
    ['a full disk of the embedded database', coded('ENOSPC'), 'full'],
    ['a database that is only to be read', coded('25006'), 'read-only'],
    ['a data folder that is gone', new Error('The files of the database are gone.'), 'gone'],
    ['a wrapped error', new Error('Failed query', { cause: coded('55P03') }), 'busy'],
    ['a value that is there twice', coded('23505'), undefined],
    ['a fault of ours', new TypeError('x is undefined'), undefined],
    ['no error', 'away', undefined],
  ])('recognises the error: %s', (_, error, expected) => {
    expect(whyUnavailable(error)).toBe(expected);
  });

  it('answers 503 with the seconds to wait when the database ends its connections, and works again afterwards', async () => {
    app = await openTestApp();
    const teacher = await app.signUpAs('teacher');
    for (const [code, seconds, words] of [
      ['57P01', '5', 'Service unavailable, please try again later.'],
      ['55P03', '5', 'The server is busy. Try again in a few seconds.'],
      ['53100', '30', 'The server has no room left to save this. What is there can still be read.'],
      ['25006', '30', 'The server can save nothing at the moment. What is there can still be read.'],
    ] as const) {
      const answer = await whileRefused(coded(code), () => teacher.tryCall(listClassrooms));
      expect([answer.status, answer.headers['retry-after'], answer.body]).toEqual([
        503,
        seconds,
        { detail: words, code: seconds === '30' ? 'server/read-only' : 'server/unavailable' },
      ]);
    }
    expect((await teacher.tryCall(listClassrooms)).status).toBe(200);
  });

  it.skipIf(!process.env['TEST_DATABASE_URL'])('answers 503 within ten seconds while a table is locked', async () => {
    app = await openTestApp();
    const teacher = await app.signUpAs('teacher');
    const other = new pg.Client({ connectionString: app.database.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('LOCK TABLE classrooms IN ACCESS EXCLUSIVE MODE');
    const answer = await teacher.tryCall(listClassrooms);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect((await app.visitor().tryCall(getHealth)).status).toBe(200);
    await other.end();
    expect((await teacher.tryCall(listClassrooms)).status).toBe(200);
    await app.database.db.execute(sql`select 1`);
  });
});
