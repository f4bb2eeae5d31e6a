import type { Expression } from '../../notation/tree.ts';
import {
  callTree,
  constantTree,
  integerTree,
  powerTree,
  productTree,
  quotientTree,
  rationalTree,
  sumTree,
} from '../construct.ts';
import { expandBrackets } from '../polynomials/expand.ts';
import type { Tendency } from './limits.ts';
import type { RealFunction } from './poles.ts';
import { partialFractions, type PoleTerm } from './pole-terms.ts';
import {
  absolute,
  add,
  compare,
  divide,
  isInteger,
  isZero,
  multiply,
  negate,
  one,
  power,
  type Rational,
  rational,
  sign,
  subtract,
  toNumber,
  zero,
} from '../numbers/rational.ts';
import { fractionIn, type SeriesTerm, seriesTerms } from './series-terms.ts';
import { factorUnivariate, type Univariate, valueOf } from '../polynomials/univariate.ts';

/**
 * The value of Σ body for n = from, from + 1, …, or that it grows beyond all bounds; undefined where the rules do not
 * reach or there is no value. Rules: polynomials times powers, the same over a factorial, quotients of polynomials
 * whose poles are rational (telescoping, p-series with even p, Leibniz's series and their kin), harmonic growth.
 */
export function endlessSum(body: Expression, variable: string, from: number, real: RealFunction): Tendency | undefined {
  const terms = seriesTerms(body, variable) ?? seriesTerms(expandBrackets(body) ?? body, variable);
  const values = terms?.map((term) => valueOfTerm(term, variable, from, real));
  if (!values || values.includes(undefined)) return undefined;
  const growing = new Set(values.filter((value) => typeof value === 'string'));
  if (growing.size > 1) return undefined;
  const [side] = growing;
  return side ?? sumTree(values.filter((value) => typeof value === 'object'));
}

const most = 400;

function valueOfTerm(term: SeriesTerm, variable: string, from: number, real: RealFunction): Tendency | undefined {
  const { factor, ratio, base, surd, shift } = term;
  const fraction = fractionIn(term.fraction, variable);
  if (!fraction) return undefined;
  const { top, bottom } = fraction;
  if (top.length === 0) return rationalTree(zero);
  const place = rational(from);
  if (hasZeroFrom(bottom, from)) return undefined;
  if (shift !== undefined) {
    const isPolynomial = bottom.length === 1 && isZero(surd);
    const step = base ? productTree([rationalTree(ratio), base]) : rationalTree(ratio);
    return isPolynomial ? scaled(factor, overFactorials(top, step, shift, from)) : undefined;
  }
  if (base) return undefined;
  const size = compare(absolute(ratio), one);
  const degree = add(rational(top.length - bottom.length), surd);
  const isGrowing = size > 0 || (size === 0 && compare(degree, rational(-1)) >= 0);
  if (isGrowing && sign(ratio) > 0) {
    const weight = real(factor)(0) * toNumber(divide(top.at(-1) ?? zero, bottom.at(-1) ?? one));
    return weight > 0 ? 'plus' : weight < 0 ? 'minus' : undefined;
  }
  // Signs that change: it has a value only where its terms tend to 0.
  if (!isZero(surd) || size > 0 || (size === 0 && sign(degree) >= 0)) return undefined;
  const parts = partialFractions(top, bottom);
  if (!parts) return undefined;
  const rest = geometric(parts.polynomial, ratio, place);
  const poles = polesSum(parts.poles, ratio, from);
  return rest && poles && scaled(factor, sumTree([rest, poles]));
}

/** Whether a polynomial is 0 for a whole number from `from` on. */
function hasZeroFrom(a: Univariate, from: number): boolean {
  if (a.length < 2) return false;
  return factorUnivariate(a).factors.some(({ polynomial: [start = zero, slope, ...more] }) => {
    const place = slope && more.length === 0 ? divide(negate(start), slope) : undefined;
    return place !== undefined && isInteger(place) && compare(place, rational(from)) >= 0;
  });
}

function scaled(factor: Expression, value: Expression | undefined): Expression | undefined {
  return value && productTree([factor, value]);
}

