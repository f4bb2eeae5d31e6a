import { describe, expect, test } from 'vitest';
import { formulaFrom, stepsOf } from '../../../testing/trees.ts';
import { differAtBorders } from './borders.ts';

const differ = (a: string, b: string, letters = 'xy'): readonly boolean[] =>
  [
    [a, b],
    [b, a],
  ].map(([first = '', second = '']) => differAtBorders(formulaFrom(first), formulaFrom(second), letters.split('')));

describe('regions beside their borders', () => {
  test.each([
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 5'],
    ['x^2 + y^2 < 4', 'x^2 + y^2 > 4'],
    ['y > x^2 and y < x + 20', 'y > x^2'],
    ['y > x^2 or y < x - 20', 'y > x^2'],
    ['y > x^2 and x y < 25', 'y > x^2 and x y < 27'],
    ['x^2 + y^2 < 40000', 'x^2 + y^2 < 40000 and x + y < 270'],
    ['(x - 3)^2 + (y + 1)^2 > 81 and x > y', '(x - 3)^2 + (y + 1)^2 > 81 and x > y - 2'],
    ['y < x^3 and y > 0', 'y < x^3 and y > 0 and y < 1000'],
    ['sqrt(x) + sqrt(y) < 3', 'sqrt(x) + sqrt(y) < 4'],
    ['e^x < y', 'e^x < y and y < 50'],
    ['x y > 0', 'x > 0 and y > 0'],
  ])('%s differs from %s', (a, b) => {
    expect(differ(a, b)).toEqual([true, true]);
  });

  // Between these lines no place near a border was looked at.
  test.each([
    [1, 2],
    [2, 3],
    [-1, -2],
    [-0.25, -0.5],
    [10, 30],
  ])('a wedge between the slopes %d and %d is seen', (low, high) => {
    const wedge = `x > 5 and y > min(${low}x, ${high}x) and y < max(${low}x, ${high}x)`;
    expect(differ('x^2 + y^2 < 1', `x^2 + y^2 < 1 or (${wedge})`)).toEqual([true, true]);
  });

  test('of three letters differ', () => {
    expect(differ('x^2 + y^2 + z^2 < 9', 'x^2 + y^2 + z^2 < 9 and z < 2', 'xyz')).toEqual([true, true]);
  });

  test.each([
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 4'],
    ['x^2 + y^2 < 4', 'sqrt(x^2 + y^2) < 2'],
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 4 and x < 2'],
    ['x^2 + y^2 < 4', '3x^2 + 3y^2 < 12'],
    ['x y > 0', '(x > 0 and y > 0) or (x < 0 and y < 0)'],
    ['abs(x) < abs(y)', 'x^2 < y^2'],
    ['e^x > e^y', 'x > y'],
    ['sqrt(x) < y', 'x >= 0 and y > 0 and x < y^2'],
    // Beside the border of the second there is no telling which it is.
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 4 + 10^(-17)'],
    ['p and x^2 < y', 'x^2 < y'],
  ])('%s does not differ from %s', (a, b) => {
    expect(differ(a, b)).toEqual([false, false]);
  });

  test('takes a bounded number of steps', () => {
    const long = Array.from({ length: 12 }, (_, k) => `sin(${k + 1}x y) < cos(${k + 1}x + y) + 2`).join(' and ');
    const [a, b] = [formulaFrom(long), formulaFrom('x^2 + y^2 < 4')];
    // The same formula has no border of its own, so that only the places all over and on lines are looked at.
    expect(stepsOf(() => differAtBorders(a, a, ['x', 'y']))).toBeLessThan(45_000);
    expect(stepsOf(() => differAtBorders(a, b, ['x', 'y']))).toBeLessThan(105_000);
  });
});
