import { exactValue } from '../../algebra/simplifying/simplify.ts';
import { hasUnknownValues } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { type Rational, compare as compareRationals, fromNumber, toNumber } from '../../algebra/numbers/rational.ts';
import { powersOfTen } from './extreme-numbers.ts';
import { run } from '../../algebra/evaluating/run.ts';
import type { Expression } from '../../notation/tree.ts';
import { digitsKnown, digitsOfRational, fixed, noise, size } from './digits.ts';
import { closedDigits } from './precise-value.ts';

/** A real number on the line of solutions. */
export interface Place {
  readonly value: number;
  /** Its value where it is a fraction. */
  readonly exact?: Rational;
  /** Its value in fixed point; absent where only the double is known. */
  readonly digits?: bigint;
}

export function rationalPlace(exact: Rational): Place {
  const digits = digitsOfRational(exact);
  // A value too small for the digits kept is not 0.
  const isTiny = exact.n !== 0 && size(digits) < noise;
  return isTiny ? { value: toNumber(exact), exact } : { value: toNumber(exact), exact, digits };
}

export function digitPlace(digits: bigint): Place {
  return { value: fixed.toNumber(digits), digits };
}

/** The place that a double is exactly. */
export function doublePlace(value: number): Place {
  const exact = fromNumber(value);
  const reach = Math.floor((Number(digitsKnown) - 20) * Math.log10(2));
  return exact && powersOfTen(exact) <= reach ? rationalPlace(exact) : { value };
}

/** The place of a closed expression; undefined where it has no real value. */
export function placeOf(tree: Expression): Place | undefined {
  const exact = exactValue(tree);
  if (exact) return rationalPlace(exact);
  const program = compile(tree);
  if (!program || program.variables.length > 0 || hasUnknownValues(program)) return undefined;
  const digits = closedDigits(program);
  if (digits !== undefined) return digitPlace(digits);
  const { re, im, error } = run(program, [], 'real');
  return im === 0 && Number.isFinite(re) && error < 1e-9 * (1 + Math.abs(re)) ? { value: re } : undefined;
}

/** The order of two places; 0 where they agree in all digits that are known (some sixty decimals for irrational ones). */
export function comparePlaces(a: Place, b: Place): -1 | 0 | 1 {
  if (a.exact && b.exact) return compareRationals(a.exact, b.exact);
  if (!Number.isFinite(a.value) || !Number.isFinite(b.value)) return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
  const difference = a.value - b.value;
  if (Math.abs(difference) > 1e-9 * Math.max(1, Math.abs(a.value), Math.abs(b.value))) return difference < 0 ? -1 : 1;
  if (a.digits === undefined || b.digits === undefined) {
    return Math.abs(difference) <= 1e-11 * Math.max(1, Math.abs(a.value)) ? 0 : difference < 0 ? -1 : 1;
  }
  const apart = a.digits - b.digits;
  if (size(apart) < noise || size(apart) < size(a.digits) >> (digitsKnown - 20n)) return 0;
  return apart < 0n ? -1 : 1;
}

/** Sorted, each once. */
export function distinctPlaces(places: readonly Place[]): Place[] {
  const sorted = places.toSorted(comparePlaces);
  const result: Place[] = [];
  for (const place of sorted) {
    const last = result[result.length - 1];
    if (!last || comparePlaces(last, place) !== 0) result.push(place);
    else if (better(place, last)) result[result.length - 1] = place;
  }
  return result;
}

/** Near 0 the digits of a sum that should be 0 are those of its rounding: 0 itself says more. */
function better(a: Place, b: Place): boolean {
  if (a.exact !== undefined && !b.exact) return true;
  return a.digits !== undefined && (b.digits === undefined || (a.digits === 0n && b.digits !== 0n && !b.exact));
}

/** A place strictly between two others, a given share of the way. */
export function between(a: Place, b: Place, share: number): Place {
  const middle = a.value + (b.value - a.value) * share;
  const gap = b.value - a.value;
  if (gap > 1e-9 * Math.max(1, Math.abs(a.value)) || a.digits === undefined || b.digits === undefined) {
    return doublePlace(middle);
  }
  return digitPlace(a.digits + (((b.digits - a.digits) * BigInt(Math.round(share * 1024))) >> 10n));
}
