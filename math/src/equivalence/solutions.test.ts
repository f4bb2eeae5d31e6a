import { describe, expect, test } from 'vitest';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { type EquivalenceOptions, equivalent } from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

function verdict(a: string, b: string, options?: EquivalenceOptions): string {
  const [x, y] = [tree(a), tree(b)];
  const result = equivalent(x, y, options).verdict;
  // The order of the sides never matters.
  expect(equivalent(y, x, options).verdict).toBe(result);
  return result;
}

describe('zeros that a function only touches', () => {
  test.each([
    ['cos(x) = 1', 'x = 0'],
    ['sin(x) = 1', 'x = pi/2'],
    ['cos(x) >= 1', 'x = 0'],
    ['cos(x) < 1', 'x != 0'],
    ['sin(x)^2 = 0', 'x = 0'],
    ['sin(x) + cos(x) = sqrt(2)', 'x = pi/4'],
    ['abs(sin(x)) = 0', 'x = 0'],
    ['sin(x) < 1', 'true'],
    ['(x - pi)^2 > 0', 'true'],
    ['x sin(x) = 0', 'x = 0'],
    ['x cos(x) = x', 'x = 0'],
    ['cos(x/1000) = 1', 'x = 0'],
    ['sinh(x)^2 > 0', 'true'],
    ['ln(x) = 50', 'false'],
    ['e^x - x - 1 > 0', 'true'],
  ])('keeps %s apart from %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['e^x > 0', 'true'],
    ['x^x = 1', 'x = 1'],
    ['x^2 >= 0', 'true'],
    ['abs(x) < 0', 'false'],
    ['sin(x) <= 1', 'true'],
    ['e^x - x - 1 > 0', 'x != 0'],
    ['sinh(x)^2 <= 0', 'x = 0'],
    ['ln(x) = 50', 'x = e^50'],
    ['(x - 1)^2 <= 0', 'x = 1'],
  ])('%s is %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });
});

describe('periodic solutions', () => {
  test.each([
    ['x = pi k', 'x = pi n'],
    ['x = pi k', 'x = 2 pi k or x = pi + 2 pi k'],
    ['x = pi k', 'sin(x) = 0'],
    ['x = pi k, k in ℤ', 'sin(x) = 0'],
    ['x = l pi, l in ℤ', 'sin(x) = 0'],
    ['x = k pi (k in ℤ)', 'sin(x) = 0'],
    ['{pi k | k in ℤ}', 'sin(x) = 0'],
    ['x = pi/6 + 2 pi k or x = 5pi/6 + 2 pi n', 'sin(x) = 1/2'],
    ['x = (-1)^k pi/6 + pi k', 'sin(x) = 1/2'],
    ['x = pi/2 + pi k', 'x = -pi/2 + pi k'],
    ['x = pi/2 + pi k', 'x = 3pi/2 - pi k'],
    ['x = 30 + 360k', 'x = 390 - 360n'],
    ['x = 30° + 360° k', 'x = pi/6 + 2 pi m'],
    ['x = 2k + 1', 'x = 2k - 1'],
    ['2 pi k < x < pi + 2 pi k', 'sin(x) > 0'],
    ['x != pi k', 'sin(x) != 0'],
    ['x in ℤ', 'sin(pi x) = 0'],
  ])('%s and %s are the same', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['x = 2 pi k', 'sin(x) = 0'],
    ['x = pi/6 + 2 pi k', 'sin(x) = 1/2'],
    ['x = pi/6 + pi k or x = 5pi/6 + 2 pi k', 'sin(x) = 1/2'],
    ['x = 2k', 'x = 2k + 1'],
    ['x = 30 + 360k', 'x = 30 + 180k'],
    ['2 pi k <= x < pi + 2 pi k', 'sin(x) > 0'],
    ['x = pi k and x > 0', 'sin(x) = 0'],
    ['y = 2k + 1', 'y = 2k - 1'],
    ['y = k x', 'y = n x'],
  ])('%s and %s are not', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test('reads a letter as a real number where that is assumed', () => {
    expect(verdict('x = pi k', 'x = pi n', { assumptions: { k: 'real', n: 'real' } })).toBe('different');
  });
});

