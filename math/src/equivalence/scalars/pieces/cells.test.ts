import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../testing/trees.ts';
import { equivalent } from '../../equivalent.ts';
import { compareInCells } from './cells.ts';

const compare = (a: string, b: string) => compareInCells(treeOf(a), treeOf(b));

describe('bends of known quantities', () => {
  test.each([
    ['(1 + sign(x - 3))(1 + sign(8 - x))/4', '(1 + min(sign(x - 3), sign(8 - x)))/2'],
    ['(root(8)(x^8) + x)(root(8)(x^8) - x)', '0'],
    ['abs(x - 2y)*sign(2y - x)', '2y - x'],
    ['(x y - 5)(1 + sign(x y - 5))/2', 'max(x y, 5) - 5'],
    ['abs(x)/abs(y)', '(x/y)*sign(x)*sign(y)'],
    ['max(ln(x), 1000)', '(ln(x) + 1000 + abs(ln(x) - 1000))/2'],
    ['sqrt((x - pi)^2) + pi', 'max(x, 2pi - x)'],
    ['abs(x) + abs(y)', 'max(abs(x + y), abs(x - y))'],
    ['sign(x + y - 1)*(x + y - 1)^2', 'abs(x + y - 1)(x + y - 1)'],
  ])('makes %s and %s equal', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['max(x, 28000000002) + max(x, 19999999999)', 'max(x, 28000000002) + max(x, 20000000001) - 2sign(0)'],
    ['max(x - 10^30, 0) + max(x - 10^30 - 1, 0)', '2max(x - 10^30, 0)'],
    ['abs(ln(x) + 10^9)', 'ln(x) + 10^9'],
    ['max(1/x, 197530864)', 'max(1/x, 197530863)'],
    ['max(x y, 10^40)', 'x y'],
    ['sign(x)^2', 'sign(x)^4 - sign(x) + sign(x)^2 - sign(x)^4 + sign(x + 1)^2 - 1 + sign(x)'],
    ['abs(x - 10^20) + abs(y + 10^20)', 'max(abs(x - 10^20 + y + 10^20), abs(x - y - 2*10^20 + 1))'],
  ])('makes %s and %s different', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['abs(x^2 + 1)', 'x^2 + 1'],
    ['abs(e^x)', 'e^x'],
    ['sqrt(x)*abs(x)', 'sqrt(x)*x'],
    ['abs(x + 2) + 0*ln(x)', 'x + 2 + 0*ln(x)'],
  ])('says nothing about %s and %s, whose cells are not all reached', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual([undefined, undefined]);
    expect(equivalent(treeOf(a), treeOf(b)).verdict).toBe('equal');
  });

  test('shows no difference where a letter that is whole never is', () => {
    const options = { assumptions: { x: 'integer' } } as const;
    expect(equivalent(treeOf('abs(2x - 1)'), treeOf('max(2x - 1, 1 - 2x, 1)'), options).verdict).toBe('equal');
  });

  test('decides sums of hinges as their values do, which are exact', () => {
    const hinge = fc.record({ at: fc.integer({ min: -4, max: 4 }), slope: fc.constantFrom(-2, -1, 1, 2) });
    const hinges = fc.array(hinge, { minLength: 1, maxLength: 3 });
    const valueOf = (list: readonly { at: number; slope: number }[], x: number): number =>
      list.reduce((sum, { at, slope }) => sum + slope * Math.max(0, x - at), 0);
    fc.assert(
      fc.property(hinges, hinges, fc.constantFrom(1, 10 ** 6, 10 ** 11), (first, second, shift) => {
        const text = (list: readonly { at: number; slope: number }[], write: (u: string) => string): string =>
          list.map(({ at, slope }) => `(${slope})*${write(`x - (${shift + at})`)}`).join(' + ');
        const a = text(first, (u) => `max(0, ${u})`);
        const b = text(second, (u) => `(abs(${u}) + ${u})/2`);
        const places = Array.from({ length: 23 }, (_, k) => k - 11);
        const areSame = places.every((x) => valueOf(first, x) === valueOf(second, x));
        expect(compare(a, b)).toBe(areSame ? 'equal' : 'different');
        expect(
          compare(
            a,
            text(first, (u) => `(abs(${u}) + ${u})/2`),
          ),
        ).toBe('equal');
      }),
      { numRuns: 60 },
    );
  });
});
