import { describe, expect, test } from 'vitest';
import { equivalent } from '../../equivalent.ts';
import { treeOf } from '../../../testing/trees.ts';

const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

describe('equations with one square root in several letters', () => {
  test.each([
    ['y = sqrt(x - 2)', 'x = y^2 + 2 and y >= 0'],
    ['y = sqrt(x - 2)', 'y^2 = x - 2 and y >= 0'],
    ['2y - 6 = 3sqrt(x)', '4(y - 3)^2 = 9x and y >= 3'],
    ['y = -sqrt(x)', 'y^2 = x and y <= 0'],
    ['|y| = sqrt(x)', 'y^2 = x'],
    ['|y| = sqrt(x)', 'y = sqrt(x) or y = -sqrt(x)'],
  ])('%s says the same as %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
    expect(verdict(b, a)).toBe('equal');
  });

  test.each([
    ['y = sqrt(x - 2)', 'x = y^2 + 2'],
    ['y = sqrt(x - 2)', 'y^2 = x - 2 and y <= 0'],
    ['y = -sqrt(x)', 'y = sqrt(x) or y = -sqrt(x)'],
  ])('%s says something else than %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });
});
