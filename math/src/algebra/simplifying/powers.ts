import type { Expression } from '../../notation/tree.ts';
import { constantTree, integerTree, rootTree } from '../construct.ts';
import { rationalPower } from '../numbers/exact.ts';
import { type Fraction, fractionKey, isNegative, rationalOf } from '../polynomials/field.ts';
import { LimitReached, smallFactors } from '../numbers/integer.ts';
import type { Normalising } from './normalising.ts';
import * as P from '../polynomials/polynomial.ts';
import {
  type Rational,
  absolute,
  add as addRationals,
  divide as divideRationals,
  exactRoot,
  floor,
  isZero,
  multiply as multiplyRationals,
  one,
  sign,
  subtract as subtractRationals,
} from '../numbers/rational.ts';

/** The index-th root: of negative numbers real for odd indices. */
export function rootOf(to: Normalising, radicand: Fraction, index: Fraction): Fraction {
  const exact = rationalOf(index);
  if (exact && !isZero(exact)) return raise(to, radicand, to.field.constant(divideRationals(one, exact)));
  return raise(to, radicand, to.field.invert(index));
}

/**
 * base ** exponent. Exponents are split into their terms: a^{n+2} = a²·aⁿ, e^{2x} = (e^x)², 2^{x/3} = (2^{x/3}); rational
 * parts become roots. All of this holds for principal values.
 */
export function raise(to: Normalising, base: Fraction | 'e', exponent: Fraction): Fraction {
  const exact = rationalOf(exponent);
  if (exact && base !== 'e') {
    return exact.d === 1 ? to.raiseFraction(base, exponent) : rationalPowerOf(to, base, exact);
  }
  if (base !== 'e') {
    const value = rationalOf(base);
    if (value && value.n === 1 && value.d === 1) return to.field.constant(one);
    if (value && isZero(value)) throw new LimitReached('zero to an unknown power');
  }
  if (!P.isOne(exponent.denominator)) {
    return atom(to, base, exponent, one);
  }
  let result = to.field.constant(one);
  for (const term of exponent.numerator.values()) {
    result = to.field.multiply(result, raiseTerm(to, base, term));
  }
  return result;
}

function raiseTerm(to: Normalising, base: Fraction | 'e', term: P.Term): Fraction {
  if (term.powers.length === 0) {
    if (base !== 'e') return raise(to, base, to.field.constant(term.coefficient));
    return atom(to, 'e', to.field.constant({ n: 1, d: term.coefficient.d }), { n: term.coefficient.n, d: 1 });
  }
  const unit: Fraction = {
    numerator: P.fromTerms([{ coefficient: { n: 1, d: term.coefficient.d }, powers: term.powers }]),
    denominator: P.onePolynomial,
  };
  if (base === 'e') {
    const known = exponentialOfTerm(to, term);
    if (known) return known;
  }
  return atom(to, base, unit, { n: term.coefficient.n, d: 1 });
}

/** e^{c·ln u} = u^c and e^{iπ·c} for the angles with known sine and cosine. */
function exponentialOfTerm(to: Normalising, term: P.Term): Fraction | undefined {
  const used = term.powers.flatMap((power, position) => (power === 0 ? [] : [{ power, position }]));
  const keyOf = (position: number): string => to.field.generators[position]?.key ?? '';
  const [first, second] = used;
  if (used.length === 1 && first?.power === 1 && keyOf(first.position).startsWith('ln(')) {
    const argument = to.logarithmArguments.get(keyOf(first.position));
    return argument && raise(to, argument, to.field.constant(term.coefficient));
  }
  const isPiI =
    used.length === 2 &&
    first?.power === 1 &&
    second?.power === 1 &&
    [keyOf(first.position), keyOf(second.position)].sort().join() === 'i,pi';
  if (!isPiI) return undefined;
  const angle = to.field.multiply(to.field.constant(term.coefficient), to.pi());
  const cosine = to.apply('cos', angle);
  const sine = to.apply('sin', angle);
  return to.field.add(cosine, to.field.multiply(to.imaginary(), sine));
}

