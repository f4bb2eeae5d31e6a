import { describe, expect, test } from 'vitest';
import { formulaFrom, shownFormula } from '../../../testing/trees.ts';
import { withoutSums } from './sums-of-sizes.ts';

const unchanged = (source: string): string => shownFormula(formulaFrom(source));

describe('relations of sums of terms that are never negative', () => {
  const both = 'and(x = 0, y = 0)';
  test.each([
    ['abs(x) + abs(y) = 0', both],
    ['|x| + |y| = 0', both],
    ['-|x| - |y| = 0', both],
    ['x^2 + y^4 = 0', both],
    ['3x^2 + 0.5y^2 = 0', both],
    ['-2|x| - 3y^2 = 0', both],
    ['-2*(-3)|x| + y^2 = 0', both],
    ['sqrt(x) + |y| = 0', both],
    ['(|x| + |y|) + 0 = 0', both],
    ['-(-|x| - |y|) = 0', both],
    ['|x| + |y| <= 0', both],
    ['sqrt(x) + y^2 <= 0', both],
    ['|x| + |y| >= 0', 'true'],
    ['-|x| - |y| <= 0', 'true'],
    ['|x| + |y| < 0', 'false'],
    ['|x| + |y| > 0', `not(${both})`],
    ['-|x| - |y| < 0', `not(${both})`],
    ['|x| + |y| != 0', `not(${both})`],
    ['0 = |x| + |y|', both],
    ['|x - 1| + (y + 2)^2 = 0', 'and(x - 1 = 0, (y + 2) = 0)'],
    ['|x| + |y| = 0 and x > 1', `and(${both}, 1 - x < 0)`],
    ['|x| + |y| < 0 or not (x^2 + y^2 = 0)', `or(false, not(${both}))`],
    ['2abs(x) - (-3)abs(y) = 0', both],
    ['-(2|x|) - |y|*3 = 0', both],
    ['|x| + |y| > 0 and p', `and(not(${both}), *)`],
    ['|x| + |y| + |x - y| = 0', 'and(x = 0, y = 0, x - y = 0)'],
  ])('%s: %s', (source, meaning) => {
    expect(shownFormula(withoutSums(formulaFrom(source)))).toBe(meaning);
  });

  test.each([
    '|x| - |y| = 0',
    '|x| + y = 0',
    '|x| + |y| = 1',
    '|x| + y^3 = 0',
    '|x| + y^(-2) = 0',
    '|x| + y^(1/2) = 0',
    '|x| + 0|y| = 0',
    '|x y| = 0',
    'x|y| + |x| = 0',
    '|x||y| + |x| = 0',
    'root(3)(x) + |y| = 0',
    'sqrt(x) + |y| < 0',
    'sqrt(x) + |y| >= 0',
    'sqrt(x) + |y| != 0',
    'max(x, 0) + |y| = 0',
    'x + y = 0',
    '\\left\\|x\\right\\| + |y| = 0',
    'sin(x) + |y| = 0',
    '|x| + pi = 0',
    '(x y)^2 + x y = 0',
    '|x|*|y|*2 + 0 = 0',
    'x^2 + y^1 = 0',
    'x^y + |y| = 0',
    '|x| + x^2 = 0',
    'f(x) + |y| = 0',
    'p',
    'true',
  ])('%s stays as it is', (source) => {
    expect(shownFormula(withoutSums(formulaFrom(source)))).toBe(unchanged(source));
  });
});
