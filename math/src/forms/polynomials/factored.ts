import { content } from '../../algebra/polynomials/polynomial.ts';
import { arithmeticValue } from '../../algebra/index.ts';
import { sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isIrreducible } from './irreducible.ts';
import {
  bare,
  containsOutside,
  factorsOf,
  type FormVerdict,
  inMaths,
  isClosed,
  missing,
  ok,
  polynomialOf,
  termsOf,
  wholeNumber,
} from '../structure.ts';

/**
 * A product of numbers, letters and sums that cannot be factored further over the rational numbers, with no fraction of
 * letters inside a factor; where there is no letter, a product of primes.
 * `ofNumbers` is false where factoring numbers is not the task: in an answer about letters.
 */
export function checkFactored(tree: Expression, ofNumbers = isClosed(tree)): FormVerdict {
  if (isClosed(tree)) return checkPrimes(tree, ofNumbers);
  const inner = bare(tree);
  if (inner.kind === 'divide') {
    const above = factorsOf(bare(inner.numerator));
    const below = factorsOf(bare(inner.denominator));
    if (
      below.some(({ base }) => !isClosed(base) && above.some((other) => sameTree(base, other.base, { groups: true })))
    )
      return missing(`Write ${inMaths(inner)} without a fraction that has a letter below its bar.`);
    const top = checkFactored(inner.numerator, false);
    return top.ok ? checkFactored(inner.denominator, false) : top;
  }
  const factors = factorsOf(inner);
  for (const { base } of factors) {
    const verdict = checkFactor(base, base === inner);
    if (!verdict.ok) return verdict;
  }
  return ok;
}

function checkFactor(base: Expression, isAlone: boolean): FormVerdict {
  if (isClosed(base)) {
    const isLeftOver = base.kind === 'add' && arithmeticValue(base) !== undefined;
    return isLeftOver ? missing(`Work out ${inMaths(base)}.`) : ok;
  }
  if (base.kind === 'divide') return checkFactored(base, false);
  // A power that is not a whole one: (x² − 1)ⁿ, 1/(x² − 1) as a negative power.
  if (base.kind === 'power') return checkFactored(base.base, false);
  if (base.kind !== 'add') return ok;
  if (containsOutside(base, isFractionOfLetters)) {
    return missing(`Write ${inMaths(base)} without a fraction that has a letter below its bar.`);
  }
  const form = polynomialOf(base);
  if (!form) return ok;
  const { polynomial } = form;
  if (termsOf(base).length > Math.max(polynomial.size, 1)) return missing(`Collect like terms in ${inMaths(base)}.`);
  const shared = Math.abs(Number(content(polynomial).n));
  if (polynomial.size > 1 && shared !== 1) {
    return missing(isAlone ? stillSum : `Take the common factor out of ${inMaths(base)}.`);
  }
  if (isIrreducible(polynomial)) return ok;
  return missing(isAlone ? stillSum : `${inMaths(base)} can be factored further.`);
}

const stillSum = 'This is a sum: write it as a product.';

/** 1/x, or x with a negative exponent. */
function isFractionOfLetters(node: Expression): boolean {
  if (node.kind === 'divide') return !isClosed(node.denominator);
  return node.kind === 'power' && !isClosed(node.base) && bare(node.exponent) !== node.exponent && isNegative(node);
}

function isNegative(node: Extract<Expression, { kind: 'power' }>): boolean {
  const exponent = node.exponent.kind === 'group' ? node.exponent.body : node.exponent;
  return exponent.kind === 'negate' && isClosed(exponent);
}

function checkPrimes(tree: Expression, ofNumbers: boolean): FormVerdict {
  const inner = bare(tree);
  if (inner.kind === 'number' && !ofNumbers) return ok;
  for (const { base } of factorsOf(inner)) {
    const value = wholeNumber(base);
    if (base.kind === 'add' && arithmeticValue(base)) return missing(stillSum);
    if (value !== undefined && value > 3 && !isPrime(value))
      return missing(`${inMaths(base)} can be factored further.`);
  }
  return ok;
}

/** Of a number from 3 on. */
function isPrime(value: number): boolean {
  if (value % 2 === 0) return false;
  for (let divisor = 3; divisor * divisor <= value; divisor += 2) if (value % divisor === 0) return false;
  return true;
}
