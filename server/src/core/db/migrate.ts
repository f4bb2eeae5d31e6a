import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBase, PoolClient } from 'pg';
import { z } from 'zod';
import { countRows, queryRows } from './rows.ts';

/** The migrations of this version of the server, made by `drizzle-kit generate`. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Chosen once at random: the advisory lock that only one node may hold while it migrates. */
const MIGRATION_LOCK = '4827361905512';

const journalFile = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/**
 * Brings the database to the newest schema, each node after the other: the second finds nothing to do.
 * Either all pending migrations are applied or none. Returns how many were applied.
 */
export async function migrateDatabase(client: PoolClient, folder: string): Promise<number> {
  // Nearly every start finds nothing to do.
  if ((await readSchemaVersion(client)) >= (await newestKnownSchema(folder))) return 0;
  await client.query('SET statement_timeout = 0');
  await client.query('SET lock_timeout = 0');
  await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    const before = await countMigrations(client);
    const [{ drizzle }, { migrate }] = await Promise.all([
      import('drizzle-orm/node-postgres'),
      import('drizzle-orm/node-postgres/migrator'),
    ]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    return (await countMigrations(client)) - before;
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined);
    await client.query('RESET statement_timeout').catch(() => undefined);
    await client.query('RESET lock_timeout').catch(() => undefined);
  }
}

/** Which schema the database has: the time stamp of its newest migration, 0 for an empty database. */
export async function readSchemaVersion(client: Pick<ClientBase, 'query'>): Promise<number> {
  if (!(await hasMigrations(client))) return 0;
  const [newest] = await queryRows(
    client,
    z.object({ version: z.coerce.number() }),
    'SELECT max(created_at) AS version FROM drizzle.__drizzle_migrations',
  );
  return newest?.version ?? 0;
}

/** The newest schema that this version of the server knows. */
export async function newestKnownSchema(folder: string = migrationsFolder): Promise<number> {
  const journal = journalFile.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));
  return Math.max(0, ...journal.entries.map((entry) => entry.when));
}

async function countMigrations(client: ClientBase): Promise<number> {
  if (!(await hasMigrations(client))) return 0;
  return countRows(client, 'drizzle.__drizzle_migrations');
}

async function hasMigrations(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const [answer] = await queryRows(
    client,
    z.object({ found: z.boolean() }),
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`,
  );
  return answer?.found === true;
}
