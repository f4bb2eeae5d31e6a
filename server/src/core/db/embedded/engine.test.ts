import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../log.ts';
import { Engine } from './engine.ts';
import { checkpointWhenGrown, isBackupDue, vacuumInNeed } from './maintenance.ts';
import { createEnginePool } from './open.ts';

let work: string;
let engine: Engine;
let pool: pg.Pool;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'lemma-engine-'));
  engine = new Engine(join(work, 'database'), silentLog, { patienceMs: 2000, mayMake: true });
  await engine.start();
  pool = createEnginePool(engine, silentLog);
  await pool.query('CREATE TABLE notes (id integer PRIMARY KEY, body text)');
});

afterAll(async () => {
  await pool.end();
  await engine.close();
  await rm(work, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('[RL1] keeps what was committed and drops what was not when its thread is ended in the middle', async () => {
    const client = await pool.connect();
    await client.query("INSERT INTO notes VALUES (1, 'committed')");
    await client.query('BEGIN');
    await client.query("INSERT INTO notes VALUES (2, 'never committed')");
    const waiting = pool.query<{ id: number }>('SELECT id FROM notes ORDER BY id');
    await engine.crash();
    await expect(client.query('COMMIT')).rejects.toThrow(/not queryable|stopped/);
    client.release(true);
    expect((await waiting).rows).toEqual([{ id: 1 }]);
  });

  it('ends a statement that does not end, and serves again', async () => {
    await expect(pool.query('SELECT count(*) FROM generate_series(1, 1000000000000)')).rejects.toThrow(
      'The embedded database stopped',
    );
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('starts a new session after a client that left a transaction open', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO notes VALUES (5, 'left open')");
    await client.query('SET search_path = pg_catalog');
    client.release(true);
    const result = await pool.query(
      "SELECT current_setting('search_path') AS path, (SELECT count(*) FROM notes WHERE id = 5) AS n",
    );
    expect(result.rows).toEqual([{ path: 'public', n: '0' }]);
  });

  it('analyses and vacuums tables that changed much, and leaves them alone afterwards', async () => {
    await pool.query("INSERT INTO notes SELECT n, 'note' FROM generate_series(100, 5000) AS n");
    await pool.query('DELETE FROM notes WHERE id BETWEEN 100 AND 3000');
    expect(await vacuumInNeed(pool, engine)).toEqual(['public.notes']);
    expect(await vacuumInNeed(pool, engine)).toEqual([]);
  });

  it('makes a checkpoint when its log has grown, which keeps the log short', async () => {
    const before = await checkpointWhenGrown(pool, engine, '0/0');
    expect(await checkpointWhenGrown(pool, engine, before)).toBe(before);
    await pool.query("INSERT INTO notes SELECT n, repeat('x', 900) FROM generate_series(10000, 110000) AS n");
    expect((await readdir(join(work, 'database/pg_wal'))).length).toBeGreaterThan(90);
    const after = await checkpointWhenGrown(pool, engine, before);
    expect(after).not.toBe(before);
    expect((await readdir(join(work, 'database/pg_wal'))).length).toBeLessThan(90);
  });
});

describe('a timed backup', () => {
  const minute = 60_000;
  it('is due when the newest is old enough, whenever the server was started', () => {
    const now = Date.parse('2024-05-01T12:00:00Z');
    expect(isBackupDue(60, '2024-05-01T11:00:00Z', now - minute, now)).toBe(true);
    expect(isBackupDue(60, '2024-05-01T11:00:01Z', 0, now)).toBe(false);
  });

  it('is due five minutes after the first start when there is none', () => {
    expect(isBackupDue(60, undefined, 0, 4 * minute)).toBe(false);
    expect(isBackupDue(60, undefined, 0, 5 * minute)).toBe(true);
  });
});
