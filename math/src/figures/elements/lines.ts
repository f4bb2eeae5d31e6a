import type { PlaneElements } from '../../exercises/document/figures.ts';
import { clipLine, clipPath } from '../drawing/clip.ts';
import type { Frame, Point } from '../drawing/window.ts';
import type { SceneStroke, SceneText } from '../scene.ts';
import { comparisonsOf, linearOf, pointOf, pointsOf, twoPointsOf } from '../values.ts';
import { type Brush, type Drawn, type ElementRule, middleOf, readingsOf, textAwayFrom } from './brush.ts';

/** Throws RangeError unless there are two different points. */
function twoPoints(brush: Brush, source: string): readonly [Point, Point] {
  const [one, other, ...rest] = pointsOf(brush.tree(source));
  const isPair = one && other && rest.length === 0 && (one.x !== other.x || one.y !== other.y);
  if (!isPair) throw new RangeError(`a thing without two different points`);
  return [one, other];
}

/** Two points of a line that the author gives by points or by an equation. */
function lineOf(brush: Brush, source: string): readonly [Point, Point] {
  const tree = brush.tree(source);
  if (tree.kind !== 'relation') return twoPoints(brush, source);
  const [comparison, ...others] = comparisonsOf(tree);
  const linear = comparison && others.length === 0 && comparison.operator === '=' && linearOf(comparison.margin);
  if (!linear) throw new RangeError(`a thing whose equation is not that of a straight line`);
  return twoPointsOf(linear);
}

const strokeOf = (frame: Frame, points: readonly Point[]): SceneStroke => ({ places: frame.places(points) });

/** Beside the middle of a stroke, above it or to its left. */
function labelBeside(brush: Brush, label: string | undefined, [from, to]: readonly [Point, Point]): SceneText[] {
  const text = brush.text(label ?? '');
  if (text === '') return [];
  const { frame } = brush;
  const middle = middleOf([from, to]);
  const [dx, dy] = [frame.x(to.x) - frame.x(from.x), frame.y(to.y) - frame.y(from.y)];
  const isSteep = Math.abs(dy) > 2.4 * Math.abs(dx);
  const isFlat = Math.abs(dx) > 2.4 * Math.abs(dy);
  const anchor = isSteep ? 'w' : isFlat ? 'n' : dx * dy < 0 ? 'nw' : 'ne';
  return [{ text, x: frame.x(middle.x), y: frame.y(middle.y), anchor }];
}

function inSight(frame: Frame, points: readonly Point[]): Point[][] {
  return clipPath(frame.window, points);
}

/** A small sign across a segment: its corners, along the segment and across it. */
type Sign = readonly (readonly [along: number, across: number])[];

const stroke: Sign = [
  [0, -13],
  [0, 13],
];
const arrowhead: Sign = [
  [-7, -11],
  [7, 0],
  [-7, 11],
];

/** Strokes in the middle of a segment say which lengths are equal; arrowheads beyond them, which lines are parallel. */
function signsOn(frame: Frame, [from, to]: readonly [Point, Point], ticks: number, arrows: number): SceneStroke[] {
  const [x, y] = [(frame.x(from.x) + frame.x(to.x)) / 2, (frame.y(from.y) + frame.y(to.y)) / 2];
  const angle = Math.atan2(frame.y(to.y) - frame.y(from.y), frame.x(to.x) - frame.x(from.x));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const signs = [...Array.from({ length: ticks }, () => stroke), ...Array.from({ length: arrows }, () => arrowhead)];
  return signs.map((sign, k) => {
    const middle = (k - (signs.length - 1) / 2) * 12;
    const places = sign.flatMap(([along, across]) => [
      x + (middle + along) * cos - across * sin,
      y + (middle + along) * sin + across * cos,
    ]);
    return { places: places.map((place) => Math.round(place * 10) / 10), isThin: true };
  });
}

function drawSegment(element: PlaneElements['segment'], brush: Brush): Drawn {
  const { frame } = brush;
  const ends = twoPoints(brush, element.segment);
  return {
    strokes: [
      ...inSight(frame, ends).map((piece) => strokeOf(frame, piece)),
      ...signsOn(frame, ends, element.ticks ?? 0, element.arrows ?? 0),
    ],
    texts: labelBeside(brush, element.label, ends),
    readings: readingsOf(frame, ends),
  };
}

function drawLine(element: PlaneElements['line'], brush: Brush): Drawn {
  const { frame } = brush;
  const seen = clipLine(frame.window, ...lineOf(brush, element.line));
  if (!seen) return {};
  return {
    strokes: [strokeOf(frame, seen)],
    texts: labelBeside(brush, element.label, [middleOf(seen), seen[1]]),
    readings: readingsOf(frame, seen),
  };
}

function drawRay(element: PlaneElements['ray'], brush: Brush): Drawn {
  const { frame } = brush;
  const [from, through] = twoPoints(brush, element.ray);
  const far = Math.hypot(frame.spanX, frame.spanY) + Math.hypot(from.x - frame.window.left, from.y - frame.window.top);
  const length = Math.hypot(through.x - from.x, through.y - from.y);
  const end = {
    x: from.x + ((through.x - from.x) / length) * 2 * far,
    y: from.y + ((through.y - from.y) / length) * 2 * far,
  };
  return {
    strokes: inSight(frame, [from, end]).map((piece) => strokeOf(frame, piece)),
    texts: labelBeside(brush, element.label, [from, through]),
    readings: readingsOf(frame, [from, through]),
  };
}

