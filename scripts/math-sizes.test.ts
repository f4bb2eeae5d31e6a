import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../math/src');

/** Bytes that a browser loads, minified and compressed. */
async function sizeOf(what: string, part: string): Promise<number> {
  const contents = `export ${what} from ${JSON.stringify(join(sources, part, 'index.ts'))};`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: sources },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

test('reading takes at most 20 kB of a browser, and notation with its printing at most 25 kB', async () => {
  const reading = await sizeOf('{ read }', 'notation');
  const notation = await sizeOf('*', 'notation');
  expect(reading).toBeGreaterThan(10_000);
  expect(reading).toBeLessThanOrEqual(20_000);
  expect(notation).toBeLessThanOrEqual(25_000);
});
