import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../../server.ts';
import { findFreePort } from '../../../testing/free-port.ts';
import { startFaultProxy } from '../../../testing/product/fault-proxy.ts';
import { readEnvironment } from '../../environment/environment.ts';
import { restorePostgres } from '../backup/postgres-dump.ts';
import { silentLog } from '../log.ts';
import type { Log } from '../log.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../open-database.ts';
import { openPostgres } from './postgres.ts';
import { openTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';

describe('a Postgres server that does not answer', () => {
  it('is asked again for a while, then named without its password', async () => {
    const port = await findFreePort();
    const waits: string[] = [];
    const log = { ...silentLog, warn: (_: unknown, words?: string) => void waits.push(words ?? '') };
    const url = `postgres://me:hunter2@127.0.0.1:${port}/school`;
    const error = await openPostgres(url, log, { poolSize: 1, retryForMs: 600 }).catch((reason: unknown) => reason);
    expect((error as Error).message).toContain(`Postgres at 127.0.0.1:${port}/school cannot be used`);
    expect(`${(error as Error).message} ${waits.join()}`).not.toContain('hunter2');
    expect(waits.length).toBeGreaterThanOrEqual(2);
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('the database on a Postgres server', () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'lemma-postgres-test-'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(databaseUrl = database.databaseUrl, migrations?: false, log: Log = silentLog): Promise<Database> {
    const environment = { dataDir: folder, databaseUrl, databasePool: 4, backupEveryMinutes: 0, backupKeep: 1 };
    return openDatabase(environment, log, migrations === false ? { migrations } : {});
  }

  it('is refused without waiting when the database does not exist', async () => {
    const wrong = new URL(database.databaseUrl ?? '');
    wrong.pathname = '/no_such_database';
    const warn = vi.fn<Log['warn']>();
    const refused = open(wrong.href, undefined, { ...silentLog, warn });
    await expect(refused).rejects.toThrow('database "no_such_database" does not exist');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is waited for when it starts later than the server', async () => {
    const { hostname, port } = new URL(database.databaseUrl ?? '');
    const proxy = await startFaultProxy({ host: hostname, port: Number(port) });
    proxy.set('refuse');
    const through = new URL(database.databaseUrl ?? '');
    through.port = String(proxy.port);
    let waits = 0;
    const log = {
      ...silentLog,
      warn(_: unknown, words?: string) {
        if (words?.startsWith('waiting for Postgres')) waits += 1;
        if (waits === 2) proxy.set('open');
      },
    };
    const pool = await openPostgres(through.href, log, { poolSize: 1 });
    expect(waits).toBe(2);
    await pool.end();
    await proxy.close();
  });

  it('is used again after every connection was cut', async () => {
    const other = await open();
    const cut = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await other.ping();
    await database.db.execute(cut);
    await expect
      .poll(() =>
        other.ping().then(
          () => 'well',
          () => 'cut',
        ),
      )
      .toBe('well');
    await other.close();
  });

  it('may be cut off in the middle of a start, which is logged in one line and done again', async () => {
    const warn = vi.fn<Log['warn']>();
    const variables = { DATA_DIR: folder, DATABASE_URL: database.databaseUrl ?? '', PORT: '0' };
    let prepared = 0;
    const server = await startServer({
      environment: readEnvironment(variables),
      log: { ...silentLog, warn },
      say: () => undefined,
      buildApp: async ({ db }) => Fastify().decorate('database', db),
      async prepare(app) {
        prepared += 1;
        const { database: db } = app as unknown as { database: Database['db'] };
        if (prepared < 3) await db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
      },
    });
    await server.stop();
    expect(prepared).toBe(3);
    const said = warn.mock.calls.filter(([, words]) => words === 'the start waits for the database');
    expect(said.map(([about]) => about)).toEqual([
      expect.objectContaining({ attempt: 1, why: 'away' }),
      expect.objectContaining({ attempt: 2, why: 'away' }),
    ]);
  });

  it('ends a statement that takes too long', async () => {
    const settings = await database.db.execute(
      sql`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
                 current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    expect(settings.rows).toEqual([{ statement: '8s', lock: '4s', idle: '30s' }]);
  });

  it('is migrated by one of two nodes that start together', async () => {
    const nodes = await Promise.all([open(), open()]);
    const applied = await database.db.execute(
      sql`SELECT hash, count(*) AS n FROM drizzle.__drizzle_migrations GROUP BY hash`,
    );
    expect(new Set(applied.rows.map((row) => row['n']))).toEqual(new Set(['1']));
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('is dumped while it serves, restored whole, and a dump that was altered is refused with nothing changed', async () => {
    const other = await open();
    await other.db.execute(sql`CREATE TABLE dumped (id integer PRIMARY KEY)`);
    await other.db.execute(sql`INSERT INTO dumped SELECT generate_series(1, 500)`);
    const { file, bytes } = await other.backUp();
    expect(statSync(file).size).toBe(bytes);
    expect(JSON.parse(readFileSync(`${file}.json`, 'utf8'))).toMatchObject({ counts: { dumped: 500 } });
    await other.db.execute(sql`DELETE FROM dumped`);
    await other.db.execute(sql`CREATE TABLE later (id integer)`);

    const url = database.databaseUrl ?? '';
    await expect(restorePostgres(url, file)).rejects.toThrow(/Lemma is running on .* Stop every node/);
    await other.close();
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, -100));
    await expect(restorePostgres(url, file)).rejects.toThrow('is cut or altered');
    writeFileSync(file, whole);

    await database.close();
    database = await openTestDatabase();
    const target = database.databaseUrl ?? '';
    await database.disconnect();
    await restorePostgres(target, file);
    const restored = await open(target, false);
    const rows = await restored.db.execute(sql`SELECT count(*) AS n, to_regclass('public.later') AS later FROM dumped`);
    expect(rows.rows).toEqual([{ n: '500', later: null }]);
    await restored.close();
  });
});
