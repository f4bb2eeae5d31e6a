import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { requestBackup } from '../core/db/backup/control.ts';
import { FolderInUseError, lockFolder } from '../core/db/embedded/folder-lock.ts';
import { dataPaths } from '../core/db/embedded/paths.ts';
import { silentLog } from '../core/db/log.ts';
import { openDatabase } from '../core/db/open-database.ts';
import type { ProductOptions } from '../testing/product/product.ts';
import type { Place } from './oracle.ts';

const hurried = resolve(import.meta.dirname, '../testing/product/hurried-product.ts');

interface Chores {
  /** Options with which the product is started. */
  readonly options: Partial<ProductOptions>;
  /** Resolves when the product that was started last has lived through a checkpoint, a vacuum and a snapshot. */
  pass(): Promise<void>;
}

/** Takes a product through what keeps its database in order, between two kills. */
export function watchChores(place: Place): Chores {
  return place.databaseUrl === undefined ? watchEmbedded(place.dataDir) : askPostgres(place, place.databaseUrl);
}

/** The embedded database does its chores on timers, here many times as often; a snapshot is made when it is asked for. */
function watchEmbedded(dataDir: string): Chores {
  const heard = { checkpoints: 0, vacuums: 0 };
  const seen = { checkpoints: 0, vacuums: 0 };
  return {
    options: {
      mainFile: hurried,
      variables: { LOG_LEVEL: 'debug', BACKUP_EVERY_MINUTES: '0' },
      onLog(line) {
        if (line.includes('"checkpoint made"')) heard.checkpoints += 1;
        if (line.includes('"vacuumed"')) heard.vacuums += 1;
      },
    },
    async pass() {
      while (heard.checkpoints === seen.checkpoints || heard.vacuums === seen.vacuums) await wait(5);
      Object.assign(seen, heard);
      await snapshot(dataDir);
      await rm(dataPaths(dataDir).backups, { recursive: true, force: true });
    },
  };
}

async function snapshot(dataDir: string): Promise<void> {
  const error = await lockFolder(dataDir).then(
    (lock) => lock.release(),
    (reason: unknown) => reason,
  );
  if (!(error instanceof FolderInUseError) || !error.holder?.control) throw new Error('no server has the folder');
  await requestBackup(error.holder.control);
}

/** A Postgres server does its own; the driver asks for them, so that none is left out. */
function askPostgres(place: Place, databaseUrl: string): Chores {
  return {
    options: {},
    async pass() {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('CHECKPOINT');
      await client.query('VACUUM (ANALYZE)');
      await client.end();
      const environment = { ...place, databasePool: 2, backupEveryMinutes: 0, backupKeep: 1 };
      const database = await openDatabase(environment, silentLog, { migrations: false });
      await database.backUp();
      await database.close();
      await rm(dataPaths(place.dataDir).backups, { recursive: true, force: true });
    },
  };
}
