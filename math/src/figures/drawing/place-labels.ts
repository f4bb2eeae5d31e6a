import type { FigureSize } from '../../exercises/document/figures.ts';
import { type Anchor, boxWidth, type SceneElement, type SceneText } from '../scene.ts';
import { insideOf } from './clip.ts';
import { type Box, boxOfText, coverOf } from './label-boxes.ts';

interface Plane {
  readonly height: number;
  readonly size: FigureSize;
  /** The positions of the axes, which have their numbers beside them. */
  readonly axes: readonly { readonly direction: 'x' | 'y'; readonly at: number }[];
}

const curved: ReadonlySet<string> = new Set(['curve', 'curveOfY', 'parametric', 'polar', 'implicit', 'line', 'ray']);
const around: readonly Anchor[] = ['ne', 'nw', 'se', 'sw', 'n', 'e', 's', 'w'];
/** More are left where they usually stand. */
const mostLabels = 40;
const alongCurve = [0.9, 0.97, 0.8, 0.68, 0.55, 0.42, 0.3, 0.18, 0.06];

/** Places the labels of points and curves where they cover least: along the curve, or on any side of the point. */
export function placeLabels(elements: readonly SceneElement[], plane: Plane): readonly SceneElement[] {
  if (elements.reduce((sum, { texts }) => sum + texts.length, 0) > mostLabels) return elements;
  // The place of a label must not reveal anything that a hint or the solution shows.
  const atFirst = elements.map((element) => (element.when === 'always' ? element : undefined));
  const settled = settle(atFirst, plane);
  return settle(
    elements.map((element, index) => settled[index] ?? element),
    plane,
    new Set(settled),
  ).flatMap((element) => element ?? []);
}

/** Places the labels of these elements; labels placed before stay where they are. */
function settle(
  given: readonly (SceneElement | undefined)[],
  plane: Plane,
  done: ReadonlySet<SceneElement | undefined> = new Set(),
): readonly (SceneElement | undefined)[] {
  const elements = given.flatMap((element) => element ?? []);
  const isToMove = (element: SceneElement): boolean => isMovable(element.kind) && !done.has(element);
  const taken = new Map<SceneText, Box>();
  for (const element of elements) {
    if (!isToMove(element)) for (const text of element.texts) taken.set(text, boxOfText(text, plane.size));
  }
  return given.map((element) => {
    if (!element || !isToMove(element) || element.texts.length === 0) return element;
    const texts = element.texts.map((text) => {
      const best = cheapest(candidatesFor(text, element), (one) => costOf(one, { elements, plane, taken }));
      taken.set(best, boxOfText(best, plane.size));
      return best;
    });
    return { ...element, texts };
  });
}

const isMovable = (kind: string): boolean => kind === 'points' || curved.has(kind);

function candidatesFor(text: SceneText, { kind, strokes }: SceneElement): readonly SceneText[] {
  if (kind === 'points') return around.map((anchor) => ({ ...text, anchor }));
  const longest = strokes.reduce<readonly number[]>(
    (most, { places }) => (places.length > most.length ? places : most),
    [],
  );
  const last = strokes.toSorted((a, b) => (a.places.at(-2) ?? 0) - (b.places.at(-2) ?? 0)).at(-1)?.places ?? longest;
  const placed = [last, longest].flatMap((places) => alongCurve.map((share) => along(places, share)));
  return [text, ...placed.flatMap(([x, y]) => around.map((anchor) => ({ ...text, x, y, anchor })))];
}

/** A place on a path, by its share of the length. */
function along(places: readonly number[], share: number): readonly [number, number] {
  const at = (k: number): readonly [number, number] => [places[2 * k] ?? 0, places[2 * k + 1] ?? 0];
  const count = places.length / 2;
  const lengths = Array.from({ length: count - 1 }, (_, k) =>
    Math.hypot(at(k + 1)[0] - at(k)[0], at(k + 1)[1] - at(k)[1]),
  );
  let rest = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [k, length] of lengths.entries()) {
    if (rest <= length && length > 0) {
      const [[x, y], [nextX, nextY]] = [at(k), at(k + 1)];
      const part = rest / length;
      return [Math.round((x + part * (nextX - x)) * 10) / 10, Math.round((y + part * (nextY - y)) * 10) / 10];
    }
    rest -= length;
  }
  return at(count - 1);
}

function cheapest(candidates: readonly SceneText[], cost: (one: SceneText) => number): SceneText {
  let [best, least] = [candidates[0], Number.POSITIVE_INFINITY];
  for (const [index, one] of candidates.entries()) {
    // The first places are the usual ones.
    const own = cost(one) + index * 0.01;
    if (own < least) [best, least] = [one, own];
    if (least < 0.2) break;
  }
  if (!best) throw new RangeError('a label without a place');
  return best;
}

interface Surroundings {
  readonly elements: readonly SceneElement[];
  readonly plane: Plane;
  readonly taken: ReadonlyMap<SceneText, Box>;
}

/** How much a label at a place would hide: other labels most, then lines and points, then the numbers of the axes. */
function costOf(text: SceneText, { elements, plane, taken }: Surroundings): number {
  const box = boxOfText(text, plane.size);
  let cost = 0;
  for (const other of taken.values()) cost += 20 * coverOf(box, other);
  const beyond = Math.max(0, -box.left, box.right - boxWidth) + Math.max(0, -box.top, box.bottom - plane.height);
  cost += beyond / 20;
  for (const { strokes, marks } of elements) {
    for (const { places } of strokes) cost += crossings(box, places);
    for (const { x, y } of marks) if (holds(box, x, y)) cost += 2;
  }
  for (const { direction, at } of plane.axes) {
    const [from, to] = direction === 'x' ? [box.top, box.bottom] : [box.left, box.right];
    // Numbers are below the x-axis and to the left of the y-axis.
    const [low, high] = direction === 'x' ? [at, at + 50] : [at - 60, at];
    if (from < high && to > low) cost += 1;
  }
  return cost;
}

const holds = ({ left, right, top, bottom }: Box, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

/** 1 where a path runs through a box. */
function crossings(box: Box, places: readonly number[]): number {
  for (let k = 0; k + 3 < places.length; k += 2) {
    if (runsThrough(box, places[k] ?? 0, places[k + 1] ?? 0, places[k + 2] ?? 0, places[k + 3] ?? 0)) return 1;
  }
  return 0;
}

/** Whether a segment meets a box. Most are far from it, which costs four comparisons. */
function runsThrough(box: Box, x: number, y: number, endX: number, endY: number): boolean {
  const { left, right, top, bottom } = box;
  if ((x < left && endX < left) || (x > right && endX > right)) return false;
  if ((y < top && endY < top) || (y > bottom && endY > bottom)) return false;
  return insideOf({ left, right, bottom: top, top: bottom }, { x, y }, { x: endX, y: endY }) !== undefined;
}
