import { mapChildren } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
import { integerTree, negateTree, powerTree, productTree, quotientTree, rationalTree } from '../construct.ts';
import { LimitReached, smallFactors } from '../numbers/integer.ts';
import { NotDifferentiable } from '../calculus/differentiate.ts';
import type { Field } from './field.ts';
import { NoNormalForm, Normaliser } from '../simplifying/normal-form.ts';
import { gcd } from './polynomial-gcd.ts';
import * as P from './polynomial.ts';
import { type Rational, absolute, exactRoot, isOne, multiply, zero } from '../numbers/rational.ts';
import { polynomialTree, printsNegative } from '../simplifying/rebuild.ts';
import { factorUnivariate } from './univariate.ts';

export interface PolynomialFactor {
  readonly polynomial: P.Polynomial;
  readonly exponent: number;
}

/**
 * The expression as a product of factors that are irreducible over the rationals, as far as the methods reach: in one
 * variable see `factorUnivariate`; in several common factors, square-free parts, and quadratics in a variable. Numbers
 * are written as products of primes. Quotients are factored above and below the bar.
 */
export function factor(tree: Expression): Expression {
  return attempt(() => factored(tree), stepsForFactoring) ?? tree;
}

const stepsForFactoring = 60_000;

function factored(tree: Expression): Expression {
  try {
    const normaliser = new Normaliser();
    const { numerator, denominator } = normaliser.convert(tree);
    const value = P.isOne(denominator) ? P.constantValue(numerator) : undefined;
    if (value) return primeFactors(value);
    const top = productOf(normaliser.field, numerator);
    return P.isOne(denominator) ? top : quotientTree(top, productOf(normaliser.field, denominator));
  } catch (error) {
    if (error instanceof LimitReached || error instanceof RangeError || error instanceof NotDifferentiable) return tree;
    if (error instanceof NoNormalForm) return mapChildren(tree, factored);
    throw error;
  }
}

/** Constant times factors, as a tree; the first term of each factor is positive. */
export function productOf(field: Field, a: P.Polynomial): Expression {
  const { constant, factors } = factorPolynomial(a);
  let negative = constant.n < 0;
  const parts = factors.map(({ polynomial, exponent }) => {
    const flip = printsNegative(field, polynomial);
    if (flip && exponent % 2 === 1) negative = !negative;
    return powerTree(polynomialTree(field, flip ? P.negate(polynomial) : polynomial), integerTree(exponent));
  });
  const size = absolute(constant);
  const product = productTree([...(isOne(size) && parts.length > 0 ? [] : [rationalTree(size)]), ...parts]);
  return negative ? negateTree(product) : product;
}

function primeFactors(value: Rational): Expression {
  const part = (n: Rational['n']): Expression =>
    productTree(smallFactors(n).map(({ prime, count }) => powerTree(integerTree(prime), integerTree(count))));
  if (value.n === 0) return rationalTree(zero);
  const size = quotientTree(part(value.n), part(value.d));
  return value.n < 0 ? negateTree(size) : size;
}

/** Factors with positive leading coefficient and integer coefficients without common factor. */
export function factorPolynomial(a: P.Polynomial): {
  readonly constant: Rational;
  readonly factors: readonly PolynomialFactor[];
} {
  const constant = P.content(a);
  const factors: PolynomialFactor[] = [];
  let rest = P.primitivePart(a);
  const common = P.commonPowers(rest);
  common.forEach((exponent, generator) => {
    if (exponent === 0) return;
    factors.push({ polynomial: P.monomial(generator), exponent });
    rest = P.divideExactly(rest, P.monomial(generator, exponent)) ?? rest;
  });
  factors.push(...split(rest));
  return { constant, factors };
}

