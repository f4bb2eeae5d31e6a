import type { Expression } from '../../notation/tree.ts';
import { circleOf, comparisonsOf, type Linear, linearOf, twoPointsOf } from '../values.ts';
import { clipLine } from './clip-line.ts';
import type { Drawing, Place, Surroundings } from './drawing.ts';
import { placesOn, settledPlace, twoOf } from './grid-places.ts';

/** Two places of a line: on the grid and in the window if possible. */
function placesOfLine({ a, b, c }: Linear, around: Surroundings): readonly [Place, Place] {
  const { graph, window } = around;
  const swapped: Surroundings = {
    graph: { ...graph, snap: { ...graph.snap, x: graph.snap.y, y: graph.snap.x } },
    window: { left: window.bottom, right: window.top, bottom: window.left, top: window.right },
  };
  const across = b === 0 ? [] : placesOn((x) => (-a * x - c) / b, around);
  const up = a === 0 ? [] : placesOn((y) => (-b * y - c) / a, swapped).map(({ x, y }) => ({ x: y, y: x }));
  const found = twoOf(Math.abs(b) >= Math.abs(a) || up.length < 2 ? across : up) ?? twoOf(up) ?? twoOf(across);
  if (found) return found;
  const [p, q] = twoPointsOf({ a, b, c });
  return clipLine(p, q, window) ?? [p, q];
}

export function lineFrom(tree: Expression, around: Surroundings): Drawing | undefined {
  const [comparison, ...rest] = comparisonsOf(tree);
  const linear = comparison?.operator === '=' && rest.length === 0 ? linearOf(comparison.margin) : undefined;
  return linear && { handles: placesOfLine(linear, around).map((place) => settledPlace(place, around)) };
}

export function halfPlaneFrom(tree: Expression, around: Surroundings): Drawing | undefined {
  const [comparison, ...rest] = comparisonsOf(tree);
  const linear =
    comparison && comparison.operator !== '=' && rest.length === 0 ? linearOf(comparison.margin) : undefined;
  if (!comparison || !linear) return undefined;
  const [p, q] = placesOfLine(linear, around).map((place) => settledPlace(place, around));
  if (!p || !q) return undefined;
  const side = placeInside(comparison.margin, around, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, linear);
  return { handles: [p, q, side], isStrict: comparison.isStrict };
}

/** A place of the grid in the region, some steps from its border. */
function placeInside(
  margin: (x: number, y: number) => number,
  { graph: { snap }, window }: Surroundings,
  middle: Place,
  { a, b }: Linear,
): Place {
  const size = Math.hypot(a * snap.x, b * snap.y);
  const [dx, dy] = [(a * snap.x) / size, (b * snap.y) / size];
  const at = (by: number): Place => ({
    x: Math.round(middle.x / snap.x + by * dx) * snap.x,
    y: Math.round(middle.y / snap.y + by * dy) * snap.y,
  });
  const isIn = ({ x, y }: Place): boolean =>
    x >= window.left && x <= window.right && y >= window.bottom && y <= window.top && margin(x, y) > 0;
  for (const by of [3, 2, 4, 1.5, 6, 1]) {
    const found = [at(by), at(-by)].find(isIn);
    if (found) return found;
  }
  return [at(3), at(-3)].find(({ x, y }) => margin(x, y) > 0) ?? at(3);
}

export function circleFrom(tree: Expression, around: Surroundings): Drawing | undefined {
  const [comparison, ...rest] = comparisonsOf(tree);
  const circle = comparison?.operator === '=' && rest.length === 0 ? circleOf(comparison.margin) : undefined;
  if (!circle) return undefined;
  const { radius } = circle;
  const centre = settledPlace(circle.centre, around);
  const { window } = around;
  const upper = placesOn((x) => centre.y + Math.sqrt(radius ** 2 - (x - centre.x) ** 2), around);
  const lower = placesOn((x) => centre.y - Math.sqrt(radius ** 2 - (x - centre.x) ** 2), around);
  const right = { x: centre.x + radius, y: centre.y };
  const isOnGrid = ({ x, y }: Place): boolean =>
    Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius) < 1e-7 * radius &&
    [x / around.graph.snap.x, y / around.graph.snap.y].every((k) => Math.abs(k - Math.round(k)) < 1e-7);
  const isSeen = right.x <= window.right;
  const found = [...(isSeen ? [right] : []), ...upper, ...lower].find(isOnGrid);
  return { handles: [centre, settledPlace(found ?? right, around)] };
}
