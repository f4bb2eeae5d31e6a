import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = globSync('{math,contracts,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.') && !file.startsWith('server/src/testing/'));

/** The files that each file imports, values and types alike. */
function importsOf(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(names);
  return new Map(
    names.map((file) => {
      const text = readFileSync(resolve(root, file), 'utf8');
      const paths = [...text.matchAll(/^(?:import|export|\}).*? from '(\.[^']+)';$/gm)].map((match) => match[1] ?? '');
      return [file, paths.map((path) => posix.join(posix.dirname(file), path)).filter((path) => known.has(path))];
    }),
  );
}

/** The files from which a walk along the imports can return, by taking away what leads nowhere until nothing is left. */
function circling(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, next] of left) if (!next.some((path) => left.has(path))) left.delete(file);
  }
  const imported = (file: string) => [...left].some(([, next]) => next.includes(file));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const file of left.keys()) if (!imported(file)) left.delete(file);
  }
  return [...left.keys()].sort();
}

it('imports in no circle, not even of types: what both sides need has a file of its own', () => {
  const imports = importsOf(files);
  expect([...imports.values()].flat().length).toBeGreaterThan(3000);
  expect(circling(imports)).toEqual([]);
});

it('finds a circle of three files, and not the file that only leads to it', () => {
  const imports = new Map([
    ['start', ['a']],
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a']],
    ['leaf', []],
  ]);
  expect(circling(imports)).toEqual(['a', 'b', 'c']);
});
