import type { BigNode, Expression, LimitNode } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
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
} from '../construct.ts';
import { differentiate } from './differentiate.ts';
import { endlessSum } from './endless-sums.ts';
import { endlessPowers, finiteSum } from './finite-sums.ts';
import { arithmeticValue } from '../numbers/exact.ts';
import type { Fraction } from '../polynomials/field.ts';
import { integrate } from './integrate.ts';
import { piecewiseIntegral } from './kinked-integrals.ts';
import { type Tendency, tendency } from './limits.ts';
import { containsName } from '../names.ts';
import { Normaliser } from '../simplifying/normal-form.ts';
import { type RealFunction, isOneSided, isTame, mayHavePoles } from './poles.ts';
import * as P from '../polynomials/polynomial.ts';
import { type Rational, multiply, rational, zero } from '../numbers/rational.ts';
import { substitute } from '../substitute.ts';

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
  if (!from || !to) return undefined;
  const smooth = (part: Expression, start: Expression, end: Expression): Expression | undefined =>
    definiteIntegral({ ...tree, body: part, from: start, to: end }, real);
  return piecewiseIntegral(body, variable, [from, to], real, smooth) ?? smoothIntegral(tree, from, to, real);
}

function smoothIntegral(
  { variable, body }: BigNode,
  from: Expression,
  to: Expression,
  real: RealFunction,
): Expression | undefined {
  const antiderivative = integrate(body, variable);
  if (!antiderivative) return undefined;
  if (infinity(from) !== undefined || infinity(to) !== undefined) {
    return improperIntegral(body, antiderivative, variable, [from, to], real);
  }
  const start = real(from)(0);
  const end = real(to)(0);
  if (Number.isNaN(start) || Number.isNaN(end)) {
    // Bounds with letters: integrands without poles, and those whose pole shows in the result.
    if (mayHavePoles(body, variable)) return integralBesidePole(body, variable, from, to);
  } else if (!isTame(body, variable, start, end, real)) return undefined;
  return sumTree([at(antiderivative, variable, to), negateTree(at(antiderivative, variable, from))]);
}

/** ∫ k/(at + b) dt as k/a · ln(u/v): like the integral it has a value only where both ends are on one side of the pole. */
function integralBesidePole(
  body: Expression,
  variable: string,
  from: Expression,
  to: Expression,
): Expression | undefined {
  const normaliser = new Normaliser();
  const { numerator, denominator } = normaliser.convert(body);
  const { generators } = normaliser.field;
  const generator = generators.findIndex(({ tree }) => tree.kind === 'name' && tree.name === variable);
  const isHidden = generators.some(({ tree, sort }) => sort === 'function' && containsName(tree, variable));
  const [, slope, ...higher] = P.coefficientsIn(denominator, generator);
  if (isHidden || P.degreeIn(numerator, generator) > 0 || !slope || higher.length > 0) return undefined;
  const factor = normaliser.print(
    normaliser.field.divide(
      { numerator, denominator: P.onePolynomial },
      { numerator: slope, denominator: P.onePolynomial },
    ),
  );
  const line = normaliser.print({ numerator: denominator, denominator: P.onePolynomial });
  return productTree([factor, callTree('ln', quotientTree(at(line, variable, to), at(line, variable, from)))]);
}

/** With a bound at ±∞: the limit of the antiderivative there, where the integrand is tame all the way. */
function improperIntegral(
  body: Expression,
  antiderivative: Expression,
  variable: string,
  bounds: readonly [Expression, Expression],
  real: RealFunction,
): Expression | undefined {
  const [start = 0, end = 0] = bounds.map((bound) => {
    const side = infinity(bound);
    return side === undefined ? real(bound)(0) : side * 1e4;
  });
  // The nearer part is sampled closely.
  const middle = Math.max(start, Math.min(end, 0)) + (start < -5000 ? -9 : 9);
  const parts = end > 5000 ? [start < -5000 ? -9 : start, middle] : [middle, end];
  if (
    !(start < end) ||
    ![parts, [start, end]].every(([low = 0, high = 0]) => isOneSided(body, variable, low, high, real))
  ) {
    return undefined;
  }
  const [below, above] = bounds.map((bound) => {
    const side = infinity(bound);
    if (side === undefined) return at(antiderivative, variable, bound);
    const value = atInfinity(antiderivative, variable, side);
    return typeof value === 'object' ? value : undefined;
  });
  return below && above && sumTree([above, negateTree(below)]);
}

