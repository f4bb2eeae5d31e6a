import type { CurveEnd, PlaneElements } from '../../exercises/document/figures.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { clipPath } from '../drawing/clip.ts';
import { fineGrid, zeroLines } from '../drawing/marching.ts';
import { commonRuns, realFunction, type RealFunction, sampleFunction } from '../drawing/sample.ts';
import { decimalsFor, type Point, printed } from '../drawing/window.ts';
import { mostPointsOfCurve, type SceneStroke, type SceneText } from '../scene.ts';
import { comparisonsOf, functionOf, functionOfPlane, membersOf } from '../values.ts';
import { type Brush, type Drawn, type ElementRule, numberAt } from './brush.ts';

/** Paths inside the window as strokes. Throws RangeError when they are too long to be read. */
function strokesOf({ frame }: Brush, paths: readonly (readonly Point[])[]): SceneStroke[] {
  const strokes = paths.flatMap((path) => clipPath(frame.window, path)).map((path) => ({ places: frame.places(path) }));
  const count = strokes.reduce((sum, { places }) => sum + places.length / 2, 0);
  if (count > mostPointsOfCurve) throw new RangeError('a curve with too many bends to be drawn');
  return strokes.filter(({ places }) => places.length >= 4);
}

/** The label of a curve is beside its last visible point. */
function labelOf(label: string, strokes: readonly SceneStroke[]): SceneText[] {
  const last = strokes.toSorted((a, b) => (a.places.at(-2) ?? 0) - (b.places.at(-2) ?? 0)).at(-1)?.places;
  if (label === '' || !last) return [];
  const k = Math.max(0, Math.floor((last.length / 2 - 1) * 0.9)) * 2;
  return [{ text: label, x: last[k] ?? 0, y: last[k + 1] ?? 0, anchor: 'nw' }];
}

type Ended = Pick<PlaneElements['curve'], 'from' | 'to' | 'ends'>;

/**
 * The strokes of a curve along these paths, with the ends that the author gives it. An arrow says that it continues, also
 * where the window cuts it; a point is only there where the curve ends in sight.
 */
function endedStrokes(
  brush: Brush,
  paths: readonly (readonly Point[])[],
  { from, to, ends }: Ended,
  [least, most]: readonly [number, number] = [-Infinity, Infinity],
): readonly SceneStroke[] {
  const isSeen = (kind: CurveEnd, place: Point | undefined, isCut: boolean): boolean =>
    kind === 'arrow' || (place !== undefined && !isCut && brush.frame.holds(place));
  const [first, last] = [paths[0]?.[0], paths.at(-1)?.at(-1)];
  const start = ends?.from;
  const end = ends?.to;
  const hasStart = start && isSeen(start, first, from !== undefined && numberAt(brush, from) < least);
  const hasEnd = end && isSeen(end, last, to !== undefined && numberAt(brush, to) > most);
  const strokes = strokesOf(brush, paths);
  return strokes.map((stroke, k) => ({
    ...stroke,
    ...(k === 0 && hasStart ? { start } : {}),
    ...(k === strokes.length - 1 && hasEnd ? { end } : {}),
  }));
}

function range(brush: Brush, { from, to }: Ended, [least, most]: readonly [number, number]): readonly [number, number] {
  const low = from === undefined ? least : Math.max(least, numberAt(brush, from));
  const high = to === undefined ? most : Math.min(most, numberAt(brush, to));
  if (!(low < high)) throw new RangeError('a curve that ends before it begins');
  return [low, high];
}

const printedValue = (value: number, span: number): string =>
  Number.isFinite(value) && Math.abs(value) < 1e9 ? printed(value, decimalsFor(span)) : '–';

function drawCurve(element: PlaneElements['curve'], brush: Brush): Drawn {
  const { frame } = brush;
  const { left, right, bottom, top } = frame.window;
  const f = functionOf(brush.tree(element.curve), 'x');
  const [from, to] = range(brush, element, [left, right]);
  const { pieces, gaps } = sampleFunction(f, { from, to, bottom, top });
  const strokes = endedStrokes(brush, pieces, element, [left, right]);
  const marks = element.gaps
    ? gaps
        .filter((gap) => frame.holds(gap))
        .map(({ x, y }) => ({ mark: 'ring' as const, x: frame.x(x), y: frame.y(y) }))
    : [];
  const readings = brush.ticks.x
    .filter((x) => x >= from && x <= to)
    .map((x) => [printed(x, decimalsFor(frame.spanX)), printedValue(f.at(x), frame.spanY)]);
  return { strokes, marks, readings, texts: labelOf(brush.text(element.label ?? ''), strokes) };
}

