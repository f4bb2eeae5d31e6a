import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSecrets } from '../../environment/secrets.ts';
import { mountSmallDisk } from '../../../testing/product/small-disk.ts';
import { silentLog, type Log } from '../log.ts';
import { openDatabase, sqlState, type Database } from '../open-database.ts';
import { prepareDataFolder } from '../test-folder.ts';
import { watchRoom } from './room.ts';

/** Of this test alone, also when it puts its data on a disk of its own. */
let folder: string;
let dataDir: string;
let database: Database | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-folder-'));
  dataDir = folder;
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  await rm(folder, { recursive: true, force: true });
});

function open(options: { beginAnew?: boolean; log?: Log } = {}): Promise<Database> {
  const environment = { dataDir, databaseUrl: undefined, databasePool: 1, backupEveryMinutes: 0, backupKeep: 1 };
  const { log = silentLog, ...more } = options;
  return openDatabase({ ...environment, ...more }, log, { migrations: false });
}

async function wordsOf(opening: Promise<unknown>): Promise<{ name: string; message: string }> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('it did not fail');
  return { name: error.name, message: error.message };
}

describe('a data folder whose database is gone', () => {
  it('gets no new database without a word, and one when that is asked for', async () => {
    await prepareDataFolder(dataDir);
    await (await open()).close();
    rmSync(join(dataDir, 'database'), { recursive: true });
    const { name, message } = await wordsOf(open());
    expect(name).toBe('DamagedFolderError');
    expect(message).toContain('is missing, but this data folder had one');
    expect(message).toContain('BEGIN_ANEW=on npm start');
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    database = await open({ beginAnew: true });
    await database.ping();
  });

  it.each(['mail', 'erasures.jsonl'])('is known by what only a folder in use has: %s', async (sign) => {
    if (sign === 'mail') mkdirSync(join(dataDir, sign));
    else writeFileSync(join(dataDir, sign), '');
    expect((await wordsOf(open())).message).toContain('this data folder had one');
  });

  it('is noticed while the server runs: nothing is saved into files that would be lost', async () => {
    await prepareDataFolder(dataDir);
    const error = vi.fn<(details: unknown, words?: string) => void>();
    database = await open({ log: { ...silentLog, error } });
    const { db } = database;
    await db.execute(sql`CREATE TABLE notes (id integer)`);
    renameSync(join(dataDir, 'database'), join(dataDir, 'elsewhere'));
    await vi.waitUntil(() => database?.trouble() === 'gone', { timeout: 120_000 });
    await expect(database.ping()).rejects.toThrow('The files of the database are gone.');
    expect(error.mock.calls[0]?.[1]).toContain('put the folder back or restore a backup');
    const save = () =>
      db.execute(sql`INSERT INTO notes VALUES (1)`).then(
        () => 'saved',
        (reason: unknown) => sqlState(reason),
      );
    await vi.waitUntil(async () => (await save()) === '25006', { timeout: 120_000 });
    renameSync(join(dataDir, 'elsewhere'), join(dataDir, 'database'));
    await vi.waitUntil(async () => (await save()) === 'saved', { timeout: 120_000 });
    await database.ping();
  });
});

const disk = mountSmallDisk(100);
const fullDisk = mountSmallDisk(100);
describe.skipIf(!disk)('a data folder on a disk that may only be read', () => {
  it('is explained in words, before and after the folder was first used', async () => {
    if (!disk) return;
    dataDir = join(disk.folder, 'data');
    const secrets = { sessionSecret: undefined, tokenSecret: undefined };
    const words = /cannot be written: it lies on a disk that may only be read/;
    try {
      disk.allowWriting(false);
      expect(() => keepSecrets(dataDir, secrets)).toThrow(`The data folder ${dataDir} cannot be made.`);
      expect(await wordsOf(open())).toMatchObject({ name: 'DataFolderError' });
      disk.allowWriting(true);
      mkdirSync(dataDir);
      disk.allowWriting(false);
      expect(await wordsOf(open())).toMatchObject({ name: 'DataFolderError', message: expect.stringMatching(words) });
      disk.allowWriting(true);
      await prepareDataFolder(dataDir);
      await (await open()).close();
      disk.allowWriting(false);
      expect(() => keepSecrets(dataDir, secrets)).toThrow(words);
      expect(await wordsOf(open())).toMatchObject({ name: 'DataFolderError', message: expect.stringMatching(words) });
    } finally {
      disk.remove();
    }
  });
});

describe.skipIf(!fullDisk)('a backup on a disk without the room for it', () => {
  it('is refused in words before it takes any, and the database keeps working', async () => {
    if (!fullDisk) return;
    dataDir = join(fullDisk.folder, 'data');
    try {
      fullDisk.fill();
      expect((await wordsOf(open())).message).toMatch(/is (too )?full/);
      fullDisk.makeRoom();
      await prepareDataFolder(dataDir);
      database = await open();
      fullDisk.fill();
      const { name, message } = await wordsOf(database.backUp());
      expect(name).toBe('DataFolderError');
      expect(message).toMatch(/is too full for this: make \d+ MB of room/);
      expect(existsSync(join(dataDir, 'backups'))).toBe(false);
      await database.ping();
      fullDisk.makeRoom();
      await database.ping();
      await database.close();
      database = undefined;
    } finally {
      fullDisk.remove();
    }
  });
});

describe('the room on the disk', () => {
  const megabyte = 1 << 20;

  it('is full below sixteen megabytes, and has room again above twenty-four', async () => {
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '');
    let free = 0;
    const room = watchRoom({ dataDir, database: join(dataDir, 'database') }, silentLog, async () => free);
    const at = async (megabytes: number) => {
      free = megabytes * megabyte;
      await room.look();
      return room.trouble;
    };
    expect([await at(17), await at(15), await at(23), await at(25), await at(17)]).toEqual([
      undefined,
      'full',
      'full',
      undefined,
      undefined,
    ]);
  });

  it('has a reserve, which is given back when the disk is full and kept again when it is not', async () => {
    let free = 100 * megabyte;
    const room = watchRoom({ dataDir, database: join(dataDir, 'database') }, silentLog, async () => free);
    await room.keepReserve();
    expect(await room.giveReserve()).toBe(false);
    free = 0;
    expect(await room.giveReserve()).toBe(true);
    expect(await room.giveReserve()).toBe(false);
    await room.keepReserve();
    expect(existsSync(join(dataDir, 'reserve'))).toBe(false);
  });
});
