import type { FormulaPart } from '../../exercises/document/document.ts';
import type { PolygonRule } from '../../exercises/document/graphs.ts';
import { isSameShape, turnsOf } from '../../figures/drawn/same-shape.ts';
import type { Point } from '../../figures/drawing/window.ts';
import { pointOf } from '../../figures/values.ts';
import type { Expression } from '../../notation/tree.ts';
import type { Match } from '../context.ts';
import { matchInOrder } from './members.ts';

/** Drawings whose points are compared by rules of their own, whatever the part says about collections. */
export const isArranged = ({ graph }: FormulaPart): boolean =>
  graph?.tool === 'segment' || graph?.tool === 'polygon' || graph?.tool === 'ray';

/**
 * Compares the points of a drawing with those of a key: a segment has no direction, a polygon may begin at any corner
 * and run either way, and a ray may pass through any point of its direction.
 * Where congruent or similar polygons are asked for, only the distances between corners count.
 */
export function matchArranged(part: FormulaPart, given: readonly Expression[], key: readonly Expression[]): Match {
  if (part.graph?.compare) return isShapeOfKey(part, part.graph.compare, given, key) ? 'equal' : 'different';
  let best: Match = 'different';
  for (const members of arrangementsOf(part, given, key)) {
    const match = matchInOrder(part, members, key);
    if (match === 'equal') return match;
    if (match === 'unknown') best = match;
  }
  return best;
}

function arrangementsOf(
  part: FormulaPart,
  given: readonly Expression[],
  key: readonly Expression[],
): readonly (readonly Expression[])[] {
  switch (part.graph?.tool) {
    case 'segment':
    case 'polygon':
      return given.length === key.length ? turnsOf(given) : [given];
    case 'ray':
      return [sameRay(given, key, reachOf(part))];
    default:
      return [given];
  }
}

/** Whether the key's polygon, somewhere else, would do as well. */
function isShapeOfKey(
  part: FormulaPart,
  rule: PolygonRule,
  given: readonly Expression[],
  key: readonly Expression[],
): boolean {
  // Each corner may be off by the tolerance, so a distance by twice as much.
  const reach = 2 * reachOf(part);
  try {
    return isSameShape(given.map(pointOf), key.map(pointOf), rule, reach);
  } catch {
    return false;
  }
}

/** How far a coordinate of a drawing may be off. */
const reachOf = ({ tolerance }: FormulaPart): number => (tolerance?.kind === 'absolute' ? tolerance.value : 0);

/** A ray in the direction of the key goes through the key's second point as well, or as near as its points may be. */
function sameRay(given: readonly Expression[], key: readonly Expression[], reach: number): readonly Expression[] {
  const [start, through] = given;
  const [, end] = key;
  if (!start || !through || !end || given.length !== 2) return given;
  try {
    const [a, b, c] = [pointOf(start), pointOf(through), pointOf(end)];
    const size = Math.max(Math.abs(a.x), Math.abs(a.y), Math.abs(c.x), Math.abs(c.y), 1);
    return distanceFromRay(a, b, c) <= reach * (1 + 1e-9) + 1e-9 * size ? [start, end] : given;
  } catch {
    return given;
  }
}

/** How far the ray from a through b passes by c, as the larger of the differences of the coordinates. */
function distanceFromRay(a: Point, b: Point, c: Point): number {
  const [u, v] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - a.x, y: c.y - a.y },
  ];
  // The larger of two differences is least at the start, where one of them is 0, or where they are as large as each other.
  const shares = [0, v.x / u.x, v.y / u.y, (v.x - v.y) / (u.x - u.y), (v.x + v.y) / (u.x + u.y)];
  const distances = shares
    .filter((share) => Number.isFinite(share) && share >= 0)
    .map((share) => Math.max(Math.abs(share * u.x - v.x), Math.abs(share * u.y - v.y)));
  return Math.min(...distances);
}
