import { describe, expect, it } from 'vitest';
import { outline } from '../notation/outline.ts';
import { read } from '../notation/reading/read.ts';
import { formulaIn } from './in-notation.ts';
import { notationIds } from './table.ts';
import { toCanonical } from './to-canonical.ts';

/** Test data kept beside the repository, read only where it is present: LaTeX as learners typed it in other systems. */
const files = import.meta.glob<string>('../../../../shared/corpora/{equivalence,forms}.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const typed = Object.values(files).flatMap((text) =>
  text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const { a, b } = JSON.parse(line) as { readonly a?: unknown; readonly b?: unknown };
    return [a, b].filter((each): each is string => typeof each === 'string');
  }),
);

const treeOf = (latex: string): string => {
  const result = read(latex);
  return result.ok
    ? outline(result.tree)
        .replaceAll(':obelus', ':colon')
        .replaceAll(/(?<![\d.])(?=\.\d)/g, '0')
    : result.error.code;
};

/** Marking is given the same answers, so it gives the same marks. */
describe.skipIf(typed.length === 0)('answers of other systems, written in each notation', () => {
  it.each(notationIds)('are the same answers in %s', (id) => {
    const others = typed.flatMap((latex) => {
      const written = formulaIn(latex, id, 'latex');
      const canonical = toCanonical(written, id);
      const before = treeOf(latex);
      const after = canonical.ok ? treeOf(canonical.text) : canonical.problem.code;
      return before === after ? [] : [`${latex} as ${written}: ${before} and ${after}`];
    });
    expect(others).toEqual([]);
  });
});
