import { join } from 'node:path';

/** What lies where in the data folder. */
export interface DataPaths {
  /** The files of the embedded database. */
  database: string;
  /** A complete restored database, there only between the two last steps of a restore. */
  incoming: string;
  backups: string;
  /** Work in progress; emptied at each start. */
  staging: string;
}

export function dataPaths(dataDir: string): DataPaths {
  return {
    database: join(dataDir, 'database'),
    incoming: join(dataDir, 'database.incoming'),
    backups: join(dataDir, 'backups'),
    staging: join(dataDir, 'staging'),
  };
}
