import type { Expression } from '../../notation/tree.ts';
import { circleOf, comparisonsOf, type Linear, linearOf, twoPointsOf } from '../values.ts';
import { clipLine } from './clip-line.ts';
import { mostHandles } from '../../exercises/document/graphs.ts';
import type { Drawing, Place, Surroundings } from './drawing.ts';
import { halfPlane } from './line-tools.ts';
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

/** A region between straight borders; every inequality is a half-plane. */
export function halfPlaneFrom(tree: Expression, around: Surroundings): Drawing | undefined {
  const { count } = around.graph;
  const halves = comparisonsOf(tree).flatMap(({ operator, margin, isStrict }) => {
    const linear = operator === '=' ? undefined : linearOf(margin);
    return linear ? [{ margin, isStrict, linear }] : [];
  });
  const [half, ...others] = halves;
  const isDrawable = halves.length === comparisonsOf(tree).length && (count === 'free' || count === halves.length);
  if (!half || !isDrawable || halfPlane.handles(halves.length) > mostHandles) return undefined;
  const [first, ...rest] = halves.map(({ linear }) =>
    placesOfLine(linear, around).map((place) => settledPlace(place, around)),
  );
  const [p, q] = first ?? [];
  if (!p || !q) return undefined;
  const side =
    others.length === 0
      ? placeInside(half.margin, around, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }, half.linear)
      : placeInAll(halves, around);
  return side && { handles: [p, q, side, ...rest.flat()], strict: halves.map(({ isStrict }) => isStrict) };
}

/** A place of the window in all half-planes, with room to every border; undefined where the window has none. */
function placeInAll(
  halves: readonly { readonly margin: (x: number, y: number) => number; readonly linear: Linear }[],
  { graph: { snap }, window }: Surroundings,
): Place | undefined {
  const roomAt = ({ x, y }: Place): number =>
    Math.min(...halves.map(({ margin, linear: { a, b } }) => margin(x, y) / Math.hypot(a * snap.x, b * snap.y)));
  // The grid first, then places between.
  for (const share of [1, 0.25]) {
    const [stepX, stepY] = [
      Math.max(snap.x * share, (window.right - window.left) / mostPlaces),
      Math.max(snap.y * share, (window.top - window.bottom) / mostPlaces),
    ];
    const [columns, rows] = [
      placesBetween(window.left, window.right, stepX),
      placesBetween(window.bottom, window.top, stepY),
    ];
    const places = columns.flatMap((x) => rows.map((y): Place => ({ x, y })));
    // More than three steps of room make no place better.
    const room = (place: Place): number => Math.min(3, roomAt(place));
    const best = places.reduce<Place | undefined>(
      (found, place) => (found === undefined || room(place) > room(found) ? place : found),
      undefined,
    );
    if (best && roomAt(best) > 0) return best;
  }
  return undefined;
}

/** Enough to find a region that can be seen. */
const mostPlaces = 48;

function placesBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, k) => (first + k) * step);
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
