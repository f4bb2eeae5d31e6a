import type pg from 'pg';
import { z } from 'zod';
import type { Environment } from '../../environment/environment.ts';
import { listBackups } from '../backup/catalogue.ts';
import { createOutages } from '../../outages.ts';
import type { Log } from '../log.ts';
import type { Engine } from './engine.ts';
import { dataPaths } from './paths.ts';
import type { Room } from './room.ts';
import type { Snapshotter } from './snapshots.ts';
import { queryRows } from '../rows.ts';

const CHECKPOINT_EVERY_MS = 60_000;
const CHECKPOINT_AFTER_BYTES = 8 << 20;
const RESERVE_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 5 * 60_000;
const FIRST_BACKUP_AFTER_MS = 5 * 60_000;

/**
 * Postgres' own rules for autovacuum and autoanalyze, with its default thresholds; and tables about which nothing is
 * known, since the figures do not survive a crash.
 */
const TABLES_IN_NEED = `
  SELECT quote_ident(schemaname) || '.' || quote_ident(relname) AS name
  FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup
     OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
     OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
     OR (last_vacuum IS NULL AND pg_relation_size(relid) > 0)
  ORDER BY greatest(n_dead_tup, n_mod_since_analyze) DESC`;

/**
 * Does on timers what the background processes of a Postgres server do and the embedded one lacks: checkpoints, without
 * which the log grows forever and recovery takes longer and longer, and vacuum; and the timed snapshots.
 * Returns a function that stops it.
 */
export function startMaintenance(
  environment: Pick<Environment, 'dataDir' | 'backupEveryMinutes'>,
  { pool, engine, snapshotter, room }: { pool: pg.Pool; engine: Engine; snapshotter: Snapshotter; room: Room },
  log: Log,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const outages = createOutages(log);
  const every = (milliseconds: number, name: string, work: () => Promise<void>): NodeJS.Timeout => {
    let busy = false;
    return setInterval(() => {
      // A disk that is full has no room for any of this.
      if (busy || room.trouble) return;
      busy = true;
      const run = outages.watch(name, work).finally(() => {
        busy = false;
        running.delete(run);
      });
      running.add(run);
    }, milliseconds);
  };
  let checkpointedAt = '0/0';
  const timers = [
    every(CHECKPOINT_EVERY_MS, 'checkpoint', async () => {
      const before = checkpointedAt;
      checkpointedAt = await checkpointWhenGrown(pool, engine, before);
      if (checkpointedAt !== before) log.debug({ at: checkpointedAt }, 'checkpoint made');
    }),
    every(RESERVE_EVERY_MS, 'keeping a reserve', () => room.keepReserve()),
    every(VACUUM_EVERY_MS, 'vacuum', async () => {
      const tables = await vacuumInNeed(pool, engine);
      if (tables.length > 0) log.debug({ tables }, 'vacuumed');
    }),
  ];
  if (environment.backupEveryMinutes > 0) {
    const startedAt = Date.now();
    timers.push(
      every(60_000, 'timed backup', async () => {
        const newest = (await listBackups(dataPaths(environment.dataDir).backups))[0];
        if (isBackupDue(environment.backupEveryMinutes, newest?.createdAt, startedAt, Date.now())) {
          await snapshotter.take('timed');
        }
      }),
    );
  }
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await snapshotter.stop();
    await Promise.all(running);
  };
}

/** Counts from the newest backup on the disk, so that a server that is often restarted is backed up all the same. */
export function isBackupDue(everyMinutes: number, newest: string | undefined, startedAt: number, now: number): boolean {
  if (newest === undefined) return now - startedAt >= Math.min(everyMinutes * 60_000, FIRST_BACKUP_AFTER_MS);
  return now - Date.parse(newest) >= everyMinutes * 60_000;
}

/** Makes a checkpoint when the log has grown enough since the last; returns the position of the newest one. */
export async function checkpointWhenGrown(pool: pg.Pool, engine: Engine, since: string): Promise<string> {
  const [row] = await queryRows(
    pool,
    z.object({ position: z.string(), grown: z.coerce.number() }),
    'SELECT pg_current_wal_insert_lsn()::text AS position, pg_current_wal_insert_lsn() - $1::pg_lsn AS grown',
    [since],
  );
  if (!row || row.grown < CHECKPOINT_AFTER_BYTES) return since;
  await engine.withoutTimeLimit(() => pool.query('CHECKPOINT'));
  return row.position;
}

/** Vacuums and analyses the tables that changed much, one by one, with requests served in between. */
export async function vacuumInNeed(pool: pg.Pool, engine: Engine): Promise<string[]> {
  // The session hands in its figures at most once a second; without this the last ones would be missing.
  await pool.query('SELECT pg_stat_force_next_flush()');
  const tables = await queryRows(pool, z.object({ name: z.string() }), TABLES_IN_NEED);
  const names = tables.map(({ name }) => name);
  for (const name of names) await engine.withoutTimeLimit(() => pool.query(`VACUUM (ANALYZE) ${name}`));
  return names;
}
