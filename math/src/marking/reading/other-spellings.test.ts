import { describe, expect, test } from 'vitest';
import { buildExercise, variantAt } from '../../testing/build-document.ts';
import { formula, number, outcomes, verdict } from '../../testing/build-verdict.ts';

describe('infinity as the answer of a number part', () => {
  const limit = number('2', {
    accept: [{ value: '2' }, { value: 'infinity', score: 0, feedback: 'It settles down.' }],
  });

  test.each(['oo', '\\infty', '∞', 'infinity', '+\\infty'])('%s matches the entry of the author', (answer) => {
    expect(verdict(limit, answer)).toMatchObject({ outcome: 'wrong', feedback: 'It settles down.' });
  });

  test('has a sign, and is wrong where no entry has it', () => {
    expect(verdict(limit, '-oo')).toMatchObject({ outcome: 'wrong', feedback: '', reason: 'infinity' });
    expect(outcomes(number('3'), ['oo', '1/0'])).toEqual(['wrong', 'invalid']);
  });

  test('may be the key: numbers are wrong then, and the key can be typed', () => {
    const part = number('-infinity', { tolerance: { kind: 'absolute', value: 0.1 } });
    expect(outcomes(part, ['-oo', '-\\infty', 'oo', '1000000', '0'])).toEqual([
      'right',
      'right',
      'wrong',
      'wrong',
      'wrong',
    ]);
    const key = variantAt(buildExercise({ parts: [part] }), 0).parts[0];
    expect(key?.answerLatex).toBe('-\\infty');
    expect(verdict(part, key?.answerPlain ?? '').outcome).toBe('right');
  });
});

describe('an interval as the answer to an inequality', () => {
  test.each([
    ['x > -3', ['(-3, oo)', '(-3,\\infty)', '\\left(-3,\\infty\\right)', 'x in (-3, oo)', ']-3, oo['], '[-3, oo)'],
    ['-3 < x < 5', ['(-3, 5)', '\\left(-3,5\\right)', ']-3, 5['], '(5, -3)'],
    ['x <= -1 or x >= 2', ['(-oo, -1] union [2, oo)', '(-\\infty,-1]\\cup[2,\\infty)'], '(-1, 2)'],
    ['-3 <= x <= 5', ['[-3, 5]'], '(-3, 5)'],
  ])('%s', (key, right, wrong) => {
    expect(outcomes(formula(7, key), right)).toEqual(right.map(() => 'right'));
    expect(verdict(formula(7, key), wrong).outcome).toBe('wrong');
  });

  test('two values in round brackets stay two values for an equation', () => {
    expect(verdict(formula(7, 'x = -3 or x = 5'), '(-3, 5)').outcome).toBe('right');
  });
});

describe('numbers in a line where a matrix is asked for', () => {
  const matrix = formula(9, '[[-11, 5], [-3, 21]]');

  test.each(['-11,5,-3,21', '(-11, 5, -3, 21)', '\\left(-11,5,-3,21\\right)'])('%s costs nothing', (answer) => {
    expect(verdict(matrix, answer)).toMatchObject({
      outcome: 'invalid',
      feedback: 'Type a matrix with 2 rows and 2 columns.',
    });
  });

  test('are right where a vector is asked for', () => {
    expect(outcomes(formula(9, '[[1], [2], [3]]'), ['1,2,3', '(1,2,3)'])).toEqual(['right', 'right']);
  });
});

describe('points with a bar between the coordinates', () => {
  test.each([
    [9, '(-7, 3)'],
    [8, '(-7, 3)'],
  ] as const)('answer type %i', (type, key) => {
    expect(outcomes(formula(type, key), ['(-7|3)', '\\left(-7|3\\right)', '(3|-7)'])).toEqual([
      'right',
      'right',
      'wrong',
    ]);
  });
});
