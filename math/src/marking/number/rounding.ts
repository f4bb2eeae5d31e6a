import {
  absolute,
  equals,
  floor,
  multiply,
  power,
  type Rational,
  rational,
  roundTo,
} from '../../algebra/numbers/rational.ts';
import type { Expression } from '../../notation/tree.ts';
import { approximate, type RealNumber } from './tolerance.ts';

/** A decimal as it was typed: how many places it has, and how many digits count. */
export interface TypedDecimal {
  readonly places: number;
  readonly figures: number;
}

/** The typed decimal of a number with a point; undefined for anything else. */
export function typedDecimal(tree: Expression): TypedDecimal | undefined {
  const magnitude = tree.kind === 'negate' || tree.kind === 'positive' ? tree.operand : tree;
  if (magnitude.kind !== 'number' || magnitude.repetend !== undefined) return undefined;
  const { text } = magnitude;
  const point = text.indexOf('.');
  if (point < 0) return undefined;
  return { places: text.length - point - 1, figures: text.replace('.', '').replace(/^0+/, '').length };
}

/** So far apart, relative to the key, may be what rounding in between leaves behind. */
const leftByRounding = 0.005;

/**
 * How a decimal may have come from a number that it differs from: `rounded` when it is the number rounded or cut at its
 * last place; `close` when the leading digits agree and only a rounding on the way can be between them. Undefined for a
 * decimal of a digit or two that merely lies near: 0.9 is not 5/6 rounded.
 */
export function roundingBetween(
  value: Rational,
  { places, figures }: TypedDecimal,
  key: RealNumber,
): 'rounded' | 'close' | undefined {
  if (figures < 2 || places < 1 || !leadingDigitsAgree(value, key)) return undefined;
  if (isSame(value, key)) return undefined;
  if (isRoundedAt(value, places, key)) return 'rounded';
  const own = approximate({ exact: value });
  const distance = Math.abs(own - approximate(key));
  const isClose = distance <= 0.5 * 10 ** (1 - places) && distance <= leftByRounding * Math.abs(approximate(key));
  return figures >= 3 && isClose ? 'close' : undefined;
}

function isSame(value: Rational, key: RealNumber): boolean {
  return 'exact' in key && equals(value, key.exact);
}

function isRoundedAt(value: Rational, places: number, key: RealNumber): boolean {
  if (!('exact' in key)) {
    const scaled = key.approximate * 10 ** places;
    const own = approximate({ exact: multiply(value, power(rational(10), places)) });
    const isNear = (whole: number): boolean => Math.abs(own - whole) < 1e-6;
    return isNear(Math.sign(scaled) * Math.round(Math.abs(scaled))) || isNear(Math.trunc(scaled));
  }
  return equals(value, roundTo(key.exact, places)) || equals(absolute(value), cutAt(absolute(key.exact), places));
}

function cutAt(value: Rational, places: number): Rational {
  return multiply(floor(multiply(value, power(rational(10), places))), power(rational(10), -places));
}

/** Whether the first two digits that count are the same, either cut or rounded there. */
function leadingDigitsAgree(value: Rational, key: RealNumber): boolean {
  const own = approximate({ exact: value });
  const other = approximate(key);
  if (own === 0 || other === 0 || !Number.isFinite(other)) return false;
  return own.toPrecision(2) === other.toPrecision(2) || firstTwo(own) === firstTwo(other);
}

/** Sign, first two digits and power of ten, cut. */
function firstTwo(value: number): string {
  return value.toExponential(14).replace(/^(-?\d\.\d)\d*/, '$1');
}
