import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { compareSignPatterns } from './sign-patterns.ts';

const verdict = (a: string, b: string): string => compareSignPatterns(formulaFrom(a), formulaFrom(b));

describe('statements about the signs of differences', () => {
  test.each([
    ['x < 1', '1 > x'],
    ['x < 1', '2x < 2'],
    ['x < 1', '-x > -1'],
    ['x <= 1', 'not (x > 1)'],
    ['x != 1', 'x < 1 or x > 1'],
    ['x = 1', 'x <= 1 and x >= 1'],
    ['x = 1', '1 - x = 0'],
    ['x <= 1', 'x < 1 or x = 1'],
    ['x >= 1', 'not (x < 1)'],
    ['x y > 1', 'not (x y <= 1)'],
    ['sin(x) < cos(y)', '3cos(y) > 3sin(x)'],
    ['(x - 1)(x + 1) < 0', 'x^2 < 1'],
    ['(x^2 - 1)/(x - 1) > 3', 'x > 2'],
    ['x < 1 and y < 2', 'not (x >= 1 or y >= 2)'],
    ['x < 1 and (y < 2 or z < 3)', '(x < 1 and y < 2) or (x < 1 and z < 3)'],
    ['x < 1 or x >= 1', '1 = 1'],
    ['x < 1 and x > 1', '1 = 2'],
    ['p and q', 'q and p'],
    ['not (p and q)', 'not p or not q'],
    ['p => q', 'not q => not p'],
    ['p and (p or q)', 'p'],
    ['p or not p', 'true'],
    ['p and x < 1', 'not (not p or x >= 1)'],
    ['x < 1 <=> p', '(x < 1 => p) and (p => x < 1)'],
    ['x^2 = 2 and 3 > 2', '2x^2 = 4'],
    ['x < 1 or 3 < 2', 'x < 1'],
    ['x = 1 or x = 1', 'x = 1'],
    ['0 x = 0', 'true'],
    ['x - x < 0', 'false'],
    ['f(x) < 1', '2f(x) < 2'],
    ['f(5) = f(7) + 4', 'f(7) = f(5) - 4'],
    ['2 = 3', '4 = 7'],
    ['pi - pi = 0', 'true'],
    ['sin(x) - sin(x) < 0', 'false'],
    ['sqrt(x) >= sqrt(x)', 'e > 2'],
    ['sin(1) < 2', 'e > 2'],
    ['x + sin(1) < 2', '2x + 2sin(1) < 4'],
    ['x_1 < sin(y)', '-3sin(y) < -3x_1'],
    ['e^x > 2^y', '2^y - e^x < 0'],
    ['f(x, y) != g(x)', 'g(x) - f(x, y) != 0'],
    ['pi > 3', 'e > 2'],
    ['sin(x)^2 + x < 2', '2x + 2sin(x)^2 < 4'],
  ])('%s and %s agree for every pattern', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['p', 'q'],
    ['p and q', 'p or q'],
    ['p => q', 'q => p'],
    ['not p', 'p'],
    ['p', 'true'],
    ['p', 'p and 2 < 1'],
    ['2 < 1', '1 < 2'],
    ['pi < 3', 'pi > 3'],
    ['pi = 3', 'e != 2'],
    ['p and 1 < 2', 'q'],
  ])('%s and %s differ, as they are about letters and numbers alone', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['x < 1', 'x <= 1'],
    ['x < 1', 'x > 1'],
    ['x < 1', 'x < 2'],
    ['x^2 > 0', 'x != 0'],
    ['x < 1 and p', 'x < 1'],
    ['x y > 0', '(x > 0 and y > 0) or (x < 0 and y < 0)'],
    ['x < 1/2', `x < 1/2 + 1/${10n ** 40n}`],
    ['x < 1', 'x < 1 and 3 < 2'],
    ['sqrt(-1 - x^2) < 0', 'sqrt(-1 - x^2) > 0'],
  ])('%s and %s are left open', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['open', 'open']);
  });

  test('are compared for up to nine quantities', () => {
    const all = (count: number, turned: boolean): string =>
      Array.from({ length: count }, (_, k) => (turned ? `${k} > x_${count - k}` : `x_${count - k} < ${k}`)).join(
        ' and ',
      );
    expect([7, 9, 10].map((count) => verdict(all(count, false), all(count, true)))).toEqual(['equal', 'equal', 'open']);
  });
});
