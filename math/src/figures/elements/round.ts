import type { PlaneElements } from '../../exercises/document/figures.ts';
import { clipPath } from '../drawing/clip.ts';
import type { Frame, Point } from '../drawing/window.ts';
import type { SceneStroke, SceneText } from '../scene.ts';
import { circleOf, comparisonsOf, numbersOf, pointOf, pointsOf } from '../values.ts';
import { type Brush, type Drawn, type ElementRule, numberAt, readingOf, readingsOf, textAwayFrom } from './brush.ts';

const cornersOfCircle = 120;

function roundPath(centre: Point, radii: readonly [number, number], from: number, to: number): Point[] {
  const count = Math.max(8, Math.ceil((cornersOfCircle * Math.abs(to - from)) / (2 * Math.PI)));
  return Array.from({ length: count + 1 }, (_, k) => {
    const t = from + ((to - from) * k) / count;
    return { x: centre.x + radii[0] * Math.cos(t), y: centre.y + radii[1] * Math.sin(t) };
  });
}

/** A path around a centre, drawn along `outline`. */
function drawRound(
  brush: Brush,
  path: readonly Point[],
  centre: Point,
  { label = '', fill = false }: { readonly label?: string; readonly fill?: boolean },
  outline = path,
): Drawn {
  const { frame } = brush;
  const strokes: SceneStroke[] = clipPath(frame.window, outline).map((piece) => ({ places: frame.places(piece) }));
  const text = brush.text(label);
  const isWhole = path.length > cornersOfCircle;
  const top = path[Math.floor(path.length / (isWhole ? 8 : 2))];
  return {
    strokes,
    areas: fill ? [{ rings: [frame.places(outline)] }] : [],
    texts: text !== '' && top ? [textAwayFrom(frame, text, top, centre)] : [],
    readings: [readingOf(frame, centre)],
  };
}

function drawCircle(element: PlaneElements['circle'], brush: Brush): Drawn {
  const { centre, radius } = circle(element, brush);
  const path = roundPath(centre, [radius, radius], 0, 2 * Math.PI);
  return drawRound(brush, path, centre, element);
}

function circle(element: PlaneElements['circle'], brush: Brush): { centre: Point; radius: number } {
  const tree = brush.tree(element.circle);
  if (tree.kind === 'relation') {
    const [comparison, ...others] = comparisonsOf(tree);
    const found = comparison && others.length === 0 ? circleOf(comparison.margin) : undefined;
    if (!found) throw new RangeError('a circle whose equation is not that of a circle');
    return found;
  }
  if (element.radius === undefined) throw new RangeError('a circle without a radius');
  const radius = numberAt(brush, element.radius);
  if (!(radius > 0)) throw new RangeError('a circle whose radius is not positive');
  return { centre: pointOf(tree), radius };
}

function drawArc(element: PlaneElements['arc'], brush: Brush): Drawn {
  const centre = pointOf(brush.tree(element.arc));
  const radius = numberAt(brush, element.radius);
  const [from, to] = [numberAt(brush, element.from), numberAt(brush, element.to)];
  if (!(radius > 0) || !(from < to)) throw new RangeError('an arc that ends before it begins');
  const path = roundPath(centre, [radius, radius], from, to);
  return drawRound(brush, path, centre, element, element.fill ? [centre, ...path, centre] : path);
}

function drawEllipse(element: PlaneElements['ellipse'], brush: Brush): Drawn {
  const centre = pointOf(brush.tree(element.ellipse));
  const [a, b, ...rest] = numbersOf(brush.tree(element.axes));
  if (a === undefined || b === undefined || rest.length > 0 || !(a > 0 && b > 0)) {
    throw new RangeError('an ellipse without two positive half axes');
  }
  return drawRound(brush, roundPath(centre, [a, b], 0, 2 * Math.PI), centre, { label: element.label ?? '' });
}

/** The radius of an angle's arc, in units of the box. */
const angleRadius = 55;

/** The distance of an angle's label from its vertex: larger in a narrow angle, whose arms leave room farther out. */
const labelRadius = (turn: number): number => Math.min(190, Math.max(92, 38 / Math.sin(Math.min(turn, Math.PI) / 2)));

function drawAngle(element: PlaneElements['angle'], brush: Brush): Drawn {
  const { frame } = brush;
  const [one, vertex, other, ...rest] = pointsOf(brush.tree(element.angle));
  if (!one || !vertex || !other || rest.length > 0) throw new RangeError('an angle without three points');
  const [first, second] = [directionOf(frame, vertex, one), directionOf(frame, vertex, other)];
  // Counterclockwise from the first arm to the second; the box has its y downwards.
  const turn = (first - second + 4 * Math.PI) % (2 * Math.PI);
  const [x, y] = [frame.x(vertex.x), frame.y(vertex.y)];
  const at = (angle: number, radius: number): number[] =>
    [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((place) => Math.round(place * 10) / 10);
  const text = brush.text(element.label ?? '');
  const sine = Math.sin(angleOf(vertex, other) - angleOf(vertex, one));
  // Its arms may come in the other order unless a label may say that it is three quarters of a turn.
  const isRight = (text === '' ? Math.abs(sine) : sine) > 1 - 1e-9;
  const places = isRight
    ? squareOf(at, first, second)
    : Array.from({ length: 25 }, (_, k) => at(first - (turn * k) / 24, angleRadius)).flat();
  const [textX = x, textY = y] = at(first - turn / 2, labelRadius(turn));
  const texts: SceneText[] = text === '' ? [] : [{ text, x: textX, y: textY, anchor: 'centre' }];
  return { strokes: [{ places, isThin: true }], texts, readings: readingsOf(frame, [vertex]) };
}

const directionOf = (frame: Frame, from: Point, to: Point): number =>
  Math.atan2(frame.y(to.y) - frame.y(from.y), frame.x(to.x) - frame.x(from.x));

const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

function squareOf(at: (angle: number, radius: number) => number[], first: number, second: number): number[] {
  const side = angleRadius * 0.72;
  const [ax = 0, ay = 0] = at(first, side);
  const [bx = 0, by = 0] = at(second, side);
  const [cx = 0, cy = 0] = at(0, 0);
  return [ax, ay, ax + bx - cx, ay + by - cy, bx, by].map((place) => Math.round(place * 10) / 10);
}

export const roundRules = {
  circle: {
    letters: ['x', 'y'],
    expressions: ({ circle }) => [circle],
    numbers: ({ radius }) => [radius],
    draw: drawCircle,
  },
  arc: {
    letters: [],
    expressions: ({ arc }) => [arc],
    numbers: ({ radius, from, to }) => [radius, from, to],
    draw: drawArc,
  },
  ellipse: { letters: [], expressions: ({ ellipse, axes }) => [ellipse, axes], draw: drawEllipse },
  angle: { letters: [], expressions: ({ angle }) => [angle], draw: drawAngle },
} as const satisfies { readonly [K in keyof PlaneElements]?: ElementRule<PlaneElements[K]> };