describe('letters that are declared', () => {
  test.each([
    ['x = 2k, k in ZZ', 'x = 2k, k in RR'],
    ['x = 2k and k in ZZ', 'x = 2k and k in NN'],
    ['x = 3p + 1, p in ZZ', 'x = 3p + 1, p in QQ'],
    ['x = pi k, k in RR', 'sin(x) = 0'],
  ])('keeps %s apart from %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['x = 2k, k in ZZ', 'x = 2m - 4, m in ZZ'],
    ['y = 2x, x in RR', 'y = 2x'],
    ['x = 2k, k in RR', 'x = 2k, k in RR'],
  ])('takes %s as %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test('leaves open what squares of different numbers have in common', () => {
    expect(verdict('x = k^2, k in ZZ', 'x = k^2, k in NN')).toBe('unknown');
  });
});

describe('solutions are compared exactly', () => {
  test.each([
    ['x = 1/3', 'x = 0.3333333333333333'],
    ['x = pi', 'x = 3.141592653589793'],
    ['x^2 = 2', 'x = 1.4142135623730951 or x = -1.4142135623730951'],
    ['x = sqrt(2) + sqrt(3)', 'x = sqrt(5 + 2sqrt(6)) + 10^(-40)'],
    ['e^x = 2', 'x = 0.69314718055994530942'],
    ['x > sqrt(2)', 'x > 1.4142135623730951'],
    ['x^2 + y^2 = 4 and x = y', '(x, y) = (1.4142135623730951, 1.4142135623730951) or x = y and x = -sqrt(2)'],
  ])('%s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test('unless a tolerance allows it', () => {
    const within = (value: number): EquivalenceOptions => ({ tolerance: { kind: 'absolute', value } });
    expect(verdict('x = 1/3', 'x = 0.333', within(0.001))).toBe('equal');
    expect(verdict('x = 1.41 or x = -1.41', 'x^2 = 2', within(0.01))).toBe('equal');
    expect(verdict('x = 1.41', 'x^2 = 2', within(0.01))).toBe('different');
    expect(verdict('x = 0.69', 'e^x = 2', within(0.01))).toBe('equal');
    expect(verdict('x = 1.259921049895', 'x^3 = 2', within(1e-11))).toBe('equal');
    expect(verdict('x = 1.259921049895', 'x^3 = 2', within(1e-13))).toBe('different');
  });

  test('nested roots are the same number', () => {
    expect(verdict('x > sqrt(2) + sqrt(3)', 'x > sqrt(5 + 2sqrt(6))')).toBe('equal');
  });
});

describe('statements without solutions or true for all', () => {
  test.each([
    ['0 = 1', 'false'],
    ['x = x + 1', 'false'],
    ['x^2 = -4', 'false'],
    ['x = x', 'true'],
    ['x/x = 1', 'true'],
    ['sin(x)^2 + cos(x)^2 = 1', 'true'],
    ['x + y = x + y + 1', 'false'],
    ['sin(a + b) = sin(a)cos(b) + cos(a)sin(b)', 'true'],
    ['x^2 + y^2 + 1 > 0', 'true'],
    ['x^2 + y^2 >= 2x y', 'true'],
    ['x in {}', 'false'],
    ['x in ℝ', 'true'],
  ])('%s is %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['x^2 > 0', 'true'],
    ['x^2 + y^2 > 0', 'true'],
    ['x^2 + y^2 <= 0', 'false'],
    ['x y = 0', 'false'],
    ['x/x > 0', 'true'],
    ['a = b', 'true'],
  ])('%s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });
});

describe('spellings of the same set', () => {
  test.each([
    ['x in (1, 3)', '1 < x < 3'],
    ['x in {1, 2}', 'x = 1 or x = 2'],
    ['x in (-∞, 2) ∪ (3, ∞)', 'x < 2 or x > 3'],
    ['{x | 1 < x < 3}', '(1, 3)'],
    ['(x, y) = (1, 2)', 'x = 1 and y = 2'],
    ['(y, x) = (2, 1)', '(x, y) = (1, 2)'],
    ['(x, y) in {(1, 2), (2, 1)}', 'x + y = 3 and x y = 2'],
    ['(2, 1)', 'x = 2 and y = 1'],
    ['x = sqrt(2) and y = pi', '(x, y) = (sqrt(2), pi)'],
    ['{-2, 2}', 'abs(x) = 2'],
  ])('%s is %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['x in [1, 3)', '1 < x < 3'],
    ['(x, y) = (1, 2)', 'x = 2 and y = 1'],
    ['(x, y) = (1, 2)', '(x, y, z) = (1, 2, 3)'],
    ['(1, 2)', 'x = 2 and y = 1'],
  ])('%s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });
});
