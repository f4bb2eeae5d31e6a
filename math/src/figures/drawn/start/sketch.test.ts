import { describe, expect, it } from 'vitest';
import { compileExercise } from '../../../exercises/compile/compile.ts';
import type { Figure, FigureSketch } from '../../../exercises/document/figures.ts';
import { toolsOn } from '../../../exercises/document/graph-types.ts';
import { graphTools } from '../../../exercises/document/graphs.ts';
import { publicView } from '../../../exercises/draw/public-view.ts';
import { buildDocument, buildExercise, variantAt } from '../../../testing/build-document.ts';
import { line, plane } from '../../../testing/build-figures.ts';
import { nothingSeen, figuresFor } from '../../shown.ts';
import { gapOf, valueOf } from '../tools.ts';

const question = 'Look.\n\n[[figure:graph]]\n\n[[a]]';
const withSketch = (sketch: FigureSketch, on: Figure = plane([])): Figure => ({ ...on, sketch }) as Figure;

const problems = (figure: Figure, part: object = {}): string[] =>
  compileExercise(
    buildDocument({
      question,
      figures: [figure],
      parts: [{ name: 'a', answerType: 7, accept: [{ value: 'y = x' }], ...part }],
    }),
  )
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ place, message }) => `${place}: ${message}`);

const sketchIn = (figure: Figure, seed: number) =>
  publicView(variantAt(buildExercise({ question: 'Look.\n\n[[figure:graph]]', figures: [figure] }), seed)).figures[0]
    ?.sketch;

describe('a sketchpad', () => {
  it.each(graphTools)(
    'has handles of the tool %s in its window that make a drawing, the same for the same seed',
    (tool) => {
      const on = toolsOn('plane').includes(tool) ? plane([]) : line([]);
      for (let seed = 0; seed < 20; seed++) {
        const sketch = sketchIn(withSketch({ tool }, on), seed);
        if (!sketch) throw new Error('no sketchpad');
        const { graph } = sketch;
        expect(sketchIn(withSketch({ tool }, on), seed)).toEqual(sketch);
        expect(graph.alsoTyped).toBe(false);
        expect(graph.start.every(({ x, y }) => Math.abs(x) <= 5 && Math.abs(y) <= 5)).toBe(true);
        if (graph.count === 'free') expect(graph.start).toEqual([]);
        else {
          expect(gapOf({ handles: graph.start }, graph)).toBeUndefined();
          expect(valueOf({ handles: graph.start }, graph)).not.toBe('');
        }
      }
    },
  );

  it('shows its drawing as maths only where the author says so', () => {
    expect(sketchIn(withSketch({ tool: 'line' }), 1)?.showsValue).toBe(false);
    expect(sketchIn(withSketch({ tool: 'line', value: true }), 1)?.showsValue).toBe(true);
  });

  it('refuses a tool, a count or a step that its figure cannot have', () => {
    const tool = 'figures.graph.sketch: ';
    expect(problems(withSketch({ tool: 'interval' }))).toEqual([
      `${tool}The tool “interval” needs a number line, and the figure “graph” is none.`,
    ]);
    expect(problems(withSketch({ tool: 'circle' }, line([])))).toHaveLength(1);
    expect(problems(withSketch({ tool: 'line', count: 2 }))).toHaveLength(1);
    expect(problems(withSketch({ tool: 'line', snap: 'none' }))).toHaveLength(1);
    expect(problems(withSketch({ tool: 'points', count: 4, snap: 'none' }))).toEqual([]);
  });

  it('is refused on the figure of an answer', () => {
    expect(problems(withSketch({ tool: 'line' }), { graph: { figure: 'graph', tool: 'line' } })).toEqual([
      'figures.graph.sketch: An answer is given on this figure: let readers try things out on another one.',
    ]);
  });

  it('begins where it does whatever the answer is', () => {
    const sent = (value: string) => {
      const parts = [{ name: 'a', answerType: 7, accept: [{ value }] }] as const;
      const exercise = buildExercise({ question, figures: [withSketch({ tool: 'line' })], parts });
      return figuresFor(variantAt(exercise, 3), nothingSeen);
    };
    expect(sent('y = x')).toEqual(sent('y = 2x - 1'));
  });
});
