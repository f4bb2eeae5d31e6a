import { describe, expect, test } from 'vitest';
import { formulaFrom, stepsOf, treeOf } from '../../../testing/trees.ts';
import { compareStatements } from '../statements.ts';
import { differencesOnLines } from './lines.ts';

const differ = (a: string, b: string, letters = 'xy'): readonly boolean[] =>
  [
    [a, b],
    [b, a],
  ].map(([first = '', second = '']) => {
    return !differencesOnLines(formulaFrom(first), formulaFrom(second), letters.split('')).next().done;
  });

const verdict = (a: string, b: string): string => compareStatements(treeOf(a), treeOf(b), {}).verdict;

describe('regions on lines that cross their borders', () => {
  test.each([
    // Only below y = −4.8 and beyond x = 120.
    ['x - 5y^2 <= 5 or x + y^2 <= 23', 'x - 5y^2 <= 5 or x + y^2 <= 23 or x y + 5x <= 28'],
    ['x > 10^6 y^2', 'x > 10^6 y^2 and x < 10^9'],
    ['y > x^2', 'y > x^2 and not (10^5 < y < 10^5 + 1)'],
    ['e^x < y', 'e^x < y and y < 10^6'],
    ['x^2 + y^2 < 10^6', 'x^2 + y^2 < 10^6 and x y < 4*10^5'],
  ])('%s differs from %s', (a, b) => {
    expect(differ(a, b)).toEqual([true, true]);
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test('of three letters differ', () => {
    expect(differ('x^2 + y^2 > z', 'x^2 + y^2 > z and z > -300', 'xyz')).toEqual([true, true]);
  });

  test.each([
    ['x^2 + y^2 < 4', 'sqrt(x^2 + y^2) < 2'],
    ['x - y^2 <= 3 and 2x + y^2 <= 5', 'x - y^2 <= 3 and 2x + y^2 <= 5 and 3x <= 8'],
    ['x - y^2 <= 3 or 2x + y^2 <= 5', 'x - y^2 <= 3 or 2x + y^2 <= 5 or 3x <= 8'],
    ['p and x^2 < y', 'x^2 < y'],
    ['ln(x) < y', 'x > 0 and x < e^y'],
  ])('%s does not differ from %s', (a, b) => {
    expect(differ(a, b)).toEqual([false, false]);
  });

  test('takes a bounded number of steps', () => {
    const long = Array.from({ length: 12 }, (_, k) => `sin(${k + 1}x y) < cos(${k + 1}x + y) + 2`).join(' and ');
    const [a, b] = [formulaFrom(long), formulaFrom(`${long} and true`)];
    expect(stepsOf(() => [...differencesOnLines(a, b, ['x', 'y'])])).toBeLessThan(14_000);
  });
});
