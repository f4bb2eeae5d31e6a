import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import type { ExerciseDocument, Variable } from '../exercises/document/document.ts';
import { constants, formula, lineAndTriple, number, outcomesOf } from '../testing/build-verdict.ts';
import { markResponse } from './mark-response.ts';

describe('the own value of an earlier answer', () => {
  const quotient = {
    list: constants({ r: '4', s: '8/r' }),
    question: 'Divide.',
    parts: [
      number('r', { name: 'first' }),
      number('s', { name: 'then', followFrom: { part: 'first', variable: 'r' } }),
    ],
  };

  test.each([
    ['2', '4'],
    ['1/3', '24'],
    ['1.5', '16/3'],
    ['x = 2', '4'],
    ['(2)', '4'],
    ['4/2 = 2', '4'],
    ['1/2 + 1/2', '8'],
    ['sqrt(2)', '8/sqrt(2)'],
    ['sqrt(2)', '4 sqrt(2)'],
  ])('is that of %s', (own, next) => {
    expect(outcomesOf(quotient, own, next)).toBe('wrong follows');
    expect(outcomesOf(quotient, own, '9')).toBe('wrong wrong');
  });

  test('is none where it is missing, no number, or leaves what follows without a value', () => {
    expect(outcomesOf(quotient, '', '4')).toBe('empty wrong');
    expect(outcomesOf(quotient, '0', '8')).toBe('wrong wrong');
    expect(outcomesOf(quotient, '0', '2')).toBe('wrong right');
    expect(outcomesOf(quotient, 'infinity', '0')).toBe('wrong wrong');
    expect(outcomesOf(quotient, '{2}', '4')).toBe('invalid wrong');
    expect(outcomesOf(quotient, '2+', '4')).toBe('invalid wrong');
  });

  test('is taken in the unit that is asked for, roots included', () => {
    const length = {
      list: constants({ r: '5', s: '2 r' }),
      question: 'Measure.',
      parts: [
        number('r', { name: 'first', unit: 'km' }),
        number('s', { name: 'then', followFrom: { part: 'first', variable: 'r' } }),
      ],
    };
    const follows = [
      ['6 km', '12'],
      ['6000 m', '12'],
      ['sqrt(2) km', '2 sqrt(2)'],
      ['500 sqrt(2) m', 'sqrt(2)'],
    ] as const;
    expect(follows.map(([own, next]) => outcomesOf(length, own, next))).toEqual(Array(4).fill('wrong follows'));
    expect(outcomesOf(length, '6000 m', '12000')).toBe('wrong wrong');
    expect(outcomesOf(length, '6 h', '12')).toBe('wrong wrong');
    expect(outcomesOf(length, '6', '12')).toBe('invalid wrong');
  });

  test('is the rounded one, where a rounding is asked for', () => {
    const rounded = {
      list: constants({ r: '1/3', s: '300 r' }),
      question: 'Round.',
      parts: [
        number('r', { name: 'first', tolerance: { kind: 'decimals', value: 2 } }),
        number('s', { name: 'then', followFrom: { part: 'first', variable: 'r' } }),
      ],
    };
    expect(outcomesOf(rounded, '2/3 ≈ 0.67', '201')).toBe('wrong follows');
    expect(outcomesOf(rounded, '2/3 ≈ 0.67', '200')).toBe('wrong wrong');
  });

  test('is a row, a column or a matrix as its variable is', () => {
    const twice = (key: string) => ({
      list: constants({ m: key }),
      question: 'Double it.',
      parts: [
        formula(9, 'm', { name: 'first' }),
        formula(9, '2 m', { name: 'then', followFrom: { part: 'first', variable: 'm' } }),
      ],
    });
    const cases = [
      ['[[1,2]]', '(1,3)', '[[2,6]]'],
      ['[[1,2]]', 'm=(1,3)', '(2,6)'],
      ['[[1],[2]]', '(1,3)', '[[2],[6]]'],
      ['[[1],[2]]', '[[1],[3]]', '(2,6)'],
      ['[[1,2],[3,4]]', '((1,3),(2,4))', '[[2,6],[4,8]]'],
      ['(1, 2)', '(1,3)', '(2,6)'],
    ] as const;
    for (const [key, own, next] of cases) {
      expect([key, outcomesOf(twice(key), own, next)]).toEqual([key, 'wrong follows']);
      expect([key, outcomesOf(twice(key), own, '(9,9)')]).not.toEqual([key, 'wrong follows']);
    }
    expect(outcomesOf(twice('[[1],[2]]'), '[[1,3],[1,3]]', '(9,9)')).toBe('wrong wrong');
    expect(outcomesOf(twice('[[1],[2]]'), '5', '(2,6)')).toBe('invalid wrong');
  });

  test('is the right side of an equation of two sides, where that says what the letter is', () => {
    expect(outcomesOf(lineAndTriple, '2x - 1', '6x - 3')).toBe('wrong follows');
    expect(outcomesOf(lineAndTriple, 'y = 2x - 1 + y', '6x - 3')).toBe('wrong wrong');
    expect(outcomesOf(lineAndTriple, 'y < 2x - 1', '6x - 3')).toBe('wrong wrong');
    expect(outcomesOf(lineAndTriple, 'y = 2x = 3', '6x')).toBe('wrong wrong');
    expect(outcomesOf(lineAndTriple, '2x - 1 = y', '6x - 3')).toBe('wrong wrong');
  });

  test('stays out of what a choice shows', () => {
    const shown: Partial<ExerciseDocument> & { list: Variable[] } = {
      list: constants({ k: '2', n: '3 k' }),
      question: 'Choose.',
      parts: [
        {
          name: 'which',
          answerType: 2,
          shuffle: false,
          choices: [
            { text: 'A third of {{n}}', correct: true, value: '2' },
            { text: 'Four', correct: false, value: '4' },
          ],
        },
        number('n', { name: 'then', followFrom: { part: 'which', variable: 'k' } }),
      ],
    };
    expect(outcomesOf(shown, 'b', '6')).toBe('wrong right');
    expect(outcomesOf(shown, 'b', '12')).toBe('wrong wrong');
  });

  test('earns the share of what follows, where that is more than the answer earns by itself', () => {
    const accept = [{ value: 's' }, { value: 's+1', score: 0.25, feedback: 'One more.' }];
    const exercise = buildExercise({
      list: constants({ r: '5', s: '2 r' }),
      question: 'Double it.',
      parts: [
        { name: 'first', answerType: 4, accept: [{ value: 'r' }, { value: '6', score: 0.5 }] },
        { name: 'then', answerType: 4, points: 2, accept, followFrom: { part: 'first', variable: 'r' } },
      ],
    });
    const said = (first: string, then: string) => {
      const answers = [
        { part: 'first', value: first },
        { part: 'then', value: then },
      ];
      const { outcome, score, feedback, reason } =
        markResponse(exercise, variantAt(exercise, 1), answers).parts[1] ?? {};
      return [outcome, score, reason, feedback];
    };
    const follows = 'This follows rightly from your earlier answer, so it counts.';
    expect(said('6', '12')).toEqual(['right', 2, 'follow-through: exact', follows]);
    expect(said('6', '13')).toEqual(['partly', 0.5, 'follow-through: exact', follows]);
    expect(said('6', '11')).toEqual(['partly', 0.5, 'exact', 'One more.']);
    expect(said('6', '10')).toEqual(['right', 2, 'exact', '']);
    expect(said('7', '13')).toEqual(['wrong', 0, 'value', '']);
    expect(said('6', '10+2')).toEqual([
      'unfinished',
      0,
      'not worked out',
      'Work it out: there is still something to calculate.',
    ]);
    expect(said('5', '10+2')).toEqual(['wrong', 0, 'value', '']);
  });
});
