import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const ignored = ['**/node_modules/**', '**/dist/**', '.cache/**', '.git/**', 'data/**', 'test-results/**'];
const documents = globSync(['*.md', 'docs/**/*.md', '{math,catalogue,.github}/**/*.md'], {
  cwd: root,
  exclude: ignored,
});
/** Files and folders. */
const everyPath = globSync(['**/*', '.{ci,github,devcontainer}/**/*', '.*'], { cwd: root, exclude: ignored });
const topFolders = new Set(everyPath.filter((path) => !path.includes('/')));
/** Names of what is built or written at run time, and an error code that looks like a path. */
const notInClone = new Set([
  'math/dist',
  'node_modules/.bin',
  '.cache/compiled',
  'secrets.json',
  'DATA_DIR/secrets.json',
  'manifest.json',
  'server/read-only',
]);
const endings = 'tsx?|mjs|md|json|ya?ml|css|sql|html';

/** The alternatives of `{a,b}.ts`, one by one. */
function alternatives(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  return (braces[1] ?? '').split(',').flatMap((one) => alternatives(path.replace(braces[0], one.trim())));
}

/** Whether there is a file or folder of this path, from the root or from the inside of a folder; NAME is any name. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\b(?:NAME|FEATURE|PAGE)\b|\*+/g, '[^/]*');
  const whole = new RegExp(`(?:^|/)${pattern}$`);
  return notInClone.has(path) || everyPath.some((one) => whole.test(one));
}

/** Texts between backticks that name a file or folder of this repository. */
function pathsIn(text: string): string[] {
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([\w.@{}*][\w.@{},*/-]*)`/g)].map(
    ([, span]) => span ?? '',
  );
  const named = new RegExp(`^[^.].*\\.(?:${endings})$`);
  return spans.filter((span) => named.test(span) || (span.includes('/') && topFolders.has(span.split('/')[0] ?? '')));
}

/** Links to files beside the document, without what follows a #. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target?.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^(?:[a-z]+:|\/)/.test(target));

it.each(documents)('%s names only files and folders that are there', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const named = pathsIn(text)
    .flatMap(alternatives)
    .filter((path) => !isThere(path));
  const linked = linksIn(text).filter((target) => !existsSync(resolve(root, dirname(document), target)));
  expect([...named, ...linked]).toEqual([]);
});

it('finds paths that are not there, in every way of naming them', () => {
  const text =
    'See `math/src/nowhere`, `server/src/features/NAME/{api,nowhere}.ts`, `absent.ts` and `bench/*/nowhere.ts`.';
  const missing = pathsIn(text)
    .flatMap(alternatives)
    .filter((path) => !isThere(path));
  expect(missing).toEqual([
    'math/src/nowhere',
    'server/src/features/NAME/nowhere.ts',
    'absent.ts',
    'bench/*/nowhere.ts',
  ]);
});
