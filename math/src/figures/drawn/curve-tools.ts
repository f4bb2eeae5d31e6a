import { fill } from '../../message.ts';
import * as m from './messages.ts';
import type { SceneWindow } from '../scene.ts';
import type { Drawing, Graph, Handle, Place, Stroke, ToolRules } from './drawing.ts';
import {
  divide,
  type ExactPlace,
  exactPlace,
  isZero,
  multiply,
  number,
  powersOf,
  scaled,
  shifted,
  subtract,
  sum,
} from './exact.ts';

const steps = 240;

/** The curve of a function in the window, cut where it has no value or leaves far. */
function curve(f: (x: number) => number, { left, right, bottom, top }: SceneWindow): readonly Stroke[] {
  const height = top - bottom;
  const strokes: Place[][] = [];
  let run: Place[] = [];
  for (let step = 0; step <= steps; step++) {
    const x = left + ((right - left) * step) / steps;
    const y = f(x);
    if (Number.isFinite(y) && y > bottom - 3 * height && y < top + 3 * height) run.push({ x, y });
    else if (run.length > 0) {
      strokes.push(run);
      run = [];
    }
  }
  if (run.length > 0) strokes.push(run);
  return strokes.filter((places) => places.length > 1).map((places) => ({ places }));
}

type Printing = Pick<Graph, 'snap'>;

interface Exacts {
  readonly places: readonly ExactPlace[];
  /** Powers of π of the units. */
  readonly x: number;
  readonly y: number;
}

const exactsOf = ({ handles }: Drawing, { snap }: Printing): Exacts => ({
  places: handles.map((handle) => exactPlace(handle, snap)),
  ...powersOf(snap),
});

/** A curve with a turning point and another point of it: `y = a·g(x - m) + n`. */
function turning(words: {
  readonly names: readonly [string, string];
  readonly flat: string;
  readonly body: (inner: string, isPlain: boolean) => string;
  readonly shape: (x: number) => number;
  /** The power of the distance that defines the shape. */
  readonly power: 1 | 2;
}): ToolRules {
  const factor = (a: Handle, b: Handle): number => (b.y - a.y) / words.shape(b.x - a.x);
  return {
    usualCount: 2,
    handles: () => 2,
    nameOf: (index) => words.names[index] ?? 'Point',
    gap: ({ handles: [a, b] }) => (a && b && (a.x === b.x || a.y === b.y) ? words.flat : undefined),
    print: (drawing, graph) => {
      const { places, x, y } = exactsOf(drawing, graph);
      const [a, b] = places;
      if (!a || !b) return '';
      const by = subtract(b.x, a.x);
      const distance = words.power === 2 ? multiply(by, by) : by.n < 0 ? multiply({ n: -1, d: 1 }, by) : by;
      const scale = divide(subtract(b.y, a.y), distance);
      const body = words.body(shifted('x', a.x, x), isZero(a.x));
      return `y = ${sum([scaled(scale, y - words.power * x, body), number(a.y, y)])}`;
    },
    outline: ({ handles: [a, b] }, window) => ({
      strokes: a && b && a.x !== b.x ? curve((x) => a.y + factor(a, b) * words.shape(x - a.x), window) : [],
      areas: [],
    }),
  };
}

export const parabola = turning({
  names: [fill(m.vertex), fill(m.onParabola)],
  flat: fill(m.flatParabola),
  body: (inner, isPlain) => (isPlain ? 'x^2' : `(${inner})^2`),
  shape: (x) => x * x,
  power: 2,
});

export const absoluteValue = turning({
  names: [fill(m.vertex), fill(m.onGraph)],
  flat: fill(m.flatGraph),
  body: (inner) => `abs(${inner})`,
  shape: Math.abs,
  power: 1,
});

const acrossNames = (third: string) => (index: number) =>
  [fill(m.pointNamed, { letter: 'A' }), fill(m.pointNamed, { letter: 'B' })][index] ?? third;

