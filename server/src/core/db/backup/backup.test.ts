import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DamagedFolderError } from '../embedded/open.ts';
import { FolderInUseError, readHolder } from '../embedded/folder-lock.ts';
import { dataPaths } from '../embedded/paths.ts';
import { silentLog } from '../log.ts';
import { openDatabase } from '../open-database.ts';
import type { Database } from '../open-database.ts';
import { prepareDataFolder } from '../test-folder.ts';
import { readArchive, readManifest } from './archive.ts';
import { backupName, listBackups, removeOldBackups } from './catalogue.ts';
import { requestBackup } from './control.ts';
import { restoreEmbedded } from './restore.ts';
import { ArchiveError } from './tar.ts';

let work: string;
let dataDir: string;
let migrations: string;
let goodBackup: string;

function open(folder = dataDir): Promise<Database> {
  const environment = {
    dataDir: folder,
    databaseUrl: undefined,
    databasePool: 1,
    backupEveryMinutes: 0,
    backupKeep: 2,
  };
  return openDatabase(environment, silentLog, { migrations });
}

async function namesIn(database: Database): Promise<unknown[]> {
  return (await database.db.execute(sql`SELECT name FROM things ORDER BY id`)).rows.map((row) => row['name']);
}

function writeMigrations(folder: string, when: number): string {
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(join(folder, '0000_things.sql'), 'CREATE TABLE things (id integer PRIMARY KEY, name text);');
  const entry = { idx: 0, version: '7', when, tag: '0000_things', breakpoints: true };
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

/** Everything in the folder that a failed restore must leave as it was. */
function fingerprint(): unknown {
  const paths = dataPaths(dataDir);
  return {
    names: readdirSync(dataDir).filter((name) => !['lock.sqlite', 'staging'].includes(name)),
    control: readFileSync(join(paths.database, 'global/pg_control')).toString('base64'),
  };
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'lemma-backup-'));
  dataDir = join(work, 'data');
  migrations = writeMigrations(join(work, 'migrations'), 1_700_000_000_000);
  await prepareDataFolder(dataDir, migrations);
  const database = await open();
  await database.db.execute(sql`INSERT INTO things VALUES (1, 'first'), (2, 'second')`);
  goodBackup = (await database.backUp()).file;
  await database.db.execute(sql`INSERT INTO things VALUES (3, 'after the backup')`);
  await database.close();
});

afterAll(() => rm(work, { recursive: true, force: true }));

describe('a backup of the embedded database', () => {
  it('says what it holds and can be read by its owner only', async () => {
    const manifest = await readManifest(goodBackup);
    expect(manifest).toMatchObject({ reason: 'manual', schema: 1_700_000_000_000, counts: { things: 2 } });
    expect(await readArchive(goodBackup)).toEqual(manifest);
    if (process.platform !== 'win32') expect(statSync(goodBackup).mode & 0o777).toBe(0o600);
  });

  it('brings back what was there when it was made, and keeps what it replaced', async () => {
    const target = join(work, 'round-trip');
    cpSync(dataDir, target, { recursive: true });
    const { manifest, previous } = await restoreEmbedded(target, goodBackup, silentLog, { migrations });
    expect(manifest.counts).toEqual({ things: 2 });
    const restored = await open(target);
    expect(await namesIn(restored)).toEqual(['first', 'second']);
    await restored.close();
    renameSync(dataPaths(target).database, `${dataPaths(target).database}.restored`);
    renameSync(previous ?? '', dataPaths(target).database);
    const before = await open(target);
    expect(await namesIn(before)).toEqual(['first', 'second', 'after the backup']);
    await before.close();
  });

  it('restores into an empty data folder', async () => {
    const target = join(work, 'empty');
    expect((await restoreEmbedded(target, goodBackup, silentLog, { migrations })).previous).toBeUndefined();
    const restored = await open(target);
    expect(await namesIn(restored)).toEqual(['first', 'second']);
    await restored.close();
  });

  it('is made by the running server for the backup command, and refuses callers without the token', async () => {
    const database = await open();
    try {
      const control = readHolder(dataDir)?.control;
      if (!control) throw new Error('the holder announced no control address');
      const stranger = await fetch(`${control.url}/backup`, {
        method: 'POST',
        headers: { authorization: 'Bearer no' },
      });
      expect(stranger.status).toBe(404);
      const [snapshot] = await Promise.all([
        requestBackup(control),
        database.db.execute(sql`INSERT INTO things VALUES (4, 'meanwhile') ON CONFLICT DO NOTHING`),
      ]);
      expect((await readArchive(snapshot.file)).counts['things']).toBeGreaterThanOrEqual(3);
    } finally {
      await database.close();
    }
  });
});

describe('a backup under more load than the database can serve', () => {
  it('takes its place among the requests again and again, until it has the one session', async () => {
    const database = await open();
    try {
      database.pool.options.connectionTimeoutMillis = 5;
      const connect = vi.spyOn(database.pool, 'connect');
      const holder = await database.pool.connect();
      const made = database.backUp();
      await vi.waitFor(() => expect(connect.mock.calls.length).toBeGreaterThan(20), { timeout: 60_000 });
      holder.release();
      expect((await readArchive((await made).file)).counts['things']).toBeGreaterThanOrEqual(3);
    } finally {
      await database.close();
    }
  });
});

