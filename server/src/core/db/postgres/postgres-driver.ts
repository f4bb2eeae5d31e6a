import type pg from 'pg';
import type { Environment } from '../../environment/environment.ts';
import { dumpPostgres } from '../backup/postgres-dump.ts';
import type { Driver } from '../database.ts';

/** A Postgres server maintains itself; what is left to do is to dump it on request. */
export function openPostgresDriver(
  environment: Pick<Environment, 'dataDir'>,
  url: string,
  { pool, direct, lookups }: { readonly pool: pg.Pool; readonly direct: pg.Pool; readonly lookups: pg.Pool },
): Driver {
  return {
    kind: 'postgres',
    pool,
    direct,
    lookups,
    trouble: () => undefined,
    withoutTimeLimit: (work) => work(),
    backUp: () => dumpPostgres(environment.dataDir, url, direct),
    startChores: () => undefined,
    async close() {
      await pool.end();
      if (direct !== pool) await direct.end();
      if (lookups !== pool) await lookups.end();
    },
  };
}
