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

interface GivenFont {
  readonly family: string;
  readonly file: string;
  /** The signs for which it is asked. */
  readonly range: string;
}

/** Fonts with nothing but a space, of less than a kilobyte. */
const spaces: readonly GivenFont[] = [
  { family: 'MJX-NCM-ZERO', file: 'mjx-ncm-zero.woff2', range: 'U+20' },
  { family: 'MJX-BRK', file: 'mjx-ncm-brk.woff2', range: 'U+20' },
];

/**
 * Of this one nearly every formula needs the ordinary signs, the others seldom: they stay in its file. Of the same family, the
 * font that a script has added counts before one that a stylesheet declares.
 */
const letters: GivenFont = { family: 'MJX-NCM-N', file: 'mjx-ncm-n.woff2', range: ordinaryRange };

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

/**
 * One script that starts the loader and hands over the parts, each of which the page runs in a task of its own. The fonts that
 * formulas are sure to need are in it: asked for by the first formula, they would come a way to the server later.
 */
async function joined(): Promise<string> {
  const read = (file: string): Promise<string> => readFile(file, 'utf8');
  const parts = await Promise.all(components.map((file) => read(join(mathjaxFolder, file))));
  const font = declared(await read(join(fontFolder, 'chtml.js')));
  const given = await Promise.all([
    ...spaces.map(async (space) => declaredByBytes(space, await readFont(space))),
    readFont(letters)
      .then(withOrdinarySigns)
      .then((bytes) => declaredByBytes(letters, bytes)),
  ]);
  const functions = [...parts, font, ...given].map((part) => `(()=>{${part}\n})`);
  return [
    await read(join(mathjaxFolder, 'startup.js')),
    `MathJax.loader.preLoaded(${preloaded.map((name) => JSON.stringify(name)).join(',')})`,
    `window.mathjaxParts=[${functions.join(',\n')}]`,
  ].join(';\n');
}

/** The font's script without the declarations of fonts that come whole with ours. */
function declared(script: string): string {
  return spaces.reduce((text, { family, file }) => {
    const theirs = `"@font-face /* ${family} */":{"font-family":"${family}",src:'url("%%URL%%/${file}") format("woff2")'},`;
    if (!text.includes(theirs)) throw new Error(`MathJax has changed: it does not declare ${theirs}`);
    return text.replace(theirs, '');
  }, script);
}

const readFont = ({ file }: GivenFont): Promise<Buffer> => readFile(join(fontFolder, 'chtml/woff2', file));

/** Declares a font by its bytes; compressed, these are no longer than the font's file. */
const declaredByBytes = ({ family, range }: GivenFont, bytes: Buffer): string =>
  `document.fonts.add(new FontFace(${JSON.stringify(family)},` +
  `Uint8Array.from(atob("${bytes.toString('base64')}"),(sign)=>sign.charCodeAt(0)),{unicodeRange:"${range}"}))`;

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
