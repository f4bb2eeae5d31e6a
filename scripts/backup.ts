import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { requestBackup } from '../server/src/core/db/backup/control.ts';
import { FolderInUseError } from '../server/src/core/db/embedded/folder-lock.ts';
import { dataPaths } from '../server/src/core/db/embedded/paths.ts';
import { silentLog } from '../server/src/core/db/log.ts';
import { openDatabase } from '../server/src/core/db/open-database.ts';
import type { Snapshot } from '../server/src/core/db/open-database.ts';
import { readStorageEnvironment } from '../server/src/core/environment/environment.ts';

/*
 * npm run backup [-- FILE]
 * Makes a backup, also while the server runs, and copies it to FILE when one is given.
 */

async function makeBackup(): Promise<Snapshot> {
  const environment = readStorageEnvironment(process.env);
  const folder = dataPaths(environment.dataDir).database;
  if (environment.databaseUrl === undefined && !existsSync(folder)) {
    throw new Error(`There is no database in ${environment.dataDir} yet. Is DATA_DIR set as it is for the server?`);
  }
  try {
    const database = await openDatabase(environment, silentLog, { migrations: false });
    try {
      return await database.backUp();
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof FolderInUseError && error.holder?.control) return requestBackup(error.holder.control);
    throw error;
  }
}

try {
  const snapshot = await makeBackup();
  console.log(`Backup made: ${snapshot.file} (${(snapshot.bytes / 1e6).toFixed(1)} MB)`);
  const target = process.argv[2];
  if (target !== undefined) {
    await copyFile(snapshot.file, resolve(process.env['INIT_CWD'] ?? '.', target));
    if (existsSync(`${snapshot.file}.json`)) {
      await copyFile(`${snapshot.file}.json`, `${resolve(process.env['INIT_CWD'] ?? '.', target)}.json`);
    }
    console.log(`Copied to ${target}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
