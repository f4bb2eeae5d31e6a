import type { PolygonRule } from '../../exercises/document/graphs.ts';
import type { Place } from './drawing.ts';

/**
 * Whether one polygon is the other, moved, turned or mirrored, for similar ones also enlarged: from some corner on, in one
 * of both directions, the distances between all corners are the same, up to one factor. A distance may be off by `reach`.
 */
export function isSameShape(drawn: readonly Place[], asked: readonly Place[], rule: PolygonRule, reach = 0): boolean {
  if (drawn.length !== asked.length) return false;
  const meant = distances(asked);
  return turnsOf(drawn).some((round) => {
    const given = distances(round);
    const factor = rule === 'similar' ? Math.hypot(...given) / Math.hypot(...meant) : 1;
    return (
      factor > 0 &&
      given.every((distance, index) => {
        const wanted = factor * (meant[index] ?? 0);
        return Math.abs(distance - wanted) <= reach + 1e-9 * Math.max(distance, wanted);
      })
    );
  });
}

/** The same corners from each of them, in both directions. */
export function turnsOf<T>(corners: readonly T[]): readonly (readonly T[])[] {
  const back = [...corners].reverse();
  return [corners, back].flatMap((round) => round.map((_, first) => [...round.slice(first), ...round.slice(0, first)]));
}

const distances = (corners: readonly Place[]): readonly number[] =>
  corners.flatMap((a, index) => corners.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
