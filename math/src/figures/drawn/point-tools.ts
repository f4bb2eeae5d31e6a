import { fill } from '../../message.ts';
import * as m from './messages.ts';
import {
  type Drawing,
  type Graph,
  type Handle,
  hasTwins,
  letterName,
  type Outline,
  type Place,
  type ToolRules,
} from './drawing.ts';
import { exactPlace, number, powersOf, subtract } from './exact.ts';
import { clipRay } from './clip-line.ts';

type Printing = Pick<Graph, 'shape' | 'isLine' | 'snap'>;

/** `(1, 2)`; on a number line `1`. */
export function pairText(place: Place, { isLine, snap }: Pick<Graph, 'isLine' | 'snap'>): string {
  const exact = exactPlace(place, snap);
  const pi = powersOf(snap);
  return isLine ? number(exact.x, pi.x) : `(${number(exact.x, pi.x)}, ${number(exact.y, pi.y)})`;
}

export const listText = (handles: readonly Handle[], graph: Pick<Graph, 'isLine' | 'snap'>): string =>
  `[${handles.map((handle) => pairText(handle, graph)).join(', ')}]`;

const twins = (handles: readonly Handle[], words: string): string | undefined =>
  hasTwins(handles) ? words : undefined;

/** As a set where the key is one, else as a list. */
const listed = ({ handles }: Drawing, graph: Printing): string =>
  graph.shape === 'set' ? `{${handles.map((handle) => pairText(handle, graph)).join(', ')}}` : listText(handles, graph);

/** Several points, or one. */
export const points: ToolRules = {
  usualCount: 1,
  handles: (count) => (count === 'free' ? 0 : count),
  nameOf: letterName,
  gap: ({ handles }, { count }) =>
    count !== 'free' && handles.length < count
      ? fill(handles.length === 1 ? m.setPointsOne : m.setPoints, { count, set: handles.length })
      : twins(handles, fill(m.twinPoints)),
  print: ({ handles }, graph) => {
    const [first] = handles;
    if (graph.shape === 'one' && handles.length === 1 && first) return pairText(first, graph);
    return listed({ handles }, graph);
  },
  outline: () => ({ strokes: [], areas: [] }),
};

const twoPoints = { usualCount: 2, handles: () => 2, nameOf: letterName } as const;

export const segment: ToolRules = {
  ...twoPoints,
  gap: ({ handles }) => twins(handles, fill(m.noSegment)),
  print: listed,
  outline: ({ handles }) => ({ strokes: [{ places: handles }], areas: [] }),
};

export const ray: ToolRules = {
  ...twoPoints,
  nameOf: (index) => (index === 0 ? fill(m.startingPoint) : fill(m.onRay)),
  gap: ({ handles }) => twins(handles, fill(m.noRay)),
  print: listed,
  outline: ({ handles: [a, b] }, window): Outline => {
    const far = a && b ? clipRay(a, b, window) : undefined;
    return { strokes: a && far ? [{ places: [a, far] }] : [], areas: [] };
  },
};

export const vector: ToolRules = {
  ...twoPoints,
  nameOf: (index) => (index === 0 ? fill(m.tail) : fill(m.tip)),
  gap: ({ handles }) => twins(handles, fill(m.noArrow)),
  print: ({ handles: [tail, tip] }, { snap }) => {
    if (!tail || !tip) return '';
    const [from, to] = [exactPlace(tail, snap), exactPlace(tip, snap)];
    const pi = powersOf(snap);
    return `(${number(subtract(to.x, from.x), pi.x)}, ${number(subtract(to.y, from.y), pi.y)})`;
  },
  outline: ({ handles }) => ({ strokes: [{ places: handles, hasArrow: true }], areas: [] }),
};

export const polygon: ToolRules = {
  usualCount: 'free',
  handles: (count) => (count === 'free' ? 0 : count),
  nameOf: (index) => fill(m.corner, { letter: String.fromCharCode(65 + (index % 26)) }),
  gap: ({ handles }, { count }) => {
    const needed = count === 'free' ? 3 : count;
    if (handles.length < needed) return fill(count === 'free' ? m.needsMoreCorners : m.needsCorners, { count: needed });
    return twins(handles, fill(m.twinCorners));
  },
  print: listed,
  outline: ({ handles }) => ({
    strokes: [{ places: handles, isClosed: handles.length > 2 }],
    areas: handles.length > 2 ? [handles] : [],
  }),
};
