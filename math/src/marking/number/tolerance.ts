import {
  absolute,
  compare,
  equals,
  isZero,
  multiply,
  power,
  type Rational,
  rational,
  roundTo,
  subtract,
  toNumber,
} from '../../algebra/numbers/rational.ts';
import { type PrecisionTier, precisionTiers, type Tolerance } from '../../exercises/document/document.ts';
import { rationalOf } from '../../exercises/compile/generators/sources.ts';

/** A closed number: exact when it is rational, a double otherwise. */
export type RealNumber = { readonly exact: Rational } | { readonly approximate: number };

export function approximate(value: RealNumber): number {
  return 'exact' in value ? toNumber(value.exact) : value.approximate;
}

/** Slack for the rounding of doubles; far below any tolerance that a person asks for. */
const slack = 1e-9;

/** Whether a number agrees with the key as closely as asked. Requirement D09 for the tiers. */
export function agrees(
  value: RealNumber,
  key: RealNumber,
  tolerance: Tolerance | undefined,
  precision: PrecisionTier | undefined,
): boolean {
  if (precision !== undefined) return agreesIn(value, key, precisionTiers[precision]);
  if (tolerance === undefined) return isSame(value, key);
  switch (tolerance.kind) {
    case 'absolute':
      return isWithin(value, key, rationalOf(tolerance.value));
    case 'relative': {
      if (!('exact' in key)) return isWithin(value, key, rationalOf(tolerance.value), Math.abs(key.approximate));
      return isWithin(value, key, multiply(absolute(key.exact), rationalOf(tolerance.value)));
    }
    case 'decimals':
      return agreesIn(value, key, tolerance.value);
    case 'significant-figures':
      return agreesIn(value, key, decimalsFor(key, tolerance.value));
  }
}

/** A quick test that lets every pair pass that `agrees` could take as the same. */
export function isNear(
  x: number,
  y: number,
  tolerance: Tolerance | undefined,
  precision: PrecisionTier | undefined,
): boolean {
  const size = Math.max(Math.abs(x), Math.abs(y));
  return !(Math.abs(x - y) > 1e-9 + 1e-6 * size + reach(size, tolerance, precision));
}

function reach(size: number, tolerance: Tolerance | undefined, precision: PrecisionTier | undefined): number {
  if (precision !== undefined) return 10 ** -precisionTiers[precision];
  switch (tolerance?.kind) {
    case 'absolute':
      return toNumber(rationalOf(tolerance.value));
    case 'relative':
      return 1.1 * size * toNumber(rationalOf(tolerance.value));
    case 'decimals':
      return 10 ** -tolerance.value;
    case 'significant-figures':
      // Of 0 the figures are decimals: what is rounded to it may be as large as half of the last.
      return size * 10 ** (1 - tolerance.value) + (size < 10 ** -tolerance.value ? size : 0);
    case undefined:
      return 0;
  }
}

function isSame(a: RealNumber, b: RealNumber): boolean {
  if ('exact' in a && 'exact' in b) return equals(a.exact, b.exact);
  const x = approximate(a);
  const y = approximate(b);
  return Math.abs(x - y) <= 1e-12 * Math.max(Math.abs(x), Math.abs(y));
}

function isWithin(value: RealNumber, key: RealNumber, distance: Rational, scale = 1): boolean {
  if ('exact' in value && 'exact' in key && scale === 1) {
    return compare(absolute(subtract(value.exact, key.exact)), distance) <= 0;
  }
  const allowed = toNumber(distance) * scale;
  return Math.abs(approximate(value) - approximate(key)) <= allowed * (1 + slack);
}

/** Equal after rounding both to so many decimals (halves away from zero). */
function agreesIn(value: RealNumber, key: RealNumber, decimals: number): boolean {
  if ('exact' in value && 'exact' in key) return equals(roundTo(value.exact, decimals), roundTo(key.exact, decimals));
  const unit = 10 ** -decimals;
  const rounded = (x: number): number => Math.sign(x) * Math.floor(Math.abs(x) / unit + 0.5 + slack);
  return rounded(approximate(value)) === rounded(approximate(key));
}

/** Decimals that keep so many significant figures of the key. */
export function decimalsFor(key: RealNumber, figures: number): number {
  const size = Math.abs(approximate(key));
  if (size === 0) return figures;
  let exponent = Math.floor(Math.log10(size));
  if ('exact' in key && !isZero(key.exact)) {
    // log10 can be off at exact powers of ten.
    if (compare(absolute(key.exact), power(rational(10), exponent + 1)) >= 0) exponent++;
    else if (compare(absolute(key.exact), power(rational(10), exponent)) < 0) exponent--;
  }
  return figures - 1 - exponent;
}
