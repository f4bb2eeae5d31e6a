import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { isLabel, isSolution, isSolved, isTruth } from './solved.ts';

describe('a statement', () => {
  test.each([
    'x = 1',
    '1 = x',
    'x < 3',
    '1 < x < 3',
    'x = 1 or x = 2',
    'not x = 1',
    '(x = 1)',
    '(x, y) = (1, 2)',
    'true',
    'false',
    'pi = x',
  ])('%s gives numbers', (source) => {
    expect([isSolved, isSolution].map((is) => is(treeOf(source)))).toEqual([true, true]);
  });

  test.each(['1 < x < y', 'x = y', 'y = 2 x', 'x = 1 and y = x', '(x, y) = (a, 2)', 'x = 1 or x = a'])(
    '%s says what the letter is, though by other letters',
    (source) => {
      expect([isSolved, isSolution].map((is) => is(treeOf(source)))).toEqual([true, false]);
    },
  );

  test.each([
    'x = x',
    'x = 2 x',
    'x + 1 = 2',
    'x = 1 or 2 x = 3',
    '(x, y) = (x, 2)',
    '(x, 1) = (1, 2)',
    'x = 1 = 2',
    '1 = 1 = x',
    'x < 3 x < 6',
    '5',
    'x',
    'ℝ',
    '{1, 2}',
    '{x = 1}',
  ])('%s does not', (source) => {
    expect([isSolved, isSolution].map((is) => is(treeOf(source)))).toEqual([false, false]);
  });

  test('holds for all numbers or for none by a word alone', () => {
    expect(['true', '(false)', 'x = x', 'ℝ', 'pi', '1'].map((source) => isTruth(treeOf(source)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('names what it is about by a letter or by a point of letters', () => {
    expect(['x', '(x, y)', '(x, 1)', '{x, y}', 'x + 1', 'f(x)', '1'].map((source) => isLabel(treeOf(source)))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
