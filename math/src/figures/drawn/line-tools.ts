import { fill } from '../../message.ts';
import * as m from './messages.ts';
import { clipLine, cornersOf, halfOf } from './clip-line.ts';
import {
  type Drawing,
  type Graph,
  type Handle,
  hasTwins,
  isSamePlace,
  letterName,
  type Place,
  type ToolRules,
} from './drawing.ts';
import { divide, exactPlace, isZero, multiply, number, powersOf, scaled, shifted, subtract, sum } from './exact.ts';

/** `y = 2x - 1` or `x = 3`, with any relation instead of the equals sign. */
function lineText(a: Place, b: Place, { snap }: Pick<Graph, 'snap'>, relations = { upright: '=', other: '=' }): string {
  const [from, to] = [exactPlace(a, snap), exactPlace(b, snap)];
  const pi = powersOf(snap);
  const run = subtract(to.x, from.x);
  if (isZero(run)) return `x ${relations.upright} ${number(from.x, pi.x)}`;
  const slope = divide(subtract(to.y, from.y), run);
  const height = subtract(from.y, multiply(slope, from.x));
  return `y ${relations.other} ${sum([scaled(slope, pi.y - pi.x, 'x'), number(height, pi.y)])}`;
}

const two = ({ handles: [a, b] }: Drawing): readonly [Handle, Handle] | undefined => (a && b ? [a, b] : undefined);

export const line: ToolRules = {
  usualCount: 2,
  handles: () => 2,
  nameOf: letterName,
  gap: ({ handles }) => (hasTwins(handles) ? fill(m.noLine) : undefined),
  print: (drawing, graph) => {
    const ends = two(drawing);
    return ends ? lineText(...ends, graph) : '';
  },
  outline: (drawing, window) => {
    const ends = two(drawing);
    const places = ends && clipLine(...ends, window);
    return { strokes: places ? [{ places }] : [], areas: [] };
  },
};

/** Which side of the line through a and b a point is on: the sign says it, 0 is on the line. */
const sideOf = (a: Place, b: Place, c: Place): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** A border of a region: its two points, and whether it does not belong to the region. */
interface Border {
  readonly a: Handle;
  readonly b: Handle;
  readonly isStrict: boolean;
}

/** The place of the point in the region among the handles: after those of the first border, before all others. */
export const placeOfSide = 2;

/** The borders of half-planes, and the point that is on the right side of all of them. */
function bordersOf({ handles, strict = [] }: Drawing): { borders: readonly Border[]; side: Handle | undefined } {
  const ends = handles.filter((_, index) => index !== placeOfSide);
  const borders = ends.flatMap((a, index): Border[] => {
    const b = ends[index + 1];
    return index % 2 === 1 || !b ? [] : [{ a, b, isStrict: strict[index / 2] === true }];
  });
  return { borders, side: handles[placeOfSide] };
}

function isOnBorder({ a, b }: Border, c: Place): boolean {
  const size = Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(c.x - a.x, c.y - a.y);
  return Math.abs(sideOf(a, b, c)) <= 1e-9 * size || isSamePlace(a, c);
}

/** The inequality of the half-plane in which c is. */
function halfPlaneText({ a, b, isStrict }: Border, c: Place, graph: Pick<Graph, 'snap'>): string {
  const [less, more] = isStrict ? ['<', '>'] : ['<=', '>='];
  // To the right of an upright line, above any other.
  const isAbove = sideOf(a, b, c) > 0 === b.x > a.x;
  return lineText(a, b, graph, { upright: c.x > a.x ? more : less, other: isAbove ? more : less });
}

export const halfPlane: ToolRules = {
  usualCount: 1,
  handles: (count) => (count === 'free' ? 3 : 2 * count + 1),
  nameOf: (index) => (index === placeOfSide ? fill(m.inRegion) : letterName(index < placeOfSide ? index : index - 1)),
  gap: (drawing) => {
    const { borders, side } = bordersOf(drawing);
    if (!side) return undefined;
    if (borders.some(({ a, b }) => isSamePlace(a, b))) return fill(m.noBorder);
    return borders.some((border) => isOnBorder(border, side)) ? fill(m.onBorder) : undefined;
  },
  print: (drawing, graph) => {
    const { borders, side } = bordersOf(drawing);
    return side ? borders.map((border) => halfPlaneText(border, side, graph)).join(' and ') : '';
  },
  outline: (drawing, window) => {
    const { borders, side } = bordersOf(drawing);
    const strokes = borders.flatMap(({ a, b, isStrict }) => {
      const places = clipLine(a, b, window);
      return places ? [{ places, isDashed: isStrict }] : [];
    });
    const sided = borders.filter(({ a, b }) => side && sideOf(a, b, side) !== 0);
    const area = sided.reduce((rest, { a, b }) => (side ? halfOf(rest, a, b, side) : rest), cornersOf(window));
    return { strokes, areas: sided.length > 0 && area.length > 2 ? [area] : [] };
  },
};

export const circle: ToolRules = {
  usualCount: 2,
  handles: () => 2,
  nameOf: (index) => (index === 0 ? fill(m.centre) : fill(m.onCircle)),
  gap: ({ handles }) => (hasTwins(handles) ? fill(m.noRadius) : undefined),
  print: ({ handles: [centre, point] }, { snap }) => {
    if (!centre || !point) return '';
    const [m, p] = [exactPlace(centre, snap), exactPlace(point, snap)];
    const pi = powersOf(snap);
    const [dx, dy] = [subtract(p.x, m.x), subtract(p.y, m.y)];
    const [squareX, squareY] = [multiply(dx, dx), multiply(dy, dy)];
    const square =
      pi.x === pi.y
        ? number(subtract(squareX, multiply({ n: -1, d: 1 }, squareY)), 2 * pi.x)
        : sum([number(squareX, 2 * pi.x), number(squareY, 2 * pi.y)]);
    return `${squared('x', m.x, pi.x)} + ${squared('y', m.y, pi.y)} = ${square}`;
  },
  outline: ({ handles: [centre, point] }) => {
    if (!centre || !point) return { strokes: [], areas: [] };
    const radius = Math.hypot(point.x - centre.x, point.y - centre.y);
    const places = Array.from({ length: 96 }, (_, step): Place => {
      const angle = (2 * Math.PI * step) / 96;
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    });
    const spoke = { places: [centre, point], isThin: true, isDashed: true };
    return { strokes: [{ places, isClosed: true }, spoke], areas: [] };
  },
};

const squared = (letter: string, by: Parameters<typeof shifted>[1], pi: number): string =>
  isZero(by) ? `${letter}^2` : `(${shifted(letter, by, pi)})^2`;
