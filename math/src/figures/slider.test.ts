import { describe, expect, it } from 'vitest';
import { compileExercise } from '../exercises/compile/compile.ts';
import type { FigureSlider } from '../exercises/document/figures.ts';
import { drawVariant } from '../exercises/draw/draw-variant.ts';
import { publicView } from '../exercises/draw/public-view.ts';
import { buildDocument, buildExercise, variantAt } from '../testing/build-document.ts';
import { constant, plane, sceneOf } from '../testing/build-figures.ts';
import { figureProblems } from './health/figure-health.ts';
import { sceneAt } from './scene.ts';

const slider: FigureSlider = { variable: 'k', from: -1, to: 1, step: 0.5 };
const lineWith = (changes: Partial<FigureSlider> = {}) =>
  plane([{ curve: 'a x + k', label: '$f_{ {{k}} }$' }, { points: '(0, 4)' }], {
    slider: { ...slider, ...changes },
    describe: 'A line through {{k}} on the y-axis.',
  });

const problems = (figure: ReturnType<typeof plane>) =>
  compileExercise(
    buildDocument({ question: 'Look.\n\n[[figure:graph]]', figures: [figure], list: [constant('a', '1')] }),
  ).problems.map(({ place, message }) => `${place}: ${message}`);

/** Why the figure cannot be drawn. */
const refusal = (changes: Partial<FigureSlider>): string => {
  const exercise = buildExercise({
    question: 'Look.\n\n[[figure:graph]]',
    figures: [lineWith(changes)],
    list: [constant('a', '1')],
  });
  const result = drawVariant(exercise, 1);
  return result.ok ? '' : `${result.problem.place}: ${result.problem.message}`;
};

describe('a figure with a slider', () => {
  const scene = sceneOf(lineWith({ start: 0 }), [constant('a', '1')]);

  it('has a drawing for each step, and shows the one that it starts with', () => {
    expect(scene.slider?.steps.map(({ value }) => value)).toEqual(['-1', '-0.5', '0', '0.5', '1']);
    expect(scene.describe).toBe('A line through 0 on the y-axis.');
    expect(scene.elements[0]?.readings).toContainEqual(['1', '1']);
    const last = sceneAt(scene, 4);
    expect(last.describe).toBe('A line through 1 on the y-axis.');
    expect(last.elements[0]?.label).toBe('$f_1$');
    expect(last.elements[0]?.readings).toContainEqual(['1', '2']);
  });

  it('starts with its first step when the author says nothing', () => {
    expect(sceneOf(lineWith(), [constant('a', '1')]).slider?.start).toBe(0);
  });

  it('sends what a step changes only, and nothing of a step that belongs to the solution', () => {
    expect(scene.slider?.steps.map(({ elements }) => elements.map((element) => element === null))).toEqual(
      [0, 1, 2, 3, 4].map((step) => [step === 2, true]),
    );
    const hidden = plane([{ curve: 'x + k' }, { points: '(k, 4)', when: 'solution' }], { slider });
    const variant = variantAt(buildExercise({ question: 'Look.\n\n[[figure:graph]]', figures: [hidden] }), 1);
    const [sent] = publicView(variant).figures;
    expect(sent?.elements.map(({ kind }) => kind)).toEqual(['curve']);
    expect(sent?.slider?.steps.map(({ elements }) => elements.length)).toEqual([1, 1, 1, 1, 1]);
    expect(JSON.stringify(sent)).not.toMatch(/x ?\+ ?k|"solution"/);
  });

  it('may end at numbers of the draw, in fractions where these are', () => {
    const drawn = sceneOf(lineWith({ from: 0, to: 'a', step: '1/3' }), [constant('a', '1')]);
    expect(drawn.slider?.steps.map(({ value }) => value)).toEqual(['0', '1/3', '2/3', '1']);
  });

  it('is refused where its name is taken, or used for the window or for its own ends', () => {
    expect(problems(lineWith({ variable: 'a' }))).toContain(
      'figures.graph.slider.variable: The exercise has a variable a already: give the number of the slider another name.',
    );
    expect(problems(lineWith({ variable: 'x' }))[0]).toMatch(/^figures.graph.slider.variable: x has a meaning/);
    expect(problems(lineWith({ to: 'k + 2' }))).toContain(
      'figures.graph.slider.to: The slider cannot change this: k belongs into what the figure shows.',
    );
    expect(problems({ ...lineWith(), x: { from: -5, to: 'k + 6' } } as never)).toContain(
      'figures.graph.x.to: The slider cannot change this: k belongs into what the figure shows.',
    );
    expect(problems(plane([{ points: '(k, 1)', things: ['p'] }], { slider }))).toContain(
      'figures.graph.slider: What a slider changes cannot be chosen.',
    );
  });

  it.each([
    [{ to: 40 }, 'more than 41 steps'],
    [{ step: 0 }, 'not positive'],
    [{ to: -1 }, 'ends where it begins'],
    [{ start: 0.2 }, 'starts between its steps'],
    [{ to: 'sqrt(2)' }, 'not rational'],
  ])('is refused with %j', (changes, reason) => {
    expect(refusal(changes)).toMatch(new RegExp(`^figures.graph.slider: .*${reason}`));
  });

  it('is looked at in every step by the health check', () => {
    const leaving = plane([{ points: '(0, 20k)' }], { slider: { ...slider, start: 0 } });
    const exercise = buildExercise({ question: 'Look.\n\n[[figure:graph]]', figures: [leaving] });
    const messages = figureProblems(exercise).map(({ problem }) => problem.message);
    expect(messages.some((message) => message.includes('a point lies outside the window'))).toBe(true);
    expect(
      figureProblems(
        buildExercise({ question: '[[figure:graph]]', figures: [lineWith()], list: [constant('a', '1')] }),
      ),
    ).toEqual([]);
  });
});
