import type { SceneWindow } from '../scene.ts';
import type { Point } from './window.ts';

/**
 * The part of a segment inside the window, as shares from 0 to 1 of its length; undefined when there is none (Liang and
 * Barsky, "A new concept and method for line clipping", ACM Transactions on Graphics 3 (1984)).
 */
export function insideOf(window: SceneWindow, from: Point, to: Point): readonly [number, number] | undefined {
  let [enter, leave] = [0, 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const borders: readonly (readonly [number, number])[] = [
    [-dx, from.x - window.left],
    [dx, window.right - from.x],
    [-dy, from.y - window.bottom],
    [dy, window.top - from.y],
  ];
  for (const [step, room] of borders) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave ? [enter, leave] : undefined;
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The pieces of a path of straight lines that lie inside the window. */
export function clipPath(window: SceneWindow, points: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const inside = insideOf(window, from, to);
    if (!inside) continue;
    const [enter, leave] = inside;
    if (piece.length === 0 || enter > 0) {
      if (piece.length > 1) pieces.push(piece);
      piece = [between(from, to, enter)];
    }
    piece.push(between(from, to, leave));
    if (leave < 1) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** A straight line through two points, from one edge of the window to the other. */
export function clipLine(window: SceneWindow, one: Point, other: Point): readonly [Point, Point] | undefined {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return undefined;
  const far =
    (Math.hypot(window.right - window.left, window.top - window.bottom) +
      Math.hypot(one.x - window.left, one.y - window.bottom)) /
    length;
  const [from, to] = [between(one, other, -2 * far), between(one, other, 2 * far)];
  const inside = insideOf(window, from, to);
  return inside && [between(from, to, inside[0]), between(from, to, inside[1])];
}

/**
 * The part of a convex or simple polygon where `side` is not negative (Sutherland and Hodgman, "Reentrant polygon
 * clipping", Communications of the ACM 17 (1974)); `side` is linear.
 */
export function clipPolygon(polygon: readonly Point[], side: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  for (const [index, to] of polygon.entries()) {
    const from = polygon.at(index - 1);
    if (!from) continue;
    const [a, b] = [side(from), side(to)];
    if (a >= 0 !== b >= 0) kept.push(between(from, to, a / (a - b)));
    if (b >= 0) kept.push(to);
  }
  return kept;
}

/** The corners of the window, counterclockwise. */
export function cornersOf({ left, right, bottom, top }: SceneWindow): Point[] {
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
}

/** The part of a polygon inside the window. */
export function clipToWindow(window: SceneWindow, polygon: readonly Point[]): Point[] {
  const sides: readonly ((point: Point) => number)[] = [
    ({ x }) => x - window.left,
    ({ x }) => window.right - x,
    ({ y }) => y - window.bottom,
    ({ y }) => window.top - y,
  ];
  return sides.reduce<Point[]>((rest, side) => clipPolygon(rest, side), [...polygon]);
}
