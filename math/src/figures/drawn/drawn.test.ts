import { describe, expect, test } from 'vitest';
import type { GraphTool, PartGraph } from '../../exercises/document/document.ts';
import { streamFor, streamLabel, type RandomStream } from '../../random.ts';
import { drawnWith, exerciseWith } from '../../testing/drawn-exercises.ts';
import type { Drawing, Graph, Handle } from './drawing.ts';
import { drawingOf } from './read-drawing.ts';
import { gapOf, valueOf } from './tools.ts';

interface ToolCase {
  readonly tool: GraphTool;
  readonly answerType: 4 | 7 | 8 | 9;
  readonly count?: number;
  readonly isLine?: boolean;
}

const cases: readonly ToolCase[] = [
  { tool: 'points', answerType: 8, count: 1 },
  { tool: 'points', answerType: 8, count: 3 },
  { tool: 'points', answerType: 4, isLine: true },
  { tool: 'points', answerType: 8, count: 2, isLine: true },
  { tool: 'line', answerType: 7 },
  { tool: 'segment', answerType: 8 },
  { tool: 'ray', answerType: 8 },
  { tool: 'vector', answerType: 9 },
  { tool: 'circle', answerType: 7 },
  { tool: 'polygon', answerType: 8, count: 4 },
  { tool: 'half-plane', answerType: 7 },
  { tool: 'half-plane', answerType: 7, count: 2 },
  { tool: 'parabola', answerType: 7 },
  { tool: 'absolute', answerType: 7 },
  { tool: 'exponential', answerType: 7 },
  { tool: 'logarithm', answerType: 7 },
  { tool: 'sine', answerType: 7 },
  { tool: 'interval', answerType: 8, isLine: true },
  { tool: 'interval', answerType: 8, count: 2, isLine: true },
];

/** Keys for each tool; a thousand were tried when the tools were made. */
const looks = 40;

function graphFor({ tool, count = 1, isLine = false }: ToolCase, shape: Graph['shape']): Graph {
  const snap = { x: 1, y: 1, stride: 1, isPiX: false, isPiY: false };
  return { figure: isLine ? 'line' : 'plane', tool, count, alsoTyped: true, isLine, shape, snap, start: [] };
}

/** A drawing as somebody could make it. */
function anyDrawing(graph: Graph, handleCount: number, stream: RandomStream): Drawing {
  const place = (): number => stream.below(11) - 5;
  for (let tried = 0; tried < 500; tried++) {
    const handles = Array.from({ length: handleCount }, (): Handle => {
      const handle = { x: place(), y: graph.isLine ? 0 : place() };
      if (graph.tool !== 'interval') return handle;
      return { ...handle, end: stream.below(2) === 0 ? 'closed' : 'open' };
    });
    const ordered = graph.tool === 'interval' ? [...handles].sort((a, b) => a.x - b.x) : handles;
    // The outermost ends may be those of pieces without end.
    for (const at of graph.tool === 'interval' ? [0, ordered.length - 1] : []) {
      const handle = ordered[at];
      if (handle && stream.below(3) === 0) ordered[at] = { ...handle, end: 'arrow' };
    }
    const isApart = new Set(ordered.map(({ x, y }) => `${x} ${y}`)).size === ordered.length;
    const drawing = {
      handles: ordered,
      ...(graph.tool === 'half-plane' ? { strict: [0, 1].map(() => stream.below(2) === 0) } : {}),
    };
    if (isApart && gapOf(drawing, graph) === undefined) return drawing;
  }
  throw new Error('no drawing');
}

/** One handle a step away: it makes another thing. */
function moved(drawing: Drawing, graph: Graph): Drawing | undefined {
  const { tool } = graph;
  const last = drawing.handles.length - 1;
  const at = tool === 'half-plane' ? 0 : tool === 'exponential' || tool === 'logarithm' ? 0 : last;
  for (const [dx, dy] of [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const) {
    const handles = drawing.handles.map((handle, index) =>
      index === at ? { ...handle, x: handle.x + dx, y: graph.isLine ? 0 : handle.y + dy } : handle,
    );
    const next = { ...drawing, handles };
    const isOther = gapOf(next, graph) === undefined && valueOf(next, graph) !== valueOf(drawing, graph);
    const isTwin = new Set(handles.map(({ x, y }) => `${x} ${y}`)).size < handles.length;
    if (isOther && !isTwin && !isSameRay(drawing, next, tool)) return next;
  }
  return undefined;
}

function isSameRay(a: Drawing, b: Drawing, tool: GraphTool): boolean {
  if (tool !== 'ray') return false;
  const [p, q] = a.handles;
  const r = b.handles[1];
  if (!p || !q || !r) return false;
  const cross = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return cross === 0 && (q.x - p.x) * (r.x - p.x) + (q.y - p.y) * (r.y - p.y) > 0;
}

describe.each(cases)('what is drawn with $tool (type $answerType, count $count)', (one) => {
  const { tool, answerType, isLine = false } = one;
  const asked: PartGraph = {
    figure: isLine ? 'line' : 'plane',
    tool,
    ...(one.count === undefined ? {} : { count: one.count }),
  };
  const shape =
    tool === 'points' && answerType === 8 && (one.count ?? 1) > 1 ? 'set' : tool === 'points' ? 'one' : 'list';
  const graph = graphFor(one, shape);
  const handleCount =
    {
      exponential: 3,
      logarithm: 3,
      'half-plane': 2 * (one.count ?? 1) + 1,
      interval: 2 * (one.count ?? 1),
      points: one.count ?? 1,
      polygon: one.count ?? 3,
    }[tool as string] ?? 2;

  test('is right where it is the key, wrong one step beside it, and drawn again as it was', () => {
    const stream = streamFor(streamLabel(`test:${tool}:${one.count}`), 7, 0);
    const misses: unknown[] = [];
    for (let k = 0; k < looks; k++) {
      const key = anyDrawing(graph, handleCount, stream);
      const value = valueOf(key, graph);
      const made = drawnWith(exerciseWith(answerType, value, asked), k);
      const decimal = k % 2 === 0 ? '.' : ',';
      const right = made.mark(valueOf(key, graph, decimal), decimal);
      if (right.outcome !== 'right') misses.push([value, right.outcome, right.reason, right.feedback]);
      const again = drawingOf(value, { graph: made.graph, window: made.window });
      const back = again && valueOf(again, made.graph);
      if (back === undefined || made.mark(back).outcome !== 'right') misses.push([value, 'drawn again', back]);
      const beside = moved(key, graph);
      if (beside) {
        const off = made.mark(valueOf(beside, graph));
        if (off.outcome !== 'wrong') misses.push([value, 'moved', valueOf(beside, graph), off.outcome, off.reason]);
      }
      const start = made.mark(valueOf({ handles: made.graph.start }, made.graph));
      if (made.graph.start.length > 0 && start.outcome !== 'wrong')
        misses.push([value, 'start', made.graph.start, start.outcome]);
    }
    expect(misses.slice(0, 8)).toEqual([]);
  });
});
