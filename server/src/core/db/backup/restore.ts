import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFolder } from '../embedded/folder-lock.ts';
import { dataPaths } from '../embedded/paths.ts';
import type { DataPaths } from '../embedded/paths.ts';
import { inspectFolder } from '../embedded/snapshots.ts';
import type { Log } from '../log.ts';
import { newestKnownSchema } from '../migrate.ts';
import { readArchive, syncFiles, syncFolder } from './archive.ts';
import type { Manifest } from './manifest.ts';
import { ArchiveError } from './tar.ts';

export interface Restored {
  manifest: Manifest;
  /** Where the database that was there before now is. */
  previous: string | undefined;
}

/**
 * Puts a backup in the place of the embedded database of a data folder that no server uses. The backup is unpacked,
 * compared byte by byte with its manifest, opened and counted before anything changes.
 * Throws FolderInUseError, or ArchiveError when the file is cut, altered, foreign or of a newer version.
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  log: Log,
  options: { migrations?: string } = {},
): Promise<Restored> {
  const lock = await lockFolder(dataDir);
  const paths = dataPaths(dataDir);
  try {
    await finishCutRestore(paths);
    await mkdir(paths.staging, { recursive: true });
    const work = await mkdtemp(join(paths.staging, 'restore-'));
    try {
      const copy = join(work, 'database');
      const manifest = await readArchive(file, copy);
      if (manifest.schema > (await newestKnownSchema(options.migrations))) {
        throw new ArchiveError('The backup was made by a newer version of Lemma: upgrade this one first.');
      }
      const found = await inspectFolder(copy, log);
      if (!isDeepStrictEqual(found.counts, manifest.counts) || found.schema !== manifest.schema) {
        throw new ArchiveError('The backup opens, but does not hold what it says it holds.');
      }
      return { manifest, previous: await exchange(paths, copy) };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/**
 * Completes or undoes a restore that was cut between its renames. The restored database is complete from the first of
 * them on, and the one that was there before counts until the second. Returns whether it was completed.
 */
export async function finishCutRestore(paths: DataPaths): Promise<boolean> {
  if (!existsSync(paths.incoming)) return false;
  if (existsSync(paths.database)) {
    await rm(paths.incoming, { recursive: true, force: true });
    return false;
  }
  await rename(paths.incoming, paths.database);
  return true;
}

async function exchange(paths: DataPaths, copy: string): Promise<string | undefined> {
  await syncFiles(copy);
  await rename(copy, paths.incoming);
  let previous: string | undefined;
  if (existsSync(paths.database)) {
    previous = `${paths.database}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    await rename(paths.database, previous);
  }
  await rename(paths.incoming, paths.database);
  await syncFolder(join(paths.database, '..'));
  return previous;
}
