import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { DataFolderError } from '../../environment/data-folder-error.ts';
import type { Environment } from '../../environment/environment.ts';
import { writeArchive } from '../backup/archive.ts';
import { backupName, removeOldBackups } from '../backup/catalogue.ts';
import type { BackupReason } from '../backup/manifest.ts';
import type { Snapshot } from '../database.ts';
import type { Log } from '../log.ts';
import { readSchemaVersion } from '../migrate.ts';
import { Engine } from './engine.ts';
import { dataPaths } from './paths.ts';
import type { Room } from './room.ts';
import { countRows, queryRows } from '../rows.ts';

export interface Snapshotter {
  /** Makes a backup; a second call while one runs waits for it and then makes its own. */
  take(reason: BackupReason): Promise<Snapshot>;
  /** Ends the one that runs, unfinished. */
  stop(): Promise<void>;
}

/** The contents of a database, read from a session on it. */
export interface Contents {
  engine: string;
  schema: number;
  counts: Record<string, number>;
}

/**
 * Makes snapshots of the embedded database while it serves. Requests wait only while its files are copied; the copy
 * is then opened, which proves that it can be, counted, closed cleanly and packed.
 */
export function createSnapshotter(
  environment: Pick<Environment, 'dataDir' | 'backupKeep'>,
  { pool, engine, room }: { readonly pool: pg.Pool; readonly engine: Engine; readonly room: Room },
  log: Log,
): Snapshotter {
  const paths = dataPaths(environment.dataDir);
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const make = async (reason: BackupReason): Promise<Snapshot> => {
    ending.signal.throwIfAborted();
    // A copy, and the file packed from it: a backup must not be what fills the disk.
    await room.look();
    if (room.trouble === 'gone') throw new DataFolderError(`The files of the database are gone: ${paths.database}`);
    await room.demand(1.5 * (await bytesIn(paths.database)));
    const createdAt = new Date();
    const work = await mkdtemp(join(paths.staging, 'snapshot-'));
    const copy = join(work, 'database');
    try {
      await copyQuiescent({ pool, engine, ending: ending.signal }, paths.database, copy);
      ending.signal.throwIfAborted();
      const contents = await inspectFolder(copy, log);
      ending.signal.throwIfAborted();
      const file = join(paths.backups, backupName(createdAt, reason));
      const about = { createdAt: createdAt.toISOString(), reason, ...contents };
      const { size } = await writeArchive(copy, file, about, ending.signal);
      const removed = reason === 'timed' ? await removeOldBackups(paths.backups, environment.backupKeep) : [];
      log.info({ file, bytes: size, took: Date.now() - createdAt.getTime(), removed: removed.length }, 'backup made');
      return { file, bytes: size, createdAt: about.createdAt };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  };

  return {
    take(reason) {
      const made = last.then(() => make(reason));
      last = made.catch(() => undefined);
      return made;
    },
    async stop() {
      ending.abort(new Error('The server stops.'));
      await last;
    },
  };
}

/** About what the files of a folder hold; some may come and go meanwhile. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const longestPatienceMs = 10 * 60_000;

/**
 * Connects for a backup. A request that does not get the session within seconds is refused; a backup queues again, for ten
 * minutes at most.
 */
async function connectPatiently(pool: pg.Pool, ending: AbortSignal): Promise<pg.PoolClient> {
  const giveUpAt = performance.now() + longestPatienceMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      ending.throwIfAborted();
      // A session that is lost or closed fails immediately, each time.
      const isTurnOver = error instanceof Error && error.message.includes('timeout exceeded when trying to connect');
      if (!isTurnOver || performance.now() >= giveUpAt) throw error;
    }
  }
}

/** Copies the files while the one session is held, so that nothing writes them meanwhile. */
async function copyQuiescent(
  { pool, engine, ending }: { readonly pool: pg.Pool; readonly engine: Engine; readonly ending: AbortSignal },
  from: string,
  to: string,
): Promise<void> {
  const client = await connectPatiently(pool, ending);
  let broken = true;
  try {
    await engine.withoutTimeLimit(async () => {
      await client.query('CHECKPOINT');
      await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    });
    broken = false;
  } finally {
    client.release(broken);
  }
}

/** Opens a folder of database files that is no one else's, says what it holds and leaves it cleanly closed. */
export async function inspectFolder(folder: string, log: Log): Promise<Contents> {
  const engine = new Engine(folder, log);
  try {
    await engine.start();
    const client = new pg.Client({ stream: () => engine.createStream(), ssl: false });
    await client.connect();
    try {
      return await engine.withoutTimeLimit(() => readContents(client));
    } finally {
      await client.end();
    }
  } finally {
    await engine.close();
  }
}

/** Counts the rows of every table. */
export async function readContents(client: Pick<pg.ClientBase, 'query'>): Promise<Contents> {
  const [server] = await queryRows(
    client,
    z.object({ version: z.string() }),
    `SELECT current_setting('server_version') AS version`,
  );
  const tables = await queryRows(
    client,
    z.object({ name: z.string() }),
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    counts[name] = await countRows(client, `public.${name}`);
  }
  return { engine: `PostgreSQL ${server?.version}`, schema: await readSchemaVersion(client), counts };
}
