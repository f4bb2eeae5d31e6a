import { describe, expect, it } from 'vitest';
import { publicView } from '../exercises/draw/public-view.ts';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import { constant, plane, sceneOf } from '../testing/build-figures.ts';
import type { Scene } from './scene.ts';
import { figuresFor, figuresOfFeedback } from './shown.ts';

describe('what a learner receives of figures', () => {
  const exercise = buildExercise({
    question: 'Look.\n\n[[figure:graph]]',
    solution: 'See [[figure:key]].',
    hints: ['Look at [[figure:graph]].'],
    list: [constant('p', '1843/1000')],
    figures: [
      plane([{ curve: 'x - p' }, { points: '(p, 0)', when: 'solution' }, { asymptote: 'x = 2', when: 'hint 1' }]),
      { ...plane([{ points: '(p, p)' }]), name: 'key' },
    ],
  });
  const variant = variantAt(exercise, 7);
  const kinds = (hints: number, hasSolution: boolean) =>
    figuresFor(variant, { hints, hasSolution }).map(({ name, elements }) => [
      name,
      ...elements.map(({ kind }) => kind),
    ]);

  it('grows with hints and the solution, and contains only figures that a visible text places', () => {
    expect(kinds(0, false)).toEqual([['graph', 'curve']]);
    expect(kinds(1, false)).toEqual([['graph', 'curve', 'asymptote']]);
    expect(kinds(0, true)).toEqual([
      ['graph', 'curve', 'points', 'asymptote'],
      ['key', 'points'],
    ]);
  });

  it('has the figures of feedback with the verdict only, and of these what is visible so far', () => {
    const said = ['Compare [[figure:key]] with [[figure:graph]].'];
    const seen = { hints: 1, hasSolution: false };
    const names = (scenes: readonly Scene[]) =>
      scenes.map(({ name, elements }) => [name, ...elements.map(({ kind }) => kind)]);
    expect(names(figuresOfFeedback(variant, seen, said))).toEqual([
      ['graph', 'curve', 'asymptote'],
      ['key', 'points'],
    ]);
    expect(names(figuresFor(variant, seen, ['No figure.']))).toEqual([['graph', 'curve', 'asymptote']]);
    expect(figuresOfFeedback(variant, seen, [''])).toEqual([]);
  });

  it('has no expression, key or seed in it', () => {
    const sent = JSON.stringify(publicView(variant).figures);
    for (const hidden of ['1843', 'x - p', 'x-p', '"when":"solution"']) expect(sent).not.toContain(hidden);
  });

  it('is small', () => {
    expect(JSON.stringify(sceneOf(plane([{ curve: 'x^2 - 2' }, { curve: 'tan(x)' }]))).length).toBeLessThan(24_000);
  });

  it('is the same for the same seed', () => {
    expect(variantAt(exercise, 7).figures).toEqual(variant.figures);
  });
});

describe('where labels stand', () => {
  const points = (hidden: object[]) =>
    sceneOf(plane([{ points: '(1, 1)', labels: ['A'] }, { curve: 'x/4', label: 'f' }, ...(hidden as [])]))
      .elements.slice(0, 2)
      .map(({ texts }) => texts);

  it('does not depend on elements that are shown later', () => {
    const later = [
      { segment: '[(0, 0), (5, 5)]', when: 'solution' },
      { text: 'here', at: '(1.3, 1.3)', when: 'hint 1' },
    ];
    expect(points(later)).toEqual(points([]));
  });

  it('leaves room for elements that are shown from the start', () => {
    expect(points([{ segment: '[(0, 0), (5, 5)]' }])).not.toEqual(points([]));
  });
});
