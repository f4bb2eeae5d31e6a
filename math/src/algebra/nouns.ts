import { children } from '../notation/traverse.ts';
import type { BigNode, Expression, LimitNode } from '../notation/tree.ts';
import { attempt } from './attempt.ts';
import {
  callTree,
  integerTree,
  isNumeral,
  negateTree,
  oneTree,
  powerTree,
  productTree,
  quotientTree,
  rationalTree,
  sumTree,
} from './construct.ts';
import { differentiate } from './differentiate.ts';
import type { Fraction } from './field.ts';
import { integrate } from './integrate.ts';
import { canonicalFunction } from './elementary.ts';
import { containsName } from './names.ts';
import { Normaliser } from './normal-form.ts';
import * as P from './polynomial.ts';
import { substitute } from './substitute.ts';

/** A tree in at most one letter as a real function, NaN where it has no value; given by the compiler of programs. */
export type RealFunction = (tree: Expression, name?: string) => (x: number) => number;

/**
 * The value of an integral, sum or limit as an expression without it, where the rules below give one; otherwise
 * undefined, and it stays a noun.
 */
export function evaluateNoun(tree: BigNode | LimitNode, real: RealFunction): Expression | undefined {
  return attempt(() => {
    if (tree.kind === 'limit') return limit(tree, real);
    if (tree.operator === 'integral') return definiteIntegral(tree, real);
    return tree.operator === 'sum' ? sum(tree, real) : undefined;
  });
}

function at(body: Expression, variable: string, place: Expression): Expression {
  return substitute(body, new Map([[variable, place]]));
}

function infinity(tree: Expression): 1 | -1 | undefined {
  switch (tree.kind) {
    case 'constant':
      return tree.name === 'infinity' ? 1 : undefined;
    case 'group':
      return infinity(tree.body);
    case 'positive':
      return infinity(tree.operand);
    case 'negate': {
      const inner = infinity(tree.operand);
      return inner === undefined ? undefined : inner === 1 ? -1 : 1;
    }
    default:
      return undefined;
  }
}

/** The fundamental theorem, where samples of the integrand show no sign of a pole between numeric bounds. */
function definiteIntegral(tree: BigNode, real: RealFunction): Expression | undefined {
  const { from, to, variable, body } = tree;
  if (!from || !to || infinity(from) !== undefined || infinity(to) !== undefined) return undefined;
  const antiderivative = integrate(body, variable);
  if (!antiderivative) return undefined;
  const start = real(from)(0);
  const end = real(to)(0);
  if (Number.isNaN(start) || Number.isNaN(end)) {
    // Bounds with letters: only integrands without poles.
    if (mayHavePoles(body, variable)) return undefined;
  } else if (!isTame(body, variable, start, end, real)) return undefined;
  return sumTree([at(antiderivative, variable, to), negateTree(at(antiderivative, variable, from))]);
}

function mayHavePoles(tree: Expression, variable: string): boolean {
  if (!containsName(tree, variable)) return false;
  switch (tree.kind) {
    case 'add':
      return tree.terms.some((term) => mayHavePoles(term, variable));
    case 'multiply':
      return tree.factors.some((factor) => mayHavePoles(factor, variable));
    case 'negate':
    case 'positive':
      return mayHavePoles(tree.operand, variable);
    case 'group':
      return mayHavePoles(tree.body, variable);
    case 'name':
      return false;
    case 'divide':
      return containsName(tree.denominator, variable) || mayHavePoles(tree.numerator, variable);
    case 'power':
      return !(tree.exponent.kind === 'number' || tree.base.kind === 'constant') || mayHavePoles(tree.base, variable);
    case 'call':
      return (
        !['sin', 'cos', 'exp', 'sinh', 'cosh'].includes(tree.name) ||
        tree.args.some((arg) => mayHavePoles(arg, variable))
      );
    default:
      return true;
  }
}

