import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';
import { compareByPeriods } from './step-periods.ts';

const compare = (a: string, b: string) => compareByPeriods(treeOf(a), treeOf(b));

describe('steps of one quantity', () => {
  test.each([
    ['floor(x/2 - y/3) + floor(x/2 - y/3 + 1/3) + floor(x/2 - y/3 + 2/3)', 'floor(3(x/2 - y/3))'],
    ['floor(x + y)^2 + ceil(x + y)^2 - 2floor(x + y)*ceil(x + y)', 'ceil(x + y) - floor(x + y)'],
    ['ceil(x/4)', 'floor((x + 4)/4) - (floor(x/4) + 1 - ceil(x/4))'],
    ['floor(pi x - y + 3)', 'floor(pi x - y) + 3'],
    ['floor(-x)', '-ceil(x)'],
    ['z*floor(x - y) + floor(y - x)', 'z*floor(x - y) - ceil(x - y)'],
    ['max(x, ceil(x))', 'ceil(x)'],
    ['max(floor(x - y), ceil(x - y))', 'ceil(x - y)'],
    ['abs(x - floor(x))', 'x - floor(x)'],
    ['max(floor(2x), floor(2x + 1/3))', 'floor(2x + 1/3)'],
  ])('makes %s and %s equal', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['ceil(x + y)', 'floor(x + y) + 1'],
    ['floor(x/7) + floor(x/7 + 1/2)', 'floor(2x/7 + 1/10^12)'],
    ['floor(x - y)', 'x - y'],
    ['(floor(x) - floor(x + 10^20 + 1/10^20) + 10^20)*y', '0'],
  ])('makes %s and %s different', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['floor(x)', 'floor(y)'],
    ['floor(x^2)', 'floor(x^2 + 1) - 1'],
    ['floor(abs(x))', 'abs(floor(x))'],
    ['floor(1000000x)', 'floor(999999x)'],
    ['floor(x + sin(x))', 'floor(x + sin(x) + 1) - 1'],
    ['max(x - floor(x), 1/2)', 'x - floor(x)'],
    ['sign(ceil(x) - floor(x))', '1'],
  ])('says nothing about %s and %s', (a, b) => {
    expect(compare(a, b)).toBeUndefined();
  });

  test('shows no difference where a letter that is whole never is', () => {
    const options = { assumptions: { x: 'integer' } } as const;
    expect(equivalent(treeOf('floor(x + 1/2)'), treeOf('ceil(x)'), options).verdict).toBe('equal');
  });

  test('decides two steps as their values do, which are exact', () => {
    const step = fc.record({
      shift: fc.integer({ min: -6, max: 6 }),
      below: fc.constantFrom(1, 2, 3),
      name: fc.constantFrom('floor' as const, 'ceil' as const),
    });
    const valueOf = ({ shift, below, name }: { shift: number; below: number; name: 'floor' | 'ceil' }, x: number) =>
      Math[name]((x + 12 * shift) / (12 * below));
    fc.assert(
      fc.property(step, step, step, (first, second, third) => {
        const text = ({ shift, below, name }: typeof first): string => `${name}((x - 2y + ${shift})/${below})`;
        // Twelfths of the quantity: all its steps are at whole numbers.
        const places = Array.from({ length: 289 }, (_, k) => k - 144);
        const areSame = places.every((x) => valueOf(first, x) + valueOf(second, x) === 2 * valueOf(third, x));
        expect(compare(`${text(first)} + ${text(second)}`, `2${text(third)}`)).toBe(areSame ? 'equal' : 'different');
      }),
      { numRuns: 80 },
    );
  });
});