function binomial(n: number, k: number): number {
  let value = 1;
  for (let j = 1; j <= k; j++) value = (value * (n - k + j)) / j;
  return Math.round(value);
}

/** Σ p(n)·rⁿ = q(from)·r^from, where p(n) = q(n) − r·q(n + 1). */
function geometric(p: Univariate, ratio: Rational, from: Rational): Expression | undefined {
  if (p.length === 0) return rationalTree(zero);
  if (compare(absolute(ratio), one) >= 0) return undefined;
  const q: Rational[] = [];
  for (let j = p.length - 1; j >= 0; j--) {
    let value = p[j] ?? zero;
    for (let i = j + 1; i < p.length; i++) {
      value = add(value, multiply(ratio, multiply(rational(binomial(i, j)), q[i] ?? zero)));
    }
    q[j] = divide(value, subtract(one, ratio));
  }
  return rationalTree(multiply(power(ratio, from.n), valueOf(q, from)));
}

/** Σ p(n)·aⁿ/(n + c)!: the polynomial in falling factorials of n + c, each of which gives a power of a times eᵃ. */
function overFactorials(p: Univariate, a: Expression, c: number, from: number): Expression | undefined {
  const first = from + c;
  if (first < 0 || first > most) return undefined;
  const values = p.map((_, u) => valueOf(p, rational(u - c)));
  const differences: Rational[] = [];
  for (let row = values; row.length > 0; row = row.slice(1).map((value, k) => subtract(value, row[k] ?? zero))) {
    differences.push(row[0] ?? zero);
  }
  // Newton: p = Σ Δʲ(0)·u(u − 1)…(u − j + 1)/j!.
  let factorial = one;
  const whole = differences.map((difference, j) => {
    if (j > 0) factorial = multiply(factorial, rational(j));
    return productTree([rationalTree(divide(difference, factorial)), powerTree(a, integerTree(j))]);
  });
  const before: Expression[] = [];
  let below = one;
  for (let u = 0; u < first; u++) {
    if (u > 0) below = multiply(below, rational(u));
    const weight = negate(divide(valueOf(p, rational(u - c)), below));
    before.push(productTree([rationalTree(weight), powerTree(a, integerTree(u))]));
  }
  const total = sumTree([productTree([sumTree(whole), powerTree(constantTree('e'), a)]), ...before]);
  return c === 0 ? total : quotientTree(total, powerTree(a, integerTree(c)));
}

/** ζ(2), ζ(4) … over π², π⁴ … (Euler, 1735). */
const zeta: Readonly<Record<number, Rational>> = {
  2: rational(1, 6),
  4: rational(1, 90),
  6: rational(1, 945),
  8: rational(1, 9450),
  10: rational(1, 93555),
};
/** 1 − 1/3ᵏ + 1/5ᵏ − … over πᵏ for odd k. */
const beta: Readonly<Record<number, Rational>> = {
  1: rational(1, 4),
  3: rational(1, 32),
  5: rational(5, 1536),
  7: rational(61, 184320),
};

/** Σ c·rⁿ/(n + a)ᵏ over all poles together. */
function polesSum(poles: readonly PoleTerm[], ratio: Rational, from: number): Expression | undefined {
  const isPlain = compare(ratio, one) === 0;
  const isAlternating = compare(ratio, rational(-1)) === 0;
  if (!isPlain && !isAlternating) return logarithms(poles, ratio, from);
  const parts: Expression[] = [];
  const harmonic = new Map<string, Rational>();
  for (const { coefficient, place, order } of poles) {
    const start = startOf(place);
    const steps = subtract(add(rational(from), place), start);
    if (!isInteger(steps) || Math.abs(Number(steps.n)) > most) return undefined;
    const signAtStart = isAlternating && (from - Number(steps.n)) % 2 !== 0 ? -1 : 1;
    const finite = partial(start, Number(steps.n), order, isAlternating);
    if (!finite) return undefined;
    const weight = multiply(coefficient, rational(signAtStart));
    parts.push(rationalTree(multiply(weight, negate(finite))));
    if (isPlain && order === 1) {
      const key = `${start.n}/${start.d}`;
      harmonic.set(key, add(harmonic.get(key) ?? zero, coefficient));
      continue;
    }
    const whole = isPlain ? plainSum(start, order) : alternatingSum(start, order);
    if (!whole) return undefined;
    parts.push(productTree([rationalTree(weight), whole]));
  }
  const rest = harmonicRest(harmonic);
  return rest && sumTree([...parts, rest]);
}