/** base ** unit as a generator, raised to an integer. */
function atom(to: Normalising, base: Fraction | 'e', unit: Fraction, times: Rational): Fraction {
  if (typeof times.n !== 'number' || Math.abs(times.n) > 1_000_000) throw new LimitReached('exponent too large');
  // x^{-n} is 1/x^n, not a generator of its own.
  if (times.d === 1 && times.n === 1 && isNegative(unit)) {
    return to.field.invert(atom(to, base, to.field.negate(unit), one));
  }
  const baseKey = base === 'e' ? 'e' : fractionKey(base);
  const baseTree: Expression = base === 'e' ? constantTree('e') : to.print(base);
  const isConstantE = base === 'e' && rationalOf(unit) !== undefined;
  const position = to.field.generator(`${baseKey}^${fractionKey(unit)}`, () => ({
    sort: isConstantE ? 'constant' : 'function',
    tree: rationalOf(unit)?.d === 1 ? baseTree : { kind: 'power', base: baseTree, exponent: to.print(unit) },
    exponential: { base: baseTree, baseKey, exponent: unit },
  }));
  return to.field.power(position, times.n);
}

/** base ** (p/q) with q > 1. */
function rationalPowerOf(to: Normalising, base: Fraction, exponent: Rational): Fraction {
  const value = rationalOf(base);
  if (value) {
    const exact = rationalPower(value, exponent);
    if (exact) return to.field.constant(exact);
    if (isZero(value)) throw new RangeError('power without a value');
    return numberPower(to, value, exponent);
  }
  if (typeof exponent.d !== 'number' || exponent.d > 1000) throw new LimitReached('index of the root');
  const whole = floor(exponent);
  const rest = subtractRationals(exponent, whole);
  const outside = to.raiseFraction(base, to.field.constant(whole));
  return to.field.multiply(outside, partialRoot(to, base, Number(rest.n), exponent.d));
}

/** Root of a rational number, taken apart into roots of primes: 12^{1/2} = 2·3^{1/2}; of −1: i, or −1 for odd index. */
function numberPower(to: Normalising, value: Rational, exponent: Rational): Fraction {
  const index = exponent.d;
  if (typeof index !== 'number' || index > 1000) throw new LimitReached('index of the root');
  let result = to.field.constant(one);
  if (sign(value) < 0) {
    if (index % 2 === 1) result = to.field.constant({ n: Number(exponent.n) % 2 === 0 ? 1 : -1, d: 1 });
    else if (index === 2) result = to.field.integerPower(to.imaginary(), Number(exponent.n) % 4);
    else {
      // (−1)^{p/q} = e^{iπp/q}
      const angle = to.field.multiply(to.field.constant(exponent), to.field.multiply(to.imaginary(), to.pi()));
      result = raise(to, 'e', angle);
    }
  }
  const size = absolute(value);
  for (const [part, direction] of [
    [size.n, 1],
    [size.d, -1],
  ] as const) {
    for (const { prime, count } of smallFactors(part)) {
      const total = multiplyRationals(exponent, { n: count * direction, d: 1 });
      const whole = floor(total);
      const rest = subtractRationals(total, whole);
      result = to.field.multiply(
        result,
        to.raiseFraction(to.field.constant({ n: prime, d: 1 }), to.field.constant(whole)),
      );
      if (rest.n === 0 || typeof rest.d !== 'number') continue;
      const base: Rational = { n: prime, d: 1 };
      const degree = rest.d;
      const position = to.field.generator(`root${degree}:${prime}`, () => ({
        sort: 'radical',
        tree: rootTree(integerTree(prime), degree),
        relation: { degree, value: to.field.constant(base) },
        radical: { base, index: degree },
      }));
      result = to.field.multiply(result, to.field.power(position, Number(rest.n)));
    }
  }
  return result;
}

