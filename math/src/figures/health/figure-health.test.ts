import { describe, expect, it } from 'vitest';
import { checkHealth } from '../../exercises/health/health.ts';
import type { Part, Variable } from '../../exercises/document/document.ts';
import type { Figure } from '../../exercises/document/figures.ts';
import { buildExercise } from '../../testing/build-document.ts';
import { plane } from '../../testing/build-figures.ts';

const list: readonly Variable[] = [{ name: 'p', generator: 'random-integer', min: 1, max: 8 }];

const other: Part = { name: 'a', answerType: 4, label: '', accept: [{ value: 'p' }] };

const findings = (figure: Figure, parts: readonly Part[] = [other]) =>
  checkHealth(buildExercise({ question: 'Look at $p$: [[figure:graph]]', figures: [figure], list, parts }), 40)
    .findings.filter(({ kind }) => kind === 'figure')
    .map(({ message, place, severity }) => [severity, place, message].join(' '));

describe('the health of figures', () => {
  it('finds nothing in a figure that shows all it should', () => {
    expect(findings(plane([{ curve: 'x^2 - p' }, { points: '{(0, 1), (3, 3)}', labels: ['A', 'B'] }]))).toEqual([]);
  });

  it('reports a figure with nothing in sight', () => {
    expect(findings(plane([{ curve: 'x^2 + 3 + p' }])).join()).toContain('there is nothing to be seen');
    expect(findings(plane([{ curve: 'x' }, { circle: '(20, 20)', radius: 'p' }])).join()).toContain(
      'nothing is to be seen of a circle',
    );
  });

  it('names the smallest window that holds all points', () => {
    expect(findings(plane([{ curve: 'x' }, { points: '(p, -2)' }])).join()).toMatch(
      /In \d+ of 40 variants a point lies outside the window\. All points fit into x from −5 to 8 and y from −5 to 5\./,
    );
  });

  it('reports labels that cover each other, which those of points and curves avoid by themselves', () => {
    const text = (at: string) => ({ text: '$AB$', at });
    expect(findings(plane([text('(1, 1)'), text('(1.02, 1.02)')])).join()).toContain('on top of each other');
    expect(findings(plane([text('(1, 1)'), text('(3, 3)')]))).toEqual([]);
    expect(findings(plane([{ points: '[(1, 1), (1.02, 1.02)]', labels: ['$A$', '$B$'] }]))).toEqual([]);
  });

  it('warns of a marked point that is the answer, unless the question names it or the solution shows it', () => {
    const marked = (more: object) =>
      findings(plane([{ points: '(p/2, 1/2)', ...more }]), [
        { name: 'a', answerType: 8, label: '', accept: [{ value: '{(p/2, 1/2)}' }] },
      ]).join();
    expect(marked({})).toContain('marks a right answer');
    expect(marked({ when: 'solution' })).toBe('');
    expect(marked({ labels: ['A'] })).toBe('');
  });

  it('takes no interval for a point, and no point that is an answer by chance for a giveaway', () => {
    const shown = (accept: readonly { value: string; score?: number }[], points: string) =>
      findings(plane([{ points }]), [{ name: 'a', answerType: 8, label: '', accept }]).join();
    expect(shown([{ value: '(p/8, 3)' }, { value: '[p/8, 3]', score: 0.5 }], '(p/8, 3)')).toBe('');
    expect(shown([{ value: '(p/8, 3)' }], '(p/8, 3)')).toContain('marks a right answer');
    expect(shown([{ value: '(p/2, 2)' }], '(3/2, 2)')).toBe('');
  });

  it('reports what cannot be drawn, as an error', () => {
    expect(findings(plane([{ curve: 'x' }], { x: { from: 'p', to: 4 } })).join()).toContain('error figures.graph');
  });
});
