import { existsSync } from 'node:fs';
import { FolderInUseError } from '../../server/src/core/db/embedded/folder-lock.ts';
import { dataPaths } from '../../server/src/core/db/embedded/paths.ts';
import { silentLog } from '../../server/src/core/db/log.ts';
import { openDatabase, type Database } from '../../server/src/core/db/open-database.ts';
import { readStorageEnvironment } from '../../server/src/core/environment/environment.ts';

/** Runs a command of the operator on the server's database and prints the sentence that it returns, or what is wrong. */
export async function runOnDatabase(command: (database: Database) => Promise<string>): Promise<void> {
  try {
    console.log(await withDatabase(command));
  } catch (error) {
    if (error instanceof FolderInUseError) {
      const process = error.holder ? ` (process ${error.holder.pid})` : '';
      console.error(`The server${process} has the database open. Stop it, run this again, and start it again.`);
    } else {
      console.error(error instanceof Error ? error.message : error);
    }
    process.exitCode = 1;
  }
}

async function withDatabase(command: (database: Database) => Promise<string>): Promise<string> {
  const environment = readStorageEnvironment(process.env);
  if (environment.databaseUrl === undefined && !existsSync(dataPaths(environment.dataDir).database)) {
    throw new Error(`There is no database in ${environment.dataDir} yet. Is DATA_DIR set as it is for the server?`);
  }
  const database = await openDatabase(environment, silentLog);
  try {
    return await command(database);
  } finally {
    await database.close();
  }
}
