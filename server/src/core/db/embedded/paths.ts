import { join } from 'node:path';

/** Paths inside the data folder. */
export interface DataPaths {
  dataDir: string;
  /** The files of the embedded database. */
  database: string;
  /** A complete restored database, there only between the two last steps of a restore. */
  incoming: string;
  backups: string;
  /** Work in progress; emptied at each start. */
  staging: string;
  /** There once a database was made in this folder. */
  made: string;
  /** Files that exist only in a folder that was in use. */
  signsOfUse: readonly string[];
}

export function dataPaths(dataDir: string): DataPaths {
  const made = join(dataDir, 'database.made');
  return {
    dataDir,
    database: join(dataDir, 'database'),
    incoming: join(dataDir, 'database.incoming'),
    backups: join(dataDir, 'backups'),
    staging: join(dataDir, 'staging'),
    made,
    signsOfUse: [made, join(dataDir, 'mail'), join(dataDir, 'erasures.jsonl')],
  };
}
