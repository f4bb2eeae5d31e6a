import type { FormulaPart } from '../../exercises/document/document.ts';
import type { PolygonRule } from '../../exercises/document/graphs.ts';
import { isSameShape, turnsOf } from '../../figures/drawn/same-shape.ts';
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
  { graph }: FormulaPart,
  given: readonly Expression[],
  key: readonly Expression[],
): readonly (readonly Expression[])[] {
  switch (graph?.tool) {
    case 'segment':
    case 'polygon':
      return given.length === key.length ? turnsOf(given) : [given];
    case 'ray':
      return [sameRay(given, key)];
    default:
      return [given];
  }
}

/** Whether the key's polygon, somewhere else, would do as well. */
function isShapeOfKey(
  { tolerance }: FormulaPart,
  rule: PolygonRule,
  given: readonly Expression[],
  key: readonly Expression[],
): boolean {
  // Each corner may be off by the tolerance, so a distance by twice as much.
  const reach = tolerance?.kind === 'absolute' ? 2 * tolerance.value : 0;
  try {
    return isSameShape(given.map(pointOf), key.map(pointOf), rule, reach);
  } catch {
    return false;
  }
}

/** A ray in the direction of the key goes through the key's second point as well. */
function sameRay(given: readonly Expression[], key: readonly Expression[]): readonly Expression[] {
  const [start, through] = given;
  const [, end] = key;
  if (!start || !through || !end || given.length !== 2) return given;
  try {
    const [a, b, c] = [pointOf(start), pointOf(through), pointOf(end)];
    const [u, v] = [
      { x: b.x - a.x, y: b.y - a.y },
      { x: c.x - a.x, y: c.y - a.y },
    ];
    const size = Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y);
    const isSame = Math.abs(u.x * v.y - u.y * v.x) <= 1e-9 * size && u.x * v.x + u.y * v.y > 0;
    return isSame ? [start, end] : given;
  } catch {
    return given;
  }
}
