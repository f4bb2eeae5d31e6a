import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { wholeLanguages } from '../../contracts/src/messages/index.ts';

const compress = promisify(brotliCompress);
/** The smallest file worth compressing: a smaller one fits into one packet anyway. */
const smallest = 1024;

/** Made-up languages are for tests on one machine: their pages travel as they are. */
const ofTests = wholeLanguages.filter(({ state }) => state === 'pseudo').map(({ tag }) => `assets/${tag}-`);

/**
 * Writes `FILE.br` beside each script, stylesheet and picture of the build, for the server to send as it is. A build has the
 * time for Brotli's best level, 15 to 20 % smaller than what is compressed while somebody waits.
 */
export function compressFiles(): Plugin {
  return {
    name: 'lemma:compress-files',
    apply: 'build',
    // When all is written: other plugins change scripts up to then.
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter(
        (name) => /\.(?:js|css|svg)$/.test(name) && !ofTests.some((folder) => name.startsWith(folder)),
      );
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await compress(content, { params }));
}
