import type { LineElementKind, LineElements, PlaneElementKind, PlaneElements } from '../exercises/document/figures.ts';
import { type Brush, numberAt } from './elements/brush.ts';
import { endsOfPieces } from './elements/number-line.ts';
import type { Point } from './drawing/window.ts';
import {
  circleOf,
  comparisonsOf,
  functionOf,
  linearOf,
  membersOf,
  numberOf,
  pointOf,
  pointsOf,
  twoPointsOf,
} from './values.ts';

/** A function whose values between two places a window must show; without places, between the edges of the window. */
export interface Stretch {
  readonly at: (value: number) => number;
  readonly letter: 'x' | 'y';
  readonly from?: number;
  readonly to?: number;
}

/** The demands of an element on the window: points that it must hold and functions that it must show. */
export interface Extent {
  readonly points?: readonly Point[];
  readonly stretches?: readonly Stretch[];
}

export type Values = Pick<Brush, 'tree'>;
type ExtentOf<E> = (element: E, values: Values) => Extent;

function stretch(
  values: Values,
  letter: 'x' | 'y',
  source: string,
  ends: Pick<PlaneElements['curve'], 'from' | 'to'>,
): Stretch {
  return {
    at: functionOf(values.tree(source), letter).at,
    letter,
    ...(ends.from === undefined ? {} : { from: numberAt(values, ends.from) }),
    ...(ends.to === undefined ? {} : { to: numberAt(values, ends.to) }),
  };
}

const around = ({ x, y }: Point, [across, up]: readonly [number, number]): readonly Point[] => [
  { x: x - across, y: y - up },
  { x: x + across, y: y + up },
];

/** For a line given by an equation: its point nearest to the origin, so that it crosses the window. */
function lineExtent(source: string, values: Values): Extent {
  const tree = values.tree(source);
  if (tree.kind !== 'relation') return { points: pointsOf(tree) };
  const [comparison] = comparisonsOf(tree);
  const linear = comparison && linearOf(comparison.margin);
  return linear ? { points: twoPointsOf(linear).slice(0, 1) } : {};
}

const samples = 120;

function alongCurve(from: number, to: number, at: (t: number) => Point): Extent {
  return { points: Array.from({ length: samples + 1 }, (_, k) => at(from + ((to - from) * k) / samples)) };
}

const pointsIn = (source: string, values: Values): Extent => ({ points: pointsOf(values.tree(source)) });

/** The demands of every kind of element of a plane on the window. */
export const planeExtents: { readonly [K in PlaneElementKind]: ExtentOf<PlaneElements[K]> } = {
  curve: (element, values) => ({ stretches: [stretch(values, 'x', element.curve, element)] }),
  curveOfY: (element, values) => ({ stretches: [stretch(values, 'y', element.curveOfY, element)] }),
  between: (element, values) => ({
    stretches: element.between.map((source) => stretch(values, 'x', source, element)),
  }),
  parametric: (element, values) => {
    const [x, y] = membersOf(values.tree(element.parametric));
    if (!x || !y) return {};
    const [f, g] = [functionOf(x, 't').at, functionOf(y, 't').at];
    return alongCurve(numberAt(values, element.from), numberAt(values, element.to), (t) => ({ x: f(t), y: g(t) }));
  },
  polar: (element, values) => {
    const radius = functionOf(values.tree(element.polar), 't').at;
    const [from, to] = [numberAt(values, element.from ?? 0), numberAt(values, element.to ?? 2 * Math.PI)];
    return alongCurve(from, to, (t) => ({ x: radius(t) * Math.cos(t), y: radius(t) * Math.sin(t) }));
  },
  points: ({ points }, values) => pointsIn(points, values),
  segment: ({ segment }, values) => pointsIn(segment, values),
  vector: ({ vector }, values) => pointsIn(vector, values),
  ray: ({ ray }, values) => pointsIn(ray, values),
  polygon: ({ polygon }, values) => pointsIn(polygon, values),
  angle: ({ angle }, values) => pointsIn(angle, values),
  line: ({ line }, values) => lineExtent(line, values),
  asymptote: ({ asymptote }, values) => lineExtent(asymptote, values),
  text: ({ at }, values) => ({ points: [pointOf(values.tree(at))] }),
  circle: (element, values) => {
    const tree = values.tree(element.circle);
    const [comparison] = tree.kind === 'relation' ? comparisonsOf(tree) : [];
    const found = comparison && circleOf(comparison.margin);
    if (found) return { points: around(found.centre, [found.radius, found.radius]) };
    if (comparison) return {};
    const radius = numberAt(values, element.radius ?? 0);
    return { points: around(pointOf(tree), [radius, radius]) };
  },
  arc: (element, values) => {
    const radius = numberAt(values, element.radius);
    return { points: around(pointOf(values.tree(element.arc)), [radius, radius]) };
  },
  ellipse: (element, values) => {
    const { x, y } = pointOf(values.tree(element.axes));
    return { points: around(pointOf(values.tree(element.ellipse)), [x, y]) };
  },
  implicit: () => ({}),
  region: () => ({}),
  slopeField: () => ({}),
};

const onLine = (numbers: readonly number[]): Extent => ({
  points: numbers.filter(Number.isFinite).map((x) => ({ x, y: 0 })),
});

/** The distance from 0 within which ends of intervals given by inequalities are searched. */
const farthest = 100;

/** The demands of every kind of element on its number line. */
export const lineExtents: { readonly [K in LineElementKind]: ExtentOf<LineElements[K]> } = {
  points: ({ points }, values) => onLine(membersOf(values.tree(points)).map(numberOf)),
  text: ({ at }, values) => onLine([numberOf(values.tree(at))]),
  interval: ({ interval }, values) => onLine(endsOfPieces(values.tree(interval), -farthest, farthest)),
};
