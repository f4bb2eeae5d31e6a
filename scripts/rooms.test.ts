import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const most = 15;

/** Folders that are still crowded, each with the most files that it may have. The numbers only go down. */
const crowded: Readonly<Record<string, number>> = {
  'server/src/features/polls/work/kinds': 17,
  'server/src/testing': 26,
};

const sources = globSync('{math,contracts,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const counts = [...Map.groupBy(sources, (file) => dirname(file))].map(([folder, files]) => ({
  folder,
  count: files.length,
}));

it('keeps at most fifteen source files in a folder, and no crowded folder grows', () => {
  expect(counts.filter(({ folder, count }) => count > (crowded[folder] ?? most))).toEqual([]);
});

it('lists no folder as crowded that no longer is', () => {
  const still = new Set(counts.filter(({ count }) => count > most).map(({ folder }) => folder));
  expect(Object.keys(crowded).filter((folder) => !still.has(folder))).toEqual([]);
});
