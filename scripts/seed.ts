import { buildApp } from '../server/src/app.ts';
import { FolderInUseError } from '../server/src/core/db/embedded/folder-lock.ts';
import { silentLog } from '../server/src/core/db/log.ts';
import { openDatabase, type Database } from '../server/src/core/db/open-database.ts';
import { readEnvironment } from '../server/src/core/environment/environment.ts';
import { createLog } from '../server/src/core/logger.ts';
import { loadStartingData } from '../server/src/starting-data.ts';

/*
 * npm run seed
 * Empties the database and loads the starter exercises and the demo school again. A backup is made first, so that
 * `npm run restore` can undo it. The server must be stopped; refuses to run where NODE_ENV is production.
 */

async function seed(): Promise<void> {
  const environment = { ...readEnvironment(process.env), demo: true };
  if (environment.nodeEnv === 'production') throw new Error('NODE_ENV is production: real data is not replaced.');
  const database = await openDatabase(environment, silentLog);
  try {
    const { file } = await database.backUp();
    console.log(`  Backup of what was there: ${file}`);
    await emptyAllTables(database);
    const app = await buildApp({ environment, database, log: createLog('warn') });
    try {
      await loadStartingData(app.services, (line) => console.log(`  ${line}`));
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

/** Empties every table of the application; the record of migrations is in another schema and stays. */
async function emptyAllTables(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  await database.pool.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade`);
}

try {
  await seed();
  console.log('The demo school is as new.');
} catch (error) {
  if (error instanceof FolderInUseError) {
    console.error('The server has the database open. Stop it, run this again, and start it again.');
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}
