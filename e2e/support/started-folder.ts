import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const program = resolve(import.meta.dirname, '../../scripts/testing/prepare-started-folder.ts');

/** Fills a data folder with an embedded database that holds the starter catalogue, for a server that is started on it. */
export async function prepareStartedFolder(dataDir: string): Promise<void> {
  const preparing = spawn('node', [program, dataDir], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(preparing, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The data folder could not be prepared: ${code}`);
}