/** y = (y₁ − c)·q^((x − x₁)/(x₂ − x₁)) + c, where q = (y₂ − c)/(y₁ − c). */
export const exponential: ToolRules = {
  usualCount: 3,
  handles: () => 3,
  nameOf: acrossNames(fill(m.asymptote)),
  only: (index) => (index === 2 ? 'y' : undefined),
  gap: ({ handles: [a, b, c] }) => {
    if (!a || !b || !c) return undefined;
    if (a.x === b.x) return fill(m.differentPlaces);
    if (a.y === b.y) return fill(m.differentHeights);
    const isApart = (a.y - c.y) * (b.y - c.y) > 0;
    return isApart ? undefined : fill(m.sideOfAsymptote);
  },
  print: (drawing, graph) => {
    const { places, x, y } = exactsOf(drawing, graph);
    const [a, b, c] = places;
    if (!a || !b || !c) return '';
    const [first, second] = [subtract(a.y, c.y), subtract(b.y, c.y)];
    const base = number(divide(second, first));
    const run = subtract(b.x, a.x);
    const inner = isZero(a.x) ? 'x' : `(${shifted('x', a.x, x)})`;
    const exponent = scaled(divide({ n: 1, d: 1 }, run), -x, inner);
    const raised = exponent === 'x' || exponent === inner ? exponent : `(${exponent})`;
    const body = `${/^\d+$/.test(base) ? base : `(${base})`}^${raised}`;
    return `y = ${sum([scaled(first, y, body), number(c.y, y)])}`;
  },
  outline: ({ handles: [a, b, c] }, window) => {
    if (!a || !b || !c) return { strokes: [], areas: [] };
    const ratio = (b.y - c.y) / (a.y - c.y);
    const drawn = ratio > 0 ? curve((x) => c.y + (a.y - c.y) * ratio ** ((x - a.x) / (b.x - a.x)), window) : [];
    const level = [
      { x: window.left, y: c.y },
      { x: window.right, y: c.y },
    ];
    return { strokes: [...drawn, { places: level, isDashed: true, isThin: true }], areas: [] };
  },
};

/** y = y₁ + (y₂ − y₁)·ln((x − c)/(x₁ − c))/ln((x₂ − c)/(x₁ − c)). */
export const logarithm: ToolRules = {
  usualCount: 3,
  handles: () => 3,
  nameOf: acrossNames(fill(m.asymptote)),
  only: (index) => (index === 2 ? 'x' : undefined),
  gap: ({ handles: [a, b, c] }) => {
    if (!a || !b || !c) return undefined;
    if (a.x === b.x) return fill(m.differentPlaces);
    if (a.y === b.y) return fill(m.differentHeights);
    const isApart = (a.x - c.x) * (b.x - c.x) > 0;
    return isApart ? undefined : fill(m.sideOfAsymptote);
  },
  print: (drawing, graph) => {
    const { places, x, y } = exactsOf(drawing, graph);
    const [a, b, c] = places;
    if (!a || !b || !c) return '';
    const [first, second] = [subtract(a.x, c.x), subtract(b.x, c.x)];
    const from = shifted('x', c.x, x);
    const inner =
      number(first) === '1' ? from : scaled(divide({ n: 1, d: 1 }, first), -x, isZero(c.x) ? 'x' : `(${from})`);
    const base = number(divide(second, first));
    const body = scaled(subtract(b.y, a.y), y, `ln(${inner})`);
    return `y = ${sum([`${body}/ln(${base})`, number(a.y, y)])}`;
  },
  outline: ({ handles: [a, b, c] }, window) => {
    if (!a || !b || !c) return { strokes: [], areas: [] };
    const size = Math.log((b.x - c.x) / (a.x - c.x));
    const drawn = curve((x) => a.y + ((b.y - a.y) * Math.log((x - c.x) / (a.x - c.x))) / size, window);
    const upright = [
      { x: c.x, y: window.bottom },
      { x: c.x, y: window.top },
    ];
    return { strokes: [...drawn, { places: upright, isDashed: true, isThin: true }], areas: [] };
  },
};

/** A place where the curve crosses its middle, and the next turning point: y = a·sin((π/2)(x − m)/d) + n. */
export const sine: ToolRules = {
  usualCount: 2,
  handles: () => 2,
  nameOf: (index) => (index === 0 ? fill(m.crossing) : fill(m.extremum)),
  gap: ({ handles: [a, b] }) => {
    if (!a || !b) return undefined;
    if (a.x === b.x) return fill(m.differentPlaces);
    return a.y === b.y ? fill(m.differentHeights) : undefined;
  },
  print: (drawing, graph) => {
    const { places, x, y } = exactsOf(drawing, graph);
    const [a, b] = places;
    if (!a || !b) return '';
    const quarter = multiply(subtract(b.x, a.x), { n: 2, d: 1 });
    const inner = scaled(divide({ n: 1, d: 1 }, quarter), 1 - x, isZero(a.x) ? 'x' : `(${shifted('x', a.x, x)})`);
    return `y = ${sum([scaled(subtract(b.y, a.y), y, `sin(${inner})`), number(a.y, y)])}`;
  },
  outline: ({ handles: [a, b] }, window) => {
    if (!a || !b) return { strokes: [], areas: [] };
    const middle = [
      { x: window.left, y: a.y },
      { x: window.right, y: a.y },
    ];
    const f = (x: number): number => a.y + (b.y - a.y) * Math.sin((Math.PI * (x - a.x)) / (2 * (b.x - a.x)));
    const drawn = a.x === b.x ? [] : curve(f, window);
    return { strokes: [...drawn, { places: middle, isDashed: true, isThin: true }], areas: [] };
  },
};
