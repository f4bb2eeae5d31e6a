import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isInstalled, peerNames, peers } from '../peers/engines.ts';

const root = join(import.meta.dirname, '../..');
const inMaths = (folder: string) => `export * from ${JSON.stringify(join(root, 'math/src', folder, 'index.ts'))};`;

const notation = inMaths('notation');
const everything = [
  'notation',
  'speech',
  'algebra',
  'equivalence',
  'forms',
  'units',
  'errors',
  'exercises',
  'marking',
  'working',
];

interface Chunk {
  readonly type: string;
  readonly code?: string;
}

/** The part of the bundler used here; it comes with Vite and is not a dependency of its own. */
interface Bundler {
  readonly rolldown: (options: {
    readonly input: string;
    readonly platform: 'browser';
    readonly external: readonly RegExp[];
    readonly logLevel: 'silent';
    readonly resolve: { readonly modules: readonly string[] };
  }) => Promise<{
    readonly generate: (options: {
      readonly format: 'esm';
      readonly minify: true;
      readonly codeSplitting: false;
    }) => Promise<{ readonly output: readonly Chunk[] }>;
    readonly close: () => Promise<void>;
  }>;
}

async function loadBundler(): Promise<Bundler> {
  const vite = createRequire(join(root, 'web/package.json')).resolve('vite/package.json');
  return (await import(pathToFileURL(createRequire(vite).resolve('rolldown')).href)) as Bundler;
}

/** Kilobytes of a bundle of its own; packages that match are left out of it. */
export const measureSize = async (source: string, external: readonly RegExp[]): Promise<Record<string, number>> =>
  sizeOf(await loadBundler(), source, external);

async function sizeOf(
  bundler: Bundler,
  source: string,
  external: readonly RegExp[] = [],
): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'lemma-bench-size-'));
  const input = join(folder, 'entry.ts');
  writeFileSync(input, source);
  try {
    const bundle = await bundler.rolldown({
      input,
      platform: 'browser',
      external,
      logLevel: 'silent',
      resolve: { modules: ['node_modules', join(root, 'bench/peers/node_modules')] },
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
    await bundle.close();
    const code = Buffer.from(output.map((chunk) => chunk.code ?? '').join('\n'));
    const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
    return {
      'minified kB': kilobytes(code.length),
      'gzip kB': kilobytes(gzipSync(code, { level: 9 }).length),
      'brotli kB': kilobytes(
        brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: code.length } }).length,
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kilobytes that a browser has to load, minified and compressed. */
export async function measureSizes(): Promise<void> {
  const bundler = await loadBundler();
  const entries = [
    [
      'what reads in a learner’s browser',
      `import ${JSON.stringify(join(root, 'web/src/maths/reading/notation.worker.ts'))};`,
    ],
    ['notation: reading alone', `export { read } from ${JSON.stringify(join(root, 'math/src/notation/index.ts'))};`],
    ['notation: reading and printing', notation],
    ['equivalence, with notation', notation + inMaths('equivalence')],
    ['everything', everything.map(inMaths).join('\n')],
    ...peerNames.filter(isInstalled).map((name) => [name, peers[name].source] as const),
  ] as const;
  const rows = [];
  for (const [what, source] of entries) rows.push({ what, ...(await sizeOf(bundler, source)) });
  console.table(rows);
}
