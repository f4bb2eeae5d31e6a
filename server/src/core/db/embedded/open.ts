import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inFolderWords } from '../../environment/data-folder-error.ts';
import type { Environment } from '../../environment/environment.ts';
import { listBackups, newestGoodSnapshot } from '../backup/catalogue.ts';
import { startControl } from '../backup/control.ts';
import type { Driver, OpenOptions } from '../database.ts';
import { finishCutRestore } from '../backup/restore.ts';
import type { Log } from '../log.ts';
import { shareAmongCallers } from '../postgres/caller-connections.ts';
import { prepareConnections } from '../postgres/shared-connections.ts';
import { Engine, EngineError } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import type { FolderLock } from './folder-lock.ts';
import { startMaintenance } from './maintenance.ts';
import { dataPaths } from './paths.ts';
import type { DataPaths } from './paths.ts';
import { watchRoom, type Room } from './room.ts';
import { createSnapshotter } from './snapshots.ts';

const NEW_DATABASE_BYTES = 48 << 20;

type EmbeddedEnvironment = Pick<Environment, 'dataDir' | 'backupEveryMinutes' | 'backupKeep'> &
  Partial<Pick<Environment, 'beginAnew'>>;

/** The embedded database's files cannot be opened. The message offers the newest snapshot that can. */
export class DamagedFolderError extends Error {
  override name = 'DamagedFolderError';
}

/** Takes the data folder, opens the embedded database in it, and makes a new one on first use. */
export async function openEmbedded(
  environment: EmbeddedEnvironment,
  log: Log,
  options: Pick<OpenOptions, 'onStep' | 'onOpening'> = {},
): Promise<Driver> {
  try {
    const lock = await lockFolder(environment.dataDir);
    try {
      const room = watchRoom(dataPaths(environment.dataDir), log);
      const engine = await openEngine(environment, { log, room, ...options });
      return await assembleDriver(environment, log, lock, engine, room);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw inFolderWords(environment.dataDir, error);
  }
}

/** Opens a folder of database files that no other process uses, as a pool of one connection. */
export function createEnginePool(engine: Engine, log: Log): pg.Pool {
  const pool = new pg.Pool({
    // One session: a transaction holds it, and everything else waits its turn.
    max: 1,
    stream: () => engine.createStream(),
    idleTimeoutMillis: 0,
    // Also what ends a request that waits for itself: work in a transaction that queries outside of it.
    connectionTimeoutMillis: 9000,
    user: 'postgres',
    database: 'postgres',
    password: '',
    host: 'embedded',
    ssl: false,
  });
  prepareConnections(pool);
  // One statement of each caller in turn.
  shareAmongCallers(pool, 1);
  pool.on('error', (error) => log.warn({ err: error }, 'the session of the embedded database was lost'));
  return pool;
}

async function openEngine(
  environment: EmbeddedEnvironment,
  { log, room, onStep, onOpening }: Pick<OpenOptions, 'onStep' | 'onOpening'> & { log: Log; room: Room },
): Promise<Engine> {
  const paths = dataPaths(environment.dataDir);
  await rm(paths.staging, { recursive: true, force: true });
  await mkdir(paths.staging, { recursive: true });
  if (await finishCutRestore(paths)) onStep?.('Finished the restore that was cut');
  if (!existsSync(paths.database)) {
    if (!environment.beginAnew) await refuseToForget(paths);
    await room.demand(NEW_DATABASE_BYTES);
    onStep?.('Making the database');
    await makeDatabase(paths.staging, paths.database, log);
  }
  if (!existsSync(paths.made)) await writeFile(paths.made, `${new Date().toISOString()}\n`).catch(() => undefined);
  const engine = new Engine(paths.database, log, { beforeRetry: () => room.giveReserve() });
  try {
    const started = engine.start();
    onOpening?.();
    await started.catch(async (error: unknown) => {
      if (!(await room.giveReserve())) throw error;
      await engine.start();
    });
    return engine;
  } catch (error) {
    await engine.close();
    await room.look();
    if (room.trouble === 'full') throw Object.assign(new Error('No room', { cause: error }), { code: 'ENOSPC' });
    const reason = error instanceof Error ? error.message : String(error);
    const damage = `The database in ${paths.database} is damaged and cannot be opened (${reason}).`;
    throw new DamagedFolderError(`${damage}\n${await describeWayOut(paths)}`, { cause: error });
  }
}

/** Makes the files beside their place and moves them there whole, so that a cut first start leaves nothing half made. */
async function makeDatabase(staging: string, target: string, log: Log): Promise<void> {
  const draft = join(staging, 'new-database');
  const engine = new Engine(draft, log, { mayMake: true });
  try {
    await engine.start();
  } catch (error) {
    const reason = error instanceof EngineError ? error.message : String(error);
    throw new Error(`A new database cannot be made in ${staging}: ${reason}`, { cause: error });
  } finally {
    await engine.close();
  }
  await rename(draft, target);
}

/** A folder in use had a database: an empty one in its place would look like the loss of everything. */
async function refuseToForget(paths: DataPaths): Promise<void> {
  const hadDatabase =
    paths.signsOfUse.some((path) => existsSync(path)) || (await listBackups(paths.backups)).length > 0;
  if (!hadDatabase) return;
  throw new DamagedFolderError(
    `The database ${paths.database} is missing, but this data folder had one. Put it back where it was, if you can.\n` +
      `${await describeWayOut(paths)}\n\nTo begin anew with an empty database: BEGIN_ANEW=on npm start`,
  );
}

async function describeWayOut(paths: DataPaths): Promise<string> {
  const snapshot = await newestGoodSnapshot(paths.backups);
  return snapshot
    ? `The newest good backup is of ${snapshot.manifest.createdAt}; what was done after that moment is not in it. ` +
        `To go back to it:\n\n  npm run restore -- ${snapshot.file}\n\n` +
        'The damaged files are kept beside it.'
    : 'There is no good backup in the data folder. Put the folder back from a copy of your own, ' +
        'or name another DATA_DIR to begin anew.';
}

async function assembleDriver(
  environment: EmbeddedEnvironment,
  log: Log,
  lock: FolderLock,
  engine: Engine,
  room: Room,
): Promise<Driver> {
  await room.look();
  // A disk that fills up soon does not wait for the first chore.
  if (!room.trouble) await room.keepReserve().catch((error: unknown) => log.warn({ err: error }, 'no reserve is kept'));
  const pool = createEnginePool(engine, log);
  const snapshotter = createSnapshotter(environment, { pool, engine, room }, log);
  const control = await startControl(() => snapshotter.take('manual')).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  lock.announce(control.address);
  const stopWatching = room.watch(pool);
  let stopMaintenance: () => Promise<void> = () => Promise.resolve();
  return {
    kind: 'embedded',
    pool,
    trouble: () => room.trouble,
    withoutTimeLimit: (work) => engine.withoutTimeLimit(work),
    backUp: () => snapshotter.take('manual'),
    startChores() {
      stopMaintenance = startMaintenance(environment, { pool, engine, snapshotter, room }, log);
    },
    async close() {
      stopWatching();
      await control.close();
      await stopMaintenance();
      await pool.end();
      await engine.close();
      lock.release();
    },
  };
}