function atInfinity(tree: Expression, variable: string, side: 1 | -1): Tendency | undefined {
  return tendency(tree, variable, side, (part) => {
    const to = new Normaliser();
    return limitAtInfinity(to, to.convert(part), variable);
  });
}

/** Substitution after cancelling, quotients 0/0 by l'Hôpital's rule, rational functions at ±∞ by their leading terms. */
function limit(tree: LimitNode, real: RealFunction): Expression | undefined {
  const { body, variable, target } = tree;
  const normaliser = new Normaliser();
  const fraction = normaliser.convert(body);
  const side = infinity(target);
  if (side !== undefined) {
    const value = limitAtInfinity(normaliser, fraction, variable) ?? atInfinity(body, variable, side);
    return typeof value === 'object' ? value : undefined;
  }
  let top = normaliser.print({ numerator: fraction.numerator, denominator: P.onePolynomial });
  let bottom = normaliser.print({ numerator: fraction.denominator, denominator: P.onePolynomial });
  for (let round = 0; round < 4; round++) {
    const below = real(at(bottom, variable, target))(0);
    const above = real(at(top, variable, target))(0);
    // The rest after cancelling may have other letters in it: lim (h → 0) of 2x + h.
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
  if (endless) {
    const value = valueOfEndless(tree, real);
    if (typeof value === 'object') return value;
  }
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
  if (containsName(ratio, variable) || isNumeral(ratio, '1')) {
    if (endless) return endlessPowers(body, variable, from);
    return finiteSum(body, variable, [from, to], (part) => {
      const own = new Normaliser();
      return polynomialSum(own, own.convert(part), variable, from, to);
    });
  }
  const first = at(body, variable, from);
  const denominator = sumTree([oneTree, negateTree(ratio)]);
  if (endless) {
    return Math.abs(real(ratio)(0)) < 1 ? quotientTree(first, denominator) : endlessPowers(body, variable, from);
  }
  const count = sumTree([to, negateTree(from), oneTree]);
  return quotientTree(productTree([first, sumTree([oneTree, negateTree(powerTree(ratio, count))])]), denominator);
}

/** The value of an endless sum from a whole number on, or the side to which it grows beyond all bounds. */
export function valueOfEndless(tree: BigNode, real: RealFunction): Tendency | undefined {
  const { from, to, variable, body } = tree;
  const start = from && arithmeticValue(from);
  if (tree.operator !== 'sum' || !to || infinity(to) !== 1 || start?.d !== 1 || typeof start.n !== 'number')
    return undefined;
  return Math.abs(start.n) > 1000 ? undefined : endlessSum(body, variable, start.n, real);
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
  if (parts.length > bernoulli.length) return undefined;
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

/** Bernoulli's numbers B₀ to B₁₀, with B₁ = ½. */
const bernoulli: readonly Rational[] = [
  [1, 1],
  [1, 2],
  [1, 6],
  [0, 1],
  [-1, 30],
  [0, 1],
  [1, 42],
  [0, 1],
  [-1, 30],
  [0, 1],
  [5, 66],
].map(([n = 0, d = 1]) => ({ n, d }));

/** 1^p + 2^p + … + n^p as a polynomial in n: Σ C(p+1, j)·B_j·n^(p+1−j)/(p+1) (Faulhaber, 1631; Bernoulli, 1713). */
function powerSum(power: number, n: Expression): Expression {
  let binomial = 1;
  const terms: Expression[] = [];
  for (let j = 0; j <= power; j++) {
    const coefficient = multiply(bernoulli[j] ?? zero, rational(binomial, power + 1));
    terms.push(productTree([rationalTree(coefficient), powerTree(n, integerTree(power + 1 - j))]));
    binomial = (binomial * (power + 1 - j)) / (j + 1);
  }
  return sumTree(terms);
}