/** base ** (p/q) for 0 < p < q, with positive constants and even powers of variables taken out of square roots. */
function partialRoot(to: Normalising, base: Fraction, numerator: number, index: number): Fraction {
  const content = P.content(base.numerator);
  const positive = absolute(content);
  const exponent: Rational = { n: numerator, d: index };
  const isOdd = index % 2 === 1;
  const factor = isOdd ? content : positive;
  let rest = to.field.scale(base, divideRationals(one, factor));
  let outside = rationalPowerOf(to, to.field.constant(factor), exponent);
  if (index === 2) {
    const nested = denested(to, base);
    if (nested) return nested;
    const squares = squareFactor(to, rest);
    if (squares) {
      outside = to.field.multiply(outside, squares.root);
      rest = squares.rest;
      const remaining = rationalOf(rest);
      if (remaining) return to.field.multiply(outside, rationalPowerOf(to, rest, exponent));
    }
  }
  const position = to.field.generator(`root${index}:${fractionKey(rest)}`, () => ({
    sort: P.generatorsOf(rest.numerator).every((k) => to.field.generators[k]?.sort === 'radical')
      ? 'radical'
      : 'function',
    tree: rootTree(to.print(rest), index),
    relation: { degree: index, value: rest },
  }));
  return to.field.multiply(outside, to.field.power(position, numerator));
}

/** √(x²y) = |x|√y: takes even powers of real variables out. */
function squareFactor(to: Normalising, base: Fraction): { root: Fraction; rest: Fraction } | undefined {
  if (!P.isOne(base.denominator) || base.numerator.size !== 1) return undefined;
  const term = P.leadingTerm(base.numerator);
  if (!term) return undefined;
  let root = to.field.constant(one);
  let found = false;
  const powers = term.powers.map((power, k) => {
    if (power < 2 || to.field.generators[k]?.sort !== 'variable') return power;
    found = true;
    const outside = to.apply('abs', to.generator(k));
    root = to.field.multiply(root, to.field.integerPower(outside, Math.floor(power / 2)));
    return power % 2;
  });
  if (!found) return undefined;
  while (powers.length > 0 && powers[powers.length - 1] === 0) powers.pop();
  const rest = P.fromTerms([{ coefficient: term.coefficient, powers }]);
  return { root, rest: { numerator: rest, denominator: P.onePolynomial } };
}

/** √(a + b√c) = √((a+s)/2) ± √((a−s)/2) when s = √(a² − b²c) is rational (Borodin, Fagin, Hopcroft, Tompa, 1985). */
function denested(to: Normalising, base: Fraction): Fraction | undefined {
  if (!P.isOne(base.denominator) || base.numerator.size !== 2) return undefined;
  const a = base.numerator.get('')?.coefficient;
  const other = [...base.numerator.values()].find((term) => term.powers.length > 0);
  if (!a || !other || sign(a) <= 0) return undefined;
  let radicand = one;
  for (let k = 0; k < other.powers.length; k++) {
    if (!other.powers[k]) continue;
    const radical = to.field.generators[k]?.radical;
    if (radical?.index !== 2) return undefined;
    radicand = multiplyRationals(radicand, radical.base);
  }
  const squared = multiplyRationals(multiplyRationals(other.coefficient, other.coefficient), radicand);
  const norm = subtractRationals(multiplyRationals(a, a), squared);
  const s = sign(norm) >= 0 ? exactRoot(norm, 2) : undefined;
  if (!s) return undefined;
  const halfPower: Rational = { n: 1, d: 2 };
  const first = rationalPowerOf(to, to.field.constant(multiplyRationals(addRationals(a, s), halfPower)), halfPower);
  const second = rationalPowerOf(
    to,
    to.field.constant(multiplyRationals(subtractRationals(a, s), halfPower)),
    halfPower,
  );
  return sign(other.coefficient) > 0 ? to.field.add(first, second) : to.field.subtract(first, second);
}