function drawVector(element: PlaneElements['vector'], brush: Brush): Drawn {
  const { frame } = brush;
  const ends = twoPoints(brush, element.vector);
  return {
    strokes: inSight(frame, ends).map((piece) => ({ ...strokeOf(frame, piece), end: 'arrow' as const })),
    texts: labelBeside(brush, element.label, ends),
    readings: readingsOf(frame, ends),
  };
}

function drawAsymptote(element: PlaneElements['asymptote'], brush: Brush): Drawn {
  const { frame } = brush;
  const seen = clipLine(frame.window, ...lineOf(brush, element.asymptote));
  if (!seen) return {};
  return {
    strokes: [{ ...strokeOf(frame, seen), isThin: true }],
    texts: labelBeside(brush, element.label, [middleOf(seen), seen[1]]),
    readings: readingsOf(frame, seen),
  };
}

function drawPoints(element: PlaneElements['points'], brush: Brush): Drawn {
  const { frame } = brush;
  const points = pointsOf(brush.tree(element.points));
  const seen = points.filter((point) => frame.holds(point));
  const labels = element.labels ?? (element.label === undefined ? [] : [element.label]);
  return {
    marks: seen.map(({ x, y }) => ({ mark: element.mark ?? 'dot', x: frame.x(x), y: frame.y(y) })),
    texts: points.flatMap((point, k): SceneText[] => {
      const text = brush.text(labels[k] ?? '');
      return text === '' || !frame.holds(point)
        ? []
        : [{ text, x: frame.x(point.x), y: frame.y(point.y), anchor: 'ne' }];
    }),
    readings: readingsOf(frame, seen),
  };
}

function drawText(element: PlaneElements['text'], brush: Brush): Drawn {
  const { x, y } = pointOf(brush.tree(element.at));
  const { frame } = brush;
  return frame.holds({ x, y })
    ? { texts: [{ text: brush.text(element.text), x: frame.x(x), y: frame.y(y), anchor: 'centre' }] }
    : {};
}

function drawPolygon(element: PlaneElements['polygon'], brush: Brush): Drawn {
  const { frame } = brush;
  const corners = pointsOf(brush.tree(element.polygon));
  if (corners.length < 3) throw new RangeError('a polygon with fewer than three corners');
  const middle = middleOf(corners);
  const texts: SceneText[] = corners.flatMap((corner, k) => {
    const next = corners[(k + 1) % corners.length] ?? corner;
    const inward = middleOf([corner, corner, corner, middle]);
    const angle = brush.text(element.angles?.[k] ?? '');
    const [name, side] = [brush.text(element.names?.[k] ?? ''), brush.text(element.sides?.[k] ?? '')];
    return [
      ...(name === '' ? [] : [textAwayFrom(frame, name, corner, middle)]),
      ...(side === '' ? [] : [textAwayFrom(frame, side, middleOf([corner, next]), besideSide(corner, next, middle))]),
      ...(angle === '' ? [] : [{ text: angle, x: frame.x(inward.x), y: frame.y(inward.y), anchor: 'centre' as const }]),
    ];
  });
  const places = frame.places(corners);
  return {
    strokes: [{ places, isClosed: true }],
    areas: element.fill ? [{ rings: [places] }] : [],
    texts,
    readings: readingsOf(frame, corners),
  };
}

/** A point on the inner side of a side, straight across from its middle. */
function besideSide(from: Point, to: Point, inside: Point): Point {
  const middle = middleOf([from, to]);
  const across = { x: from.y - to.y, y: to.x - from.x };
  const sign = (inside.x - middle.x) * across.x + (inside.y - middle.y) * across.y < 0 ? -1 : 1;
  return { x: middle.x + sign * across.x, y: middle.y + sign * across.y };
}

export const lineRules = {
  points: { letters: [], expressions: ({ points }) => [points], texts: ({ labels }) => labels ?? [], draw: drawPoints },
  segment: { letters: [], expressions: ({ segment }) => [segment], draw: drawSegment },
  line: { letters: ['x', 'y'], expressions: ({ line }) => [line], draw: drawLine },
  ray: { letters: [], expressions: ({ ray }) => [ray], draw: drawRay },
  vector: { letters: [], expressions: ({ vector }) => [vector], draw: drawVector },
  asymptote: { letters: ['x', 'y'], expressions: ({ asymptote }) => [asymptote], draw: drawAsymptote },
  text: {
    letters: [],
    expressions: ({ at }) => [at],
    texts: ({ text }) => [text],
    draw: drawText,
  },
  polygon: {
    letters: [],
    expressions: ({ polygon }) => [polygon],
    texts: ({ names, sides, angles }) => [...(names ?? []), ...(sides ?? []), ...(angles ?? [])],
    draw: drawPolygon,
  },
} as const satisfies { readonly [K in keyof PlaneElements]?: ElementRule<PlaneElements[K]> };
