import * as P from '../../../algebra/polynomials/polynomial.ts';
import { fixed, noise, size } from '../digits.ts';
import { linearParts, logarithmOf } from './inverse-images.ts';
import { digitPlace } from '../place.ts';
import { preciseRoots } from './precise-roots.ts';
import { commonRate } from './trigonometric-zeros.ts';
import { type Zeros, noZeros } from './zero-sets.ts';
import type { ZeroSearch } from './zero-search.ts';

const highestDegree = 30;

/**
 * Zeros of a polynomial in exponentials of several bases or rates that are all powers of one w = e^(g·x), such as
 * 4ˣ − 3·2ˣ + 2: those of a polynomial in w. Undefined for other functions.
 */
export function exponentialZeros(finder: ZeroSearch, a: P.Polynomial, active: readonly number[]): Zeros | undefined {
  const rates: bigint[] = [];
  for (const k of active) {
    const rate = rateOf(finder, k);
    if (rate === undefined || rate.rate === 0n || rate.start !== 0n) return undefined;
    rates.push(rate.rate);
  }
  const between = betweenTwo(finder, a, active, rates);
  if (between) return between;
  const unit = commonRate(rates);
  if (!unit || active.length < 2) return undefined;
  const sums = new Map<number, bigint>();
  for (const { coefficient, powers } of a.values()) {
    let exponent = 0;
    const rest = powers.map((power, k) => {
      const index = active.indexOf(k);
      if (index < 0) return power;
      exponent += power * (unit.times[index] ?? 0);
      return 0;
    });
    const constant = finder.digitsOf(P.fromTerms([{ coefficient, powers: rest }]));
    if (constant === undefined) return undefined;
    sums.set(exponent, (sums.get(exponent) ?? 0n) + constant);
  }
  const lowest = Math.min(...sums.keys());
  const degree = Math.max(...sums.keys()) - lowest;
  if (degree > highestDegree) return undefined;
  const roots = preciseRoots(Array.from({ length: degree + 1 }, (_, k) => sums.get(lowest + k) ?? 0n));
  const places = roots.flatMap((w) => (w > 0n ? [digitPlace(fixed.divide(fixed.logarithm(w), unit.rate))] : []));
  return { ...noZeros, places };
}

/** c·e^(r·x) + d·e^(s·x), such as 300·1.02ˣ − 500·0.97ˣ: its only zero, whatever the rates are. */
function betweenTwo(
  finder: ZeroSearch,
  a: P.Polynomial,
  active: readonly number[],
  rates: readonly bigint[],
): Zeros | undefined {
  if (a.size !== 2 || active.length < 2) return undefined;
  const terms = [...a.values()].map(({ coefficient, powers }) => ({
    rate: active.reduce((sum, k, index) => sum + BigInt(powers[k] ?? 0) * (rates[index] ?? 0n), 0n),
    value: finder.digitsOf(
      P.fromTerms([{ coefficient, powers: powers.map((power, k) => (active.includes(k) ? 0 : power)) }]),
    ),
  }));
  const [first, second] = terms;
  if (first?.value === undefined || second?.value === undefined || first.value === 0n) return undefined;
  const ratio = fixed.divide(-second.value, first.value);
  const apart = first.rate - second.rate;
  if (size(apart) < noise) return undefined;
  return { ...noZeros, places: ratio > 0n ? [digitPlace(fixed.divide(fixed.logarithm(ratio), apart))] : [] };
}

function rateOf(finder: ZeroSearch, k: number): { readonly rate: bigint; readonly start: bigint } | undefined {
  const exponential = finder.generator(k)?.exponential;
  const log = exponential && logarithmOf(exponential.base);
  if (!exponential || log === undefined) return undefined;
  const active = finder.activeOf(exponential.exponent.numerator);
  const [variable] = active;
  if (variable === undefined || active.length !== 1 || !finder.isVariable(variable)) return undefined;
  if (finder.activeOf(exponential.exponent.denominator).length > 0) return undefined;
  const linear = linearParts(exponential.exponent, variable, (part) => finder.digitsOf(part));
  return linear && { rate: fixed.multiply(linear.rate, log), start: linear.start };
}
