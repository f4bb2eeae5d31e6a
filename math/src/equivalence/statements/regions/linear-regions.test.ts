import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaFrom, stepsOf } from '../../../testing/trees.ts';
import { compareLinearRegions } from './linear-regions.ts';

const both = (a: string, b: string): readonly unknown[] => [
  compareLinearRegions(formulaFrom(a), formulaFrom(b)),
  compareLinearRegions(formulaFrom(b), formulaFrom(a)),
];

describe('linear inequalities in several letters', () => {
  test.each([
    ['x + y < 1 and x + y < 2', 'x + y < 1'],
    ['x + y < 1 or x + y < 2', '2x + 2y < 4'],
    ['x > 0 and y > 0', 'x > 0 and y > 0 and x + y > 0'],
    ['x > 0 and y > 0', 'x > 0 and y > 0 and 3x + 1000y > -1'],
    ['x >= 0 and x <= 0 and y > 1', 'x = 0 and y > 1'],
    ['x + y = 2 and x - y = 0 and z > 1', 'x = 1 and y = 1 and z > 1'],
    ['x < y and y < z and z < x', 'false'],
    ['x <= y and y <= z and z <= x', 'x = y and y = z'],
    ['x < y and y < z', 'x < y and y < z and x < z'],
    ['not (x < y)', 'y <= x'],
    ['x != y', 'x < y or x > y'],
    ['not (x < 1 and y < 2)', 'x >= 1 or y >= 2'],
    ['x < y or x >= y', 'true'],
    ['x/2 - y/3 < 1/6', '3x - 2y < 1'],
    ['x < y => x < z', 'y <= x or x < z'],
    ['a < b and b < c and c < d and d < 5', 'a < b and b < c and c < d and d < 5 and a < 5'],
  ])('%s is %s', (a, b) => {
    expect(both(a, b)).toEqual(['equal', 'equal']);
  });

  test.each([
    ['x + y < 1', 'x + y <= 1'],
    ['x + y < 1', 'x + y < 1.000001'],
    ['x > 0 and y > 0', 'x > 0 and y > 0 and x + y > 10^(-9)'],
    ['x > 0 and y > 0', 'x > 0 and y > 0 and y > x - 10^12'],
    ['x > 0 and y >= 0', 'x >= 0 and y > 0'],
    ['x <= y and y <= z and z <= x', 'x = y'],
    ['x + y = 2 and x - y = 0', 'x = 1 and y = 2'],
    ['x != y', 'x < y'],
    ['x < y', 'x > y'],
    ['x = y', 'x != y'],
    ['x < y', 'false'],
    ['x <= y or x >= y + 10^(-20)', 'true'],
    // Beyond a corner far from 0.
    ['2x + y + 4 <= 3 and 3x + y - 1 <= 3 and 1 - 3x - y <= 3', '3x + y - 1 <= 3 and 1 - 3x - y <= 3'],
    ['x < y and y < z', 'x < z'],
    ['y < -x and y < 40 - 2x', 'y < -x'],
    ['y < -1.5x + 7.5 and y < -0.4x - 3', 'y < -x + 6 and y < -0.4x - 3'],
    ['y > x or y < 4', 'y > x'],
  ])('%s is not %s', (a, b) => {
    expect(both(a, b)).toEqual(['different', 'different']);
  });

  test.each([
    ['x - y^2 <= 3 and 2x + y^2 <= 5', 'x - y^2 <= 3 and 2x + y^2 <= 5 and 3x <= 8'],
    ['x - y^2 <= 3 or 2x + y^2 <= 5', 'x - y^2 <= 3 or 2x + y^2 <= 5 or 3x <= 8'],
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 4 and x^2 < 4'],
    ['x^2 + y^2 < 0', 'false'],
    ['x y + x < 1 and y > 2', 'not (y <= 2) and x(y + 1) < 1'],
    ['x^4 y^2 > -1', 'true'],
  ])('%s is %s, in products of letters', (a, b) => {
    expect(both(a, b)).toEqual(['equal', 'equal']);
  });

  test.each([
    ['x^2 < y^2', 'x < y'],
    ['x^10 < y', 'x < y'],
    ['x^2 > 4', 'x^2 > 5'],
    ['x^2 + y > 0', 'x^2 + y > 0 and x > -1'],
    ['x^2 + 1 > 2x', 'x != 1'],
    ['x/y < 1', 'x < y'],
    ['x y^(-2) < 1', 'x < y^2'],
  ])('%s and %s are left to others, as products of letters do not have all values', (a, b) => {
    expect(both(a, b)).toEqual([undefined, undefined]);
  });

  test.each([
    ['x y < 1', 'x < 1'],
    ['x < 1', 'sin(x) < y'],
    ['pi x < y', 'x < y/pi'],
    ['x < y and p', 'x < y'],
    ['1/x < y', '1/x < y'],
    ['y > x and x/x + y > 0', 'y > x and 1 + y > 0'],
    ['y > x^2 and y < 4', 'y > x^2 and y < 5'],
  ])('says nothing of %s and %s', (a, b) => {
    expect(both(a, b)).toEqual([undefined, undefined]);
  });

  test('takes few steps, and none too many where bounds multiply', () => {
    const letters = 'abcdfghj'.split('');
    const bounds = letters.flatMap((x, k) =>
      letters.slice(k + 1).flatMap((y, n) => [`${x} + ${n + 2}${y} < ${k + n}`, `${x} - ${y} > ${-k}`]),
    );
    const many = bounds.join(' and ');
    const [first, second] = [many, `${many} and a < 7`].map(formulaFrom);
    if (!first || !second) throw new Error('no statements');
    expect(stepsOf(() => compareLinearRegions(first, second))).toBeLessThan(60_000);
    const alternatives = (sign: string): string => letters.map((x) => `(${x} ${sign} 1 and b < ${x})`).join(' or ');
    expect(compareLinearRegions(formulaFrom(alternatives('<')), formulaFrom(alternatives('>')))).toBeUndefined();
  });

  const whole = fc.integer({ min: -5, max: 5 });
  const half = fc.tuple(whole, whole, fc.integer({ min: -40, max: 40 }), fc.constantFrom('<', '<='));
  const system = fc.array(half, { minLength: 1, maxLength: 4 });
  const written = (rows: readonly (readonly [number, number, number, string])[]): string =>
    rows.map(([a, b, c, relation]) => `${a}x + (${b})y ${relation} ${c}`).join(' and ');

  test('are different where a point of a fine grid is in only one of them, and equal with what follows from them', () => {
    const contains = (rows: readonly (readonly [number, number, number, string])[], x: number, y: number): boolean =>
      rows.every(([a, b, c, relation]) => (relation === '<' ? a * x + b * y < c : a * x + b * y <= c));
    fc.assert(
      fc.property(system, system, fc.nat(3), (one, other, at) => {
        const grid = Array.from({ length: 81 }, (_, k) => k - 40);
        const isApart = grid.some((x) => grid.some((y) => contains(one, x, y) !== contains(other, x, y)));
        const found = compareLinearRegions(formulaFrom(written(one)), formulaFrom(written(other)));
        if (isApart) expect(found).toBe('different');
        const [a, b, c, relation] = one[at % one.length] ?? [0, 0, 0, '<='];
        const weaker = [...one, [2 * a, 2 * b, 2 * c + 3, relation] as const].reverse();
        expect(compareLinearRegions(formulaFrom(written(one)), formulaFrom(written(weaker)))).toBe('equal');
      }),
      { numRuns: 60 },
    );
  });
});
