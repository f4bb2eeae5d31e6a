import { createHash, randomBytes } from 'node:crypto';
import { constants, cpSync, existsSync, statfsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { FolderInUseError, lockFolder } from './embedded/folder-lock.ts';
import type { FolderLock } from './embedded/folder-lock.ts';
import { dataPaths } from './embedded/paths.ts';
import { silentLog } from './log.ts';
import { migrationsFolder } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';

const cache = resolve(import.meta.dirname, '../../../.cache/test-databases');
const HOUR_MS = 3_600_000;
const ROOM_FOR_A_RUN = 2 ** 31;
/** Where the copies are: in memory if there is room, since a copy is 1,300 small files. */
const running = findMemoryFolder() ?? join(cache, 'running');

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

/**
 * Fills a data folder with a migrated, empty embedded database, for tests that start a server of their own on it: three
 * seconds faster than to let the server make one.
 */
export async function prepareDataFolder(dataDir: string, migrations: string = migrationsFolder): Promise<void> {
  const source = join(cache, await hashMigrations(migrations));
  if (!existsSync(source)) await makeTemplateFolder(source, migrations);
  cpSync(source, dataPaths(dataDir).database, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** A data folder, and a database when TEST_DATABASE_URL names a server, for a product that runs as its own process. */
export interface TestPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Makes a migrated, empty database that nobody has open. */
export async function prepareTestPlace(): Promise<TestPlace> {
  const { dataDir, databaseUrl, disconnect, close } = await openTestDatabase();
  await disconnect();
  return { dataDir, databaseUrl, remove: close };
}

function findMemoryFolder(): string | undefined {
  const memory = '/dev/shm';
  if (process.platform !== 'linux' || !existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < ROOM_FOR_A_RUN) return undefined;
  return join(memory, `lemma-tests-${createHash('sha256').update(cache).digest('hex').slice(0, 12)}`);
}

async function openEmbedded(migrations: string, dataDir: string): Promise<TestDatabase> {
  await prepareDataFolder(dataDir, migrations);
  const database = await open(dataDir, undefined, false);
  return withRemoval(database, { dataDir, databaseUrl: undefined }, () => Promise.resolve());
}

async function openOnServer(url: string, migrations: string, dataDir: string): Promise<TestDatabase> {
  const source = `lemma_template_${await hashMigrations(migrations)}`;
  const name = `lemma_test_${randomBytes(8).toString('hex')}`;
  await withServer(url, async (client) => {
    // One at a time: a database cannot be copied while it is being made.
    await client.query('SELECT pg_advisory_lock(726401)');
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [source]);
    if (found.rowCount === 0) await makeTemplateDatabase(client, url, source, migrations, dataDir);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${source}`);
  });
  const own = withDatabaseName(url, name);
  const database = await open(dataDir, own, false);
  return withRemoval(database, { dataDir, databaseUrl: own }, () =>
    withServer(url, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  );
}

function open(dataDir: string, databaseUrl: string | undefined, migrations: string | false): Promise<Database> {
  const environment = { dataDir, databaseUrl, databasePool: 8, backupEveryMinutes: 0, backupKeep: 1 };
  return openDatabase(environment, silentLog, { migrations });
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

/** Several test processes may get here at once: one makes the template, the others wait for it. */
async function makeTemplateFolder(target: string, migrations: string): Promise<void> {
  const lock = await lockWhenFree(join(cache, 'making'), () => existsSync(target));
  if (!lock) return;
  try {
    if (existsSync(target)) return;
    await removeLeftovers();
    const work = join(cache, 'running', `template-${randomBytes(6).toString('hex')}`);
    const database = await open(work, undefined, migrations);
    await database.close();
    await rename(dataPaths(work).database, target);
    await rm(work, { recursive: true, force: true });
  } finally {
    lock.release();
  }
}

async function lockWhenFree(folder: string, isDone: () => boolean): Promise<FolderLock | undefined> {
  while (!isDone()) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await wait(100);
    }
  }
  return undefined;
}

/** What test processes that were killed left behind, and templates of migrations that are no more. */
async function removeLeftovers(): Promise<void> {
  for (const parent of [cache, running, join(cache, 'running')]) {
    for (const name of await readdir(parent).catch(() => [])) {
      const path = join(parent, name);
      const info = await stat(path).catch(() => undefined);
      const isStructure = name === 'running' || name === 'making';
      if (info && !isStructure && Date.now() - info.mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
    }
  }
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
  const database = await open(dataDir, withDatabaseName(url, draft), migrations);
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

async function hashMigrations(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.toSorted()) {
    if (/\.sql$|_journal\.json$/.test(name)) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  const engine = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')));
  return hash.update(engine).digest('hex').slice(0, 16);
}
