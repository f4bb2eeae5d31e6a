import { describe, expect, test } from 'vitest';
import { formulaFrom, shownFormula, treeOf } from '../../../testing/trees.ts';
import { equivalent } from '../../equivalent.ts';
import { withoutGreatest } from './greatest-parts.ts';

const both = 'and(x - 1 <= 0, y - 1 <= 0)';

describe('inequalities of greatest, least and absolute values', () => {
  test.each([
    ['max(x, y) <= 1', both],
    ['1 >= max(x, y)', both],
    ['(max(x, y)) <= 1', both],
    ['min(x, y) < 1', 'or(x - 1 < 0, y - 1 < 0)'],
    ['min(x, y) > 1', 'and(1 - x < 0, 1 - y < 0)'],
    ['|x| <= y', 'and(x - y <= 0, -x - y <= 0)'],
    ['abs(x) <= y', 'and(x - y <= 0, -x - y <= 0)'],
    ['|x| >= y', 'or(y - x <= 0, y + x <= 0)'],
    ['|x y| <= 2', 'and(x y - 2 <= 0, -x y - 2 <= 0)'],
    ['2|x| < y/3', 'and(2x - y/3 < 0, -2x - y/3 < 0)'],
    ['-3max(x, y) <= 1', 'or(-3x - 1 <= 0, -3y - 1 <= 0)'],
    ['(-2)*(-3)max(x, y) <= 1', 'and((-2)(-3)x - 1 <= 0, (-2)(-3)y - 1 <= 0)'],
    ['max(x, |y|) <= 1', 'and(x - 1 <= 0, and(y - 1 <= 0, -y - 1 <= 0))'],
    ['|x| + |y| <= 1', 'and(and(x + y - 1 <= 0, x - y - 1 <= 0), and(-x + y - 1 <= 0, -x - y - 1 <= 0))'],
    ['not max(x, y) <= 1', `not(${both})`],
    ['max(x, y) <= 1 or x = 5', `or(${both}, x - 5 = 0)`],
  ])('%s: %s', (source, meaning) => {
    expect(shownFormula(withoutGreatest(formulaFrom(source)))).toBe(meaning);
  });

  test.each([
    'sqrt(x) + |y| = 1',
    '|x| != y',
    '|x| <= 1',
    'x + y <= 1',
    '|x||y| <= 1',
    'x|y| <= 1',
    'max(x, 1/y) <= 1',
    'min(x, y^(-1)) <= 1',
    'min(x, y^0.5) <= 1',
    'max(sqrt(x), y) <= 1',
    'sin|x| <= y',
    '\\left\\|x\\right\\| + y \\le 1',
    // Of 32 parts.
    '|x| + |y| + |z| + |u| + |v| <= 1',
    'p',
    'true',
  ])('%s stays as it is', (source) => {
    const formula = formulaFrom(source);
    expect(shownFormula(withoutGreatest(formula))).toBe(shownFormula(formula));
  });

  test.each([
    ['|x|+|y| <= 1', 'max(x+y, x-y, -x+y, -x-y) <= 1', 'equal'],
    ['|x|+|y| <= 1', 'max(|x+y|, |x-y|) <= 1', 'equal'],
    ['|x|+|y| <= 1', 'max(x+y, x-y, -x+y) <= 1', 'different'],
    ['max(x, y) = 4', '(x = 4 and y <= 4) or (y = 4 and x <= 4)', 'equal'],
    ['max(x, y) = 4', '(x = 4 and y < 4) or (y = 4 and x < 4)', 'different'],
    ['max(x, y) = 4', 'x = 4 or y = 4', 'different'],
    ['min(x, y) = 0', '(x = 0 and y >= 0) or (y = 0 and x >= 0)', 'equal'],
    ['|x| = y', '(y = x and x >= 0) or (y = -x and x < 0)', 'equal'],
    ['|x| = |y|', 'x^2 = y^2', 'equal'],
    ['|x| = |y|', 'y = x or y = -x', 'equal'],
    ['|x| = |y|', 'x = y', 'different'],
    ['|x|+|y| <= 1', 'max(x+y, x-y, -x+y, -x-y) < 1', 'different'],
    ['|x|+|y|+|z| <= 1', 'max(|x+y+z|, |x+y-z|, |x-y+z|, |x-y-z|) <= 1', 'equal'],
    ['max(|x|, |y|) <= 1', '|x| <= 1 and |y| <= 1', 'equal'],
    ['max(|x|, |y|) <= 1', '|x| <= 1 or |y| <= 1', 'different'],
    ['|x-y| > 2', 'x-y > 2 or y-x > 2', 'equal'],
    ['|x-y| > 2', 'x-y > 2', 'different'],
    ['2|x| - y >= 0', 'y <= max(2x, -2x)', 'equal'],
    ['3(|x| + |y - 1|) < 18', '|x| + |y - 1| < 6', 'equal'],
    ['-3(|x| + |y - 1|) < 18', '|x| + |y - 1| < 6', 'different'],
    ['2|x| - y >= 0', 'y <= min(2x, -2x)', 'different'],
  ])('%s and %s are %s', (a, b, verdict) => {
    expect(equivalent(treeOf(a), treeOf(b)).verdict).toBe(verdict);
  });
});
