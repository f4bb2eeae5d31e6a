import { describe, expect, test } from 'vitest';
import { read } from '../../../notation/index.ts';
import { equivalent } from '../../equivalent.ts';

function verdict(a: string, b: string): string {
  const [left, right] = [a, b].map((source) => read(source, { syntax: 'plain' }));
  if (!left?.ok || !right?.ok) throw new Error(`${a} or ${b} is not read`);
  return equivalent(left.tree, right.tree).verdict;
}

describe('factors of equations in several letters that are 0 nowhere, or where the others are 0', () => {
  test.each([
    ['x^3 = y^3', 'x = y'],
    ['x^5 = -32y^5', 'x = -2y'],
    ['x^6 = y^6', 'x = y or x = -y'],
    ['x^3 + x = y^3 + y', 'x = y'],
    ['(x-y)(x^2+1) = 0', 'x = y'],
    ['(x-y)(x^4+y^4) = 0', 'y = x'],
    ['(x^2+y^2+z^2)(x+y) = 0', 'x = -y'],
    ['x^4 + 2x^2 y^2 + y^4 = 1', 'x^2 + y^2 = 1'],
    ['(a^2+1)x = 0', 'x = 0'],
  ])('do not count: %s and %s are equal', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
    expect(verdict(b, a)).toBe('equal');
  });

  test.each([
    ['(x^2+y^2)(x-1) = 0', 'x = 1'],
    ['(x^2+y^2)(z+x) = 0', 'z = -x'],
    ['x^4 = y^4', 'x = y'],
    ['(x-y)(x^2-2) = 0', 'x = y'],
    ['(x-y)(x^2+y^2-1) = 0', 'x = y'],
    ['(x-y)(x^2+3x y+y^2) = 0', 'x = y'],
    ['x^2 y = 0', 'x = 0 or y = 0'],
    ['x^3 = y^3', 'x = 2y'],
  ])('of which that is not so count: %s and %s are different', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['(x+4)^2 + (y+1)^2 = 2', '(x+4)^2 + (y+1)^2 = 1'],
    ['(x-60)^2 + (y+70)^2 = 0.01', '(x-60)^2 + (y+70)^2 = 0.02'],
    ['y = 12(x-6)^2 - 6', 'y = 64(x-6)^2/3 - 6'],
    ['(x-6)^4 + (y-0.5)^4 = 1', '(x-6)^4 + (y-0.5)^4 = 0.01'],
    ['(x^2+y^2)^2 = 2(x^2-y^2)', '(x^2+y^2)^2 = 3(x^2-y^2)'],
  ])('%s and %s, which are far from 0 or small: different', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test('count where they are 0 at a single point', () => {
    expect(verdict('((x-1)^2 + y^2)(x-2) = 0', 'x = 2')).toBe('different');
    expect(verdict('((x-1)^2 + y^2)(x-2) = 0', 'x = 2 or (x = 1 and y = 0)')).toBe('equal');
    expect(verdict('((x-2)^2 + y^2)(x-2) = 0', 'x = 2')).toBe('equal');
  });
});

describe('systems without solutions', () => {
  test.each([
    ['x + 2y = 3 and 2x + 4y = 7', 'false', 'equal'],
    ['x + 2y = 3 and 2x + 4y = 6', 'false', 'different'],
    ['x < y and y < x', 'false', 'equal'],
    ['x^2 + y^2 = 5 and x y = 2', 'false', 'different'],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
  });
});

describe('squares', () => {
  test.each([
    ['x^4 + y^4 >= 2x^2 y^2', 'true', 'equal'],
    ['x^4 + y^4 > 2x^2 y^2', 'true', 'different'],
    ['x^4 + y^4 < 2x^2 y^2', 'false', 'equal'],
    ['x^2 y^2 (x^2 + y^2 + 1) >= 0', 'true', 'equal'],
    ['-x^2 (x - y)^2 <= 0', 'true', 'equal'],
    ['x^3 y^2 >= 0', 'true', 'different'],
    ['x^2 (x - y) >= 0', 'true', 'different'],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
  });
});

describe('parts of systems and alternatives', () => {
  test('are compared one by one where the whole stays open', () => {
    expect(verdict('x^2 = 36 and y^2 = 16', 'abs(y) = 4 and abs(x) = 6')).toBe('equal');
    expect(verdict('x^2 = 36 and y^2 = 16', 'abs(y) = 6 and abs(x) = 4')).not.toBe('equal');
  });

  test('share their whole numbers', () => {
    expect(verdict('x = 2k and y = k', 'x = 2m and y = m + 1')).not.toBe('equal');
  });
});
