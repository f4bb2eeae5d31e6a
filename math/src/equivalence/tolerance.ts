import {
  type Rational,
  absolute,
  compare,
  equals,
  fromNumber,
  isZero,
  multiply,
  power,
  roundTo,
  subtract,
  toNumber,
} from '../algebra/numbers/rational.ts';
import type { Tolerance } from '../exercises/document/document.ts';

/**
 * Whether `value` is close enough to the model answer `model`.
 *
 * - `absolute`: |value − model| ≤ tolerance.
 * - `relative`: |value − model| ≤ tolerance · |model|.
 * - `decimals`: both rounded to so many decimals agree.
 * - `significant-figures`: both rounded to so many significant figures of the model agree.
 *
 * Computed exactly; doubles are taken at their exact value, with one part in 10^13 forgiven for their rounding.
 */
export function withinTolerance(value: Rational | number, model: Rational | number, tolerance: Tolerance): boolean {
  const x = typeof value === 'number' ? fromNumber(value) : value;
  const y = typeof model === 'number' ? fromNumber(model) : model;
  const limit = fromNumber(tolerance.value);
  if (!x || !y || !limit) return false;
  const slack = typeof value === 'number' || typeof model === 'number' ? roundingSlack(y) : undefined;
  const difference = absolute(subtract(x, y));
  if (slack && compare(difference, slack) <= 0) return true;
  switch (tolerance.kind) {
    case 'absolute':
      return compare(difference, decimalValue(tolerance.value)) <= 0;
    case 'relative':
      return compare(difference, multiply(decimalValue(tolerance.value), absolute(y))) <= 0;
    case 'decimals':
      return equals(roundTo(x, tolerance.value), roundTo(y, tolerance.value));
    case 'significant-figures': {
      const digits = tolerance.value - (isZero(y) ? 1 : magnitude(y) + 1);
      return equals(roundTo(x, digits), roundTo(y, digits));
    }
  }
}

function roundingSlack(model: Rational): Rational {
  return multiply(absolute(model), { n: 1, d: 10_000_000_000_000 });
}

/** 0.05 typed as a number means 1/20, not the nearest double. */
function decimalValue(value: number): Rational {
  for (let digits = 0; digits <= 15; digits++) {
    const scaled = value * 10 ** digits;
    // A tolerance below 10⁻⁹ is not 0.
    const isWhole = Math.abs(scaled - Math.round(scaled)) < 1e-9 * Math.max(1, Math.abs(scaled));
    if (isWhole && (value === 0 || Math.round(scaled) !== 0)) {
      return multiply({ n: Math.round(scaled), d: 1 }, power({ n: 10, d: 1 }, -digits));
    }
  }
  return fromNumber(value) ?? { n: 0, d: 1 };
}

/** The exponent k with 10^k ≤ |a| < 10^(k+1). */
function magnitude(a: Rational): number {
  const size = absolute(a);
  let k = Math.floor(Math.log10(toNumber(size)));
  while (compare(size, power({ n: 10, d: 1 }, k)) < 0) k -= 1;
  while (compare(size, power({ n: 10, d: 1 }, k + 1)) >= 0) k += 1;
  return k;
}
