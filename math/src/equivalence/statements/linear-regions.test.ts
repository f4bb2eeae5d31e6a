import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { compareLinearRegions } from './linear-regions.ts';

const verdict = (a: string, b: string) => compareLinearRegions(formulaFrom(a), formulaFrom(b));

describe('regions between straight borders', () => {
  test.each([
    ['y < -x and y < 40 - 2x', 'y < -x', 'different'],
    ['y < -1.5x + 7.5 and y < -0.4x - 3', 'y < -x + 6 and y < -0.4x - 3', 'different'],
    ['x >= 0 and y >= 0 and x + y < 4', 'y < 4 - x and 0 <= y and -x <= 0 and x < 4', 'equal'],
    ['x >= 0 and y >= 0 and x + y < 4', 'x >= 0 and y >= 0 and x + y <= 4', 'different'],
    ['x + y <= 3 and x + y >= 3', 'x + y = 3', 'equal'],
    ['x > y and x < y', 'x > y + 1 and x < y - 1', 'equal'],
    ['x < y and y < z', 'x < y and y < z and x < z', 'equal'],
    ['x < y and y < z', 'x < z', 'different'],
    ['y > x and x/x + y > 0', 'y > x and 1 + y > 0', undefined],
    ['y > x^2 and y < 4', 'y > x^2 and y < 5', undefined],
    ['y > x or y < 4', 'y > x', undefined],
  ])('are compared wherever they differ: %s and %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
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
        const found = verdict(written(one), written(other));
        if (isApart) expect(found).toBe('different');
        const [a, b, c, relation] = one[at % one.length] ?? [0, 0, 0, '<='];
        const weaker = [...one, [2 * a, 2 * b, 2 * c + 3, relation] as const].reverse();
        expect(verdict(written(one), written(weaker))).toBe('equal');
      }),
      { numRuns: 60 },
    );
  });
});
