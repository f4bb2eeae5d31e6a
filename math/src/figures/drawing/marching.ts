import type { SceneWindow } from '../scene.ts';
import type { Point } from './window.ts';

/** A value at each corner of a grid over a window, row by row from the bottom. */
export interface Field {
  readonly window: SceneWindow;
  readonly columns: number;
  readonly rows: number;
  readonly at: (x: number, y: number) => number;
}

/** How fine the grid of an implicit curve is; each crossing is then found by halving. */
export const fineGrid = 120;

const halvings = 24;
/** A share of the height of the neighbouring field: a change this large over a tiny step is a jump, not a crossing. */
const leap = 1e-4;

type Edge = readonly [from: Point, to: Point];

/**
 * The curve on which the field is 0, by marching squares (Lorensen and Cline, SIGGRAPH 1987, in the plane), as paths of
 * joined segments. A sign that changes by a jump or a pole is not a crossing.
 */
export function zeroLines(field: Field): Point[][] {
  const values = valuesOf(field);
  const segments: Edge[] = [];
  const known = new Map<string, Point | undefined>();
  const crossing = (a: Corner, b: Corner): Point | undefined => {
    const key = `${Math.min(a.index, b.index)},${Math.max(a.index, b.index)}`;
    if (!known.has(key)) known.set(key, crossingOf(field, a, b));
    return known.get(key);
  };
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) {
      const corners = cornersOf(field, values, column, row);
      const places = corners.flatMap((corner, k) => {
        const next = corners[(k + 1) % 4];
        return next && corner.value >= 0 !== next.value >= 0 ? [crossing(corner, next)] : [];
      });
      for (let k = 0; k + 1 < places.length; k += 2) {
        const [from, to] = [places[k], places[k + 1]];
        if (from && to) segments.push([from, to]);
      }
    }
  }
  return joined(segments);
}

/**
 * The part of a window in which the field is not negative: one ring for each run of cells of a row that are wholly
 * inside, and for each cell that is cut. It ends at jumps, poles and the ends of a domain, too; cells in which it does
 * are cut finer, as a step may turn in them.
 */
export function positiveArea(field: Field): Point[][] {
  const values = valuesOf(field);
  const rings: Point[][] = [];
  for (let row = 0; row < field.rows; row++) {
    let run: Point[] | undefined;
    for (let column = 0; column < field.columns; column++) {
      const corners = cornersOf(field, values, column, row);
      const isWhole = corners.every(({ value }) => value >= 0);
      if (isWhole) {
        const [, right, above] = corners;
        if (run && right && above) run = [run[0] ?? right, right, above, run[3] ?? above];
        else run = [...corners];
        continue;
      }
      if (run) rings.push(run);
      run = undefined;
      rings.push(...cutCell(field, corners, finest));
    }
    if (run) rings.push(run);
  }
  return rings;
}

/** How often a cell with a jump in it is quartered. */
const finest = 3;

type Valued = Point & { readonly value: number };

/** The part of a cell in which the field is not negative. */
function cutCell(field: Field, corners: readonly Valued[], depth: number): Point[][] {
  if (corners.every(({ value }) => value >= 0)) return [[...corners]];
  const ends: Point[] = [];
  let hasLeap = false;
  const cut = corners.flatMap((corner, k): Point[] => {
    const next = corners[(k + 1) % 4];
    const own = corner.value >= 0 ? [corner] : [];
    if (!next || corner.value >= 0 === next.value >= 0) return own;
    const { inside, isLeap } = halved(field, corner, next);
    hasLeap ||= isLeap;
    ends.push(inside);
    return [...own, inside];
  });
  if (!hasLeap || depth === 0 || isStraight(field, ends)) return cut.length > 2 ? [cut] : [];
  return quartersOf(field, corners).flatMap((quarter) => cutCell(field, quarter, depth - 1));
}

