import type { Expression } from '../../notation/tree.ts';
import { piecesOfLine } from '../elements/number-line.ts';
import type { Drawing, Handle, Surroundings } from './drawing.ts';
import { settled } from './grid-places.ts';

/** Intervals as pairs of ends; an end at infinity is an arrow one step inside the window. */
export function intervalFrom(tree: Expression, { graph, window }: Surroundings): Drawing | undefined {
  const step = graph.snap.x;
  const pieces = piecesOfLine(tree, window.left, window.right);
  if (pieces.length === 0 || (graph.count !== 'free' && pieces.length > graph.count)) return undefined;
  const handles = pieces.flatMap(({ from, to, hasFrom, hasTo }): readonly Handle[] => [
    end(from, hasFrom, Math.ceil(window.left / step) * step),
    end(to, hasTo, Math.floor(window.right / step) * step),
  ]);
  return { handles: handles.map((handle) => ({ ...handle, x: settled(handle.x, step) })) };
}

const end = (x: number, isClosed: boolean, edge: number): Handle =>
  Number.isFinite(x) ? { x, y: 0, end: isClosed ? 'closed' : 'open' } : { x: edge, y: 0, end: 'arrow' };
