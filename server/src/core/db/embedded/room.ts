import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { DataFolderError } from '../../environment/data-folder-error.ts';
import type { Log } from '../log.ts';

/** Why the embedded database takes no changes: its disk has no room, or its files are not where they were. */
export type Trouble = 'full' | 'gone';

const LOOK_EVERY_MS = 1000;
const MEGABYTE = 1 << 20;
/** Below this the database is only read; above the second one it is written again. */
const TOO_LITTLE_BYTES = 16 * MEGABYTE;
const ENOUGH_BYTES = 24 * MEGABYTE;
/** Kept as a file, and given back to the disk when the database cannot even be opened for want of room. */
const RESERVE_BYTES = 8 * MEGABYTE;

export interface Room {
  readonly trouble: Trouble | undefined;
  /** Looks at the disk now; afterwards `trouble` holds. */
  look(): Promise<void>;
  /** Throws DataFolderError when the disk cannot take so much more. */
  demand(bytes: number): Promise<void>;
  /** Puts the reserve aside when it is not there and there is room for it. */
  keepReserve(): Promise<void>;
  /** Gives the reserve back to the disk when that is full; true when there was one to give. */
  giveReserve(): Promise<boolean>;
  /** Checks repeatedly, and sets the sessions of the pool accordingly. Returns a function that ends that. */
  watch(pool: pg.Pool): () => void;
}

/**
 * Watches the disk under the embedded database. Postgres ends when it cannot write its log, so changes are refused
 * before the disk is full: what is there can be read all the time, and changes are taken again when there is room.
 */
export function watchRoom(
  { dataDir, database }: { readonly dataDir: string; readonly database: string },
  log: Log,
  readFreeBytes: (folder: string) => Promise<number> = freeBytes,
): Room {
  const reserve = join(dataDir, 'reserve');
  let trouble: Trouble | undefined;

  async function find(): Promise<Trouble | undefined> {
    const isThere = await stat(join(database, 'PG_VERSION')).catch(() => undefined);
    if (!isThere) return 'gone';
    const free = await readFreeBytes(dataDir);
    return free < (trouble === 'full' ? ENOUGH_BYTES : TOO_LITTLE_BYTES) ? 'full' : undefined;
  }

  async function look(): Promise<void> {
    const found = await find().catch(() => trouble);
    if (found !== trouble) tell(log, found, { dataDir, database });
    trouble = found;
  }

  return {
    get trouble() {
      return trouble;
    },
    look,

    async demand(bytes) {
      const missing = bytes + TOO_LITTLE_BYTES - (await readFreeBytes(dataDir));
      if (missing <= 0) return;
      const megabytes = Math.ceil(missing / MEGABYTE);
      throw new DataFolderError(
        `The disk of the data folder ${dataDir} is too full for this: make ${megabytes} MB of room.`,
      );
    },

    async keepReserve() {
      const kept = await stat(reserve).catch(() => undefined);
      if (kept?.size === RESERVE_BYTES || (await readFreeBytes(dataDir)) < ENOUGH_BYTES + RESERVE_BYTES) return;
      await fillReserve(reserve);
    },

    async giveReserve() {
      if ((await readFreeBytes(dataDir).catch(() => Infinity)) >= TOO_LITTLE_BYTES) return false;
      const given = await stat(reserve).catch(() => undefined);
      await rm(reserve, { force: true });
      return given !== undefined;
    },

    watch(pool) {
      const set = (client: Pick<pg.ClientBase, 'query'> | pg.Pool, isReadOnly: boolean): void => {
        const statement = `SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;
        // A session that is lost meanwhile is set when it is back.
        void Promise.resolve(client.query(statement)).catch(() => undefined);
      };
      pool.on('connect', (client) => {
        if (trouble) set(client, true);
      });
      let isLooking = false;
      const timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        const before = trouble;
        void look().finally(() => {
          isLooking = false;
          if (trouble !== before) set(pool, trouble !== undefined);
        });
      }, LOOK_EVERY_MS).unref();
      return () => clearInterval(timer);
    },
  };
}

function tell(log: Log, trouble: Trouble | undefined, { dataDir, database }: { dataDir: string; database: string }) {
  if (trouble === 'full') {
    log.error(
      { dataDir },
      'the disk is nearly full: nothing is saved until there is room, what is there is still read',
    );
  } else if (trouble === 'gone') {
    log.error(
      { database },
      'the files of the database are gone: nothing more is saved. Stop the server, put the folder back or restore a backup',
    );
  } else log.warn({ dataDir }, 'the data folder is as it should be again: changes are saved as before');
}

/** Returns how much this account may still write on the disk of a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(folder);
  // Some systems of files do not count.
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** Written in full, since a file with holes holds no room. */
async function fillReserve(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    const block = Buffer.alloc(MEGABYTE, 'reserve ');
    for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) await handle.write(block);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
