import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const holderFile = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  control: z.object({ url: z.string(), token: z.string() }).optional(),
});

/** The process that holds a data folder, as written down for people and for the backup command. */
export type FolderHolder = z.infer<typeof holderFile>;

export interface FolderLock {
  /** Publishes how other programs on this machine reach the holder. */
  announce(control: NonNullable<FolderHolder['control']>): void;
  release(): void;
}

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  readonly holder: FolderHolder | undefined;

  constructor(folder: string, holder: FolderHolder | undefined) {
    const who = holder ? `process ${holder.pid}, since ${holder.startedAt}` : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. ` +
        'Two servers on one folder would destroy it, so this one does not start. ' +
        'Stop the other one, or give this one its own DATA_DIR.',
    );
    this.holder = holder;
  }
}

/**
 * Takes the data folder for this process, or throws FolderInUseError that names the holder.
 *
 * Exclusion comes from the operating system's lock on `lock.sqlite`, held through SQLite because Node has no file
 * locks of its own. The system drops it when the process ends in whatever way, so a stale lock, a reused process id, a
 * race of two that take over, and a copy of the folder of a running server all need no judgement. The file `lock`
 * only names the holder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const lockFile = join(folder, 'lock.sqlite');
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(lockFile, { timeout: 0 });
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection?.close();
    if (isBusy(error)) throw new FolderInUseError(folder, await readLivingHolder(file));
    // SQLite only says that it failed; the system says why.
    closeSync(openSync(lockFile, 'a'));
    throw error;
  }
  return hold(connection, file);
}

/** Writes down who holds the folder, and ends that when it is released. */
function hold(connection: DatabaseSync, file: string): FolderLock {
  const holder: FolderHolder = { pid: process.pid, startedAt: new Date().toISOString() };
  try {
    write(file, holder);
  } catch (error) {
    connection.close();
    throw error;
  }
  let held = true;
  return {
    announce(control) {
      write(file, { ...holder, control });
    },
    release() {
      if (!held) return;
      held = false;
      rmSync(file, { force: true });
      connection.close();
    },
  };
}

/** Returns the holder named in the file `lock`, which may be dead by now. */
export function readHolder(folder: string): FolderHolder | undefined {
  return parse(join(folder, 'lock'));
}

/** The holder takes the lock a moment before it writes its name: waits for a name of a living process. */
async function readLivingHolder(file: string): Promise<FolderHolder | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const holder = parse(file);
    if (holder && isAlive(holder.pid)) return holder;
    await wait(50);
  }
  return undefined;
}

function parse(file: string): FolderHolder | undefined {
  try {
    return holderFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function write(file: string, holder: FolderHolder): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    // On a full disk the folder is held all the same; only the file does not name its holder.
    if (!isFullDisk(error)) throw error;
  }
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
