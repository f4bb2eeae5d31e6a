import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { fixed, sumOf } from '../line/digits.ts';
import { NotPrecise } from '../line/precise-value.ts';
import {
  type DigitPoint,
  type Finding,
  compareWithDigits,
  digitPoint,
  guardAt,
  moved,
  targetOf,
  zeroBetween,
} from './digit-places.ts';
import { type Guard, guardValue } from './guards.ts';
import type { RealRunner, Snap } from './real-run.ts';

/** A boundary of a guard on a line: it changes its side between two neighbouring doubles. */
export interface Boundary {
  readonly point: number[];
  readonly letter: number;
  readonly low: number;
  readonly high: number;
  /** How far the places around it were apart. */
  readonly gap: number;
}

/** The two sides that are compared, with all guards of both. */
export interface Sides {
  readonly programs: readonly [Program, Program];
  readonly runners: readonly [RealRunner, RealRunner];
  readonly guards: readonly Guard[];
}

/** The finding at a single place; `open` where neither doubles nor many digits decide. */
export type PlaceFinding = Finding | 'open';

/** Looks with many digits that one comparison may take at boundaries. */
const mostLooks = 8;

/** Compares two expressions at the single places where a guard is 0 or whole. */
export class SinglePlaces {
  private readonly sides: Sides;
  private looks = mostLooks;

  constructor(sides: Sides) {
    this.sides = sides;
  }

  /** Compares the two at the boundary of a guard: by doubles where they are clear, else with many digits. */
  at(crossing: Guard, boundary: Boundary): PlaceFinding {
    // There doubles are farther apart than what steps.
    if (crossing.kind === 'whole' && Math.abs(boundary.low) > 1e15) return 'nothing';
    const seen = crossing.jumps ? glance(this.sides, crossing, boundary) : this.near(boundary);
    if (seen === 'same' || seen === 'nothing') return seen;
    if (this.looks <= 0) return seen === 'differ' ? 'open' : 'nothing';
    this.looks -= 1;
    try {
      return this.withDigits(crossing, boundary);
    } catch (error) {
      if (error instanceof NotPrecise || error instanceof RangeError) return seen === 'differ' ? 'differ' : 'nothing';
      throw error;
    }
  }

  /** Whether something that jumps is close to doing so where another guard bends: ⌊1 − |x|⌋ at 0. */
  private near({ point, letter, low }: Boundary): 'nothing' | 'open' {
    point[letter] = low;
    for (const runner of this.sides.runners) runner.run(point);
    const isNear = this.sides.guards.some((guard) => {
      const value = guard.jumps ? guardValue(guard, this.sides.runners) : Number.NaN;
      const target = guard.kind === 'zero' ? 0 : Math.round(value);
      return Math.abs(value - target) < 1e-6 && Math.abs(value) < 1e6;
    });
    return isNear ? 'open' : 'nothing';
  }

  private withDigits(crossing: Guard, { point, letter, low, high }: Boundary): PlaceFinding {
    const { programs, guards } = this.sides;
    const program = programs[crossing.program];
    const base = digitPoint(point);
    const [from, to] = digitPoint([low, high]);
    if (from === undefined || to === undefined) return 'nothing';
    const valueAt = (x: bigint): bigint | undefined => guardAt(crossing, program, moved(base, letter, x));
    const target = targetBetween(crossing, valueAt(from), valueAt(to));
    const place = zeroBetween(
      (x) => {
        const value = valueAt(x);
        return value === undefined ? undefined : sumOf(value, -target);
      },
      from,
      to,
    );
    if (place === 'none') return 'nothing';
    if (place === undefined) return 'open';
    const beside = [from - (to - from), to + (to - from)].map((x): DigitPoint => moved(base, letter, x));
    return compareWithDigits(programs, guards, moved(base, letter, place), beside);
  }
}

/** The 0 or whole number that a guard passes between two values. */
function targetBetween(guard: Guard, before: bigint | undefined, after: bigint | undefined): bigint {
  if (guard.kind === 'zero') return 0n;
  const [x, y] = [before ?? after ?? 0n, after ?? before ?? 0n];
  const larger = x > y ? x : y;
  const below = (larger >> fixed.bits) << fixed.bits;
  // Both on one side of it: rounding put the change next to them.
  return below > (x < y ? x : y) ? below : targetOf(guard, larger);
}

