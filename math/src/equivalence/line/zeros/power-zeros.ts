import type { Fraction } from '../../../algebra/polynomials/field.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import type { Rational } from '../../../algebra/numbers/rational.ts';
import { sameTree } from '../../../notation/traverse.ts';
import { fixed, size } from '../digits.ts';
import { logarithmOf } from './inverse-images.ts';
import { type Zeros, noZeros } from './zero-sets.ts';
import type { ZeroSearch } from './zero-search.ts';

/**
 * Zeros of c·bᵘ + d·bᵛ with fractions c and d, such as 5^(x²) − 5^(21x − 104): where u − v is the logarithm of −d/c, which
 * may be too small or too large for its digits. Undefined for other functions.
 */
export function powerZeros(finder: ZeroSearch, a: P.Polynomial, depth: number): Zeros | undefined {
  const [first, second, ...more] = a.values();
  const generators = P.generatorsOf(a);
  const powers = generators.map((k) => finder.generator(k)?.exponential);
  const [base] = powers.map((power) => power?.base);
  if (!first || !second || more.length > 0 || !base) return undefined;
  if (!powers.every((power) => power && sameTree(power.base, base))) return undefined;
  if (first.coefficient.n < 0 === second.coefficient.n < 0) return noZeros;
  const rate = logarithmOf(base);
  if (rate === undefined || rate === 0n) return undefined;
  let exponent: Fraction = { numerator: P.zeroPolynomial, denominator: P.onePolynomial };
  for (const [index, k] of generators.entries()) {
    const times = { n: (first.powers[k] ?? 0) - (second.powers[k] ?? 0), d: 1 };
    const own = powers[index]?.exponent;
    if (!own) return undefined;
    const factor: Fraction = { numerator: P.constantPolynomial(times), denominator: P.onePolynomial };
    exponent = finder.to.field.add(exponent, finder.to.field.multiply(factor, own));
  }
  const value = fixed.divide(logarithmOfSize(second.coefficient) - logarithmOfSize(first.coefficient), rate);
  return finder.whereEqual(exponent, value, undefined, depth + 1);
}

function logarithmOfSize({ n, d }: Rational): bigint {
  return fixed.logarithm(size(BigInt(n)) << fixed.bits) - fixed.logarithm(BigInt(d) << fixed.bits);
}
