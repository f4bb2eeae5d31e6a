import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../math/src');

/** Ids of messages and notes for translators stay at home, as in the build of the pages. */
const withoutIds: Plugin = {
  name: 'without-ids',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/messages\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replaceAll(
        /\bmessage\(\s*'[\w.]+',\s*('[^']*'|"[^"]*"),[^)]*\)/g,
        '({text:$1})',
      ),
    })),
};

/** Bytes that a browser loads, minified and compressed. */
async function sizeOf(what: string, part: string): Promise<number> {
  const contents = `export ${what} from ${JSON.stringify(join(sources, part, 'index.ts'))};`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: sources },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    plugins: [withoutIds],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test('reading takes at most 20 kB of a browser, and notation with its printing at most 25.6 kB', async () => {
  const reading = await sizeOf('{ read }', 'notation');
  const notation = await sizeOf('*', 'notation');
  expect(reading).toBeGreaterThan(10_000);
  expect(reading).toBeLessThanOrEqual(20_000);
  expect(notation).toBeLessThanOrEqual(25_600);
});
