import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driveLoad, findDamage, readJournal } from '../testing/load-driver.ts';
import { silentLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';
import { openTestDatabase, prepareDataFolder } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

const KILLS = Number(process.env['CRASH_KILLS'] ?? 5);
const CLIENTS = 32;
const READY_WITHIN_MS = 5000;

/** A server that stores what it is sent, once for each id, and answers after the commit. */
const program = `
  import Fastify from ${JSON.stringify(import.meta.resolve('fastify'))};
  import { sql } from ${JSON.stringify(import.meta.resolve('drizzle-orm'))};
  import { silentLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
  import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url).href)};
  const environment = {
    dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL || undefined,
    databasePool: 8, backupEveryMinutes: 0, backupKeep: 1,
  };
  const { db, transaction } = await openDatabase(environment, silentLog, { migrations: false });
  const app = Fastify();
  app.post('/', async (request) => {
    const { id } = request.body;
    return transaction(async (tx) => {
      const result = await tx.execute(sql\`INSERT INTO crash_log (id) VALUES (\${id}) ON CONFLICT DO NOTHING\`);
      await tx.execute(sql\`UPDATE crash_total SET entries = entries + \${result.rowCount}\`);
      return { stored: id };
    });
  });
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
`;

/** Only on a Postgres server: the embedded database is the child's alone. */
let database: TestDatabase | undefined;
let folder: string;
let dataDir: string;
let port: number;
let child: ChildProcess | undefined;

function open(): Promise<Database> {
  const databaseUrl = database?.databaseUrl;
  const environment = { dataDir, databaseUrl, databasePool: 2, backupEveryMinutes: 0, backupKeep: 1 };
  return openDatabase(environment, silentLog, { migrations: false });
}

function launch(): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database?.databaseUrl ?? '', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function send(id: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-crash-'));
  dataDir = join(folder, 'data');
  if (process.env['TEST_DATABASE_URL']) database = await openTestDatabase();
  else await prepareDataFolder(dataDir);
  const { db, close } = await open();
  await db.execute(sql`CREATE TABLE crash_log (id text PRIMARY KEY)`);
  await db.execute(sql`CREATE TABLE crash_total (entries integer)`);
  await db.execute(sql`INSERT INTO crash_total VALUES (0)`);
  await close();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  port = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, 'close');
});

afterAll(async () => {
  child?.kill('SIGKILL');
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How long the server that was just launched takes until it answers. */
async function untilReady(probe: string): Promise<number> {
  const launchedAt = performance.now();
  const answers = (): Promise<boolean> =>
    send(`probe ${probe}`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { interval: 20, timeout: 30_000 }).toBe(true);
  return performance.now() - launchedAt;
}

async function kill(victim: ChildProcess): Promise<void> {
  const exited = once(victim, 'exit');
  victim.kill('SIGKILL');
  await exited;
}

describe('kill -9 of a server under load', () => {
  it(`[RL1] [RL2] loses nothing that was acknowledged and counts nothing twice, ${KILLS} times over`, async () => {
    const journal = join(folder, 'journal');
    const ending = new AbortController();
    const readyAfter: number[] = [];
    child = launch();
    await untilReady('first');
    const load = driveLoad({
      clients: CLIENTS,
      journal,
      signal: ending.signal,
      next: (client, n) => ({ id: `${client}-${n}` }),
      send: ({ id }) => send(id),
    });
    for (let n = 0; n < KILLS; n += 1) {
      // The kill comes at a moment that the load does not choose.
      await wait(50 + Math.random() * 400);
      await kill(child);
      child = launch();
      readyAfter.push(await untilReady(String(n)));
    }
    ending.abort();
    const { acknowledged, failures } = await load;
    await kill(child);

    const after = await open();
    const rows = await after.db.execute(sql`SELECT id FROM crash_log`);
    const totals = await after.db.execute(sql`SELECT entries FROM crash_total`);
    await after.close();
    const stored = rows.rows.map((row) => String(row['id'])).filter((id) => !id.startsWith('probe'));
    expect(findDamage(await readJournal(journal), stored)).toEqual({ lost: [], doubled: [], invented: [] });
    expect(totals.rows).toEqual([{ entries: rows.rows.length }]);
    expect(acknowledged).toBeGreaterThan(KILLS * 10);
    expect(failures).toBeGreaterThan(0);
    const slowest = readyAfter.toSorted((a, b) => b - a)[Math.floor(KILLS / 20)] ?? 0;
    expect(slowest, 'milliseconds until ready, p95').toBeLessThan(READY_WITHIN_MS);
  }, 1_800_000);
});
