import type { Guard } from './guards.ts';
import type { Range } from './ranges.ts';

/** Findings about a guard: on which sides it was, and where it came nearest to 0. */
export interface Sight {
  readonly guard: Guard;
  readonly cells: Set<number>;
  nearest: number;
  /** At how many places it was lost in rounding. */
  blurred: number;
  /** Its value is lost in rounding at a place where only many digits tell the two sides equal. */
  isTouched: boolean;
  /** It is proved never to be 0. */
  isAway: boolean;
  /** Where it touches 0 the two sides agree, as many digits tell. */
  isSettled: boolean;
  /** The line's letter and its place when it was nearest. */
  nearestAt: { readonly point: readonly number[]; readonly letter: number; readonly isEnd: boolean } | undefined;
}

/** Returns the state of a guard before any finding. */
export const unseen = (guard: Guard): Sight => ({
  guard,
  cells: new Set(),
  nearest: Infinity,
  blurred: 0,
  isTouched: false,
  isAway: false,
  isSettled: false,
  nearestAt: undefined,
});

/** Whether a guard was seen on one side of 0 only. */
export function isOneSided({ guard, cells }: Sight): boolean {
  return guard.kind === 'zero' && !(cells.has(1) && cells.has(-1));
}

/** Whether a value is nearer to 0 than any before, without being it. */
export function isNearer({ guard, nearest }: Sight, value: number): boolean {
  return guard.kind === 'zero' && value !== 0 && Math.abs(value) < nearest;
}

/** Notes the place at which a guard was nearest to 0. */
export function approachZero(sight: Sight, value: number, place: Sight['nearestAt']): void {
  sight.nearest = Math.abs(value);
  sight.nearestAt = place;
}

/** Whether bounds prove that a guard keeps its sign. */
export function keepsItsSign({ register, minus, plus }: Guard, ranges: readonly Range[]): boolean {
  const range = ranges[register];
  const other = minus < 0 ? { from: 0, to: 0 } : ranges[minus];
  return !!range && !!other && (range.from - other.to + plus >= 0 || range.to - other.from + plus <= 0);
}

/**
 * Whether a guard of one sign may change it at an unseen place: it comes nearest to 0 at an end of its line, or next to
 * where it is lost in rounding. One whose value jumps at 0 may differ where it only touches it, as sin x + 1 does.
 */
export function isDoubtful(sight: Sight, isNeverCrossing: (guard: Guard) => boolean): boolean {
  if (!isOneSided(sight) || sight.guard.ends || sight.isAway) return false;
  // In several letters a search may miss the top of a slow wave.
  const close = sight.nearestAt && sight.nearestAt.point.length > 1 ? 0.05 : 1e-9;
  const isTouching = sight.isTouched || (sight.guard.jumps && !sight.cells.has(0) && sight.nearest < close);
  if (isTouching && !sight.isSettled) return true;
  // At one place two parts may touch: x² + 1 and 2x.
  const isAtEnd = sight.nearestAt?.isEnd === true && !sight.isSettled;
  return (sight.blurred > 1 || isAtEnd) && !isNeverCrossing(sight.guard);
}

/** Whether it takes many digits to compute anything at a place. */
export function isExtreme(point: readonly number[]): boolean {
  return point.some((value) => Math.abs(value) > 1e6 || (value !== 0 && Math.abs(value) < 1e-6));
}