function split(a: P.Polynomial): PolynomialFactor[] {
  const used = P.generatorsOf(a);
  const [only] = used;
  if (only === undefined) return [];
  if (used.length === 1) {
    const coefficients = P.coefficientsIn(a, only).map((part) => P.constantValue(part) ?? zero);
    return factorUnivariate(coefficients).factors.map(({ polynomial, exponent }) => ({
      polynomial: P.fromCoefficients(polynomial.map(P.constantPolynomial), only),
      exponent,
    }));
  }
  for (const generator of used) {
    const content = P.coefficientsIn(a, generator).reduce((sum, part) => gcd(sum, part), P.zeroPolynomial);
    if (P.constantValue(content) === undefined) return joined(split(content), splitBy(a, content));
  }
  for (const generator of used) {
    const derivative = P.fromCoefficients(
      P.coefficientsIn(a, generator)
        .slice(1)
        .map((part, k) => P.scale(part, { n: k + 1, d: 1 })),
      generator,
    );
    const repeated = gcd(a, derivative);
    if (P.constantValue(repeated) === undefined) return joined(split(repeated), splitBy(a, repeated));
    const quadratic = P.degreeIn(a, generator) === 2 ? splitQuadratic(a, generator) : undefined;
    if (quadratic) return joined(split(quadratic[0]), split(quadratic[1]));
  }
  return [{ polynomial: a, exponent: 1 }];
}

function splitBy(a: P.Polynomial, divisor: P.Polynomial): PolynomialFactor[] {
  const quotient = P.divideExactly(a, divisor);
  return quotient ? split(P.primitivePart(quotient)) : [{ polynomial: a, exponent: 1 }];
}

function joined(a: readonly PolynomialFactor[], b: readonly PolynomialFactor[]): PolynomialFactor[] {
  const result = [...a];
  for (const factor of b) {
    const index = result.findIndex(({ polynomial }) => P.equals(polynomial, factor.polynomial));
    const known = result[index];
    if (known) result[index] = { polynomial: known.polynomial, exponent: known.exponent + factor.exponent };
    else result.push(factor);
  }
  return result;
}

/** a·x² + b·x + c with a discriminant that is the square of a polynomial: the two linear factors. */
function splitQuadratic(a: P.Polynomial, generator: number): readonly [P.Polynomial, P.Polynomial] | undefined {
  const [c = P.zeroPolynomial, b = P.zeroPolynomial, lead = P.onePolynomial] = P.coefficientsIn(a, generator);
  const discriminant = P.subtract(P.multiply(b, b), P.scale(P.multiply(lead, c), { n: 4, d: 1 }));
  const root = polynomialRoot(discriminant);
  if (!root) return undefined;
  // 2·lead·x + b ± root, each a multiple of a factor.
  const candidate = P.fromCoefficients([P.subtract(b, root), P.scale(lead, { n: 2, d: 1 })], generator);
  const first = gcd(a, candidate);
  const second = P.constantValue(first) === undefined ? P.divideExactly(a, first) : undefined;
  return second && P.constantValue(second) === undefined ? [first, P.primitivePart(second)] : undefined;
}

/** The polynomial whose square is `a`, term by term from the leading one; undefined when there is none. */
export function polynomialRoot(a: P.Polynomial): P.Polynomial | undefined {
  let root = P.zeroPolynomial;
  let rest = a;
  let first: P.Term | undefined;
  for (let step = 0; step < 60; step++) {
    const lead = P.leadingTerm(rest);
    if (!lead) return root;
    let next: P.Term;
    if (!first) {
      const coefficient = lead.coefficient.n < 0 ? undefined : exactRoot(lead.coefficient, 2);
      if (!coefficient || lead.powers.some((power) => power % 2 === 1)) return undefined;
      next = { coefficient, powers: lead.powers.map((power) => power / 2) };
      first = next;
    } else {
      const quotient = P.divideExactly(
        P.fromTerms([lead]),
        P.fromTerms([{ coefficient: multiply(first.coefficient, { n: 2, d: 1 }), powers: first.powers }]),
      );
      const term = quotient && P.leadingTerm(quotient);
      if (!term) return undefined;
      next = term;
    }
    root = P.add(root, P.fromTerms([next]));
    rest = P.subtract(a, P.multiply(root, root));
  }
  return undefined;
}
