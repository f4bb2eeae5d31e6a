import { describe, expect, test } from 'vitest';
import { equivalent } from '../equivalent.ts';
import { treeOf } from '../../testing/trees.ts';

const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

describe('systems whose solutions are fractions', () => {
  test.each([
    ['1/x + 1/y = 5/12 and x + y = 10', '(x = 4 and y = 6) or (x = 6 and y = 4)'],
    ['2^x = 16 and 2^(x + y) = 64', 'x = 4 and y = 2'],
    ['sqrt(x) = 1/2 and x + y = 4', 'x = 1/4 and y = 15/4'],
    ['|x| = 5 and y = x - 1', '(x, y) in {(5, 4), (-5, -6)}'],
    ['2^x = 8 and x y = 6 and z = x + y', 'x = 3 and y = 2 and z = 5'],
    ['x + y = 3 and sqrt(x) = 2 and y < 0', 'x = 4 and y = -1'],
    ['|x| = 2 and x y = 6 and y > 0', 'x = 2 and y = 3'],
  ])('%s says the same as %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['1/x + 1/y = 5/12 and x + y = 10', 'x = 4 and y = 6'],
    ['2^x = 16 and 2^(x + y) = 64', 'x = 4 and y = 3'],
    ['sqrt(x) = 1/2 and x + y = 4', 'x = 1/4 and y = 4'],
    ['|x| = 5 and y = x - 1', '(x, y) in {(5, 4), (-5, 6)}'],
    ['x + y = 3 and sqrt(x) = 2 and y > 0', 'x = 4 and y = -1'],
  ])('%s says something else than %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });
});
