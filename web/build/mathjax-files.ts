import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ordinaryRange, withOrdinarySigns } from './light-fonts.ts';

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
 * The parts of MathJax that `src/maths/typesetting/mathjax.ts` uses, in the order in which they must run. They are joined into
 * one script: MathJax's own loader would ask for each of them, one round trip after another.
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

const uprightFont = 'chtml/woff2/mjx-ncm-n.woff2';
const ordinaryFont = 'chtml/woff2/mjx-ncm-n-ordinary.woff2';

/** Fonts with nothing but a space, of less than a kilobyte: they come with the script, not as two more requests. */
const spaces = [
  { family: 'MJX-NCM-ZERO', file: 'mjx-ncm-zero.woff2' },
  { family: 'MJX-BRK', file: 'mjx-ncm-brk.woff2' },
];

/** Declarations of fonts, and what stands for them: a page fetches only what has the signs that it shows. */
const declarations: readonly (readonly [string, string])[] = [
  ...spaces.map(
    ({ family, file }) =>
      [
        `"@font-face /* ${family} */":{"font-family":"${family}",src:'url("%%URL%%/${file}") format("woff2")'},`,
        '',
      ] as const,
  ),
  // Of the same family, the last one that has a sign counts.
  [
    `"@font-face /* MJX-NCM-B */":`,
    `"@font-face /* MJX-NCM-N ordinary */":{"font-family":"MJX-NCM-N","unicode-range":"${ordinaryRange}",` +
      `src:'url("%%URL%%/mjx-ncm-n-ordinary.woff2") format("woff2")'},"@font-face /* MJX-NCM-B */":`,
  ],
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
          const file = path.slice('/font/'.length);
          createReadStream(join(fontFolder, file === ordinaryFont ? uprightFont : file))
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
      const source = await withOrdinarySigns(await readFile(join(fontFolder, uprightFont)));
      this.emitFile({ type: 'asset', fileName: `${base}/font/${ordinaryFont}`, source });
    },
  };
}

/** One script that starts the loader and hands over the parts, each of which the page runs in a task of its own. */
async function joined(): Promise<string> {
  const read = (file: string): Promise<string> => readFile(file, 'utf8');
  const parts = await Promise.all(components.map((file) => read(join(mathjaxFolder, file))));
  const font = declared(await read(join(fontFolder, 'chtml.js')));
  const functions = [...parts, font, ...(await Promise.all(spaces.map(declaredSpace)))].map(
    (part) => `(()=>{${part}\n})`,
  );
  return [
    await read(join(mathjaxFolder, 'startup.js')),
    `MathJax.loader.preLoaded(${preloaded.map((name) => JSON.stringify(name)).join(',')})`,
    `window.mathjaxParts=[${functions.join(',\n')}]`,
  ].join(';\n');
}

/** The font's script with our declarations. */
function declared(script: string): string {
  return declarations.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs)) throw new Error(`MathJax has changed: it does not declare ${theirs}`);
    return text.replace(theirs, () => ours);
  }, script);
}

/** Declares a font by its bytes. A space is all that it is asked for. */
async function declaredSpace({ family, file }: (typeof spaces)[number]): Promise<string> {
  const bytes = (await readFile(join(fontFolder, 'chtml/woff2', file))).toString('base64');
  return (
    `document.fonts.add(new FontFace(${JSON.stringify(family)},` +
    `Uint8Array.from(atob("${bytes}"),(sign)=>sign.charCodeAt(0)),{unicodeRange:"U+20"}))`
  );
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
