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

/**
 * Whether two expressions differ at the single place where a guard is 0 or whole. There is such a place, as the guard is
 * continuous; it need not be a double, so the values of all guards that change their side there are set to what they
 * pass: sign 0 is 0 and ⌊3⌋ is 3 whatever the rounding.
 */
export function differAtBoundary(
  runners: readonly [RealRunner, RealRunner],
  guards: readonly Guard[],
  crossing: Guard,
  { point, letter, low, high, gap }: Boundary,
): boolean {
  const valuesAt = (t: number): readonly number[] => {
    point[letter] = t;
    for (const runner of runners) runner.run(point);
    return guards.map((guard) => guardValue(guard, runners));
  };
  const [farBefore, farAfter] = [valuesAt(low - gap * 0.1), valuesAt(high + gap * 0.1)];
  const place = guards.indexOf(crossing);
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
    const target = passed(guard, before[k] ?? Number.NaN, after[k] ?? Number.NaN, far);
    if (target === undefined) {
      if (guard === crossing) return false;
      continue;
    }
    snaps[guard.program]?.push({ register: guard.register, value: target * guard.over - guard.plus });
  }
  const around = [low - gap * 0.1, high + gap * 0.1].flatMap((t) => {
    point[letter] = t;
    return runners.map((runner) => Math.abs(runner.run(point)));
  });
  point[letter] = low;
  const [x = Number.NaN, y = Number.NaN] = runners.map((runner, k) => runner.run(point, snaps[k]));
  if (Number.isNaN(x) || Number.isNaN(y)) return false;
  const scale = Math.max(Math.abs(x), Math.abs(y), ...around.filter((value) => Number.isFinite(value)));
  const apart = Math.abs(x - y);
  // Whole numbers jump by whole numbers, however large what they are added to.
  const isJump = crossing.kind === 'whole' && apart > 0.4 && apart > 1e-11 * scale;
  return isJump || apart > 1e-6 * scale;
}

const mostWidenings = 30;

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
