import { listLogMessages, sendLogMessage, type LogMessage } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logMessages } from '../../../core/db/tables/index.ts';
import { openTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { logChores, pruneLogMessages } from './log-messages.ts';
import { logData } from '../data/log-store.ts';
import { startChores } from '../../../core/chores.ts';

let app: TestApp;
let staff: TestClient;
beforeAll(async () => {
  app = await openTestApp();
  staff = await app.signUpWithRoles(['STAFF']);
});
beforeEach(async () => {
  await app.database.db.delete(logMessages);
});
afterAll(() => app.close());

const message = (changes: Partial<LogMessage> = {}): LogMessage => ({
  level: 'error',
  message: 'x is undefined',
  type: 'Unhandled Error',
  url: '/c/1',
  ua: 'Firefox',
  version: '0.1.0',
  ...changes,
});
const send = (changes: Partial<LogMessage> = {}) => app.visitor().call(sendLogMessage, { body: message(changes) });
const day = 24 * 60 * 60 * 1000;

describe('log messages [D19] [C14]', () => {
  it('of one day that are equal are one row that counts', async () => {
    await send();
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    await send({ ua: 'Safari' });
    await send({ url: '/c/2' });
    app.clock.now = new Date(app.clock.now.getTime() + day);
    await send();
    const { total, messages } = await staff.call(listLogMessages, {});
    expect(total).toBe(3);
    expect(messages.map(({ url, count }) => [url, count])).toEqual([
      ['/c/1', 1],
      ['/c/2', 1],
      ['/c/1', 2],
    ]);
  });

  it('hold no control characters and no query of an address', async () => {
    await send({ message: 'line\u0007 one\u001b[31m', url: 'https://lemma.test/join?email=a@b.example#token=x' });
    const { messages } = await staff.call(listLogMessages, {});
    expect(messages).toMatchObject([{ message: 'line one[31m', url: 'https://lemma.test/join' }]);
  });

  it('are limited in length, and in number from one address [X15] [SC24]', async () => {
    const visitor = app.visitor();
    expect((await visitor.tryCall(sendLogMessage, { body: message({ message: 'x'.repeat(1001) }) })).status).toBe(400);
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await visitor.tryCall(sendLogMessage, { body: message() })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are searched and filtered by staff [P02]', async () => {
    const row = { fingerprint: '', ua: '', version: '', count: 1, firstAt: app.clock.now, lastAt: app.clock.now };
    await app.database.db.insert(logMessages).values([
      {
        ...row,
        id: crypto.randomUUID(),
        fingerprint: 'a',
        level: 'error',
        type: 'Fetch Error',
        message: 'x',
        url: '/a',
      },
      {
        ...row,
        id: crypto.randomUUID(),
        fingerprint: 'b',
        level: 'warning',
        type: 'Slow request',
        message: '100%',
        url: '/b',
      },
    ]);
    const found = async (query: object) =>
      (await staff.call(listLogMessages, { query })).messages.map((one) => one.type);
    expect(await found({ q: 'fetch' })).toEqual(['Fetch Error']);
    expect(await found({ q: '0%' })).toEqual(['Slow request']);
    expect(await found({ level: 'warning' })).toEqual(['Slow request']);
  });

  it('are kept for thirty days and to twenty thousand rows, whatever the statistics of the table say', async () => {
    const { db } = app.database;
    const rows = Array.from({ length: 20_050 }, (_, index) => ({
      id: crypto.randomUUID(),
      fingerprint: String(index),
      level: 'info' as const,
      type: 't',
      message: String(index),
      url: '',
      ua: '',
      version: '',
      firstAt: app.clock.now,
      lastAt: new Date(app.clock.now.getTime() - (index < 20_040 ? index : 31 * day)),
    }));
    for (let start = 0; start < rows.length; start += 5000) {
      await db.insert(logMessages).values(rows.slice(start, start + 5000));
    }
    // As for minutes after a nearly empty table was filled: the planner believes in one row.
    await db.execute(sql`update pg_class set reltuples = 1, relpages = 5000 where relname = 'log_messages'`);
    await pruneLogMessages(app.services);
    expect(await db.$count(logMessages)).toBe(20_000);
    const { messages } = await staff.call(listLogMessages, { query: { page: 400 } });
    expect(messages.at(-1)?.message).toBe('19999');
  });

  it('are pruned every hour until the server stops', async () => {
    vi.useFakeTimers();
    const prune = vi.spyOn(logData(app.services), 'prune').mockResolvedValue(undefined);
    const stop = startChores(logChores(app.services), { ...app.services, takeTurn: () => Promise.resolve(true) });
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(prune).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(prune).toHaveBeenCalledTimes(2);
    prune.mockRestore();
    vi.useRealTimers();
  });
});