function drawCurveOfY(element: PlaneElements['curveOfY'], brush: Brush): Drawn {
  const { frame } = brush;
  const { left, right, bottom, top } = frame.window;
  const f = functionOf(brush.tree(element.curveOfY), 'y');
  const [from, to] = range(brush, element, [bottom, top]);
  const { pieces } = sampleFunction(f, { from, to, bottom: left, top: right });
  const turned = pieces.map((piece) => piece.map(({ x, y }) => ({ x: y, y: x })));
  const strokes = endedStrokes(brush, turned, element, [bottom, top]);
  const readings = brush.ticks.y
    .filter((y) => y >= from && y <= to)
    .map((y) => [printedValue(f.at(y), frame.spanX), printed(y, decimalsFor(frame.spanY))]);
  return { strokes, readings, texts: labelOf(brush.text(element.label ?? ''), strokes) };
}

/** A path of points that depend on a number, cut where one of the coordinates jumps or has no value. */
function pathOf({ frame }: Brush, from: number, to: number, x: RealFunction, y: RealFunction): Point[][] {
  const { left, right, bottom, top } = frame.window;
  const across = sampleFunction(x, { from, to, bottom: left, top: right });
  const up = sampleFunction(y, { from, to, bottom, top });
  return commonRuns(across, up).map((run) => run.map((t) => ({ x: x.at(t), y: y.at(t) })));
}

function drawParametric(element: PlaneElements['parametric'], brush: Brush): Drawn {
  const [x, y, ...rest] = membersOf(brush.tree(element.parametric));
  if (!x || !y || rest.length > 0) throw new RangeError('a parametric curve that is not a pair in t');
  const [f, g] = [functionOf(x, 't'), functionOf(y, 't')];
  const [from, to] = [numberAt(brush, element.from), numberAt(brush, element.to)];
  const strokes = endedStrokes(brush, pathOf(brush, from, to, f, g), element);
  return { strokes, texts: labelOf(brush.text(element.label ?? ''), strokes) };
}

function drawPolar(element: PlaneElements['polar'], brush: Brush): Drawn {
  const program = compile(brush.tree(element.polar), ['t']);
  if (!program || program.variables.length > 1) throw new RangeError('a distance that is not a function of t');
  const f = realFunction(program);
  const [from, to] = [numberAt(brush, element.from ?? 0), numberAt(brush, element.to ?? 2 * Math.PI)];
  const turned = (share: (t: number) => number): RealFunction => ({ ...f, at: (t) => f.at(t) * share(t) });
  const strokes = strokesOf(brush, pathOf(brush, from, to, turned(Math.cos), turned(Math.sin)));
  return { strokes, texts: labelOf(brush.text(element.label ?? ''), strokes) };
}

function drawImplicit(element: PlaneElements['implicit'], brush: Brush): Drawn {
  const [comparison, ...others] = comparisonsOf(brush.tree(element.implicit));
  if (!comparison || others.length > 0 || comparison.operator !== '=') {
    throw new RangeError('an implicit curve that is not an equation in x and y');
  }
  const field = { window: brush.frame.window, columns: fineGrid, rows: fineGrid, at: comparison.margin };
  const strokes = strokesOf(brush, zeroLines(field));
  return { strokes, texts: labelOf(brush.text(element.label ?? ''), strokes) };
}

const slopesInARow = 15;

function drawSlopeField(element: PlaneElements['slopeField'], brush: Brush): Drawn {
  const { frame } = brush;
  const slope = functionOfPlane(brush.tree(element.slopeField));
  const rows = Math.max(3, Math.round((slopesInARow * frame.height) / 1000));
  const half = 1000 / slopesInARow / 2.6;
  const strokes: SceneStroke[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < slopesInARow; column++) {
      const x = frame.window.left + (frame.spanX * (column + 0.5)) / slopesInARow;
      const y = frame.window.bottom + (frame.spanY * (row + 0.5)) / rows;
      const value = slope(x, y);
      if (!Number.isFinite(value)) continue;
      const angle = Math.atan2((value * frame.height) / frame.spanY, 1000 / frame.spanX);
      const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
      const places = [frame.x(x) - dx, frame.y(y) + dy, frame.x(x) + dx, frame.y(y) - dy];
      strokes.push({ places: places.map((place) => Math.round(place * 10) / 10), isThin: true });
    }
  }
  return { strokes };
}

export const curveRules = {
  curve: {
    letters: ['x'],
    expressions: ({ curve }) => [curve],
    numbers: ({ from, to }) => [from, to],
    draw: drawCurve,
  },
  curveOfY: {
    letters: ['y'],
    expressions: ({ curveOfY }) => [curveOfY],
    numbers: ({ from, to }) => [from, to],
    draw: drawCurveOfY,
  },
  parametric: {
    letters: ['t'],
    expressions: ({ parametric }) => [parametric],
    numbers: ({ from, to }) => [from, to],
    draw: drawParametric,
  },
  polar: {
    letters: ['t'],
    expressions: ({ polar }) => [polar],
    numbers: ({ from, to }) => [from, to],
    draw: drawPolar,
  },
  implicit: { letters: ['x', 'y'], expressions: ({ implicit }) => [implicit], draw: drawImplicit },
  slopeField: { letters: ['x', 'y'], expressions: ({ slopeField }) => [slopeField], draw: drawSlopeField },
} as const satisfies { readonly [K in keyof PlaneElements]?: ElementRule<PlaneElements[K]> };
