import { describe, expect, it } from 'vitest';
import { toLatex } from './printing/print-latex.ts';
import { read } from './reading/read.ts';
import { tidy } from './printing/tidy.ts';
import { sameTree } from './traverse.ts';

declare global {
  /** Vite's import of many files, which the test runner provides. */
  interface ImportMeta {
    glob<T>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, T>;
  }
}

/**
 * Test data kept beside the repository (`../shared/corpora`), read only where it is present: LaTeX as learners typed it
 * in other systems. It measures, and must not be special-cased.
 */
const files = import.meta.glob<string>('../../../../shared/corpora/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Row {
  readonly a?: unknown;
  readonly b?: unknown;
  readonly latex?: string;
  readonly plain?: boolean;
  readonly expect?: unknown;
}

function rows(file: string): Row[] {
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? '';
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Row]));
}

const typed = ['equivalence.jsonl', 'forms.jsonl'].flatMap((file) =>
  rows(file).flatMap(({ a, b }) => [a, b].filter((each): each is string => typeof each === 'string')),
);

describe.skipIf(typed.length === 0)('sources typed elsewhere', () => {
  it('are all read', () => {
    expect(typed.filter((source) => !read(source).ok)).toEqual([]);
  });

  it('print to LaTeX that reads back to the same tree', () => {
    for (const source of typed) {
      const result = read(source);
      if (!result.ok) continue;
      const again = read(toLatex(result.tree));
      expect(again.ok && sameTree(tidy(result.tree), again.tree, { groups: true, marks: true }), source).toBe(true);
    }
  });

  it('in ordinary notation are read when they have a value and refused when they are malformed', () => {
    const ordinary = rows('latex-values.jsonl').filter((row) => row.plain);
    const wrong = ordinary.filter((row) => read(row.latex ?? '').ok !== (row.expect !== 'error'));
    expect(wrong.map((row) => row.latex)).toEqual([]);
  });
});
