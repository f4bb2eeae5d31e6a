import { describe, expect, test } from 'vitest';
import { compileExercise } from '../../exercises/index.ts';
import type { FormulaPart, PartGraph } from '../../exercises/document/document.ts';
import { graphTools } from '../../exercises/document/graphs.ts';
import { drawnWith, exerciseWith, plane } from '../../testing/drawn-exercises.ts';
import { drawingOf } from './read-drawing.ts';
import { toolRules, valueOf } from './tools.ts';

test('handles that make nothing yet are drawn without places that are not numbers', () => {
  const window = { left: -6, right: 6, bottom: -6, top: 6 };
  const spot = { x: 1, y: 2 };
  for (const tool of graphTools) {
    const { strokes, areas } = toolRules[tool].outline({ handles: [spot, spot, spot] }, window);
    const places = [...strokes.flatMap((stroke) => stroke.places), ...areas.flat()];
    expect([tool, places.filter(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))]).toEqual([tool, []]);
  }
});

describe('a drawing whose handles make nothing yet', () => {
  test.each([
    ['line', 7, 'y = x', '[(1, 2), (1, 2)]', 'Two points on one spot make no line.'],
    ['parabola', 7, 'y = x^2', '[(1, 2), (1, 4)]', 'Move the point away'],
    ['vector', 9, '(1, 2)', '[(1, 2), (1, 2)]', 'Tail and tip are on one spot'],
    ['polygon', 8, '[(0, 0), (1, 0), (0, 1)]', '[(1, 2), (3, 4)]', 'This needs at least 3 corners.'],
    ['interval', 8, '[1, 2]', '[(3, 0), (3, 0)]', 'Two ends on one spot make no interval.'],
  ] as const)('is not marked and costs nothing: %s', (tool, answerType, key, value, words) => {
    const isLine = tool === 'interval';
    const { mark } = drawnWith(exerciseWith(answerType, key, { figure: isLine ? 'line' : 'plane', tool }), 1);
    const { outcome, feedback } = mark(value);
    expect([outcome, feedback.startsWith(words)]).toEqual(['invalid', true]);
  });
});

