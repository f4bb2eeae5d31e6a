import type { PlaneElements } from '../../exercises/document/figures.ts';
import { clipLine, clipPath, clipPolygon, clipToWindow, cornersOf } from '../drawing/clip.ts';
import { fineGrid, positiveArea, zeroLines } from '../drawing/marching.ts';
import { commonRuns, type RealFunction, sampleFunction } from '../drawing/sample.ts';
import type { Frame, Point } from '../drawing/window.ts';
import type { SceneStroke, SceneText } from '../scene.ts';
import { type Comparison, comparisonsOf, functionOf, type Linear, linearOf, twoPointsOf } from '../values.ts';
import { type Brush, type Drawn, type ElementRule, middleOf, numberAt } from './brush.ts';

function drawRegion(element: PlaneElements['region'], brush: Brush): Drawn {
  const { frame } = brush;
  const comparisons = comparisonsOf(brush.tree(element.region));
  if (comparisons.some(({ operator }) => !isInequality(operator))) {
    throw new RangeError('a region that is not given by inequalities');
  }
  const linear = comparisons.map(({ margin }) => linearOf(margin));
  const isStraight = linear.every((side) => side !== undefined);
  const rings = isStraight ? straightArea(brush, linear) : areaOf(brush, comparisons);
  const borders = comparisons.flatMap((comparison) => bordersOf(brush, comparison, comparisons));
  return {
    areas: rings.length === 0 ? [] : [{ rings: rings.map((ring) => frame.places(ring)) }],
    strokes: borders,
    texts: labelIn(brush, element.label, rings),
  };
}

const isInequality = (operator: string): boolean => ['<', '<=', '>', '>='].includes(operator);

const sideOf =
  ({ a, b, c }: Linear) =>
  ({ x, y }: Point): number =>
    a * x + b * y + c;

function straightArea(brush: Brush, sides: readonly (Linear | undefined)[]): Point[][] {
  const polygon = sides.reduce<Point[]>(
    (rest, side) => (side ? clipPolygon(rest, sideOf(side)) : rest),
    cornersOf(brush.frame.window),
  );
  return polygon.length > 2 ? [polygon] : [];
}

const coarseGrid = 80;

function areaOf(brush: Brush, comparisons: readonly Comparison[]): Point[][] {
  const at = (x: number, y: number): number => Math.min(...comparisons.map(({ margin }) => margin(x, y)));
  return positiveArea({ window: brush.frame.window, columns: coarseGrid, rows: coarseGrid, at });
}

/** The border of one comparison, as far as all others hold there; dashed when it does not belong to the region. */
function bordersOf({ frame }: Brush, own: Comparison, all: readonly Comparison[]): SceneStroke[] {
  const others = all.filter((comparison) => comparison !== own);
  const size = Math.max(frame.spanX, frame.spanY);
  const isIn = ({ x, y }: Point): boolean => others.every(({ margin }) => margin(x, y) >= -1e-9 * size);
  const pieces = borderOf(frame, own).flatMap((path) => runsOf(path, isIn));
  return pieces.flatMap((piece) =>
    clipPath(frame.window, piece).map((points) => ({
      places: frame.places(straightened(points, size)),
      ...(own.isStrict ? { isDashed: true as const } : {}),
    })),
  );
}

const partsOfLine = 400;

/** The border of a comparison; a straight line has many points too, so that other borders can cut it. */
function borderOf({ window }: Frame, { margin }: Comparison): Point[][] {
  const linear = linearOf(margin);
  if (!linear) return zeroLines({ window, columns: fineGrid, rows: fineGrid, at: margin });
  const seen = clipLine(window, ...twoPointsOf(linear));
  if (!seen) return [];
  const [from, to] = seen;
  return [
    Array.from({ length: partsOfLine + 1 }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / partsOfLine,
      y: from.y + ((to.y - from.y) * k) / partsOfLine,
    })),
  ];
}

/** The stretches of a path whose points satisfy a condition. */
function runsOf(path: readonly Point[], isIn: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of path) {
    if (isIn(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** Leaves out points that lie on the straight line between their neighbours. */
function straightened(points: readonly Point[], size: number): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (before && last) {
      const cross = (last.x - before.x) * (point.y - before.y) - (last.y - before.y) * (point.x - before.x);
      if (Math.abs(cross) < 1e-7 * size * size) kept.pop();
    }
    kept.push(point);
  }
  return kept;
}

function labelIn(brush: Brush, label: string | undefined, rings: readonly (readonly Point[])[]): SceneText[] {
  const text = brush.text(label ?? '');
  const largest = rings.toSorted((a, b) => widthOf(b) - widthOf(a))[0];
  if (text === '' || !largest) return [];
  const { x, y } = middleOf(largest);
  return [{ text, x: brush.frame.x(x), y: brush.frame.y(y), anchor: 'centre' }];
}

const widthOf = (ring: readonly Point[]): number =>
  Math.max(...ring.map(({ x }) => x)) - Math.min(...ring.map(({ x }) => x));

const mostBars = 200;

function drawBetween(element: PlaneElements['between'], brush: Brush): Drawn {
  const { frame } = brush;
  const { window } = frame;
  const [f, g] = element.between.map((source) => functionOf(brush.tree(source), 'x'));
  const [from, to] = [numberAt(brush, element.from), numberAt(brush, element.to)];
  if (!f || !g || !(from < to)) throw new RangeError('an area that ends before it begins');
  const rings: Point[][] = [];
  if (element.bars === undefined) {
    const sampling = { from, to, bottom: window.bottom, top: window.top };
    const runs = commonRuns(sampleFunction(f, sampling), sampleFunction(g, sampling));
    if (runs.length === 0) throw new RangeError('an area beside a function without values');
    const along = (side: RealFunction, run: readonly number[]): Point[] => run.map((x) => ({ x, y: side.at(x) }));
    rings.push(...runs.map((run) => [...along(f, run), ...along(g, run).toReversed()]));
  } else {
    const count = numberAt(brush, element.bars);
    if (!Number.isInteger(count) || count < 1 || count > mostBars) {
      throw new RangeError(`a number of bars that is not a whole number from 1 to ${mostBars}`);
    }
    for (let k = 0; k < count; k++) {
      const [left, right] = [from + ((to - from) * k) / count, from + ((to - from) * (k + 1)) / count];
      const [top, bottom] = [f.at(left), g.at(left)];
      if (!Number.isFinite(top) || !Number.isFinite(bottom)) continue;
      rings.push([
        { x: left, y: bottom },
        { x: right, y: bottom },
        { x: right, y: top },
        { x: left, y: top },
      ]);
    }
  }
  const seen = rings.map((ring) => clipToWindow(window, ring)).filter(({ length }) => length > 2);
  const areas = seen.map((ring) => ({ rings: [frame.places(ring)] }));
  const strokes =
    element.bars === undefined ? [] : areas.map(({ rings: [places = []] }) => ({ places, isClosed: true }));
  return { areas, strokes, texts: labelIn(brush, element.label, seen) };
}

export const regionRules = {
  region: { letters: ['x', 'y'], expressions: ({ region }) => [region], draw: drawRegion },
  between: {
    letters: ['x'],
    expressions: ({ between }) => between,
    numbers: ({ from, to, bars }) => [from, to, bars],
    draw: drawBetween,
  },
} as const satisfies { readonly [K in keyof PlaneElements]?: ElementRule<PlaneElements[K]> };