/** Whether the border between two places runs through the middle between them. */
function isStraight(field: Field, [from, to, ...more]: readonly Point[]): boolean {
  if (!from || !to || more.length > 0) return false;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [aside, up] = [(to.y - from.y) / 8, (from.x - to.x) / 8];
  return field.at(x + aside, y + up) >= 0 !== field.at(x - aside, y - up) >= 0;
}

function quartersOf(field: Field, corners: readonly Valued[]): Valued[][] {
  const valued = (x: number, y: number): Valued => ({ x, y, value: field.at(x, y) });
  const between = (a: Point, b: Point): Valued => valued((a.x + b.x) / 2, (a.y + b.y) / 2);
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return [];
  const [ab, bc, cd, da, middle] = [between(a, b), between(b, c), between(c, d), between(d, a), between(a, c)];
  return [
    [a, ab, middle, da],
    [ab, b, bc, middle],
    [middle, bc, c, cd],
    [da, middle, cd, d],
  ];
}

interface Corner extends Point {
  readonly index: number;
  readonly value: number;
}

function valuesOf({ window, columns, rows, at }: Field): Float64Array {
  const values = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      values[row * (columns + 1) + column] = at(...placeOf(window, columns, rows, column, row));
    }
  }
  return values;
}

const placeOf = (window: SceneWindow, columns: number, rows: number, column: number, row: number): [number, number] => [
  window.left + ((window.right - window.left) * column) / columns,
  window.bottom + ((window.top - window.bottom) * row) / rows,
];

function cornersOf({ window, columns, rows }: Field, values: Float64Array, column: number, row: number): Corner[] {
  return [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([right = 0, up = 0]) => {
    const index = (row + up) * (columns + 1) + column + right;
    const [x, y] = placeOf(window, columns, rows, column + right, row + up);
    return { index, x, y, value: values[index] ?? Number.NaN };
  });
}

/** Where the field is 0 between two corners of different signs; undefined where it jumps over 0 or has no value. */
function crossingOf(field: Field, a: Corner, b: Corner): Point | undefined {
  const { inside, isLeap } = halved(field, a, b);
  return isLeap ? undefined : inside;
}

/**
 * The last place between two corners, one of which is negative or has no value, that is on the other's side, and whether
 * the field jumps or ends there.
 */
function halved(field: Field, a: Valued, b: Valued): { readonly inside: Point; readonly isLeap: boolean } {
  let [inside, outside] = a.value >= 0 ? [a as Point, b as Point] : [b as Point, a as Point];
  const size = Math.max(Math.abs(a.value), Math.abs(b.value));
  let [above, below] = a.value >= 0 ? [a.value, b.value] : [b.value, a.value];
  let hasValues = Number.isFinite(a.value) && Number.isFinite(b.value);
  for (let k = 0; k < halvings; k++) {
    const middle = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 };
    const value = field.at(middle.x, middle.y);
    hasValues &&= Number.isFinite(value);
    if (value >= 0) [inside, above] = [middle, value];
    else [outside, below] = [middle, value];
  }
  return { inside, isLeap: !hasValues || above - below > leap * size };
}

/** Segments that share an end become one path. */
function joined(segments: readonly Edge[]): Point[][] {
  const keyOf = ({ x, y }: Point): string => `${x},${y}`;
  const ending = new Map<string, Edge[]>();
  for (const edge of segments) {
    for (const end of edge) ending.set(keyOf(end), [...(ending.get(keyOf(end)) ?? []), edge]);
  }
  const left = new Set(segments);
  const follow = (path: Point[]): void => {
    for (;;) {
      const last = path.at(-1);
      const edge = last && ending.get(keyOf(last))?.find((candidate) => left.has(candidate));
      if (!last || !edge) return;
      left.delete(edge);
      path.push(keyOf(edge[0]) === keyOf(last) ? edge[1] : edge[0]);
    }
  };
  const paths: Point[][] = [];
  for (const edge of segments) {
    if (!left.delete(edge)) continue;
    const path = [...edge];
    follow(path);
    path.reverse();
    follow(path);
    paths.push(path);
  }
  return paths;
}
