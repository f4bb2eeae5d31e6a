import { fixed, size } from '../line/digits.ts';
import { NotPrecise } from '../line/precise-value.ts';
import { type DigitPoint, compareWithDigits, digitPoint, guardAt, moved } from './digit-places.ts';
import { type Guard, guardValue } from './guards.ts';
import type { Snap } from './real-run.ts';
import type { PlaceFinding, Sides } from './single-places.ts';

/** The smaller part of a golden section. */
const ratio = 0.381966;

/**
 * Golden-section search (Kiefer, 1953) for the place between two others where a function is smallest; `mayStop` ends it
 * early.
 */
export function goldenSection(
  valueAt: (t: number) => number,
  from: number,
  to: number,
  mayStop: () => boolean = () => false,
): number {
  let [low, high] = [from, to];
  for (let k = 0; k < 44 && high > low && !mayStop(); k++) {
    const [a, b] = [low + ratio * (high - low), high - ratio * (high - low)];
    if (valueAt(a) < valueAt(b)) high = b;
    else low = a;
  }
  return low + (high - low) / 2;
}

/** Where a guard has a local extremum among places on a line, and of which kind: 1 for a greatest value. */
export interface Summit {
  readonly index: number;
  readonly sign: 1 | -1;
}

/** Extrema of each kind that one comparison may look at, with one letter and with more. */
const mostTouches = [16, 6] as const;
/** Extrema on one line of one guard. */
const mostSummits = 3;

/** How many times as far as from its neighbours a value may be from what its summit touches. */
const reach = 30;

/**
 * The extrema of a guard on a line at which it may touch 0 or a whole number without passing it: those that are nearest
 * to it, measured by how far they rise above the places beside them.
 */
export function summitsOf(
  guard: Guard,
  count: number,
  valueAt: (k: number) => number,
  isAlone: boolean,
): readonly Summit[] {
  const found: (Summit & { readonly distance: number })[] = [];
  for (let k = 1; k < count - 1; k++) {
    const [before, value, after] = [valueAt(k - 1), valueAt(k), valueAt(k + 1)];
    const sign = value >= before && value >= after ? 1 : value <= before && value <= after ? -1 : undefined;
    if (sign === undefined || (value === before && value === after)) continue;
    const gap = gapAbove(guard, value * sign);
    const rise = Math.max(Math.abs(value - before), Math.abs(value - after));
    // With other letters to move, it may be far below its top.
    if (gap <= reach * rise || (!isAlone && gap < Infinity)) found.push({ index: k, sign, distance: gap / rise });
  }
  const sorted = found.toSorted((a, b) => a.distance - b.distance);
  const nearest = sorted.slice(0, mostSummits);
  // Least values close to 0 do not keep greatest ones from being looked at.
  const other = sorted.find(({ sign }) => sign !== nearest[0]?.sign);
  return !other || nearest.includes(other) ? nearest : [...nearest, other];
}

/** How far above a value the next 0 or whole number is; Infinity where there is none. */
function gapAbove({ kind }: Guard, value: number): number {
  if (kind === 'zero') return value <= 0 ? -value : Infinity;
  return Math.ceil(value) - value;
}

/** Compares two expressions at the places where something that jumps at 0 or at whole numbers only touches them. */
export class Touches {
  private readonly sides: Sides;
  private readonly places: readonly (readonly number[])[];
  private readonly isDiscrete: readonly boolean[];
  private readonly left: Record<1 | -1, number>;
  private readonly seen = new Set<string>();

  constructor(sides: Sides, places: readonly (readonly number[])[], isDiscrete: readonly boolean[]) {
    this.sides = sides;
    this.places = places;
    this.isDiscrete = isDiscrete;
    const most = mostTouches[isDiscrete.length > 1 ? 1 : 0];
    this.left = { [1]: most, [-1]: most };
  }

  /** Compares the two at the extremum next to a place on the line of a letter; `nothing` where nothing is touched. */
  at(guard: Guard, start: readonly number[], letter: number, sign: 1 | -1): PlaceFinding {
    if (this.left[sign] <= 0) return 'nothing';
    this.left[sign] -= 1;
    const point = [...start];
    const others = start.map((_, k) => k).filter((k) => k !== letter && !this.isDiscrete[k]);
    let value = this.climb(guard, point, letter, sign, false);
    for (let round = 0; round < 2 && others.length > 0; round++) {
      for (const other of others) value = this.climb(guard, point, other, sign, round === 0);
      value = this.climb(guard, point, letter, sign, false);
    }
    const target = guard.kind === 'zero' ? 0 : Math.round(value);
    if (!isClose(value, target)) return 'nothing';
    const key = [guard.program, guard.register, ...point.map(Math.fround)].join();
    if (this.seen.has(key)) return 'nothing';
    this.seen.add(key);
    if (!this.seemToDiffer(point)) return 'same';
    try {
      return this.withDigits(guard, point);
    } catch (error) {
      if (error instanceof NotPrecise || error instanceof RangeError) return 'open';
      throw error;
    }
  }