describe('what an author has asked for', () => {
  const problemsOf = (answerType: 4 | 7 | 8 | 9, graph: PartGraph, more: Partial<FormulaPart> = {}) =>
    compileExercise(exerciseWith(answerType, answerType === 7 ? 'y = x' : '(1, 2)', graph, more)).problems.map(
      ({ message }) => message,
    );

  test('is refused where it cannot be drawn or marked, with what to do', () => {
    expect(problemsOf(7, { figure: 'nowhere', tool: 'line' })).toEqual([
      'There is no figure “nowhere” to draw on. The figures are plane, line.',
    ]);
    expect(problemsOf(7, { figure: 'line', tool: 'line' })).toEqual([
      'The tool “line” needs a plane, and the figure “line” is none.',
    ]);
    expect(problemsOf(8, { figure: 'plane', tool: 'line' })).toEqual([
      'What is drawn with “line” has another answer type: choose an equation or inequality.',
    ]);
    expect(problemsOf(8, { figure: 'plane', tool: 'points', snap: 'none' })).toEqual([
      'Without a grid no one can meet the answer exactly: give a tolerance.',
    ]);
    expect(problemsOf(7, { figure: 'plane', tool: 'line', snap: 'none' })).toEqual([
      'Lines and curves are drawn from places of a grid: leave out “snap: none”.',
    ]);
    expect(problemsOf(7, { figure: 'plane', tool: 'line', count: 2 })).toEqual([
      'The tool “line” has a number of points of its own: leave out “count”.',
    ]);
    expect(problemsOf(8, { figure: 'plane', tool: 'points', count: 40 })).toEqual([
      'The count is a whole number from 1 to 12, or “free”.',
    ]);
    expect(problemsOf(7, { figure: 'plane', tool: 'line' }, { form: 'expanded' })).toEqual([
      'An answer that is drawn has no written form to ask for.',
    ]);
  });

  test('without a grid takes what is near enough', () => {
    const tolerance = { kind: 'absolute', value: 0.2 } as const;
    const { mark, graph } = drawnWith(
      exerciseWith(8, '(1, 2)', { figure: 'plane', tool: 'points', snap: 'none' }, { tolerance }),
      3,
    );
    expect(graph.snap.x).toBeLessThan(0.1);
    expect(['(1.1, 1.9)', '(1.3, 2)'].map((value) => mark(value).outcome)).toEqual(['right', 'wrong']);
  });

  test('of several half-planes is the region of all of them, whatever their order', () => {
    const key = 'x >= 0 and y >= 0 and x + y < 4';
    for (const count of [3, 'free'] as const) {
      const { mark, graph, window } = drawnWith(
        exerciseWith(7, key, { figure: 'plane', tool: 'half-plane', count }),
        2,
      );
      const triangle = drawingOf(key, { graph, window });
      expect(triangle?.handles).toHaveLength(7);
      expect(triangle?.strict).toEqual([false, false, true]);
      const area = triangle && toolRules['half-plane'].outline(triangle, window).areas[0];
      expect(area?.map(({ x, y }) => [x, y].map((value) => Math.round(value)).join(' ')).sort()).toEqual([
        '0 0',
        '0 4',
        '4 0',
      ]);
      const marks = [triangle ? valueOf(triangle, graph) : '', 'y >= 0 and y < 4 - x and 0 <= x', 'x >= 0 and y >= 0'];
      expect(marks.map((value) => mark(value).outcome)).toEqual(['right', 'right', 'wrong']);
      expect(drawingOf('y > x and y < x - 1 and x > 0', { graph, window })).toBeUndefined();
      const { handles = [] } = triangle ?? {};
      const onBorder = handles.map((handle, index) => (index === 2 ? { x: 0, y: 1 } : handle));
      expect(mark(valueOf({ handles: onBorder }, graph))).toMatchObject({ outcome: 'invalid' });
    }
  });

  test('a corner more or another order of corners is another polygon, any start and direction is the same', () => {
    const key = '[(0, 0), (4, 0), (4, 3), (0, 3)]';
    for (const order of ['any', 'given'] as const) {
      const { mark } = drawnWith(exerciseWith(8, key, { figure: 'plane', tool: 'polygon' }, { order }), 1);
      const marks = [
        '[(4, 3), (4, 0), (0, 0), (0, 3)]',
        '[(0, 0), (4, 3), (4, 0), (0, 3)]',
        '[(0, 0), (4, 0), (4, 3)]',
      ];
      expect(marks.map((value) => mark(value).outcome)).toEqual(['right', 'wrong', 'wrong']);
    }
  });

  test('divides an axis by parts of π, and the answer is written with them', () => {
    const document = exerciseWith(7, 'y = 2 sin(x)', { figure: 'plane', tool: 'sine' });
    const wave = { ...plane, x: { from: '-2pi', to: '2pi', step: 'pi/2' } };
    const { graph, mark } = drawnWith({ ...document, question: 'Draw it.', figures: [wave] }, 1);
    expect(graph.snap.isPiX).toBe(true);
    const drawing = {
      handles: [
        { x: 0, y: 0 },
        { x: Math.PI / 2, y: 2 },
      ],
    };
    expect(valueOf(drawing, graph)).toBe('y = 2sin(x)');
    const later = {
      handles: [
        { x: Math.PI, y: 0 },
        { x: (3 * Math.PI) / 2, y: -2 },
      ],
    };
    expect(mark(valueOf(later, graph)).outcome).toBe('right');
  });

  test('is on a learner’s page without the key, and begins the same for the same seed', () => {
    const document = exerciseWith(7, 'y = 3x - 2', { figure: 'plane', tool: 'line' });
    const [first, again, other] = [5, 5, 6].map((seed) => drawnWith(document, seed).graph);
    expect(first).toEqual(again);
    expect(first?.start).not.toEqual(other?.start);
    expect(Object.keys(first ?? {}).sort()).toEqual([
      'alsoTyped',
      'count',
      'figure',
      'isLine',
      'shape',
      'snap',
      'start',
      'tool',
    ]);
  });
});
