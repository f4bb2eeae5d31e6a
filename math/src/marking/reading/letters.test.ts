import { describe, expect, test } from 'vitest';
import { formula, verdict } from '../../testing/build-verdict.ts';
import { shownName } from './shown-name.ts';

describe('a letter that the exercise does not know', () => {
  test.each([
    ['x^2', 'y^2', 'stray letter', 'Your answer has y in it; this exercise uses x.', [0, 1]],
    ['2', 'y', 'stray letter', 'Your answer has y in it; here no letter is needed.', [0, 1]],
    ['x+y', '3z', 'stray letter', 'Your answer has z in it; this exercise uses x and y.', [1, 2]],
    ['x+y+z', '2w+x', 'stray letter', 'Your answer has w in it; this exercise uses x, y and z.', [1, 2]],
    ['alpha', 'b', 'stray letter', 'Your answer has b in it; this exercise uses α.', [0, 1]],
    ['x', '2x+alpha', 'stray letter', 'Your answer has α in it; this exercise uses x.', [3, 8]],
    ['x_1', 'X_1', 'stray letter', 'Your answer has X₁ in it; this exercise uses x₁.', [0, 3]],
    ['x^2', 'X^2', 'letter case', 'Use the small letter x instead of X.', [0, 1]],
    ['A', 'a', 'letter case', 'Use the capital letter A instead of a.', [0, 1]],
    ['x', 'twelve', 'words', '“twelve” cannot be read here. Type mathematics, without words.', undefined],
  ])('in an answer to %s costs nothing: %s', (key, answer, reason, feedback, place) => {
    const [start, end] = place ?? [];
    expect(verdict(formula(6, key), answer)).toMatchObject({
      outcome: 'invalid',
      reason,
      feedback,
      ...(place ? { span: { start, end } } : {}),
    });
  });

  test('is named without the letters of the key where results are withheld', () => {
    const said = verdict(formula(6, 'x+y'), '3z', [], { unfinished: 'always' });
    expect(said).toMatchObject({
      outcome: 'invalid',
      feedback: 'Your answer has z in it, which this exercise does not use.',
    });
  });

  test('is none where the question has it', () => {
    expect(verdict(formula(6, 'x'), 'u').outcome).toBe('wrong');
  });
});

test('names are shown as they are written by hand', () => {
  expect(['x', 'alpha', 'Pi', 'x_1', 'x_12', 'x_max', 'Omega_{12}', 'x_{ab}'].map(shownName)).toEqual([
    'x',
    'α',
    'Π',
    'x₁',
    'x₁₂',
    'x_max',
    'Ω₁₂',
    'x_ab',
  ]);
});
