import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { shareAmongCallers } from './caller-connections.ts';
import { rememberColumns } from './known-columns.ts';
import { ignoreErrorsOutsideQueries, prepareConnections } from './shared-connections.ts';
import { queryRows } from '../rows.ts';

const RETRY_FOR_MS = 90_000;
const OLDEST_SUPPORTED = 150_000;

/**
 * Session settings that make a Postgres server read and write values exactly as the embedded database does. Pages cost
 * nearly the same in any order, as they do in memory and on disks of today: else indexes are passed over.
 */
const SESSION_SETTINGS = {
  TimeZone: 'UTC',
  DateStyle: 'ISO,MDY',
  IntervalStyle: 'postgres',
  search_path: 'public',
  random_page_cost: '1.1',
} as const;

/** Together with the time for a connection it is below ten seconds: no caller waits longer, whatever is blocked. */
const PATIENCE = {
  statement_timeout: 8000,
  lock_timeout: 4000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

/**
 * Lookups find a few rows by their keys, through an index whatever the tables hold: each of their statements is planned
 * once for a connection. Postgres would plan those with a list of keys at each call, which costs more than the reading.
 */
const LOOKUP_SETTINGS = { ...SESSION_SETTINGS, plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' } as const;

/** Connections that one caller has at a time: the database often shares its processors with the server. */
const connectionsEach = 2;

const optionsOf = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The Postgres server cannot be used; the message says why and never holds the password. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}

/**
 * Opens the pool. A server that does not answer yet is asked again for a minute and a half, since databases and application
 * servers are often started together; a wrong password or an unknown database fails immediately.
 */
export async function openPostgres(
  url: string,
  log: Log,
  options: { poolSize: number; retryForMs?: number },
): Promise<pg.Pool> {
  const pool = newPool(url, log, { max: options.poolSize, ...PATIENCE, options: optionsOf(SESSION_SETTINGS) });
  prepareConnections(pool);
  shareAmongCallers(pool, connectionsEach);
  try {
    await waitUntilReady(pool, url, log, options.retryForMs ?? RETRY_FOR_MS);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Opens the pool whose connections take queries while earlier ones are being answered. One is in use; a second takes its
 * place while the queries of one that failed come to their end.
 */
export function openForLookups(url: string, log: Log): pg.Pool {
  const pool = newPool(url, log, { max: 2, pipeline: true, ...PATIENCE, options: optionsOf(LOOKUP_SETTINGS) });
  pool.on('connect', (client) => {
    ignoreErrorsOutsideQueries(client);
    rememberColumns(client);
  });
  return pool;
}

/**
 * Opens a pool on a PgBouncer in transaction mode. It passes on no settings of a connection, so this stores
 * them with the account in this database, over a connection to the database itself.
 */
export async function openPooled(
  poolerUrl: string,
  log: Log,
  { poolSize, direct }: { readonly poolSize: number; readonly direct: pg.Pool },
): Promise<pg.Pool> {
  const settings = { ...SESSION_SETTINGS, ...PATIENCE };
  await keepSettings(direct, settings);
  const pool = newPool(poolerUrl, log, { max: poolSize });
  prepareConnections(pool, { isPooled: true });
  shareAmongCallers(pool, connectionsEach);
  try {
    await waitUntilReady(pool, poolerUrl, log, RETRY_FOR_MS);
    const wrong = await differingSettings(pool, settings);
    if (wrong.length === 0) return pool;
    throw new PostgresError(
      `Connections of the pooler at ${describePostgres(poolerUrl)} are older than the settings of the account (${wrong.join(', ')}). ` +
        'Type RECONNECT in the console of PgBouncer, or restart it.',
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function newPool(url: string, log: Log, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'lemma',
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...options,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', ({ message }) => log.warn({ cause: message }, 'a connection to Postgres was lost'));
  return pool;
}

type Settings = Readonly<Record<string, string | number>>;

/** Chosen once at random: the advisory lock that makes nodes which start together store the settings one after the other. */
const SETTINGS_LOCK = '6190453377218';

/** Stores the settings with the account in this database, for every connection opened from now on. */
async function keepSettings(direct: pg.Pool, settings: Settings): Promise<void> {
  const client = await direct.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
    for (const [name, value] of Object.entries(settings)) {
      const [row] = await queryRows(
        client,
        z.object({ command: z.string() }),
        `SELECT format('ALTER ROLE %I IN DATABASE %I SET %I = %L', current_user, current_database(), $1::text, $2::text) AS command`,
        [name, String(value)],
      );
      await client.query(row?.command ?? '');
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** The settings that connections do not have. */
async function differingSettings(pool: pg.Pool, settings: Settings): Promise<string[]> {
  const rows = await queryRows(
    pool,
    z.object({ name: z.string(), value: z.string() }),
    `SELECT lower(name) AS name, setting AS value FROM pg_settings WHERE lower(name) = any($1)`,
    [Object.keys(settings).map((name) => name.toLowerCase())],
  );
  const found = new Map(rows.map(({ name, value }) => [name, value.replaceAll(' ', '')]));
  return Object.entries(settings).flatMap(([name, value]) =>
    found.get(name.toLowerCase()) === String(value) ? [] : [name],
  );
}

/** The address of a database without its password, for messages. */
export function describePostgres(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}

const serverRow = z.object({ version: z.number(), name: z.string(), knows: z.boolean() });

async function waitUntilReady(pool: pg.Pool, url: string, log: Log, retryForMs: number): Promise<void> {
  const giveUpAt = Date.now() + retryForMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [row] = await queryRows(
        pool,
        serverRow,
        `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name,
           lower('Ü') = 'ü' AS knows`,
      );
      if (row && row.version >= OLDEST_SUPPORTED) {
        if (!row.knows) log.warn({}, 'this database knows no letters but A to Z: make it with LC_CTYPE C.UTF-8');
        return;
      }
      throw new PostgresError(`Postgres at ${describePostgres(url)} is version ${row?.name}; 15 or newer is needed.`);
    } catch (error) {
      if (error instanceof PostgresError) throw error;
      const reason = error instanceof Error ? reasonOf(error) : String(error);
      if (!mayPass(error) || Date.now() >= giveUpAt) {
        throw new PostgresError(`Postgres at ${describePostgres(url)} cannot be used: ${reason}`, { cause: error });
      }
      log.warn({ attempt, reason }, `waiting for Postgres at ${describePostgres(url)}`);
      await wait(Math.min(250 * 2 ** (attempt - 1), 3000));
    }
  }
}

function reasonOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map((one) => (one as Error).message).join('; ');
  return error.message || error.name;
}

/** Refused and timed-out connections, and a server that is starting, stopping or full, may be well a moment later. */
function mayPass(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isServerAnswer = /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');
  return !isServerAnswer || code.startsWith('57P') || code.startsWith('53') || code.startsWith('08');
}
