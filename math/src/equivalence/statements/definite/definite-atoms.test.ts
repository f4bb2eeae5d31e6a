import { describe, expect, test } from 'vitest';
import { formulaFrom, shownFormula } from '../../../testing/trees.ts';
import { withoutSquares } from './definite-atoms.ts';

const meaning = (source: string): string => shownFormula(withoutSquares(formulaFrom(source)));

describe('relations of sums of squares', () => {
  const zero = 'and(2x = 0, 2y = 0)';
  test.each([
    ['x^2 + y^2 = 0', zero],
    ['x^2 + y^2 <= 0', zero],
    ['x^2 + y^2 < 0', 'false'],
    ['x^2 + y^2 >= 0', 'true'],
    ['x^2 + y^2 > 0', 'not(and(-2x = 0, -2y = 0))'],
    ['x^2 + y^2 != 0', `not(${zero})`],
    ['x^2 + y^2 + 1 = 0', 'false'],
    ['x^2 + y^2 + 1 != 0', 'true'],
    ['x^2 + y^2 + 1 > 0', 'true'],
    ['-x^2 - y^2 < 1', 'true'],
    ['x^2 + y^2 <= -1 or p', 'or(false, *)'],
    ['not (x^2 + y^2 > 0) and x = 1', 'and(not(not(and(-2x = 0, -2y = 0))), x - 1 = 0)'],
    ['x^2 + y^2 - 2x + 1 = 0', 'and(2x - 2 = 0, 2y = 0)'],
    ['x^2 + 2y^2 < 2x y', 'false'],
  ])('%s: %s', (source, expected) => {
    expect(meaning(source)).toBe(expected);
  });

  test.each([
    'x^2 + y^2 = 1',
    'x^2 - y^2 = 0',
    'x^2 = 0',
    'x y > 0',
    'x^4 + y^4 = 0',
    '1/(x^2 + y^2) > 0',
    '|x| + y^2 = 0',
    'p',
    'true',
  ])('%s stays as it is', (source) => {
    expect(meaning(source)).toBe(shownFormula(formulaFrom(source)));
  });
});
