import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestSpecification, Vitest } from 'vitest/node';
import { expect, it } from 'vitest';
import { LongestFirst, longest } from './longest-first.ts';

const root = resolve(import.meta.dirname, '../..');

it('names files that are there', () => {
  expect(longest.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it('runs them before all others of their project, the longest of all first', async () => {
  const specification = (project: string, file: string) =>
    ({
      moduleId: resolve(root, file),
      project: { name: project, config: { isolate: false, sequence: { groupOrder: 0 } } },
    }) as unknown as TestSpecification;
  const cache = { getTestSpecificationResult: () => undefined };
  const sequencer = new LongestFirst({ cache } as unknown as Vitest);
  const [first = '', second = ''] = longest;
  const sorted = await sequencer.sort([
    specification('b', 'vitest.config.ts'),
    specification('b', second),
    specification('a', 'package.json'),
    specification('b', first),
  ]);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    ['package.json', first, second, 'vitest.config.ts'].map((file) => resolve(root, file)),
  );
});
