import { describe, expect, test } from 'vitest';
import type { GraphTool } from '../../exercises/document/document.ts';
import { streamFor, streamLabel, type RandomStream } from '../../random.ts';
import { drawnWith, exerciseWith } from '../../testing/drawn-exercises.ts';
import type { Drawing, Graph, Handle } from './drawing.ts';
import { gapOf, valueOf } from './tools.ts';

interface FreeCase {
  readonly tool: GraphTool;
  readonly answerType: 4 | 8 | 9;
  readonly count?: number;
  readonly isLine?: boolean;
}

/** All tools whose handles may move freely. */
const cases: readonly FreeCase[] = [
  { tool: 'points', answerType: 8 },
  { tool: 'points', answerType: 8, count: 2 },
  { tool: 'points', answerType: 4, isLine: true },
  { tool: 'points', answerType: 8, count: 2, isLine: true },
  { tool: 'segment', answerType: 8 },
  { tool: 'ray', answerType: 8 },
  { tool: 'vector', answerType: 9 },
  { tool: 'polygon', answerType: 8, count: 3 },
  { tool: 'interval', answerType: 8, isLine: true },
  { tool: 'interval', answerType: 8, count: 2, isLine: true },
];

const reach = 6;
const tolerances = [0.05, 0.1, 0.25, 0.3];
/** Far below what can be seen, far above the rounding of doubles. */
const hair = 0.001;
const looks = 60;

const anyOf = <T>(list: readonly T[], stream: RandomStream): T => list[stream.below(list.length)] as T;

/** A place of a key: on the grid or between, often at the edge of the window. */
function keyPlace(stream: RandomStream): number {
  return anyOf([-reach, reach, stream.below(13) - 6, (stream.below(97) - 48) / 8], stream);
}

/** How far a coordinate is moved: not, inside, to the edge of the tolerance, or just beyond. */
const movesFor = (tolerance: number): readonly number[] =>
  [0, tolerance / 2, tolerance - hair, tolerance, tolerance + hair].flatMap((by) => [by, -by]);

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Handles that are well apart, so that it is clear which is which. */
function keyHandles({ tool, isLine = false }: FreeCase, count: number, stream: RandomStream): readonly Handle[] {
  for (;;) {
    const handles = Array.from({ length: count }, (): Handle => ({
      x: keyPlace(stream),
      y: isLine ? 0 : keyPlace(stream),
      ...(tool === 'interval' && { end: anyOf(['closed', 'open'] as const, stream) }),
    }));
    const ordered = tool === 'interval' ? handles.toSorted((a, b) => a.x - b.x) : handles;
    const isApart = ordered.every((a, k) => ordered.slice(k + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) > 1.5));
    if (isApart) return ordered;
  }
}

