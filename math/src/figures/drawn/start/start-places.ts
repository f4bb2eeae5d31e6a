import type { RandomStream } from '../../../random.ts';
import type { SceneWindow } from '../../scene.ts';
import type { PolygonRule } from '../../../exercises/document/graphs.ts';
import { isSameShape } from '../same-shape.ts';
import { type Drawing, type Graph, type Handle, hasTwins, type Place } from '../drawing.ts';
import { toolRules, valueOf } from '../tools.ts';

const mostTries = 200;

/**
 * Draws the start positions of the handles: on the grid, apart from each other, and away from every right answer.
 * Throws RangeError where the window has no room for them.
 */
export function startOf(
  graph: Graph,
  window: SceneWindow,
  keys: readonly Drawing[],
  stream: RandomStream,
  compare?: PolygonRule,
): readonly Handle[] {
  const rules = toolRules[graph.tool];
  const count = rules.handles(graph.count);
  if (count === 0) return [];
  const rightValues = keys.map((key) => inAnyOrder(valueOf(key, graph)));
  const { step, columns, rows } = gridOf(graph, window);
  for (let tried = 0; tried < mostTries; tried++) {
    const handles = Array.from({ length: count }, (_, index): Handle => {
      const only = rules.only?.(index);
      const x = columns.at(stream.below(columns.length)) ?? 0;
      const y = rows.at(stream.below(rows.length)) ?? 0;
      if (graph.tool === 'interval') return { x, y: 0, end: 'closed' };
      return { x: only === 'y' ? middleOf(columns) : x, y: only === 'x' || graph.isLine ? middleOf(rows) : y };
    }).map((handle) => (graph.isLine ? { ...handle, y: 0 } : handle));
    const drawing = { handles: inOrder(handles, graph) };
    if (!isClear(drawing, graph, window, tried)) continue;
    if (rightValues.includes(inAnyOrder(valueOf(drawing, graph)))) continue;
    if (compare && keys.some((key) => isSameShape(drawing.handles, key.handles, compare))) continue;
    // Far from the answer while there is room for it, never on it.
    const reach = tried < mostTries / 2 ? 1.5 : 0.5;
    if (keys.every((key) => isAway(drawing, key, graph, { x: reach * step.x, y: reach * step.y })))
      return drawing.handles;
  }
  throw new RangeError('a figure without room for the handles of its drawing');
}

/** The same text for the same half-planes. */
const inAnyOrder = (value: string): string => value.split(' and ').sort().join(' and ');

const middleOf = (places: readonly number[]): number => places[Math.floor(places.length / 2)] ?? 0;

/** The places for handles, without those at the edge of the window. */
function gridOf({ snap, isLine }: Graph, { left, right, bottom, top }: SceneWindow) {
  const between = (from: number, to: number, step: number): readonly number[] => {
    const inset = (to - from) / 12;
    const first = Math.ceil((from + inset) / step - 1e-9);
    const last = Math.floor((to - inset) / step + 1e-9);
    const stride = Math.max(1, Math.round((last - first) / 40));
    const size = Math.floor((last - first) / stride) + 1;
    return Array.from({ length: Math.max(0, size) }, (_, k) => (first + k * stride) * step);
  };
  const columns = between(left, right, snap.x);
  const rows = isLine ? [0] : between(bottom, top, snap.y);
  if (columns.length === 0 || rows.length === 0) throw new RangeError('a window without a place for a handle');
  return { columns, rows, step: { x: snap.x * snap.stride, y: snap.y * snap.stride } };
}

/** Orders handles so that no piece of an interval overlaps another and no side of a polygon crosses another. */
function inOrder(handles: readonly Handle[], { tool }: Graph): readonly Handle[] {
  if (tool === 'interval') return [...handles].sort((a, b) => a.x - b.x);
  if (tool !== 'polygon') return handles;
  const middle = {
    x: handles.reduce((sum, { x }) => sum + x, 0) / handles.length,
    y: handles.reduce((sum, { y }) => sum + y, 0) / handles.length,
  };
  const angle = ({ x, y }: Handle): number => Math.atan2(y - middle.y, x - middle.x);
  return [...handles].sort((a, b) => angle(a) - angle(b));
}

/** Whether handles are far enough apart to be seen and taken; the required distance shrinks with every failed attempt. */
function isClear(drawing: Drawing, graph: Graph, window: SceneWindow, tried: number): boolean {
  const { handles } = drawing;
  if (hasTwins(handles) || toolRules[graph.tool].gap(drawing, graph) !== undefined) return false;
  const room = 0.22 * (1 - tried / mostTries);
  const [width, height] = [window.right - window.left, window.top - window.bottom];
  return handles.every((a, index) =>
    handles
      .slice(0, index)
      .every((b) => Math.hypot((a.x - b.x) / width, graph.isLine ? 0 : (a.y - b.y) / height) >= room),
  );
}

/** Whether no handle is beside one of the answer; applies to answers that consist of places. */
function isAway(drawing: Drawing, key: Drawing, { tool }: Graph, reach: Place): boolean {
  const isBeside = (a: Place, b: Place): boolean => Math.abs(a.x - b.x) < reach.x && Math.abs(a.y - b.y) < reach.y;
  if (tool === 'vector') {
    const [own, right] = [arrowOf(drawing), arrowOf(key)];
    return !own || !right || !isBeside(own, right);
  }
  if (!['points', 'segment', 'ray', 'polygon', 'interval'].includes(tool)) return true;
  const isOneBeside = (handle: Handle): boolean => key.handles.some((other) => isBeside(handle, other));
  // A line may have too many ends of intervals: one that is elsewhere is enough.
  return tool === 'interval' ? !drawing.handles.every(isOneBeside) : !drawing.handles.some(isOneBeside);
}

function arrowOf({ handles: [tail, tip] }: Drawing): Place | undefined {
  return tail && tip && { x: tip.x - tail.x, y: tip.y - tail.y };
}
