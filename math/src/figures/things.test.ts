import { describe, expect, it } from 'vitest';
import { compileExercise } from '../exercises/compile/compile.ts';
import type { ChoicePart } from '../exercises/document/document.ts';
import type { Figure } from '../exercises/document/figures.ts';
import { publicView } from '../exercises/draw/public-view.ts';
import { markResponse } from '../marking/mark-response.ts';
import { streamFor, streamLabel } from '../random.ts';
import { buildDocument, buildExercise, variantAt } from '../testing/build-document.ts';
import { plane } from '../testing/build-figures.ts';

const curves = plane([
  { curve: 'x', things: ['rising'] },
  { points: '[(1, 4), (2, 4), (3, 4)]', things: ['one', 'two', 'three'] },
  { curve: '-x', things: ['falling'] },
]);
const bars: Figure = {
  name: 'graph',
  kind: 'chart',
  chart: 'bars',
  data: '[3, 5, 4]',
  labels: ['A', 'B', 'C'],
  describe: 'Bars.',
  things: ['a', 'b', 'c'],
};
const part = (things: readonly (string | undefined)[], changes: Partial<ChoicePart> = {}): ChoicePart => ({
  name: 'which',
  answerType: 2,
  choices: things.map((thing, index) => ({
    text: `Choice ${index + 1}`,
    correct: index === 0,
    ...(thing !== undefined && { thing }),
  })),
  graph: { figure: 'graph', tool: 'choose' },
  ...changes,
});
const exercise = (figure: Figure, asked: ChoicePart) => buildExercise({ figures: [figure], parts: [asked] });
const problems = (figure: Figure, asked: ChoicePart): string[] =>
  compileExercise(buildDocument({ figures: [figure], parts: [asked] }))
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

describe('choosing among things of a figure', () => {
  it('follows the order of the choices in every variant, and never names a thing', () => {
    const asked = part(['falling', 'rising', 'two']);
    const compiled = exercise(curves, asked);
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const variant = variantAt(compiled, seed);
      const shown = publicView(variant).parts[0];
      const numbers = new Map(shown?.choosing?.things.map(({ key, thing }) => [key, thing]));
      const numberOf = (text: string) => numbers.get(shown?.choices.find((one) => one.text === text)?.key ?? '');
      expect([numberOf('Choice 1'), numberOf('Choice 2'), numberOf('Choice 3')]).toEqual([5, 1, 3]);
      expect(JSON.stringify(publicView(variant))).not.toMatch(/falling|rising/);
      orders.add([...numbers.values()].join());
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  it('gives the figure to the learner though no text places it', () => {
    const [scene] = publicView(variantAt(exercise(curves, part(['rising', 'falling'])), 1)).figures;
    expect(scene?.elements.map(({ things }) => things)).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('is marked like any other choice', () => {
    const compiled = exercise(bars, part(['b', 'a', 'c']));
    const variant = variantAt(compiled, 3);
    for (const { key, text } of variant.parts[0]?.choices ?? []) {
      const verdict = markResponse(compiled, variant, [{ part: 'which', value: key }]);
      expect(verdict.outcome).toBe(text === 'Choice 1' ? 'right' : 'wrong');
    }
  });

  it('takes each of a thousand keys as right, alone and among several, and the next thing as wrong', () => {
    const names = ['rising', 'one', 'two', 'three', 'falling'];
    const stream = streamFor(streamLabel('test:choose'), 7, 0);
    const misses: unknown[] = [];
    for (let look = 0; look < 1000; look += 1) {
      const isSeveral = look % 2 === 1;
      const key = names.map((_, at) => at === look % 5 || (isSeveral && stream.below(2) === 0));
      if (key.every(Boolean)) key[(look + 1) % 5] = false;
      const choices = names.map((thing, at) => ({ text: thing, correct: key[at] === true, thing }));
      const compiled = exercise(curves, part([], { answerType: isSeveral ? 3 : 2, choices }));
      const variant = variantAt(compiled, look);
      const mark = (chosen: readonly boolean[]) => {
        const keys = variant.parts[0]?.choices.filter(({ text }) => chosen[names.indexOf(text)] === true) ?? [];
        const value = keys.map((one) => one.key).join(',');
        return markResponse(compiled, variant, [{ part: 'which', value }]).outcome;
      };
      // One step: every chosen thing gives way to the one after it.
      const moved = names.map((_, at) => key[(at + 4) % 5] === true);
      const said = [mark(key), mark(moved)];
      if (said[0] !== 'right' || said[1] === 'right') misses.push([look, key, said]);
    }
    expect(misses.slice(0, 8)).toEqual([]);
  });

  it.each<[string, Figure, ChoicePart]>([
    ['There is no figure “other” to choose on.', curves, part(['one'], { graph: { figure: 'other', tool: 'choose' } })],
    ['Nothing of the figure “graph” has a name to be chosen by.', plane([{ curve: 'x' }]), part(['f', 'g'])],
    [
      'The figure “graph” has nothing named “four”, only rising, one, two, three, falling.',
      curves,
      part(['one', 'four']),
    ],
    ['Say for choice 2 which thing of the figure it is: a, b, c.', bars, part(['a', undefined])],
    ['Two choices are the thing “a”.', bars, part(['a', 'a'])],
    [
      'Two things of this figure have the name “f”.',
      plane([
        { curve: 'x', things: ['f'] },
        { curve: '2x', things: ['f'] },
      ]),
      part(['f', 'g']),
    ],
    ['This is one thing: give it one name.', plane([{ curve: 'x', things: ['f', 'g'] }]), part(['f', 'g'])],
    [
      'What can be chosen is there from the start.',
      plane([{ curve: 'x', things: ['f'], when: 'solution' }]),
      part(['f', 'g']),
    ],
    [
      'Words cannot be chosen. Give the name to what they describe.',
      plane([{ text: 'w', at: '(1, 1)', things: ['f'] }]),
      part(['f', 'g']),
    ],
    [
      'Bars, the classes of a histogram and slices can be chosen, nothing else of charts.',
      { ...bars, chart: 'dots' },
      part(['a', 'b']),
    ],
    [
      'Name things with letters and digits, starting with a letter: “the line” is no such name.',
      plane([{ curve: 'x', things: ['the line'] }]),
      part(['f', 'g']),
    ],
  ])('says “%s”', (message, figure, asked) => {
    expect(problems(figure, asked)).toContain(message);
  });

  it('says where points or bars are not as many as their names', () => {
    const few = plane([{ points: '[(1, 1), (9, 9)]', things: ['one', 'two'] }]);
    expect(() => variantAt(exercise(few, part(['one', 'two'])), 1)).toThrow('1 things in sight that have 2 names');
    expect(() => variantAt(exercise({ ...bars, things: ['a', 'b'] }, part(['a', 'b'])), 1)).toThrow(
      '3 things in sight that have 2 names',
    );
  });
});
