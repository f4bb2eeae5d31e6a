import { existsSync } from 'node:fs';
import { FolderInUseError } from '../server/src/core/db/embedded/folder-lock.ts';
import { dataPaths } from '../server/src/core/db/embedded/paths.ts';
import { silentLog } from '../server/src/core/db/log.ts';
import { openDatabase } from '../server/src/core/db/open-database.ts';
import { readStorageEnvironment } from '../server/src/core/environment/environment.ts';
import { grantRole } from '../server/src/features/administration/work/grant.ts';

/*
 * npm run grant -- E-MAIL ROLE
 * Gives somebody a role, such as ADMIN to the first administrator.
 */

async function grant(email: string, role: string): Promise<string> {
  const environment = readStorageEnvironment(process.env);
  if (environment.databaseUrl === undefined && !existsSync(dataPaths(environment.dataDir).database)) {
    throw new Error(`There is no database in ${environment.dataDir} yet. Is DATA_DIR set as it is for the server?`);
  }
  const database = await openDatabase(environment, silentLog);
  try {
    const roles = await grantRole(database, { email, role }, () => new Date());
    return `${email} has the roles ${roles.join(', ')}.`;
  } finally {
    await database.close();
  }
}

try {
  const [email, role] = process.argv.slice(2);
  if (email === undefined || role === undefined) {
    throw new Error('Say who and what: npm run grant -- teacher@school.org ADMIN');
  }
  console.log(await grant(email, role));
} catch (error) {
  if (error instanceof FolderInUseError) {
    const process = error.holder ? ` (process ${error.holder.pid})` : '';
    console.error(`The server${process} has the database open. Stop it, run this again, and start it again.`);
  } else {
    console.error(error instanceof Error ? error.message : error);
  }
  process.exitCode = 1;
}
