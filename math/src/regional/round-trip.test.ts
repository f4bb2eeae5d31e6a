import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLatex } from '../notation/printing/print-latex.ts';
import { toPlain } from '../notation/printing/print-plain.ts';
import { tidy } from '../notation/printing/tidy.ts';
import { outline } from '../notation/outline.ts';
import { read } from '../notation/reading/read.ts';
import { mapChildren, sameTree } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';
import { anyTree } from '../testing/arbitrary-tree.ts';
import { formulaIn } from './in-notation.ts';
import { notationIds } from './table.ts';
import { toCanonical } from './to-canonical.ts';

/** Trees that are printed and read in each notation, half of them as LaTeX and half as typed text. */
const trees = 10_000;
/** The same trees in every run. */
const seed = 2026;

/** Removes what printing may change: brackets that only group, and those around a function's argument. */
function bare(tree: Expression): Expression {
  const inner = mapChildren(tree, bare);
  if (inner.kind === 'group' && inner.shape === 'round') return inner.body;
  // Of a product in a product, printing shows the factors.
  if (inner.kind === 'multiply') {
    const factors = inner.factors.flatMap((factor) => (factor.kind === 'multiply' ? factor.factors : [factor]));
    return { ...inner, factors, marks: factors.slice(1).map(() => 'dot') };
  }
  if (inner.kind !== 'call') return inner;
  const { bracketed: _, ...rest } = inner;
  return rest;
}

const canonicalTree = (tree: Expression): Expression => bare(tidy(bare(tidy(tree))));

/** Returns the difference between a tree and what is read where it was printed in a notation; empty when there is none. */
function difference(tree: Expression, id: (typeof notationIds)[number], syntax: 'latex' | 'plain'): string {
  const printed = formulaIn(syntax === 'latex' ? toLatex(tree) : toPlain(tree), id, syntax);
  const canonical = toCanonical(printed, id, { items: () => 1 });
  if (!canonical.ok) return `${printed}: ${canonical.problem.message}`;
  const result = read(canonical.text, { syntax });
  if (!result.ok) return `${printed}: ${result.error.message} in ${canonical.text}`;
  const [before, after] = [canonicalTree(tree), canonicalTree(result.tree)];
  return sameTree(before, after, { marks: true })
    ? ''
    : `${printed}\n printed ${outline(before)}\n read    ${outline(after)}`;
}

describe('a tree that is printed in a notation and read there is the same tree', () => {
  it.each(notationIds)('in %s', (id) => {
    const same = (syntax: 'latex' | 'plain') =>
      fc.property(anyTree, (tree) => {
        expect(difference(tree, id, syntax)).toBe('');
      });
    for (const syntax of ['latex', 'plain'] as const) fc.assert(same(syntax), { numRuns: trees / 2, seed });
  });
});
