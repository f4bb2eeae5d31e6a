import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const most = 15;

const sources = globSync(
  [
    '{math,contracts,server,web}/src/**/*.{ts,tsx,mjs}',
    'web/{build,gallery}/**/*.{ts,tsx}',
    '{bench,scripts}/**/*.{ts,mjs}',
    'e2e/**/*.ts',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },

  // The words of a folder are beside its sources.
).filter((file) => !/\.(test|spec)\.tsx?$|\/messages\.ts$/.test(file));

it('keeps at most fifteen source files in every folder, without exceptions', () => {
  const crowded = [...Map.groupBy(sources, (file) => dirname(file))].filter(([, files]) => files.length > most);
  expect(sources.length).toBeGreaterThan(1000);
  expect(crowded.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});