  /** Moves a letter to where the guard is greatest (least for sign −1), next to where it is or anywhere on its line. */
  private climb(guard: Guard, point: number[], letter: number, sign: 1 | -1, isAnywhere: boolean): number {
    const { runners } = this.sides;
    const downwards = (t: number): number => {
      point[letter] = t;
      runners[guard.program].run(point);
      const value = guardValue(guard, runners);
      return Number.isNaN(value) ? Infinity : -sign * value;
    };
    const places = this.places[letter] ?? [];
    let here = point[letter] ?? 0;
    if (isAnywhere) {
      let best = downwards(here);
      for (const t of places) {
        const height = downwards(t);
        if (height < best) [best, here] = [height, t];
      }
    }
    const [low, high] = [places.findLast((t) => t < here) ?? here, places.find((t) => t > here) ?? here];
    const found = goldenSection(downwards, low, high);
    // Where it is flat at its top the search ends anywhere on it: a place of the list may be the top itself.
    point[letter] = downwards(here) <= downwards(found) ? here : found;
    return -sign * downwards(point[letter]);
  }

  private withDigits(guard: Guard, point: readonly number[]): PlaceFinding {
    const { programs, guards } = this.sides;
    const program = programs[guard.program];
    const found = flatPlace((at) => guardAt(guard, program, at), digitPoint(point), this.isDiscrete);
    if (!found) return 'open';
    const beside = found.flatMap((value, letter) =>
      this.isDiscrete[letter] ? [] : [value - near, value + near].map((x): DigitPoint => moved(found, letter, x)),
    );
    return compareWithDigits(programs, guards, found, beside);
  }

  /** Whether the two differ in doubles, when all guards are given what they seem to touch. */
  private seemToDiffer(point: readonly number[]): boolean {
    const { runners, guards } = this.sides;
    for (const runner of runners) runner.run(point);
    const snaps: Snap[][] = [[], []];
    for (const one of guards) {
      const value = guardValue(one, runners);
      const target = one.kind === 'zero' ? 0 : Math.round(value);
      if (one.minus >= 0 || !isClose(value, target)) continue;
      snaps[one.program]?.push({ register: one.register, value: target * one.over - one.plus });
    }
    const [x = Number.NaN, y = Number.NaN] = runners.map((runner, side) => runner.run(point, snaps[side]));
    return Math.abs(x - y) > 1e-6 * Math.max(1, Math.abs(x), Math.abs(y));
  }
}

const isClose = (value: number, target: number): boolean =>
  Math.abs(value - target) <= 1e-6 * Math.max(1, Math.abs(value));

/** How far apart places are with which slopes are measured: 2^−90, and 2^−20 to see what vanishes. */
const step = fixed.one >> 90n;
const near = fixed.one >> 20n;
/** A step so small is the last but one: its square is nothing. */
const enough = fixed.one >> 85n;
/** Slopes of a few units of the last place are 0. */
const rounding = 64n;

/**
 * The place near another where all slopes are 0, letter by letter with Newton's method; multiple zeros of the slope,
 * where that converges in a geometric sequence, by its limit (Aitken). Undefined where it does not settle.
 */
function flatPlace(
  valueAt: (point: DigitPoint) => bigint | undefined,
  start: DigitPoint,
  isDiscrete: readonly boolean[],
): DigitPoint | undefined {
  let point = start;
  const letters = start.map((_, k) => k).filter((k) => !isDiscrete[k]);
  for (let round = 0; round < (letters.length > 1 ? 4 : 1); round++) {
    let farthest = 0n;
    for (const letter of letters) {
      const before = point[letter] ?? 0n;
      const after = flatOnLine((x) => valueAt(moved(point, letter, x)), before);
      if (after === undefined) return undefined;
      if (size(after - before) > farthest) farthest = size(after - before);
      point = moved(point, letter, after);
    }
    if (letters.length === 1 || farthest < enough) return point;
  }
  return undefined;
}

function flatOnLine(valueAt: (x: bigint) => bigint | undefined, start: bigint): bigint | undefined {
  let x = start;
  let last: bigint | undefined;
  for (let k = 0; k < 12; k++) {
    const [before, here, after] = [valueAt(x - step), valueAt(x), valueAt(x + step)];
    if (before === undefined || here === undefined || after === undefined) return undefined;
    const [slope, bend] = [after - before, after - here - (here - before)];
    if (size(slope) <= rounding) return x;
    if (bend === 0n) return undefined;
    let by = (-slope * step) / (2n * bend);
    if (size(by) < enough) return x + by;
    // Steps that shrink by the same part each time: take all further ones in one step.
    if (last !== undefined && k % 3 === 2 && size(by) * 3n > size(last)) by = (by * last) / (last - by || 1n);
    if (size(by) > fixed.one) return undefined;
    x += by;
    last = by;
  }
  return undefined;
}
