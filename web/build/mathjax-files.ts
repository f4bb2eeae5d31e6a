import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const mathjaxFolder = dirname(require.resolve('mathjax/core.js'));
const fontFolder = join(mathjaxFolder, '..', '@mathjax', 'mathjax-newcm-font');

/** Extensions of TeX, each after those whose code it uses. `newcommand` is only used by `ams`: as a package it stays off. */
const extensions = [
  'newcommand',
  'ams',
  'boldsymbol',
  'braket',
  'enclose',
  'cancel',
  'color',
  'configmacros',
  'gensymb',
  'textmacros',
  'upgreek',
];

/**
 * The parts of MathJax that `src/maths/mathjax.ts` uses, in the order in which they must run. They are joined into one
 * script: MathJax's own loader would ask for each of them, one round trip after another.
 */
const components = [
  'core.js',
  'input/tex-base.js',
  ...extensions.map((name) => `input/tex/extensions/${name}.js`),
  'ui/safe.js',
  'output/chtml.js',
];

/** Informs the loader which components the joined script contains, so that it fetches none of them. */
const preloaded = [
  'core',
  'input/tex-base',
  ...extensions.map((name) => `[tex]/${name}`),
  'ui/safe',
  'output/chtml',
  '[mathjax-newcm]/chtml',
];

const types: Record<string, string> = { '.js': 'text/javascript', '.woff2': 'font/woff2' };

/** Serves MathJax and its font from our own address: `/mathjax-VERSION/lemma.js` and `/mathjax-VERSION/font/…`. */
export function mathjaxFiles(): Plugin {
  let base = '';
  return {
    name: 'lemma:mathjax-files',
    async config() {
      const { version } = JSON.parse(await readFile(join(mathjaxFolder, 'package.json'), 'utf8')) as {
        version: string;
      };
      base = `mathjax-${version}`;
      return { define: { __MATHJAX_BASE__: JSON.stringify(`/${base}`) } };
    },
    configureServer(server) {
      server.middlewares.use(`/${base}`, (request, response, next) => {
        const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
        if (path === '/lemma.js') {
          void joined().then((text) => response.setHeader('content-type', 'text/javascript').end(text), next);
        } else if (path.startsWith('/font/') && !path.includes('..')) {
          response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
          createReadStream(join(fontFolder, path.slice('/font/'.length)))
            .on('error', next)
            .pipe(response);
        } else next();
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${base}/lemma.js`, source: await joined() });
      for (const file of await filesUnder(join(fontFolder, 'chtml'))) {
        const name = relative(fontFolder, file).split(sep).join('/');
        this.emitFile({ type: 'asset', fileName: `${base}/font/${name}`, source: await readFile(file) });
      }
    },
  };
}

async function joined(): Promise<string> {
  const read = (file: string): Promise<string> => readFile(file, 'utf8');
  const parts = await Promise.all(components.map((file) => read(join(mathjaxFolder, file))));
  return [
    // Its start-up waits for a promise, so nothing begins before the whole script has run.
    await read(join(mathjaxFolder, 'startup.js')),
    `MathJax.loader.preLoaded(${preloaded.map((name) => JSON.stringify(name)).join(',')})`,
    ...parts,
    await read(join(fontFolder, 'chtml.js')),
  ].join(';\n');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
