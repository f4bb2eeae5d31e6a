/**
 * Builds the package of the maths engine for publishing: JavaScript, declarations and a package.json that points to
 * them, in math/dist. Inside this repository the TypeScript sources are used as they are; Node does not strip types
 * below node_modules, so what is published has none. `npm publish math/dist` publishes it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const math = join(root, 'math');

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** The package.json of the published package: the same parts, as JavaScript with declarations. */
function publishedManifest(): object {
  const manifest = JSON.parse(readFileSync(join(math, 'package.json'), 'utf8')) as Manifest;
  const { private: _private, scripts: _scripts, exports, ...others } = manifest;
  const built = Object.entries(exports).map(([part, source]) => {
    const file = source.replace('./src/', './').replace(/\.ts$/, '');
    return [part, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return { ...others, engines: { node: '>=20' }, exports: Object.fromEntries(built) as object };
}

/** Builds the package into a folder, which is emptied first. */
export function buildMath(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(math, 'tsconfig.build.json'), '--outDir', folder], {
    stdio: 'inherit',
  });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(), undefined, 2)}\n`);
  for (const file of ['README.md', 'LICENSE']) copyFileSync(join(math, file), join(folder, file));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildMath(join(math, 'dist'));