/** The number in (0, 1] that differs from the place by a whole number. */
function startOf(place: Rational): Rational {
  const whole = Math.ceil(toNumber(place)) - 1;
  return subtract(place, rational(whole));
}

/** Σ of ±1/uᵏ for the first `steps` numbers from `start` on; those below it are taken away. Undefined at a pole. */
function partial(start: Rational, steps: number, order: number, isAlternating: boolean): Rational | undefined {
  let total = zero;
  for (let j = Math.min(steps, 0); j < Math.max(steps, 0); j++) {
    const u = add(start, rational(j));
    if (isZero(u)) return undefined;
    const value = power(u, -order);
    const isMinus = steps < 0 !== (isAlternating && j % 2 !== 0);
    total = isMinus ? subtract(total, value) : add(total, value);
  }
  return total;
}

const isHalf = ({ n, d }: Rational): boolean => n === 1 && d === 2;
const isOne = ({ n, d }: Rational): boolean => n === 1 && d === 1;

function piPower(coefficient: Rational | undefined, order: number): Expression | undefined {
  return coefficient && productTree([rationalTree(coefficient), powerTree(constantTree('pi'), integerTree(order))]);
}

/** 1/sᵏ + 1/(s + 1)ᵏ + … for s = 1 and s = 1/2. */
function plainSum(start: Rational, order: number): Expression | undefined {
  const whole = zeta[order];
  if (isOne(start)) return piPower(whole, order);
  return isHalf(start) && whole ? piPower(multiply(whole, rational(2 ** order - 1)), order) : undefined;
}

/** 1/sᵏ − 1/(s + 1)ᵏ + … for s = 1 and s = 1/2. */
function alternatingSum(start: Rational, order: number): Expression | undefined {
  if (isHalf(start)) {
    const value = beta[order];
    return value && piPower(multiply(value, rational(2 ** order)), order);
  }
  if (!isOne(start)) return undefined;
  if (order === 1) return callTree('ln', integerTree(2));
  const whole = zeta[order];
  return whole && piPower(multiply(whole, subtract(one, rational(1, 2 ** (order - 1)))), order);
}

/**
 * Harmonic sums that begin at different places cancel where their coefficients add up to 0, whole places and halves
 * among each other up to 2 ln 2.
 */
function harmonicRest(harmonic: ReadonlyMap<string, Rational>): Expression | undefined {
  const [whole, half] = [harmonic.get('1/1') ?? zero, harmonic.get('1/2') ?? zero];
  for (const [key, value] of harmonic) if (key !== '1/1' && key !== '1/2' && !isZero(value)) return undefined;
  if (!isZero(add(whole, half))) return undefined;
  return productTree([rationalTree(multiply(half, rational(2))), callTree('ln', integerTree(2))]);
}

/** Σ c·rⁿ/(n + a) with |r| < 1 and whole a: r^−a times the end of −ln(1 − r). */
function logarithms(poles: readonly PoleTerm[], ratio: Rational, from: number): Expression | undefined {
  const parts: Expression[] = [];
  for (const { coefficient, place, order } of poles) {
    const first = from + toNumber(place);
    if (order !== 1 || !isInteger(place) || first < 1 || first > most) return undefined;
    let before = zero;
    for (let u = 1; u < first; u++) before = add(before, divide(power(ratio, u), rational(u)));
    const whole = callTree('ln', rationalTree(subtract(one, ratio)));
    const weight = multiply(coefficient, power(ratio, -toNumber(place)));
    parts.push(productTree([rationalTree(negate(weight)), sumTree([whole, rationalTree(before)])]));
  }
  return sumTree(parts);
}
