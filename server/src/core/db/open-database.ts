import type pg from 'pg';
import type { Queryable, TransactionOptions, Database, Driver, OpenOptions } from './database.ts';
import type { Environment } from '../environment/environment.ts';
import { openEmbedded } from './embedded/open.ts';
import type { Log } from './log.ts';
import { migrateDatabase, migrationsFolder, newestKnownSchema, readSchemaVersion } from './migrate.ts';
import { whenAvailable } from './patience.ts';
import { Lookups } from './postgres/lookups.ts';
import { openForLookups, openPooled, openPostgres } from './postgres/postgres.ts';

export type { Queryable, Snapshot, Database, OpenOptions } from './database.ts';

type DatabaseEnvironment = Pick<
  Environment,
  'dataDir' | 'databaseUrl' | 'databasePool' | 'backupEveryMinutes' | 'backupKeep'
> &
  Partial<Pick<Environment, 'beginAnew' | 'databasePoolerUrl'>>;

/**
 * Opens Postgres when the environment has DATABASE_URL, else the embedded database in DATA_DIR, and migrates it.
 * Throws FolderInUseError, DamagedFolderError or PostgresError, whose messages are written for the operator.
 */
export async function openDatabase(
  environment: DatabaseEnvironment,
  log: Log,
  options: OpenOptions = {},
): Promise<Database> {
  const driver = await openDriver(environment, log, options);
  try {
    const folder = options.migrations ?? migrationsFolder;
    const migrate = async () => folder !== false && (await bringUpToDate(driver, folder, log, options));
    await whenAvailable('bringing the schema up to date', migrate, { log, kind: driver.kind });
    driver.startChores();
  } catch (error) {
    await driver.close();
    throw error;
  }
  // Loaded while the database opens, as most of the code.
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const db = drizzle(driver.pool);
  return assemble(driver, db, driver.lookups ? drizzle(new Lookups(driver.lookups) as unknown as pg.Pool) : db);
}

async function openDriver(environment: DatabaseEnvironment, log: Log, options: OpenOptions): Promise<Driver> {
  if (environment.databaseUrl === undefined) return openEmbedded(environment, log, options);
  const { openPostgresDriver } = await import('./postgres/postgres-driver.ts');
  const { databaseUrl, databasePoolerUrl, databasePool: poolSize } = environment;
  const opening = openPostgres(databaseUrl, log, { poolSize: databasePoolerUrl === undefined ? poolSize : 2 });
  options.onOpening?.();
  const direct = await opening;
  try {
    const pool =
      databasePoolerUrl === undefined ? direct : await openPooled(databasePoolerUrl, log, { poolSize, direct });
    // A pooler is given one query of a connection at a time.
    const lookups = pool === direct ? openForLookups(databaseUrl, log) : pool;
    return openPostgresDriver(environment, databaseUrl, { pool, direct, lookups });
  } catch (error) {
    await direct.end();
    throw error;
  }
}

async function bringUpToDate(driver: Driver, folder: string, log: Log, options: OpenOptions): Promise<void> {
  const client = await (driver.direct ?? driver.pool).connect();
  let broken = true;
  try {
    const applied = await driver.withoutTimeLimit(() => migrateDatabase(client, folder));
    if (applied > 0) options.onStep?.(`Database schema brought up to date (${applied} migrations)`);
    const [version, known] = [await readSchemaVersion(client), await newestKnownSchema(folder)];
    if (version > known) {
      log.warn({ version, known }, 'the database was written by a newer version of Lemma: upgrade this one soon');
    }
    broken = false;
  } finally {
    client.release(broken);
  }
}

function assemble(driver: Driver, db: Queryable, lookups: Queryable): Database {
  let closing: Promise<void> | undefined;
  return {
    db,
    lookups,
    kind: driver.kind,
    pool: driver.pool,
    transaction: (work, options) => transact(db, work, options),
    async ping() {
      if (driver.trouble() === 'gone') throw new Error('The files of the database are gone.');
      await driver.pool.query('SELECT 1');
    },
    trouble: () => driver.trouble(),
    backUp: () => driver.backUp(),
    close: () => (closing ??= driver.close()),
  };
}

async function transact<T>(
  db: Queryable,
  work: (tx: Queryable) => Promise<T>,
  { attempts = 3, ...config }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, config);
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error;
    }
  }
}

/** The SQLSTATE of an error of either database, also when the query builder has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return undefined;
}

function isConflict(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}