/**
 * Whether the integrand has a value at samples of the interval and nothing that would be a pole comes near 0 between
 * them: denominators, arguments of logarithms, cosines below a tangent.
 */
function isTame(body: Expression, variable: string, start: number, end: number, real: RealFunction): boolean {
  const f = real(body, variable);
  const places = Array.from({ length: 257 }, (_, k) => start + ((k + 0.317) / 257.634) * (end - start));
  if (!places.every((x) => Number.isFinite(f(x)))) return false;
  return singularParts(body, variable).every((part) => {
    const g = real(part, variable);
    const values = places.map(g);
    const sizes = values.map(Math.abs);
    const isOneSided = values.every((value) => value > 0) || values.every((value) => value < 0);
    return isOneSided && Math.min(...sizes) > 1e-4 * Math.max(...sizes);
  });
}

/** Expressions at whose zeros there is a pole. */
function singularParts(tree: Expression, variable: string): Expression[] {
  if (!containsName(tree, variable)) return [];
  const inner = children(tree).flatMap((child) => singularParts(child, variable));
  switch (tree.kind) {
    case 'divide':
      return [...inner, ...basesOf(tree.denominator, variable)];
    case 'power':
      return tree.exponent.kind === 'number' ? inner : [...inner, ...basesOf(tree.base, variable)];
    case 'call': {
      const [argument] = tree.args;
      const name = canonicalFunction(tree.name);
      if (!argument) return inner;
      if (['ln', 'log', 'lg', 'lb'].includes(name)) return [...inner, argument];
      if (['tan', 'sec'].includes(name)) return [...inner, callTree('cos', argument)];
      return ['cot', 'csc'].includes(name) ? [...inner, callTree('sin', argument)] : inner;
    }
    default:
      return inner;
  }
}

/** The factors of a product without their exponents. */
function basesOf(tree: Expression, variable: string): Expression[] {
  if (!containsName(tree, variable)) return [];
  switch (tree.kind) {
    case 'group':
      return basesOf(tree.body, variable);
    case 'negate':
      return basesOf(tree.operand, variable);
    case 'multiply':
      return tree.factors.flatMap((factor) => basesOf(factor, variable));
    case 'power':
      return basesOf(tree.base, variable);
    case 'root':
      return basesOf(tree.radicand, variable);
    default:
      return [tree];
  }
}

/** Substitution after cancelling, quotients 0/0 by l'Hôpital's rule, rational functions at ±∞ by their leading terms. */
function limit(tree: LimitNode, real: RealFunction): Expression | undefined {
  const { body, variable, target } = tree;
  const normaliser = new Normaliser();
  const fraction = normaliser.convert(body);
  if (infinity(target) !== undefined) return limitAtInfinity(normaliser, fraction, variable);
  let top = normaliser.print({ numerator: fraction.numerator, denominator: P.onePolynomial });
  let bottom = normaliser.print({ numerator: fraction.denominator, denominator: P.onePolynomial });
  for (let round = 0; round < 4; round++) {
    const below = real(at(bottom, variable, target))(0);
    const above = real(at(top, variable, target))(0);
    // What is left after cancelling may have other letters in it: lim (h → 0) of 2x + h.
    if (P.isOne(fraction.denominator) && round === 0 && Number.isNaN(above) && !mayHavePoles(top, variable)) {
      return at(top, variable, target);
    }
    if (!Number.isFinite(below) || !Number.isFinite(above)) return undefined;
    if (Math.abs(below) > 1e-9) return quotientTree(at(top, variable, target), at(bottom, variable, target));
    if (Math.abs(above) > 1e-9) return undefined;
    top = differentiate(top, variable);
    bottom = differentiate(bottom, variable);
  }
  return undefined;
}

