import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own in memory, that can be filled to the last byte. Only root on Linux can make one. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  makeRoom(): void;
  /** Makes the whole disk readable only, or writable again. */
  allowWriting(isAllowed: boolean): void;
  remove(): void;
}

/** Answers undefined where this account may not mount a disk. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-disk-'));
  const mount = (...options: string[]): boolean => spawnSync('mount', [...options, folder]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a');
      for (const size of [1 << 16, 1 << 12]) {
        const block = Buffer.alloc(size);
        try {
          while (writeSync(file, block) > 0);
        } catch {
          // The disk is full.
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    allowWriting: (isAllowed) => void mount('-o', `remount,${isAllowed ? 'rw' : 'ro'}`),
    remove() {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
