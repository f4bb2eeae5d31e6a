import { exactValue } from '../../algebra/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { likeness } from './expanded.ts';
import { bare, contains, type FormVerdict, inMaths, isClosed, missing, ok, wholeNumber } from '../structure.ts';

/**
 * Whether like terms are put together and numbers worked out in a numerator or denominator. The content of an exponent,
 * a root or a function is left alone, and so are powers of ten.
 */
export function checkCollected(tree: Expression): FormVerdict {
  const inner = bare(tree);
  if (isCalculation(inner)) return missing(`Work out ${inMaths(inner)}.`);
  if (inner.kind === 'add') {
    const kinds = inner.terms.map(likeness);
    return new Set(kinds).size < kinds.length ? missing('Collect like terms.') : checkEach(inner.terms);
  }
  if (inner.kind === 'power') return checkCollected(inner.base);
  if (inner.kind !== 'multiply') return ok;
  const factors = factorsIn(inner);
  const numbers = factors.filter((factor) => exactValue(factor) !== undefined && !isPowerOfTen(factor));
  return numbers.length > 1 ? missing(`Multiply the numbers in ${inMaths(inner)}.`) : checkEach(factors);
}

function checkEach(trees: readonly Expression[]): FormVerdict {
  for (const tree of trees) {
    const verdict = checkCollected(tree);
    if (!verdict.ok) return verdict;
  }
  return ok;
}

/** A number that is not written as a numeral or a fraction of numerals: 2³ or 2 + 3, unlike 2³ᐟ² and 3 · 10⁵. */
function isCalculation(tree: Expression): boolean {
  if (tree.kind === 'number' || tree.kind === 'divide' || tree.kind === 'mixed' || !isClosed(tree)) return false;
  return exactValue(tree) !== undefined && !contains(tree, isPowerOfTen);
}

function isPowerOfTen(tree: Expression): boolean {
  return tree.kind === 'power' && wholeNumber(tree.base) === 10;
}

/** The factors of a product and of products in it, without signs and brackets. */
function factorsIn(tree: Expression): readonly Expression[] {
  const inner = bare(tree);
  return inner.kind === 'multiply' ? inner.factors.flatMap(factorsIn) : [inner];
}