function limitAtInfinity(to: Normaliser, a: Fraction, variable: string): Expression | undefined {
  const generator = to.field.generators.findIndex(({ tree }) => tree.kind === 'name' && tree.name === variable);
  const hidden = to.field.generators.some(({ tree, sort }) => sort === 'function' && containsName(tree, variable));
  if (generator < 0 || hidden) return undefined;
  const top = P.coefficientsIn(a.numerator, generator);
  const bottom = P.coefficientsIn(a.denominator, generator);
  const lead = (parts: readonly P.Polynomial[]): Fraction => ({
    numerator: parts[parts.length - 1] ?? P.zeroPolynomial,
    denominator: P.onePolynomial,
  });
  if (top.length < bottom.length) return integerTree(0);
  if (top.length > bottom.length) return undefined;
  return to.print(to.field.divide(lead(top), lead(bottom)));
}

/** Polynomials in the index by Faulhaber's formulas, geometric series by their quotient. */
function sum(tree: BigNode, real: RealFunction): Expression | undefined {
  const { from, to, variable, body } = tree;
  if (!from || !to || infinity(from) !== undefined) return undefined;
  const endless = infinity(to) === 1;
  const normaliser = new Normaliser();
  const term = normaliser.convert(body);
  if (!endless) {
    const polynomial = polynomialSum(normaliser, term, variable, from, to);
    if (polynomial) return polynomial;
  }
  if (P.isZero(term.numerator)) return integerTree(0);
  const next = normaliser.convert(at(body, variable, sumTree([{ kind: 'name', name: variable }, oneTree])));
  const quotient = normaliser.field.divide(next, term);
  const ratio = normaliser.print(quotient);
  if (containsName(ratio, variable) || isNumeral(ratio, '1')) return undefined;
  const first = at(body, variable, from);
  const denominator = sumTree([oneTree, negateTree(ratio)]);
  if (endless) return Math.abs(real(ratio)(0)) < 1 ? quotientTree(first, denominator) : undefined;
  const count = sumTree([to, negateTree(from), oneTree]);
  return quotientTree(productTree([first, sumTree([oneTree, negateTree(powerTree(ratio, count))])]), denominator);
}

function polynomialSum(
  normaliser: Normaliser,
  term: Fraction,
  variable: string,
  from: Expression,
  to: Expression,
): Expression | undefined {
  const generator = normaliser.field.generators.findIndex(({ tree }) => tree.kind === 'name' && tree.name === variable);
  const hidden = normaliser.field.generators.some(
    ({ tree, sort }) => sort === 'function' && containsName(tree, variable),
  );
  if (hidden || P.degreeIn(term.denominator, generator) > 0) return undefined;
  const parts = generator < 0 ? [term.numerator] : P.coefficientsIn(term.numerator, generator);
  if (parts.length - 1 >= faulhaber.length) return undefined;
  const below = sumTree([from, integerTree(-1)]);
  const sums = parts.map((part, power) => {
    const coefficient = normaliser.print(
      normaliser.field.divide(
        { numerator: part, denominator: P.onePolynomial },
        { numerator: term.denominator, denominator: P.onePolynomial },
      ),
    );
    return productTree([coefficient, sumTree([powerSum(power, to), negateTree(powerSum(power, below))])]);
  });
  return sumTree(sums);
}

/** Coefficients of 1^p + 2^p + … + n^p as a polynomial in n, for n, n², n³ … (Faulhaber, 1631). */
const faulhaber: readonly (readonly (readonly [number, number])[])[] = [
  [[1, 1]],
  [
    [1, 2],
    [1, 2],
  ],
  [
    [1, 6],
    [1, 2],
    [1, 3],
  ],
  [
    [0, 1],
    [1, 4],
    [1, 2],
    [1, 4],
  ],
  [
    [-1, 30],
    [0, 1],
    [1, 3],
    [1, 2],
    [1, 5],
  ],
];

function powerSum(power: number, n: Expression): Expression {
  const coefficients = faulhaber[power] ?? [];
  return sumTree(
    coefficients.map(([top, bottom], k) =>
      productTree([rationalTree({ n: top, d: bottom }), powerTree(n, integerTree(k + 1))]),
    ),
  );
}
