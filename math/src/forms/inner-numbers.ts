import { children } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { numberWork } from './numbers/worked-out.ts';
import { isClosed } from './structure.ts';

/**
 * Returns a number that is left to be worked out in an exponent, under a root, in its index or in an argument of a
 * function: the 1 + 2 of x^(1 + 2), the 2 · 3 of sin(2 · 3x).
 */
export function innerCalculation(tree: Expression): Expression | undefined {
  return firstOf(children(tree), (child) => (isInside(tree, child) ? calculationIn(child) : innerCalculation(child)));
}

/** Whether a part is an exponent, a radicand, an index or an argument. */
function isInside(tree: Expression, part: Expression): boolean {
  if (tree.kind === 'power') return part === tree.exponent;
  return tree.kind === 'root' || tree.kind === 'call' || tree.kind === 'absolute';
}

function calculationIn(tree: Expression): Expression | undefined {
  if (isClosed(tree)) return isLeft(tree) ? tree : undefined;
  const numbers = numbersIn(tree);
  return numbers && isLeft(numbers) ? numbers : firstOf(children(tree), calculationIn);
}

/** The numbers of a sum or product with letters, put together: 1 + 2 of n + 1 + 2. */
function numbersIn(tree: Expression): Expression | undefined {
  if (tree.kind === 'add') {
    const terms = tree.terms.filter(isClosed);
    return terms.length > 1 ? { kind: 'add', terms } : undefined;
  }
  if (tree.kind !== 'multiply') return undefined;
  const factors = tree.factors.filter(isClosed);
  return factors.length > 1
    ? { kind: 'multiply', factors, marks: factors.slice(1).map(() => 'dot' as const) }
    : undefined;
}

/** A fraction to reduce is left, a root to simplify is not: x^√8 stays. */
function isLeft(number: Expression): boolean {
  const work = numberWork(number);
  return work !== undefined && work !== 'root';
}

function firstOf(
  trees: readonly Expression[],
  find: (tree: Expression) => Expression | undefined,
): Expression | undefined {
  for (const tree of trees) {
    const found = find(tree);
    if (found) return found;
  }
  return undefined;
}