/** How far an answer is from its key, in the coordinates that are compared. */
function distance({ tool }: FreeCase, key: readonly Handle[], drawn: readonly Handle[]): number {
  const off = drawn.map(({ x, y }, k) => ({ x: x - (key[k]?.x ?? 0), y: y - (key[k]?.y ?? 0) }));
  const [tail, tip] = off;
  const compared = tool === 'vector' && tail && tip ? [{ x: tip.x - tail.x, y: tip.y - tail.y }] : off;
  return Math.max(...compared.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
}

describe.each(cases)('what is drawn freely with $tool (type $answerType, count $count)', (one) => {
  const { tool, answerType, isLine = false } = one;
  const handleCount = { interval: 2 * (one.count ?? 1), points: one.count ?? 1, polygon: 3 }[tool as string] ?? 2;
  const shape = tool !== 'points' ? 'list' : answerType === 8 && (one.count ?? 1) > 1 ? 'set' : 'one';
  const asked = {
    figure: isLine ? 'line' : 'plane',
    tool,
    snap: 'none',
    ...(one.count === undefined ? {} : { count: one.count }),
  } as const;
  const graph: Graph = {
    figure: asked.figure,
    tool,
    count: one.count ?? 1,
    alsoTyped: true,
    isLine,
    shape,
    snap: { x: 1e-4, y: 1e-4, stride: 1, isPiX: false, isPiY: false },
    start: [],
  };

  test('is right up to the edge of the tolerance and wrong beyond it, on both sides and at the edges of the window', () => {
    const stream = streamFor(streamLabel(`edge:${tool}:${one.count}:${isLine}`), 7, 0);
    const misses: unknown[] = [];
    const seen = { right: 0, wrong: 0 };
    for (let look = 0; look < looks; look++) {
      const tolerance = anyOf(tolerances, stream);
      const key = keyHandles(one, handleCount, stream);
      const value = valueOf({ handles: key }, graph);
      const made = drawnWith(
        exerciseWith(answerType, value, asked, { tolerance: { kind: 'absolute', value: tolerance } }),
        look,
      );
      for (let tried = 0; tried < 6; tried++) {
        // All are moved a little, or one alone.
        const moves = movesFor(tolerance);
        const alone = stream.below(2) === 0 ? stream.below(2 * handleCount) : undefined;
        const by = (place: number): number => (alone === undefined || alone === place ? anyOf(moves, stream) : 0);
        const drawn = key.map((handle, k): Handle => ({
          ...handle,
          x: round(handle.x + by(2 * k)),
          y: isLine ? 0 : round(handle.y + by(2 * k + 1)),
        }));
        const isInside = drawn.every(({ x, y }) => Math.abs(x) <= reach && Math.abs(y) <= reach);
        if (!isInside || gapOf({ handles: drawn }, graph) !== undefined) continue;
        const expected = round(distance(one, key, drawn)) <= tolerance ? 'right' : 'wrong';
        const { outcome } = made.mark(valueOf({ handles: drawn }, graph));
        seen[expected] += 1;
        // A ray may pass by the key's second point though its own is beside it.
        const isOther = tool === 'ray' && expected === 'wrong' && outcome === 'right';
        if (outcome !== expected && !isOther)
          misses.push([value, tolerance, valueOf({ handles: drawn }, graph), outcome]);
      }
    }
    expect(misses.slice(0, 8)).toEqual([]);
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(20);
  });
});

describe('a ray that is drawn freely', () => {
  const asked = { figure: 'plane', tool: 'ray', snap: 'none' } as const;
  const tolerance = 0.2;
  const made = drawnWith(
    exerciseWith(8, '[(-2, -1), (4, 2)]', asked, { tolerance: { kind: 'absolute', value: tolerance } }),
    1,
  );

  test.each([
    ['through another point of the key', '[(-2, -1), (0, 0)]', 'right'],
    ['beyond the second point of the key', '[(-2, -1), (6, 3)]', 'right'],
    ['that begins a little beside and passes by the second point', '[(-1.9, -1.1), (1, 0.45)]', 'right'],
    ['that passes just inside', '[(-2, -1), (1, 0.65)]', 'right'],
    ['that passes just outside', '[(-2, -1), (1, 0.66)]', 'wrong'],
    ['that passes just outside on the other side', '[(-2, -1), (1, 0.34)]', 'wrong'],
    ['that begins too far away on its own line', '[(-1, -0.5), (4, 2)]', 'wrong'],
    ['in the opposite direction', '[(-2, -1), (-6, -3)]', 'wrong'],
  ])('%s is marked by where it leads', (_, value, outcome) => {
    expect(made.mark(value).outcome).toBe(outcome);
  });
});

interface FineCase {
  readonly tool: GraphTool;
  readonly handles: number;
  readonly isLine?: boolean;
}

/** All tools that draw an equation, an inequality or an interval from places of a grid. */
const fineCases: readonly FineCase[] = [
  { tool: 'line', handles: 2 },
  { tool: 'circle', handles: 2 },
  { tool: 'half-plane', handles: 3 },
  { tool: 'parabola', handles: 2 },
  { tool: 'absolute', handles: 2 },
  { tool: 'exponential', handles: 3 },
  { tool: 'logarithm', handles: 3 },
  { tool: 'sine', handles: 2 },
  { tool: 'interval', handles: 2, isLine: true },
];
const fine = 0.25;

describe.each(fineCases)('what is drawn with $tool on a fine grid', ({ tool, handles: count, isLine = false }) => {
  const asked = { figure: isLine ? 'line' : 'plane', tool, snap: fine } as const;
  const snap = { x: fine, y: fine, stride: 1, isPiX: false, isPiY: false };
  const graph: Graph = { figure: asked.figure, tool, count: 1, alsoTyped: true, isLine, shape: 'one', snap, start: [] };
  const isInside = ({ x, y }: Handle): boolean => Math.abs(x) <= reach && Math.abs(y) <= reach;

  function anyKey(stream: RandomStream): Drawing {
    for (;;) {
      // Some at the edges of the window, where a handle goes no further.
      const place = (): number => anyOf([-reach, reach, (stream.below(49) - 24) * fine], stream);
      const drawing: Drawing = {
        handles: Array.from({ length: count }, (_, k): Handle => ({
          x: place(),
          y: isLine ? 0 : place(),
          ...(tool === 'interval' && { end: anyOf(['closed', 'open', k === 0 ? 'closed' : 'arrow'] as const, stream) }),
        })),
        ...(tool === 'half-plane' && { strict: [stream.below(2) === 0] }),
      };
      const isTwin = new Set(drawing.handles.map(({ x, y }) => `${x} ${y}`)).size < count;
      if (!isTwin && gapOf(drawing, graph) === undefined) return drawing;
    }
  }

  test('is another thing one small step beside it, in any direction, and with another kind of end or border', () => {
    const stream = streamFor(streamLabel(`fine:${tool}`), 7, 0);
    const misses: unknown[] = [];
    let wrong = 0;
    for (let look = 0; look < 25; look++) {
      const key = anyKey(stream);
      const value = valueOf(key, graph);
      const made = drawnWith(exerciseWith(isLine ? 8 : 7, value, asked), look);
      if (made.mark(value).outcome !== 'right') misses.push([value, 'is not right']);
      for (const [dx, dy] of [
        [fine, 0],
        [-fine, 0],
        [0, fine],
        [0, -fine],
      ] as const) {
        const at = stream.below(tool === 'half-plane' ? 2 : count);
        const handles = key.handles.map((handle, k) =>
          k === at ? { ...handle, x: handle.x + dx, y: isLine ? 0 : handle.y + dy } : handle,
        );
        const beside = valueOf({ ...key, handles }, graph);
        if (!handles.every(isInside) || gapOf({ ...key, handles }, graph) !== undefined || beside === value) continue;
        const { outcome, reason } = made.mark(beside);
        wrong += 1;
        if (outcome !== 'wrong') misses.push([value, beside, outcome, reason]);
      }
      const others: Drawing[] = key.handles.flatMap(({ end }, at) =>
        end === undefined || end === 'arrow'
          ? []
          : [
              {
                handles: key.handles.map((handle, k) =>
                  k === at ? { ...handle, end: end === 'open' ? 'closed' : 'open' } : handle,
                ),
              },
            ],
      );
      if (key.strict) others.push({ ...key, strict: key.strict.map((isStrict) => !isStrict) });
      for (const other of others) {
        const { outcome } = made.mark(valueOf(other, graph));
        if (outcome === 'right') misses.push([value, valueOf(other, graph), outcome]);
      }
    }
    expect(misses.slice(0, 8)).toEqual([]);
    expect(wrong).toBeGreaterThan(20);
  });
});
