import { describe, expect, test } from 'vitest';
import { shownFormula, treeOf } from '../../testing/trees.ts';
import { formulaOf, isStatement } from './formula.ts';

describe('a statement as relations between numbers', () => {
  test.each([
    ['x = 1', 'x - 1 = 0'],
    ['(x = 1)', 'x - 1 = 0'],
    ['x != 1', 'x - 1 != 0'],
    ['x < 1', 'x - 1 < 0'],
    ['x <= 1', 'x - 1 <= 0'],
    ['x > 1', '1 - x < 0'],
    ['x >= 1', '1 - x <= 0'],
    ['x ≈ 1', 'x - 1 = 0'],
    ['1 < x <= 3', 'and(1 - x < 0, x - 3 <= 0)'],
    ['x = 5 + 6 = 11', 'x - 11 = 0'],
    ['5 + 6 = 11', '5 + 6 - 11 = 0'],
    ['2 = 1 + 1 = x', '2 - x = 0'],
    ['x = 2 = y = 3', 'and(x - y = 0, y - 3 = 0)'],
    ['1 < 2 < 3', 'and(1 - 2 < 0, 2 - 3 < 0)'],
    ['1 < 2 = x', 'and(1 - 2 < 0, 2 - x = 0)'],
    ['x = 2 < y', 'and(x - 2 = 0, 2 - y < 0)'],
    ['x = y = 11', 'and(x - y = 0, y - 11 = 0)'],
    ['x = 1 and y = 2', 'and(x - 1 = 0, y - 2 = 0)'],
    ['x = 1 or y = 2', 'or(x - 1 = 0, y - 2 = 0)'],
    ['not x = 1', 'not(x - 1 = 0)'],
    ['x = 1 => y = 2', 'or(not(x - 1 = 0), y - 2 = 0)'],
    ['x = 1 <=> y = 2', 'or(and(x - 1 = 0, y - 2 = 0), and(not(x - 1 = 0), not(y - 2 = 0)))'],
    ['x = 1, y = 2', 'and(x - 1 = 0, y - 2 = 0)'],
    ['x = 1, x = 2', 'or(x - 1 = 0, x - 2 = 0)'],
    ['x = 1, x < 2', 'and(x - 1 = 0, x - 2 < 0)'],
    ['x + 1 = 1, x + 1 = 2', 'and(x + 1 - 1 = 0, x + 1 - 2 = 0)'],
    ['\\begin{cases}x=1\\\\x=2\\end{cases}', 'and(x - 1 = 0, x - 2 = 0)'],
    ['{x = 1}', 'and(x - 1 = 0)'],
    ['true', 'true'],
    ['false', 'false'],
    ['p', '*'],
    ['x < infinity', '*'],
    ['(x, y) = (1, 2)', 'and(x - 1 = 0, y - 2 = 0)'],
    ['(x, y) != (1, 2)', 'not(and(x - 1 = 0, y - 2 = 0))'],
    ['(x, y) = (1, 2, 3)', 'false'],
    ['x in {1, 2}', 'or(x - 1 = 0, x - 2 = 0)'],
    ['x in (1, 2)', 'and(1 - x < 0, x - 2 < 0)'],
    ['x in [1, 2]', 'and(1 - x <= 0, x - 2 <= 0)'],
    ['x in (1, 2]', 'and(1 - x < 0, x - 2 <= 0)'],
    ['x in [1, 2)', 'and(1 - x <= 0, x - 2 < 0)'],
    ['x in (1, infinity)', 'and(1 - x < 0, true)'],
    ['x in (-infinity, 2]', 'and(true, x - 2 <= 0)'],
    ['x in ℝ', 'true'],
    ['x in {}', 'or()'],
    ['x in ℤ', 'sin(pi x) - 0 = 0'],
    ['k in ℤ', '*'],
    ['x in (1, 2) ∪ {3}', 'or(and(1 - x < 0, x - 2 < 0), or(x - 3 = 0))'],
    ['x in [0, 3] ∩ (1, 4)', 'and(and(0 - x <= 0, x - 3 <= 0), and(1 - x < 0, x - 4 < 0))'],
    ['x in ℝ ∖ {1}', 'and(true, not(or(x - 1 = 0)))'],
    ['x in {1, 2} ∪ M', '*'],
    ['x in M', '*'],
    ['x ∉ {1, 2}', 'not(or(x - 1 = 0, x - 2 = 0))'],
    ['x ∉ M', '*'],
    ['x in ({1, 2})', 'or(x - 1 = 0, x - 2 = 0)'],
    ['x in (1, 2, 3)', '*'],
    ['x in {1} × {2}', '*'],
    ['x in ∅', 'false'],
    ['x in ℕ', '*'],
    ['x in {1} ∪ {2}', 'or(or(x - 1 = 0), or(x - 2 = 0))'],
    ['((x, y)) = (1, 2)', 'and(x - 1 = 0, y - 2 = 0)'],
    ['-infinity < x', '*'],
    ['5', 'none'],
    ['x + 1', 'none'],
    ['1, 2', 'none'],
    ['x = 1 and 5', 'none'],
    ['{x = 1, 2}', 'none'],
    ['ℝ', 'none'],
  ])('%s: %s', (source, relations) => {
    expect(shownFormula(formulaOf(treeOf(source)))).toBe(relations);
  });

  test('is distinguished from a name of a value', () => {
    const statements = ['x = 1', '(x < 1)', 'x = 1 or x = 2', 'true', 'false', 'x = 1, y = 2'];
    const others = ['x', '5', '1, 2', 'ℝ', '{x = 1}', 'x = 1, 2', '(1, 2)', '\\begin{pmatrix}x=1\\\\x=2\\end{pmatrix}'];
    expect(statements.filter((source) => !isStatement(treeOf(source)))).toEqual([]);
    expect(others.filter((source) => isStatement(treeOf(source)))).toEqual([]);
    expect(isStatement(treeOf('\\begin{cases}x=1\\\\y=2\\end{cases}'))).toBe(true);
  });
});