describe('a restore that cannot be done changes nothing', () => {
  /** The words of the refusal, after which everything is as before. */
  async function refusal(file: string, known = migrations): Promise<string> {
    const before = fingerprint();
    const error = await restoreEmbedded(dataDir, file, silentLog, { migrations: known }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ArchiveError);
    expect(fingerprint()).toEqual(before);
    expect(readdirSync(dataPaths(dataDir).staging)).toEqual([]);
    return (error as Error).message;
  }

  function variant(name: string, change: (bytes: Buffer) => Buffer): string {
    const file = join(work, name);
    writeFileSync(file, change(readFileSync(goodBackup)));
    return file;
  }

  it.each([0, 5, 4096, 0.3, 0.999])('when the file is cut at %s', async (at) => {
    const file = variant('cut', (bytes) => bytes.subarray(0, at < 1 ? Math.floor(bytes.length * at) : at));
    expect(await refusal(file)).toMatch(/cut|ends too early|not a backup/);
  });

  it('when a byte of the contents differs', async () => {
    const file = variant('altered', (bytes) => {
      const plain = gunzipSync(bytes);
      const at = plain.lastIndexOf('second');
      plain.write('SECOND', at);
      return gzipSync(plain, { level: 1 });
    });
    expect(await refusal(file)).toMatch(/not what the backup says/);
  });

  it('when the file is something else', async () => {
    const text = variant('text', () => Buffer.from('hello'));
    const zeros = variant('zeros', () => gzipSync(Buffer.alloc(10_240)));
    const noise = variant('noise', () => gzipSync(Buffer.alloc(10_240, 7)));
    expect(await refusal(text)).toMatch(/cut or is not a backup/);
    expect(await refusal(zeros)).toMatch(/empty/);
    expect(await refusal(noise)).toMatch(/not an archive/);
  });

  it('when it was made by a newer version', async () => {
    const older = writeMigrations(join(work, 'older'), 1_600_000_000_000);
    expect(await refusal(goodBackup, older)).toMatch(/newer version of Lemma/);
  });

  it('when a server has the folder open', async () => {
    const database = await open();
    await expect(restoreEmbedded(dataDir, goodBackup, silentLog, { migrations })).rejects.toBeInstanceOf(
      FolderInUseError,
    );
    await database.close();
  });
});

describe('a start that finds the folder in a bad state', () => {
  it('finishes a restore that was cut between its renames', async () => {
    const target = join(work, 'cut-restore');
    cpSync(dataDir, target, { recursive: true });
    renameSync(dataPaths(target).database, dataPaths(target).incoming);
    const database = await open(target);
    expect(await namesIn(database)).toContain('first');
    await database.close();
    expect(existsSync(dataPaths(target).incoming)).toBe(false);
  });

  it('offers the newest good backup when the database is damaged, and skips the ones that are not', async () => {
    const target = join(work, 'damaged');
    cpSync(dataDir, target, { recursive: true });
    const backups = dataPaths(target).backups;
    const newest = join(backups, backupName(new Date('2031-01-01'), 'timed'));
    writeFileSync(newest, readFileSync(goodBackup).subarray(0, 100_000));
    writeFileSync(join(dataPaths(target).database, 'global/pg_control'), 'rubbish');
    const error = await open(target).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DamagedFolderError);
    const offered = /npm run restore -- (\S+)/.exec((error as Error).message)?.[1] ?? '';
    expect(offered).not.toBe(newest);
    await restoreEmbedded(target, offered, silentLog, { migrations });
    const database = await open(target);
    expect(await namesIn(database)).toContain('first');
    await database.close();
  });

  it('does not begin anew where the database is missing but backups are there', async () => {
    const target = join(work, 'missing');
    cpSync(dataDir, target, { recursive: true });
    rmSync(dataPaths(target).database, { recursive: true });
    await expect(open(target)).rejects.toThrow(/is missing[^]*npm run restore -- /);
    expect(existsSync(dataPaths(target).database)).toBe(false);
  });
});

describe('the timed backups that are kept', () => {
  it('are the newest, one of each of the last days, and all that people made', async () => {
    const folder = join(work, 'kept');
    mkdirSync(folder);
    const put = (time: string, reason: 'timed' | 'manual'): string => {
      const name = backupName(new Date(time), reason);
      writeFileSync(join(folder, name), '');
      return name;
    };
    const old = put('2024-01-01T10:00:00Z', 'timed');
    const manual = put('2024-01-01T11:00:00Z', 'manual');
    const yesterdayEarly = put('2024-03-09T08:00:00Z', 'timed');
    const yesterdayLate = put('2024-03-09T20:00:00Z', 'timed');
    const newest = ['08', '09', '10'].map((hour) => put(`2024-03-10T${hour}:00:00Z`, 'timed'));
    await removeOldBackups(folder, 2, new Date('2024-03-10T10:30:00Z'));
    const left = (await listBackups(folder)).map((backup) => backup.file.slice(folder.length + 1));
    expect(left).toEqual([newest[2], newest[1], yesterdayLate, manual]);
    expect(left).not.toContain(old);
    expect(left).not.toContain(yesterdayEarly);
  });
});
