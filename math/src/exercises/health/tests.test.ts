import { describe, expect, test } from 'vitest';
import { buildDocument, buildExercise, variantAt } from '../../testing/build-document.ts';
import { compileExercise } from '../compile/compile.ts';
import type { ExerciseDocument } from '../document/document.ts';
import { tryTests } from './tests.ts';
import { keptAnswers } from '../draw/kept-answers.ts';

describe('the tests of an exercise', () => {
  const document = buildDocument({
    list: [{ name: 'a', generator: 'random-integer', min: 2, max: 9 }],
    question: '{{a}} [[sum]]',
    parts: [{ name: 'sum', answerType: 4, accept: [{ value: '2a' }] }],
  });
  const tried = (tests: ExerciseDocument['tests']) => {
    const { exercise } = compileExercise({ ...document, tests });
    return exercise ? tryTests(exercise) : [];
  };

  test('say for each what was typed and how it was marked', () => {
    const [right, wrong, unreadable, any] = tried([
      { seed: 7, answers: [{ part: 'sum', value: '2a' }], score: 1 },
      { seed: 7, answers: [{ part: 'sum', value: 'a' }], score: 1 },
      { seed: 7, answers: [{ part: 'sum', value: '2 +' }], outcome: 'invalid' },
      { seed: 'any', answers: [{ part: 'sum', value: '12' }], score: 0 },
    ]);
    expect(right).toMatchObject({ seed: 7, verdict: { outcome: 'right' } });
    expect(right?.failure).toBeUndefined();
    expect(wrong?.failure).toContain('scores 0 %, not 100 %');
    expect(wrong?.verdict?.outcome).toBe('wrong');
    expect(unreadable?.failure).toBeUndefined();
    expect(any).toMatchObject({ failure: '“12” scores 100 %, not 0 %.', answers: [{ part: 'sum', value: '12' }] });
  });

  test('can be kept from what was typed into a variant', () => {
    const exercise = buildExercise({
      list: [{ name: 'a', generator: 'random-integer', min: 2, max: 9 }],
      question: '{{a}} [[sum]] [[pick]] [[word]] [[long]]',
      parts: [
        { name: 'sum', answerType: 6, accept: [{ value: 'a/2' }] },
        {
          name: 'pick',
          answerType: 3,
          choices: [
            { text: 'one', correct: true },
            { text: 'two', correct: false },
            { text: 'three', correct: true },
          ],
        },
        { name: 'word', answerType: 5, accept: [{ value: 'prime' }] },
        { name: 'long', answerType: 4, accept: [{ value: 'a' }], unit: 'cm' },
      ],
    });
    const key = variantAt(exercise, 3).parts.find(({ name }) => name === 'pick')?.answerPlain ?? '';
    const typed = [
      { part: 'sum', value: '\\frac{x}{2}' },
      { part: 'pick', value: key },
      { part: 'word', value: 'Prime' },
      { part: 'long', value: '' },
    ];
    expect(keptAnswers(exercise, 3, typed)).toEqual([
      { part: 'sum', value: 'x/2' },
      { part: 'pick', value: '1, 3' },
      { part: 'word', value: 'Prime' },
    ]);
    expect(keptAnswers(exercise, 3, [{ part: 'sum', value: '2+' }])).toEqual([{ part: 'sum', value: '2+' }]);
  });
});
