import { bounded } from '../../algebra/work.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { SceneWindow } from '../scene.ts';
import { pointOf, pointsOf, numbersOf, membersOf } from '../values.ts';
import type { Drawing, Graph, Handle, Surroundings } from './drawing.ts';
import { circleFrom, halfPlaneFrom, lineFrom } from './read-lines.ts';
import { curveFrom } from './read-curves.ts';
import { intervalFrom } from './read-intervals.ts';
import { gapOf } from './tools.ts';

/** LaTeX has a backslash, or braces in a script. */
const isLatex = (text: string): boolean => /\\|[_^]\{/.test(text);

/** The budget of steps for reading one drawing back: far below a delay that a page would show. */
const stepsOfReading = 60_000;

/** Returns the drawing of a value; undefined when the tool cannot draw it. */
export function drawingOf(value: string, around: Surroundings, decimal: '.' | ',' = '.'): Drawing | undefined {
  const result = read(value, { syntax: isLatex(value) ? 'latex' : 'plain', decimal });
  return result.ok ? drawingOfTree(result.tree, around) : undefined;
}

/** The same for a value that was read. */
export function drawingOfTree(tree: Expression, around: Surroundings): Drawing | undefined {
  try {
    return bounded(stepsOfReading, () => unfinishedFrom(tree, around.graph) ?? drawn(tree, around));
  } catch {
    // Neither numbers nor points, or too much work: nothing that a tool could have drawn.
    return undefined;
  }
}

/** The places of handles that do not make a drawing yet. Throws RangeError when they are not places. */
export function unfinishedFrom(tree: Expression, graph: Pick<Graph, 'tool' | 'count'>): Drawing | undefined {
  if (tree.kind !== 'list' && tree.kind !== 'tuple' && tree.kind !== 'interval') return undefined;
  const members = tree.kind === 'interval' ? [tree.start, tree.end] : tree.items;
  if (!members.every(({ kind }) => kind === 'tuple' || kind === 'interval')) return undefined;
  const handles = pointsOf(tree);
  const drawing = { handles: graph.tool === 'interval' ? handles.map(asEnd) : handles };
  return gapOf(drawing, graph) === undefined ? undefined : drawing;
}

const asEnd = (handle: Handle): Handle => ({ ...handle, end: 'closed' });

function drawn(tree: Expression, around: Surroundings): Drawing | undefined {
  const { graph } = around;
  switch (graph.tool) {
    case 'points':
      return { handles: graph.isLine ? numbersOf(tree).map((x) => ({ x, y: 0 })) : pointsOf(tree) };
    case 'segment':
    case 'ray':
      return handlesOf(tree, 2);
    case 'polygon':
      return handlesOf(tree);
    case 'vector':
      return vectorFrom(tree, around);
    case 'line':
      return lineFrom(tree, around);
    case 'half-plane':
      return halfPlaneFrom(tree, around);
    case 'circle':
      return circleFrom(tree, around);
    case 'interval':
      return intervalFrom(tree, around);
    default:
      return curveFrom(graph.tool, tree, around);
  }
}

function handlesOf(tree: Expression, count?: number): Drawing | undefined {
  const handles = membersOf(tree).map(pointOf);
  return count === undefined || handles.length === count ? { handles } : undefined;
}

/** A vector has no place of its own: its tail is at its starting handle, or where all of it can be seen. */
function vectorFrom(tree: Expression, { graph, window }: Surroundings): Drawing {
  const { x, y } = pointOf(tree);
  const fits = (tail: Handle): boolean => isIn({ x: tail.x + x, y: tail.y + y }, window) && isIn(tail, window);
  const tails = [graph.start[0], { x: 0, y: 0 }, ...corners(window, graph)].filter((tail) => tail !== undefined);
  const tail = tails.find(fits) ?? tails[0] ?? { x: 0, y: 0 };
  return { handles: [tail, { x: tail.x + x, y: tail.y + y }] };
}

const isIn = ({ x, y }: Handle, { left, right, bottom, top }: SceneWindow): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** Places of the grid near the corners of the window. */
function corners({ left, right, bottom, top }: SceneWindow, { snap }: Graph): readonly Handle[] {
  const xs = [Math.ceil(left / snap.x) * snap.x, Math.floor(right / snap.x) * snap.x];
  const ys = [Math.ceil(bottom / snap.y) * snap.y, Math.floor(top / snap.y) * snap.y];
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

/** The sentence for a learner whose drawing cannot be marked. */
export function unfinishedDrawing(
  value: string,
  graph: Pick<Graph, 'tool' | 'count'>,
  decimal: '.' | ',',
): string | undefined {
  const result = read(value, { syntax: 'plain', decimal });
  if (!result.ok) return undefined;
  try {
    const drawing = bounded(stepsOfReading, () => unfinishedFrom(result.tree, graph));
    return drawing && gapOf(drawing, graph);
  } catch {
    return undefined;
  }
}
