import { add, divide, multiply, negate, type Rational, subtract, zero } from '../numbers/rational.ts';
import {
  divideUnivariate,
  factorUnivariate,
  multiplyUnivariate,
  trimmed,
  type Univariate,
} from '../polynomials/univariate.ts';

/** coefficient/(n + place)^order. */
export interface PoleTerm {
  readonly coefficient: Rational;
  readonly place: Rational;
  readonly order: number;
}

/** A quotient as a polynomial and fractions over powers of n + a with rational a; undefined where there are others. */
export function partialFractions(
  top: Univariate,
  bottom: Univariate,
): { readonly polynomial: Univariate; readonly poles: readonly PoleTerm[] } | undefined {
  const { quotient, rest } = divideUnivariate(top, bottom);
  const poles: PoleTerm[] = [];
  for (const { polynomial: base, exponent: multiplicity } of factorUnivariate(bottom).factors) {
    const [start = zero, slope] = base;
    if (base.length !== 2 || !slope) return undefined;
    const place = divide(start, slope);
    let others = bottom;
    for (let k = 0; k < multiplicity; k++) others = divideUnivariate(others, [place, { n: 1, d: 1 }]).quotient;
    const values = quotientSeries(shifted(rest, negate(place)), shifted(others, negate(place)), multiplicity);
    for (const [k, coefficient] of values.entries()) {
      if (coefficient.n !== 0) poles.push({ coefficient, place, order: multiplicity - k });
    }
  }
  return { polynomial: trimmed(quotient), poles };
}

/** The polynomial in y = x − by. */
function shifted(a: Univariate, by: Rational): Univariate {
  let result: Univariate = [];
  for (let k = a.length - 1; k >= 0; k--) {
    const next = [...multiplyUnivariate(result, [by, { n: 1, d: 1 }])];
    next[0] = add(next[0] ?? zero, a[k] ?? zero);
    result = trimmed(next);
  }
  return result;
}

/** The first coefficients of the power series of a/b, where b does not begin with 0. */
function quotientSeries(a: Univariate, b: Univariate, count: number): readonly Rational[] {
  const series: Rational[] = [];
  for (let k = 0; k < count; k++) {
    let value = a[k] ?? zero;
    for (let j = 0; j < k; j++) value = subtract(value, multiply(series[j] ?? zero, b[k - j] ?? zero));
    series.push(divide(value, b[0] ?? zero));
  }
  return series;
}
