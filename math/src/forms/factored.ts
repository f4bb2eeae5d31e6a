import { content, degreeIn, generatorsOf } from '../algebra/polynomial.ts';
import type { Expression } from '../notation/tree.ts';
import { isIrreducible } from './irreducible.ts';
import {
  bare,
  factorsOf,
  type FormVerdict,
  inMaths,
  isClosed,
  missing,
  ok,
  polynomialOf,
  wholeNumber,
} from './structure.ts';

/** A product of factors that cannot be factored any further over the rational numbers; for numbers, of primes. */
export function checkFactored(tree: Expression): FormVerdict {
  if (isClosed(tree)) return checkPrimes(tree);
  const inner = bare(tree);
  // A number below or before a product of factors is no obstacle.
  if (inner.kind === 'divide' && isClosed(inner.denominator)) return checkFactored(inner.numerator);
  if (inner.kind === 'divide') {
    const top = checkFactored(inner.numerator);
    return top.ok ? checkFactored(inner.denominator) : top;
  }
  const factors = factorsOf(inner);
  for (const { base } of factors) {
    if (isClosed(base) || base.kind === 'name') continue;
    if (base.kind === 'divide' || base.kind === 'power') continue;
    const form = polynomialOf(base);
    if (!form) continue;
    const { polynomial } = form;
    const size = content(polynomial);
    const hasNumber = polynomial.size > 1 && size.d === 1 && size.n !== 1 && size.n !== -1;
    if (hasNumber) {
      return missing(factors.length === 1 ? stillSum(base) : `Take the common factor out of ${inMaths(base)}.`);
    }
    if (!isIrreducible(polynomial)) {
      return missing(factors.length === 1 ? stillSum(base) : `${inMaths(base)} can be factored further.`);
    }
    if (polynomial.size === 1 && generatorsOf(polynomial).some((generator) => degreeIn(polynomial, generator) > 1)) {
      continue;
    }
  }
  return ok;
}

function stillSum(base: Expression): string {
  return base.kind === 'add' ? 'This is a sum: write it as a product.' : `${inMaths(base)} can be factored further.`;
}

function checkPrimes(tree: Expression): FormVerdict {
  const inner = bare(tree);
  for (const { base } of factorsOf(inner)) {
    const value = wholeNumber(base);
    if (base.kind === 'add') return missing('This is a sum: write it as a product.');
    if (value !== undefined && value > 3 && !isPrime(value)) {
      // A lone number coefficient is no task of its own.
      if (inner.kind === 'number') return ok;
      return missing(`${value} can be factored further.`);
    }
  }
  return ok;
}

function isPrime(value: number): boolean {
  if (value < 4) return value > 1;
  if (value % 2 === 0) return false;
  for (let divisor = 3; divisor * divisor <= value; divisor += 2) if (value % divisor === 0) return false;
  return true;
}
