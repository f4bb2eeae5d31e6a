import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { isChunk, loadedForEntry, loadedForPage, loadedForPart, type Chunk } from './loaded-chunks.ts';

/** Pages whose stylesheets are one with that of all pages: small ones, which learners open one after the other. */
const joined = [
  'classrooms/list/ClassroomsPage',
  'classrooms/class-page/ClassroomPage',
  'attempts/player/PlayerPage',
  'polls/voting/PollPage',
  'review/ReviewPage',
  'signing-in/account-page/AccountPage',
];

/** Parts that every question fetches after it is shown, whose stylesheets are small too. */
const joinedParts = [
  'maths/field/mathlive-field',
  'features/attempts/later/behind-question',
  'ui/messages/WarningView',
];

/**
 * Unites files that a first visit would ask for one by one: the stylesheets of learners' pages, and of what a question fetches
 * later, with that of all pages, and the bundler's own helpers with React, which needs them first.
 */
export function fewerFiles(): Plugin {
  return {
    name: 'lemma:fewer-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = joinStyles(bundle);
        for (const [name, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName: name, source });
        joinHelpers(bundle);
      },
    },
  };
}

/** Gives the joined stylesheet, which every chunk and page then leads to. */
function joinStyles(bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> {
  const chunks = Object.values(bundle).filter(isChunk);
  const [first = ''] = loadedForEntry(chunks).styles;
  const styles = new Set(
    [
      loadedForEntry(chunks),
      ...joined.map((page) => loadedForPage(chunks, `features/${page}`)),
      ...joinedParts.map((part) => loadedForPart(chunks, part)),
    ].flatMap((loaded) => stylesInOrder(loaded.chunks)),
  );
  const source = [...styles].map((name) => textOf(bundle[name])).join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').replaceAll(/[_-]/g, '').slice(0, 8);
  const name = first.replace(/-[\w-]{8}\.css$/, `-${hash}.css`);
  for (const style of styles) delete bundle[style];
  const lead = (text: string): string =>
    [...styles].reduce((changed, style) => changed.replaceAll(style, () => name), text);
  for (const chunk of chunks) {
    const { viteMetadata } = chunk;
    if (viteMetadata !== undefined)
      viteMetadata.importedCss = new Set(
        [...viteMetadata.importedCss].map((style) => (styles.has(style) ? name : style)),
      );
    chunk.code = lead(chunk.code);
  }
  changePage(bundle, lead);
  return { [name]: source };
}

/** Stylesheets of chunks: what a chunk needs comes before its own. */
function stylesInOrder(chunks: ReadonlySet<Chunk>): readonly string[] {
  const byName = new Map([...chunks].map((chunk) => [chunk.fileName, chunk]));
  const styles: string[] = [];
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
    styles.push(...(chunk.viteMetadata?.importedCss ?? []));
  };
  for (const chunk of chunks) visit(chunk);
  return styles;
}

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('a stylesheet of the build is missing');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

function changePage(bundle: Rolldown.OutputBundle, change: (html: string) => string): void {
  const page = bundle['index.html'];
  if (page?.type === 'asset') page.source = change(textOf(page));
}

/** Puts the chunk of the bundler's helpers into that of React. */
export function joinHelpers(bundle: Rolldown.OutputBundle): void {
  const chunks = Object.values(bundle).filter(isChunk);
  const helpers = chunks.find(({ name }) => name === 'rolldown-runtime');
  const react = chunks.find(({ name }) => name === 'react');
  if (helpers === undefined || react === undefined)
    throw new Error('the build has no chunk of helpers, or none of React');
  const [, body = '', list = ''] = /^([^]*)export\{([^}]*)\};?\s*$/.exec(helpers.code) ?? [];
  const fields = list.split(',').map((one) => one.split(' as ').toReversed().join(':'));
  const names = list.split(',').map((one) => one.split(' as ')[1] ?? '');
  const from = (chunk: string): string => `from"./${chunk.slice(chunk.lastIndexOf('/') + 1)}"`;
  const nameOfHelpers = helpers.fileName.slice(helpers.fileName.lastIndexOf('/') + 1);
  const fromHelpers = new RegExp(/import\{([^}]*)\}/.source + from(helpers.fileName).replaceAll('.', String.raw`\.`));
  for (const chunk of chunks) {
    if (chunk === helpers) continue;
    const imports = new Set(chunk.imports.map((name) => (name === helpers.fileName ? react.fileName : name)));
    imports.delete(chunk.fileName);
    chunk.imports = [...imports];
    chunk.code = chunk.code.replace(fromHelpers, (_all, used: string) =>
      chunk === react
        ? `const{${used.replaceAll(' as ', ':')}}=rolldown$`
        : `import{${used
            .split(',')
            .map((one) => `rolldown$${one.includes(' as ') ? one : `${one} as ${one}`}`)
            .join(',')}}${from(react.fileName)}`,
    );
    // A module whose imports are all unused still asks for the file.
    chunk.code = chunk.code.replace(`import"./${nameOfHelpers}";`, '').replaceAll(helpers.fileName, react.fileName);
    if (chunk.code.includes(nameOfHelpers)) throw new Error(`${chunk.fileName} asks for a file that is taken away`);
  }
  react.code = [
    `const rolldown$=(()=>{${body}return{${fields.join(',')}}})();`,
    react.code,
    `const{${names.map((name) => `${name}:rolldown$${name}`).join(',')}}=rolldown$;`,
    `export{${names.map((name) => `rolldown$${name}`).join(',')}};`,
  ].join('\n');
  delete bundle[helpers.fileName];
  changePage(bundle, (html) =>
    html.replace(
      new RegExp(`\\s*<link rel="modulepreload"[^>]*${helpers.fileName.replaceAll('.', String.raw`\.`)}">`),
      '',
    ),
  );
}