/**
 * Whether two expressions differ at the single place where a guard is 0 or whole, as far as doubles can tell. There is
 * such a place, as the guard is continuous; it need not be a double, so the values of all guards that change their side
 * there are set to what they pass: sign 0 is 0 and ⌊3⌋ is 3 whatever the rounding.
 */
function glance({ runners, guards }: Sides, crossing: Guard, boundary: Boundary): Finding | 'open' {
  const { point, letter, low, high, gap } = boundary;
  const valuesAt = (t: number): readonly number[] => {
    point[letter] = t;
    for (const runner of runners) runner.run(point);
    return guards.map((guard) => guardValue(guard, runners));
  };
  const [farBefore, farAfter] = [valuesAt(low - gap * 0.1), valuesAt(high + gap * 0.1)];
  const place = guards.indexOf(crossing);
  const [here = 0, beyond = 0] = [low, high].map((t) => Math.abs(valuesAt(t)[place] ?? 0));
  if (crossing.kind === 'whole' && here > 2 ** 52) return 'nothing';
  if (crossing.kind === 'zero' && isPole(here, beyond, largest(farBefore[place], farAfter[place]))) return 'nothing';
  let width = Math.max(Math.abs(low), gap, 1e-300) * (crossing.kind === 'whole' ? 1e-12 : 1e-9);
  let [before, after] = [valuesAt(low - width), valuesAt(high + width)];
  // As far as it takes to see the guard move: 3x + 32 does not change where x is tiny.
  for (let k = 0; k < mostWidenings; k++) {
    const [x, y] = [before[place] ?? Number.NaN, after[place] ?? Number.NaN];
    const least =
      crossing.kind === 'whole' ? 1e-13 * Math.max(1, Math.abs(x)) : 1e-9 * largest(farBefore[place], farAfter[place]);
    if (!(Math.abs(y - x) < least)) break;
    width *= 8;
    [before, after] = [valuesAt(low - width), valuesAt(high + width)];
  }
  const snaps: Snap[][] = [[], []];
  for (const [k, guard] of guards.entries()) {
    const far = largest(farBefore[k], farAfter[k]);
    const [x, y] = [before[k] ?? Number.NaN, after[k] ?? Number.NaN];
    const target = passed(guard, x, y, far);
    // Rounded to 0 on one side, it may only come close to it.
    const isTouching = guard === crossing && guard.kind === 'zero' && x * y === 0;
    if (target === undefined || isTouching) {
      if (guard === crossing) return 'open';
      continue;
    }
    snaps[guard.program]?.push({ register: guard.register, value: target * guard.over - guard.plus });
  }
  const around = [low - gap * 0.1, high + gap * 0.1].flatMap((t) => {
    point[letter] = t;
    return runners.map((runner) => runner.run(point));
  });
  point[letter] = low;
  const [x = Number.NaN, y = Number.NaN] = runners.map((runner, k) => runner.run(point, snaps[k]));
  if (Number.isNaN(x) || Number.isNaN(y)) return 'open';
  const apart = Math.abs(x - y);
  const scale = largest(x, y, ...around);
  if (apart <= 1e-15 * largest(x, y)) return 'same';
  // The distance of the guard from 0 next to it shows the effect of rounding; a step of 1 is one beside any large
  // number.
  if (apart <= 1e-6 * scale && apart <= 1e3 * largest(here, beyond) && apart < 1e-3) return 'same';
  return apart > 1e-6 * scale ? 'differ' : 'open';
}

const mostWidenings = 30;

/** Whether a guard changes its sign by way of infinity, clearly so in doubles. */
function isPole(before: number, after: number, far: number): boolean {
  return Math.min(before, after) > 1e6 * far;
}

/** The larger size of two values, of which one may be undefined. */
function largest(...values: readonly (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined && !Number.isNaN(value));
  return Math.max(0, ...known.map((value) => Math.abs(value ?? 0)));
}

/**
 * The 0 or whole number that a guard passes between two close places; undefined where it passes none, or jumps. `far` is
 * its size farther away.
 */
function passed({ kind, minus }: Guard, before: number, after: number, far: number): number | undefined {
  if (minus >= 0) return undefined;
  if (kind === 'zero') {
    const isPassing = before * after <= 0 && before !== after;
    return isPassing && Math.abs(before) + Math.abs(after) < 0.01 * far ? 0 : undefined;
  }
  if (!(Math.abs(before - after) < 0.01) || Math.floor(before) === Math.floor(after)) return undefined;
  return Math.max(Math.floor(before), Math.floor(after));
}
