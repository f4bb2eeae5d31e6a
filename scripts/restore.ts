import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { listBackups } from '../server/src/core/db/backup/catalogue.ts';
import { restorePostgres } from '../server/src/core/db/backup/postgres-dump.ts';
import { restoreEmbedded } from '../server/src/core/db/backup/restore.ts';
import { dataPaths } from '../server/src/core/db/embedded/paths.ts';
import { silentLog } from '../server/src/core/db/log.ts';
import { readStorageEnvironment } from '../server/src/core/environment/environment.ts';

/*
 * npm run restore -- FILE
 * Puts a backup in the place of the database. The server must be stopped. A file that is cut or foreign is refused and
 * nothing changes. Without FILE the backups in the data folder are listed.
 */

async function restore(given: string | undefined): Promise<void> {
  const environment = readStorageEnvironment(process.env);
  if (given === undefined) {
    const backups = await listBackups(dataPaths(environment.dataDir).backups);
    console.log('Which one? npm run restore -- FILE\n');
    for (const backup of backups) console.log(`  ${backup.file}  ${(backup.bytes / 1e6).toFixed(1)} MB`);
    if (backups.length === 0) console.log(`  There are no backups in ${dataPaths(environment.dataDir).backups}.`);
    process.exitCode = 2;
    return;
  }
  const file = resolve(process.env['INIT_CWD'] ?? '.', given);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (environment.databaseUrl !== undefined) {
    const manifest = await restorePostgres(environment.databaseUrl, file);
    console.log(`The database is now as it was at ${manifest.createdAt}.`);
    return;
  }
  const { manifest, previous } = await restoreEmbedded(environment.dataDir, file, silentLog);
  console.log(`The database is now as it was at ${manifest.createdAt}.`);
  if (previous !== undefined)
    console.log(`What was there before is kept in ${previous}: delete it when you no longer need it.`);
}

try {
  await restore(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('Nothing was changed.');
  process.exitCode = 1;
}
