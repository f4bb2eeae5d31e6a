import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { migrationsFolder } from './migrate.ts';
import type { Database } from './open-database.ts';
import { hashMigrations, openForTest, prepareDataFolder, running } from './test-folder.ts';
import { queryRows } from './rows.ts';

/** A database of one test file; `close` removes it. */
export interface TestDatabase extends Database {
  /** A data folder of its own, also when the database is on a Postgres server. */
  dataDir: string;
  /** Its address when it is on a Postgres server. */
  databaseUrl: string | undefined;
  /** Closes the connections and keeps the data, for a test that lets another process use it. */
  disconnect(): Promise<void>;
}

/**
 * Opens a new, migrated, empty database: on the Postgres server of TEST_DATABASE_URL when that is set, else an embedded
 * one. Both are copied from a template that is made once for each state of the migrations.
 */
export async function openTestDatabase(options: { migrations?: string } = {}): Promise<TestDatabase> {
  const migrations = options.migrations ?? migrationsFolder;
  const dataDir = join(running, `${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(dataDir, { recursive: true });
  const url = process.env['TEST_DATABASE_URL'];
  try {
    return url ? await openOnServer(url, migrations, dataDir) : await openEmbedded(migrations, dataDir);
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

/** A data folder, and a database when TEST_DATABASE_URL names a server, for a product that runs as its own process. */
export interface TestPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Makes a migrated, empty database that no connection uses. */
export async function prepareTestPlace(): Promise<TestPlace> {
  const { dataDir, databaseUrl, disconnect, close } = await openTestDatabase();
  await disconnect();
  return { dataDir, databaseUrl, remove: close };
}

async function openEmbedded(migrations: string, dataDir: string): Promise<TestDatabase> {
  await prepareDataFolder(dataDir, migrations);
  const database = await openForTest(dataDir, undefined, false);
  return withRemoval(database, { dataDir, databaseUrl: undefined }, () => Promise.resolve());
}

async function openOnServer(url: string, migrations: string, dataDir: string): Promise<TestDatabase> {
  const source = `lemma_template_${await hashMigrations(migrations)}`;
  const name = `lemma_test_${randomBytes(8).toString('hex')}`;
  await withServer(url, async (client) => {
    // One at a time: a database cannot be copied while it is being made.
    await client.query('SELECT pg_advisory_lock(726401)');
    const found = await queryRows(client, z.object({}), 'SELECT 1 FROM pg_database WHERE datname = $1', [source]);
    if (found.length === 0) await makeTemplateDatabase(client, url, source, migrations, dataDir);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`);
  });
  const own = withDatabaseName(url, name);
  const database = await openForTest(dataDir, own, false);
  return withRemoval(database, { dataDir, databaseUrl: own }, () =>
    withServer(url, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  );
}

function withRemoval(
  database: Database,
  place: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  removeElsewhere: () => Promise<void>,
): TestDatabase {
  return {
    ...database,
    ...place,
    disconnect: () => database.close(),
    async close() {
      await database.close();
      await removeElsewhere();
      await rm(place.dataDir, { recursive: true, force: true });
    },
  };
}

async function makeTemplateDatabase(
  client: pg.Client,
  url: string,
  name: string,
  migrations: string,
  dataDir: string,
): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`);
  const database = await openForTest(dataDir, withDatabaseName(url, draft), migrations);
  await database.close();
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
}

async function withServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
