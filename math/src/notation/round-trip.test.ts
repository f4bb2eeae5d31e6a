import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerm, anyTree } from '../testing/arbitrary-tree.ts';
import { outline } from './outline.ts';
import { toLatex } from './printing/print-latex.ts';
import { toPlain } from './printing/print-plain.ts';
import { toSpoken } from '../speech/index.ts';
import { read } from './reading/read.ts';
import { tidy } from './printing/tidy.ts';
import { mapChildren, sameTree } from './traverse.ts';
import type { Expression } from './tree.ts';
import type { ReadOptions } from './reading/read-result.ts';

const runs = 2000;

/** Removes what printing may change: brackets that only group, and those around a function's argument. */
function withoutBrackets(tree: Expression): Expression {
  const inner = mapChildren(tree, withoutBrackets);
  if (inner.kind === 'group' && inner.shape === 'round') return inner.body;
  if (inner.kind !== 'call') return inner;
  const { bracketed: _, ...rest } = inner;
  return rest;
}

function canonical(tree: Expression): Expression {
  return tidy(withoutBrackets(tidy(tree)));
}

function reread(text: string, options: ReadOptions): Expression {
  const result = read(text, options);
  if (!result.ok) throw new Error(`${result.error.message} in ${text}`);
  return result.tree;
}

/** Returns the difference between a tree and the reading of its printed text; empty when there is none. */
function difference(tree: Expression, text: string, options: ReadOptions): string {
  const before = canonical(tree);
  const after = canonical(reread(text, options));
  if (sameTree(before, after, { marks: true })) return '';
  return `${text}\n printed ${outline(before)}\n read    ${outline(after)}`;
}

const same = (printed: (tree: Expression) => string, options: ReadOptions) =>
  fc.property(anyTree, (tree) => {
    expect(difference(tree, printed(tree), options)).toBe('');
  });

describe('printing a tree and reading it again gives the same tree', () => {
  it.each<[string, (tree: Expression) => string, ReadOptions]>([
    ['in LaTeX', (tree) => toLatex(tree), {}],
    [
      'in LaTeX with slashes and decimal commas',
      (tree) => toLatex(tree, { decimal: ',', fractions: 'typed' }),
      { decimal: ',' },
    ],
    ['in plain text', (tree) => toPlain(tree), { syntax: 'plain' }],
    ['in plain text with decimal commas', (tree) => toPlain(tree, { decimal: ',' }), { syntax: 'plain', decimal: ',' }],
  ])('%s', (_, printed, options) => {
    const { counterexample, seed } = fc.check(same(printed, options), { numRuns: runs });
    expect(counterexample, `seed ${seed}`).toBeNull();
  });

  it('and printing that again gives the same text', () => {
    fc.assert(
      fc.property(anyTerm, (tree) => {
        const latex = toLatex(tree);
        const again = toLatex(reread(latex, {}));
        expect(again).toBe(toLatex(reread(again, {})));
      }),
      { numRuns: runs },
    );
  });
});

it('can say every tree in words', () => {
  fc.assert(
    fc.property(anyTree, (tree) => {
      expect(toSpoken(tree)).toMatch(/^[^\\{}^_]+$/);
    }),
    { numRuns: 500 },
  );
});
