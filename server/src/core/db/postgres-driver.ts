import type pg from 'pg';
import type { Environment } from '../environment/environment.ts';
import { dumpPostgres } from './backup/postgres-dump.ts';
import type { Driver } from './open-database.ts';

/** A Postgres server maintains itself; what is left to do is to dump it on request. */
export function openPostgresDriver(environment: Pick<Environment, 'dataDir'>, url: string, pool: pg.Pool): Driver {
  return {
    kind: 'postgres',
    pool,
    trouble: () => undefined,
    withoutTimeLimit: (work) => work(),
    backUp: () => dumpPostgres(environment.dataDir, url, pool),
    startChores: () => undefined,
    close: () => pool.end(),
  };
}
