import { createHash, randomBytes } from 'node:crypto';
import { constants, cpSync, existsSync, statfsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError, lockFolder } from './embedded/folder-lock.ts';
import type { FolderLock } from './embedded/folder-lock.ts';
import { dataPaths } from './embedded/paths.ts';
import { silentLog } from './log.ts';
import { migrationsFolder } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './open-database.ts';

const cache = resolve(import.meta.dirname, '../../../../.cache/test-databases');
const HOUR_MS = 3_600_000;
const ROOM_FOR_A_RUN = 2 ** 31;
/** Where the copies are: in memory if there is room, since a copy is 1,300 small files. */
export const running = findMemoryFolder() ?? join(cache, 'running');

/** The contents that a database has when a test gets it. */
export interface Filling {
  /** Names the contents: another name for others. */
  name(): string;
  /** Puts the contents into a migrated, empty database. */
  fill(database: Database, dataDir: string): Promise<void>;
}

/** Names a template: a state of the migrations, and what was put into it. */
export async function nameTemplate(migrations: string, filling: Filling | undefined): Promise<string> {
  const hash = await hashMigrations(migrations);
  return filling ? `${hash}_${filling.name()}` : hash;
}

/**
 * Fills a data folder with a migrated, empty embedded database, for tests that start a server of their own on it: three
 * seconds faster than to let the server make one.
 */
export async function prepareDataFolder(
  dataDir: string,
  migrations: string = migrationsFolder,
  filling?: Filling,
): Promise<void> {
  const source = join(cache, await nameTemplate(migrations, filling));
  if (!existsSync(source)) await makeTemplateFolder(source, migrations, filling);
  cpSync(source, dataPaths(dataDir).database, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function findMemoryFolder(): string | undefined {
  const memory = '/dev/shm';
  if (process.platform !== 'linux' || !existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < ROOM_FOR_A_RUN) return undefined;
  return join(memory, `lemma-tests-${createHash('sha256').update(cache).digest('hex').slice(0, 12)}`);
}

/** Opens a database as the server does, without timed backups. */
export function openForTest(
  dataDir: string,
  databaseUrl: string | undefined,
  migrations: string | false,
): Promise<Database> {
  const databasePoolerUrl = databaseUrl === undefined ? undefined : throughPooler(databaseUrl);
  const environment = {
    dataDir,
    databaseUrl,
    databasePoolerUrl,
    databasePool: 8,
    backupEveryMinutes: 0,
    backupKeep: 1,
  };
  return openDatabase(environment, silentLog, { migrations });
}

/** The same database at the pooler of TEST_POOLER_URL, when that is set. */
function throughPooler(databaseUrl: string): string | undefined {
  const pooler = process.env['TEST_POOLER_URL'];
  if (pooler === undefined) return undefined;
  const address = new URL(pooler);
  address.pathname = new URL(databaseUrl).pathname;
  return address.href;
}

/** Several test processes may get here at the same time: one makes the template, the others wait for it. */
async function makeTemplateFolder(target: string, migrations: string, filling: Filling | undefined): Promise<void> {
  const lock = await lockWhenFree(join(cache, 'making'), () => existsSync(target));
  if (!lock) return;
  try {
    if (existsSync(target)) return;
    await removeLeftovers();
    const work = join(cache, 'running', `template-${randomBytes(6).toString('hex')}`);
    const database = await openForTest(work, undefined, migrations);
    await filling?.fill(database, work);
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

/** Removes what killed test processes left behind, and templates of old migrations. */
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

/** Names a state of the migrations and of the engine. */
async function hashMigrations(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(folder, { recursive: true });
  for (const name of names.toSorted()) {
    if (/\.sql$|_journal\.json$/.test(name)) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  const engine = await readFile(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')));
  return hash.update(engine).digest('hex').slice(0, 16);
}

/** Copies the migrations of the first version alone into a folder; returns where they are. */
export async function copyFirstMigration(folder: string): Promise<string> {
  const first = join(folder, 'migrations');
  await mkdir(join(first, 'meta'), { recursive: true });
  await cp(join(migrationsFolder, '0000_first.sql'), join(first, '0000_first.sql'));
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  const text = JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) });
  await writeFile(join(first, 'meta/_journal.json'), text);
  return first;
}
