import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import { customaryAssumptions, hasCustomaryLetters, isIntegerLetter } from './customary-letters.ts';

const assumed = (...sources: readonly string[]): string =>
  Object.entries(customaryAssumptions(sources.map((source) => programOf(source))))
    .map(([name, assumption]) => `${name} ${assumption}`)
    .sort()
    .join(', ');

describe('what is taken for granted of letters', () => {
  test.each([
    ['cos(pi n)', 'n integer'],
    ['sin(2pi k + pi/2)', 'k integer'],
    ['tan(pi m) + cot(pi j)', 'j integer, m integer'],
    ['sec(n*180°)', 'n integer'],
    ['csc(pi n x)', 'n integer'],
    ['cos(n x)', ''],
    ['cos(pi x)', ''],
    ['cos(pi) n', ''],
    ['sinh(pi n)', ''],
    ['e^(2pi i n)', 'n integer'],
    ['e^(2pi n)', ''],
    ['e^(i n)', ''],
    ['(-1)^n', 'n integer'],
    ['(-2)^(n + m x)', 'm integer, n integer'],
    ['i^n', 'n integer'],
    ['(2 - pi)^n', ''],
    ['(-pi)^n', 'n integer'],
    ['2^n', ''],
    ['x^n', ''],
    ['(-x)^n', ''],
    ['(-1)^(x + 1)', ''],
    ['n!', 'n integer'],
    ['(2n + 1)!', 'n integer'],
    ['binomial(n, k)', 'k integer, n integer'],
    ['gcd(n, 12)', 'n integer'],
    ['lcm(4, m)', 'm integer'],
    ['mod(k, 3)', 'k integer'],
    ['mod(x, 3)', ''],
    ['sum_(k=1)^n k x', 'n integer'],
    ['sum_(k=m)^n f(k)', 'm integer, n integer'],
    ['sum_(k=1)^x f(k)', ''],
    ['abs(n) + sqrt(k) + floor(m)', ''],
    ['n + cos(pi n)', 'n integer'],
    ['z*conj(z)', 'z complex'],
    ['conj(w) + z', 'w complex, z complex'],
    ['re(z) + im(w)', 'w complex, z complex'],
    ['arg(z)', 'z complex'],
    ['abs(z) + w', ''],
    ['conj(x)', ''],
  ])('in %s: %s', (source, expected) => {
    expect(assumed(source)).toBe(expected);
  });

  test('holds for both sides of a comparison', () => {
    expect(assumed('cos(pi n)', '(-1)^n*k!')).toBe('k integer, n integer');
    expect(assumed('conj(x)', 'z')).toBe('z complex');
    expect(assumed()).toBe('');
  });

  test('is about n, m, k, j, z and w alone', () => {
    const letters = Array.from({ length: 26 }, (_, k) => String.fromCharCode(97 + k));
    expect(letters.filter(isIntegerLetter).join('')).toBe('jkmn');
    expect(letters.filter((letter) => hasCustomaryLetters(['x', letter])).join('')).toBe('jkmnwz');
    expect(hasCustomaryLetters([])).toBe(false);
  });
});
