import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import {
  constantValue,
  degreeIn,
  divideExactly,
  generatorsOf,
  type Polynomial,
  polynomialKey,
  primitivePart,
} from '../../algebra/polynomials/polynomial.ts';
import { gcd } from '../../algebra/polynomials/polynomial-gcd.ts';
import type { Expression } from '../../notation/tree.ts';
import { isIrreducible } from '../polynomials/irreducible.ts';
import { derivativeOf } from '../polynomials/polynomial-derivative.ts';
import {
  bare,
  contains,
  type FormVerdict,
  inMaths,
  isClosed,
  missing,
  ok,
  polynomialOf,
  termsOf,
} from '../structure.ts';

/**
 * A sum of at most one polynomial, with like terms collected here and above and below the bars, and of fractions, each over a power of its own of a polynomial that cannot be factored
 * over the rational numbers, with a numerator of smaller degree than that polynomial.
 */
export function checkPartialFractions(tree: Expression, variable: string | undefined): FormVerdict {
  const normaliser = new Normaliser();
  const seen = new Set<string>();
  if (contains(tree, (node) => node.kind === 'add' && hasLikeTerms(node, normaliser))) {
    return missing('Collect like terms.');
  }
  for (const term of termsOf(tree)) {
    const { numerator, denominator } = quotientOf(term);
    if (!denominator) {
      const hasFraction = contains(term, (node) => node.kind === 'divide' && !isClosed(node.denominator));
      if (hasFraction || !polynomialOf(term, normaliser)) return missing('Write a sum of simple fractions.');
      continue;
    }
    const verdict = checkTerm(term, numerator, denominator, variable, normaliser);
    if (typeof verdict !== 'string') return verdict;
    if (seen.has(verdict)) return missing('Put fractions with the same denominator together.');
    seen.add(verdict);
  }
  return ok;
}

/** Whether a power of the letters occurs in more than one of the terms: x + x, or 2 + 3 above a bar. */
function hasLikeTerms(sum: Expression, normaliser: Normaliser): boolean {
  const found = new Set<string>();
  for (const term of termsOf(sum)) {
    if (contains(term, (node) => node.kind === 'divide' && !isClosed(node.denominator))) continue;
    for (const key of polynomialOf(term, normaliser)?.polynomial.keys() ?? []) {
      if (found.has(key)) return true;
      found.add(key);
    }
  }
  return false;
}

/** A text for the denominator of a fraction that cannot be split further, or what is missing. */
function checkTerm(
  term: Expression,
  numerator: Expression,
  denominator: Expression,
  variable: string | undefined,
  normaliser: Normaliser,
): string | FormVerdict {
  const bottom = polynomialOf(denominator, normaliser);
  const top = polynomialOf(numerator, normaliser);
  if (!bottom || !top) return missing('There is a fraction inside a fraction: simplify it.');
  if (top.polynomial.size === 0) return missing(`Leave out ${inMaths(term)}: it is 0.`);
  const generators = generatorsOf(bottom.polynomial);
  const [generator] =
    variable === undefined
      ? generators
      : generators.filter((position) => normaliser.field.generators[position]?.key === variable);
  // A denominator of other letters belongs to the coefficients of the polynomial.
  if (generator === undefined) return polynomialKey(primitivePart(bottom.polynomial));
  const { base, exponent } = asPower(bottom.polynomial, generator);
  if (!isIrreducible(base)) return missing(`Split ${inMaths(term)} further: its denominator still factors.`);
  if (degreeIn(top.polynomial, generator) >= degreeIn(base, generator)) {
    return missing(`Split ${inMaths(term)} further: its numerator has too high a degree.`);
  }
  return `${polynomialKey(base)}^${exponent}`;
}

function quotientOf(term: Expression): { numerator: Expression; denominator: Expression | undefined } {
  const inner = bare(term);
  if (inner.kind === 'divide') {
    return isClosed(inner.denominator)
      ? { numerator: inner, denominator: undefined }
      : { numerator: inner.numerator, denominator: inner.denominator };
  }
  if (inner.kind === 'multiply') {
    const quotients = inner.factors.filter((factor) => bare(factor).kind === 'divide' && !isClosed(bare(factor)));
    const [only] = quotients;
    const fraction = only && bare(only);
    if (quotients.length === 1 && fraction?.kind === 'divide') {
      const others = inner.factors.filter((factor) => factor !== only);
      if (others.every(isClosed)) return { numerator: fraction.numerator, denominator: fraction.denominator };
    }
  }
  return { numerator: inner, denominator: undefined };
}

/** The polynomial as base ** exponent with the highest exponent, constants apart. */
function asPower(polynomial: Polynomial, generator: number): { base: Polynomial; exponent: number } {
  const whole = primitivePart(polynomial);
  const degree = degreeIn(whole, generator);
  for (let exponent = degree; exponent > 1; exponent--) {
    const base = rootOf(whole, generator, exponent);
    if (base) return { base, exponent };
  }
  return { base: whole, exponent: 1 };
}

/** The square-free part, when its power is the whole. The gcd with the derivative holds the repeated factors. */
function rootOf(whole: Polynomial, generator: number, exponent: number): Polynomial | undefined {
  const repeated = gcd(whole, derivativeOf(whole, generator));
  const base = divideExactly(whole, repeated);
  if (!base) return undefined;
  let rest: Polynomial = whole;
  for (let k = 0; k < exponent; k++) {
    const next = divideExactly(rest, base);
    if (!next) return undefined;
    rest = next;
  }
  return constantValue(rest) === undefined ? undefined : primitivePart(base);
}
