import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildApp } from '../app.ts';
import { prepareDataFolder, type Filling } from '../core/db/test-folder.ts';
import { readEnvironment } from '../core/environment/environment.ts';
import { loadStartingData } from '../starting-data.ts';

const root = resolve(import.meta.dirname, '../../..');
let name: string | undefined;

/** Differs when any file does that could change the outcome of a first start. */
function nameState(): string {
  const hash = createHash('sha256');
  const files = globSync(['{math,contracts,server}/src/**/*.{ts,json}', 'catalogue/**/*.yaml', 'package.json'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(resolve(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Databases as the first start of a server leaves them, with the starter catalogue and nothing else. To load it takes
 * longer than most tests that start servers.
 */
export const started: Filling = {
  name: () => (name ??= nameState()),
  async fill(database, dataDir) {
    const environment = readEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://lemma.test',
    });
    const app = await buildApp({ environment, database, now: () => new Date('2026-09-07T08:00:00Z') });
    await loadStartingData(app.services, () => undefined);
    await app.close();
  },
};

/** Fills a data folder with an embedded database as a first start leaves it, for a server that is started on it. */
export function prepareStartedFolder(dataDir: string): Promise<void> {
  return prepareDataFolder(dataDir, undefined, started);
}
