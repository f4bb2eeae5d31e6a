import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readArchive } from './archive.ts';
import type { BackupReason, Manifest } from './manifest.ts';

const namePattern = /^lemma-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-(timed|manual|before-restore)\.tar\.gz$/;
const DAYS_KEPT = 14;

export interface StoredBackup {
  file: string;
  /** ISO 8601. */
  createdAt: string;
  reason: BackupReason;
  bytes: number;
}

/** The name of a backup file; names sort by time. */
export function backupName(createdAt: Date, reason: BackupReason): string {
  return `lemma-${createdAt.toISOString().replace(/[:.]/g, '-')}-${reason}.tar.gz`;
}

/** The backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names: string[] = await readdir(folder).catch(() => []);
  const found: StoredBackup[] = [];
  for (const name of names) {
    const match = namePattern.exec(name);
    if (!match?.[1]) continue;
    const file = join(folder, name);
    found.push({
      file,
      createdAt: match[1].replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'),
      reason: match[2] as BackupReason,
      bytes: (await stat(file)).size,
    });
  }
  return found.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}

/** The newest backup whose every byte is as it was written. */
export async function newestGoodSnapshot(folder: string): Promise<{ file: string; manifest: Manifest } | undefined> {
  for (const { file } of await listBackups(folder)) {
    try {
      return { file, manifest: await readArchive(file) };
    } catch {
      // The next older one may be good.
    }
  }
  return undefined;
}

/**
 * Removes timed backups beyond the newest `keep`, but for the newest of each of the last fourteen days.
 * Backups that a person made, or that were made before a restore, stay until a person removes them.
 */
export async function removeOldBackups(folder: string, keep: number, now: Date = new Date()): Promise<string[]> {
  const timed = (await listBackups(folder)).filter((backup) => backup.reason === 'timed');
  const oldestDay = new Date(now.getTime() - DAYS_KEPT * 86_400_000).toISOString().slice(0, 10);
  const daysSeen = new Set<string>();
  const removed: string[] = [];
  for (const [index, backup] of timed.entries()) {
    const day = backup.createdAt.slice(0, 10);
    const isDaily = day > oldestDay && !daysSeen.has(day);
    daysSeen.add(day);
    if (index < keep || isDaily) continue;
    await rm(backup.file, { force: true });
    removed.push(backup.file);
  }
  return removed;
}
