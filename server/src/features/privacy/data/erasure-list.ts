import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../../../core/db/backup/archive.ts';

const line = z.object({ id: z.uuid(), at: z.iso.datetime(), isWithdrawn: z.boolean().default(false) });

/**
 * The ids of everybody who was erased, in a file beside the database: a backup that is restored knows nothing of
 * erasures that came after it. Ids are all that it holds.
 */
export function erasureList(dataDir: string) {
  const file = join(dataDir, 'erasures.jsonl');

  /** On the disk when this resolves. */
  async function append(entry: z.input<typeof line>): Promise<void> {
    await mkdir(dataDir, { recursive: true });
    const handle = await open(file, 'a', 0o600);
    try {
      await handle.write(`${JSON.stringify(entry)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await syncFolder(dataDir);
  }

  return {
    add: (id: string, at: Date) => append({ id, at: at.toISOString() }),

    /** The erasure did not come to pass. */
    withdraw: (id: string, at: Date) => append({ id, at: at.toISOString(), isWithdrawn: true }),

    /** Everybody who is to stay erased. A last line that was cut by a crash says nothing. */
    async read(): Promise<string[]> {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const ids = new Set<string>();
      for (const entry of text.split('\n').flatMap(readLine)) {
        if (entry.isWithdrawn) ids.delete(entry.id);
        else ids.add(entry.id);
      }
      return [...ids];
    },
  };
}

function readLine(text: string): z.output<typeof line>[] {
  try {
    return [line.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
