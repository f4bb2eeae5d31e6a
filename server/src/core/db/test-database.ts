import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { migrationsFolder } from './migrate.ts';
import type { Database } from './open-database.ts';
import { nameTemplate, openForTest, prepareDataFolder, running } from './test-folder.ts';
import type { Filling } from './test-folder.ts';
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
 * Opens a new, migrated database that is empty or holds a filling: on the Postgres server of TEST_DATABASE_URL when that
 * is set, else an embedded one. Both are copied from a template that is made once for each state of the migrations.
 */
export async function openTestDatabase(
  options: { readonly migrations?: string; readonly filling?: Filling | undefined } = {},
): Promise<TestDatabase> {
  const migrations = options.migrations ?? migrationsFolder;
  const dataDir = join(running, `${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(dataDir, { recursive: true });
  const url = process.env['TEST_DATABASE_URL'];
  try {
    const template = { migrations, filling: options.filling };
    return url ? await openOnServer(url, template, dataDir) : await openEmbedded(template, dataDir);
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

/** Makes a migrated database, empty or with a filling, that no connection uses. */
export async function prepareTestPlace(filling?: Filling): Promise<TestPlace> {
  const { dataDir, databaseUrl, disconnect, close } = await openTestDatabase({ filling });
  await disconnect();
  return { dataDir, databaseUrl, remove: close };
}

interface Template {
  readonly migrations: string;
  readonly filling: Filling | undefined;
}

async function openEmbedded({ migrations, filling }: Template, dataDir: string): Promise<TestDatabase> {
  await prepareDataFolder(dataDir, migrations, filling);
  const database = await openForTest(dataDir, undefined, false);
  return withRemoval(database, { dataDir, databaseUrl: undefined }, () => Promise.resolve());
}

async function openOnServer(url: string, { migrations, filling }: Template, dataDir: string): Promise<TestDatabase> {
  const name = `lemma_test_${randomBytes(8).toString('hex')}`;
  await withServer(url, async (client) => {
    // One at a time: a database cannot be copied while it is being made.
    await client.query('SELECT pg_advisory_lock(726401)');
    const empty = `lemma_template_${await nameTemplate(migrations, undefined)}`;
    await makeTemplateDatabase(client, empty, 'template0', async (draft) => {
      const database = await openForTest(dataDir, withDatabaseName(url, draft), migrations);
      await database.close();
    });
    const source = `lemma_template_${await nameTemplate(migrations, filling)}`;
    await makeTemplateDatabase(client, source, empty, async (draft) => {
      const database = await openForTest(dataDir, withDatabaseName(url, draft), false);
      await filling?.fill(database, dataDir);
      await database.close();
    });
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

/** Makes a database from another, once. */
async function makeTemplateDatabase(
  client: pg.Client,
  name: string,
  from: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const found = await queryRows(client, z.object({}), 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.length > 0) return;
  const draft = `${name}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft} TEMPLATE ${from} ENCODING 'UTF8'`);
  await fill(draft);
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
