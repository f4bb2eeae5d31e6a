import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { fixed, size, sumOf } from '../line/digits.ts';
import { type DigitSnap, NotPrecise, preciseRegisters } from '../line/precise-value.ts';
import type { Guard } from './guards.ts';

/** A value for each letter, in fixed point. */
export type DigitPoint = readonly bigint[];

/** The result of comparing two values at one place. */
export type Finding = 'same' | 'differ' | 'nothing';

/** The place in fixed point. Throws NotPrecise where it is too close to 0 for the digits kept. */
export function digitPoint(point: readonly number[]): bigint[] {
  return point.map((value) => {
    if (!Number.isFinite(value) || Math.abs(value) > 1e80 || (value !== 0 && Math.abs(value) < 1e-80)) {
      throw new NotPrecise();
    }
    return fixed.fromNumber(value);
  });
}

/** The place with another value for one letter. */
export const moved = (point: DigitPoint, letter: number, value: bigint): DigitPoint => point.with(letter, value);

/** The value of a guard with many digits; undefined where it has none. */
export function guardDigits(guard: Guard, registers: readonly (bigint | undefined)[]): bigint | undefined {
  const value = registers[guard.register];
  if (guard.minus >= 0) {
    const other = registers[guard.minus];
    return value === undefined || other === undefined ? undefined : sumOf(value, -other);
  }
  return value === undefined ? undefined : fixed.divide(sumOf(value, plusOf(guard)), overOf(guard));
}

/** The value of each instruction at a place; powers that are tiny count as what they are. */
export function registersAt(
  program: Program,
  point: DigitPoint,
  options: { readonly snaps?: readonly DigitSnap[]; readonly last?: number } = {},
): readonly (bigint | undefined)[] {
  return preciseRegisters(program, point, { ...options, isLenient: true });
}

/** The value of a guard at a place. */
export function guardAt(guard: Guard, program: Program, point: DigitPoint): bigint | undefined {
  const last = Math.max(guard.register, guard.minus);
  return guardDigits(guard, registersAt(program, point, { last }));
}

const plusOf = ({ plus, over }: Guard): bigint =>
  over === Math.PI ? (plus === 0 ? 0n : fixed.pi >> 1n) : fixed.fromNumber(plus);
const overOf = ({ over }: Guard): bigint => (over === Math.PI ? fixed.pi : fixed.fromNumber(over));

/** The 0 or whole number next to the value of a guard. */
export function targetOf({ kind }: Guard, value: bigint): bigint {
  return kind === 'zero' ? 0n : ((value + (fixed.one >> 1n)) >> fixed.bits) << fixed.bits;
}

/** Smaller than this part of the values close by is 0: some thirty decimal places. */
const vanishing = 100n;

/**
 * Compares two programs at a place where some guards are 0 or whole: those whose distance from it is negligible beside
 * that at the places next to it. They are given that value exactly.
 */
export function compareWithDigits(
  programs: readonly [Program, Program],
  guards: readonly Guard[],
  place: DigitPoint,
  beside: readonly DigitPoint[],
): Finding {
  let scale = 0n;
  const values = programs.map((program, side) => {
    const own = guards.filter((guard) => guard.program === side && guard.minus < 0);
    const here = registersAt(program, place);
    const around = beside.map((point) => registersAt(program, point));
    for (const registers of around) scale = larger(scale, registers[program.code.length - 1]);
    const snaps = own.flatMap((guard) => snapOf(guard, here, around) ?? []);
    return registersAt(program, place, { snaps })[program.code.length - 1];
  });
  const [x, y] = values;
  if (x === undefined || y === undefined) return 'nothing';
  scale = larger(larger(scale, x), y);
  return size(x - y) > (scale >> 180n) + (fixed.one >> 200n) ? 'differ' : 'same';
}

const larger = (x: bigint, y: bigint | undefined): bigint => (y !== undefined && size(y) > x ? size(y) : x);

function snapOf(
  guard: Guard,
  here: readonly (bigint | undefined)[],
  around: readonly (readonly (bigint | undefined)[])[],
): DigitSnap | undefined {
  const value = guardDigits(guard, here);
  if (value === undefined) return undefined;
  const target = targetOf(guard, value);
  let widest = 0n;
  for (const registers of around) {
    const other = guardDigits(guard, registers);
    if (other !== undefined && size(other - target) > widest) widest = size(other - target);
  }
  const isThere = size(value - target) <= widest >> vanishing;
  if (!isThere) return undefined;
  return { register: guard.register, value: fixed.multiply(target, overOf(guard)) - plusOf(guard) };
}

/** Values so much larger than those at the ends belong to a pole between them. */
const growth = 4n;
const mostSteps = 60;

/**
 * The only zero of a continuous function between two places where it has different signs, by the Illinois algorithm
 * (Dowell and Jarratt, 1971); `none` at a pole or a jump, undefined where it is not found.
 */
export function zeroBetween(
  valueAt: (x: bigint) => bigint | undefined,
  from: bigint,
  to: bigint,
): bigint | 'none' | undefined {
  const ends = bracket(valueAt, from, to);
  if (typeof ends !== 'object') return ends;
  let { low, high, atLow, atHigh } = ends;
  let [u, v] = [atLow, atHigh];
  const largest = size(u) > size(v) ? size(u) : size(v);
  const limit = growth * largest;
  const least = largest >> 12n;
  const width = high - low;
  for (let step = 0, kept = 0; step < mostSteps; step++) {
    const secant = low + ((high - low) * u) / (u - v);
    const x = step % 6 === 5 || secant <= low || secant >= high ? (low + high) >> 1n : secant;
    const value = valueAt(x);
    if (value === undefined || size(value) > limit) return 'none';
    if (value === 0n || x === low || x === high) return value === 0n ? x : undefined;
    const isLow = areAlike(value, u);
    if (isLow) {
      [low, u, atLow] = [x, value, value];
      if (kept === 1) v >>= 1n;
    } else {
      [high, v, atHigh] = [x, value, value];
      if (kept === -1) u >>= 1n;
    }
    if (high - low < width >> 24n && size(atLow) > least && size(atHigh) > least) return 'none';
    if (u === 0n || v === 0n) return undefined;
    kept = isLow ? 1 : -1;
  }
  return undefined;
}

interface Bracket {
  readonly low: bigint;
  readonly high: bigint;
  readonly atLow: bigint;
  readonly atHigh: bigint;
}

/** Two places with values of different signs around two others, or a zero that was met on the way. */
function bracket(valueAt: (x: bigint) => bigint | undefined, from: bigint, to: bigint): Bracket | bigint | 'none' {
  let [low, high] = [from, to];
  let least: bigint | undefined;
  // Rounding may have put the change of sign elsewhere.
  for (let k = 0; k < 13; k++) {
    const [atLow, atHigh] = [valueAt(low), valueAt(high)];
    if (atLow === 0n) return low;
    if (atHigh === 0n) return high;
    if (atLow === undefined || atHigh === undefined) return 'none';
    if (!areAlike(atLow, atHigh)) return { low, high, atLow, atHigh };
    const smaller = size(atLow) < size(atHigh) ? size(atLow) : size(atHigh);
    least ??= smaller;
    // It rises on both sides: it came close to 0 and no further.
    if (smaller > least << 20n) return 'none';
    const width = (high - low || 1n) << 2n;
    [low, high] = [low - width, high + width];
  }
  return 'none';
}

const areAlike = (u: bigint, v: bigint): boolean => u < 0n === v < 0n;
