import { gcdIntegers } from '../algebra/integer.ts';
import {
  constantValue,
  degreeIn,
  divideExactly,
  generatorsOf,
  type Polynomial,
  primitivePart,
} from '../algebra/polynomial.ts';
import { gcd } from '../algebra/polynomial-gcd.ts';
import { Normaliser } from '../algebra/normal-form.ts';
import { arithmeticValue } from '../algebra/index.ts';
import { children } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { isIrreducible } from './irreducible.ts';
import { derivativeOf } from './polynomial-derivative.ts';
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
  wholeNumber,
} from './structure.ts';

/** Every fraction is in lowest terms, with a positive whole denominator free of roots where it is a number. */
export function checkLowestTerms(tree: Expression): FormVerdict {
  if (isSimpleNumber(tree)) return checkParts(tree);
  // 1/5 + 5/6 and 2 · 3/7 are sums to do, not numbers in lowest terms.
  if (isClosed(tree) && arithmeticValue(tree)) return missing('Work it out and write it as one fraction or number.');
  return checkParts(tree);
}

function isSimpleNumber(tree: Expression): boolean {
  const inner = bare(tree);
  if (inner.kind === 'divide') return isSimpleNumber(inner.numerator) && isSimpleNumber(inner.denominator);
  return inner.kind === 'number' || inner.kind === 'mixed' || inner.kind === 'postfix';
}

function checkParts(tree: Expression): FormVerdict {
  const own = checkFraction(tree);
  if (!own.ok) return own;
  for (const child of children(tree)) {
    const verdict = checkParts(child);
    if (!verdict.ok) return verdict;
  }
  return ok;
}

function checkFraction(tree: Expression): FormVerdict {
  if (tree.kind === 'mixed') return checkNumbers(tree.numerator, tree.denominator, tree);
  if (tree.kind !== 'divide') return ok;
  const { numerator, denominator } = tree;
  if (contains(denominator, (node) => node.kind === 'divide' && isClosed(node))) {
    return missing('There is a fraction inside a fraction: simplify it.');
  }
  if (isClosed(denominator) && contains(denominator, (node) => node.kind === 'root' || isImaginary(node))) {
    return missing('Make the denominator rational: no roots below the bar.');
  }
  if (isClosed(tree)) {
    const numbers = checkNumbers(numerator, denominator, tree);
    if (!numbers.ok) return numbers;
  }
  const normaliser = new Normaliser();
  const top = polynomialOf(numerator, normaliser);
  const bottom = polynomialOf(denominator, normaliser);
  if (!top || !bottom || bottom.polynomial.size === 0) return ok;
  const common = gcd(top.polynomial, bottom.polynomial);
  if (constantValue(common) === undefined) return missing(`Cancel common factors in ${inMaths(tree)}.`);
  return checkContents(top.polynomial, bottom.polynomial, tree);
}

function isImaginary(node: Expression): boolean {
  return node.kind === 'constant' && node.name === 'i';
}

function checkNumbers(numerator: Expression, denominator: Expression, tree: Expression): FormVerdict {
  const top = wholeNumber(numerator);
  const bottom = wholeNumber(denominator);
  if (top === undefined || bottom === undefined) return ok;
  if (bottom < 0) return missing(`Write ${inMaths(tree)} without a minus sign below the bar.`);
  if (bottom === 1) return missing(`${inMaths(tree)} is a whole number.`);
  return gcdIntegers(top, bottom) === 1 ? ok : missing(`${inMaths(tree)} can be reduced.`);
}

/** The numbers that all coefficients above and below share. */
function checkContents(top: Polynomial, bottom: Polynomial, tree: Expression): FormVerdict {
  let common: number | bigint = 0;
  for (const polynomial of [top, bottom]) {
    for (const { coefficient } of polynomial.values()) {
      if (coefficient.d !== 1) return ok;
      common = gcdIntegers(common, coefficient.n);
    }
  }
  return common === 1 || common === 0 ? ok : missing(`${inMaths(tree)} can be reduced.`);
}

/** One fraction (or none), without fractions above or below its bar. */
export function checkSingleFraction(tree: Expression): FormVerdict {
  const inner = bare(tree);
  const hasFraction = (node: Expression): boolean =>
    contains(node, (part) => part.kind === 'divide' || part.kind === 'mixed' || hasNegativePower(part));
  if (inner.kind === 'divide') {
    if (!hasFraction(inner.numerator) && !hasFraction(inner.denominator)) return ok;
    return missing('There is a fraction inside a fraction: simplify it.');
  }
  if (inner.kind === 'add' && hasFraction(inner)) return missing('Write all of it over one denominator.');
  if (inner.kind === 'multiply') {
    const fractions = inner.factors.filter((factor) => hasFraction(factor));
    const [only] = fractions;
    if (fractions.length > 1) return missing('Multiply the fractions into one.');
    return only && bare(only).kind !== 'divide' ? missing('Write it as one fraction.') : ok;
  }
  return hasFraction(inner) ? missing('Write it as one fraction.') : ok;
}

function hasNegativePower(node: Expression): boolean {
  return node.kind === 'power' && bare(node.exponent) !== node.exponent && node.exponent.kind === 'negate';
}

/**
 * A sum of a polynomial and of fractions whose denominators are powers of irreducible polynomials with numerators of
 * smaller degree than the irreducible polynomial.
 */
export function checkPartialFractions(tree: Expression, variable: string | undefined): FormVerdict {
  if (tree.kind === 'relation') return missing('Write an expression, not an equation.');
  const seen = new Set<string>();
  for (const term of termsOf(tree)) {
    const { numerator, denominator } = quotientOf(term);
    if (!denominator) {
      if (polynomialOf(term) && !contains(term, (node) => node.kind === 'divide' && !isClosed(node.denominator)))
        continue;
      return missing('Write a sum of simple fractions.');
    }
    const normaliser = new Normaliser();
    const bottom = polynomialOf(denominator, normaliser);
    const top = polynomialOf(numerator, normaliser);
    if (!bottom || !top) return missing('There is a fraction inside a fraction: simplify it.');
    const generators = generatorsOf(bottom.polynomial);
    const [generator] =
      variable === undefined
        ? generators
        : generators.filter((position) => bottom.normaliser.field.generators[position]?.key === variable);
    if (generator === undefined) continue;
    const { base, exponent } = asPower(bottom.polynomial, generator);
    if (!isIrreducible(base)) return missing(`Split ${inMaths(term)} further: its denominator still factors.`);
    if (degreeIn(top.polynomial, generator) >= degreeIn(base, generator)) {
      return missing(`Split ${inMaths(term)} further: its numerator has too high a degree.`);
    }
    const key = `${[...base.keys()].join('+')}|${[...base.values()].map(({ coefficient }) => `${coefficient.n}/${coefficient.d}`).join()}|${exponent}`;
    if (seen.has(key)) return missing('Put fractions with the same denominator together.');
    seen.add(key);
  }
  return ok;
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
    if (degree % exponent !== 0) continue;
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
