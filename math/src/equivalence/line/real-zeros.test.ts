import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atomFrom, formulaFrom } from '../../testing/trees.ts';
import { atomsOf } from '../statements/formula-parts.ts';
import { compareOrders, sameRealZeros } from './real-zeros.ts';
import { solutionSet } from './sets.ts';

const same = (a: string, b: string): boolean => {
  const [first, second] = [formulaFrom(a), formulaFrom(b)];
  return sameRealZeros(
    { formula: first, equations: atomsOf(first) },
    { formula: second, equations: atomsOf(second) },
    'x',
  );
};

describe('alternatives of equations with real zeros', () => {
  test.each([
    ['x^3 = 8', 'x = 2'],
    ['x^3 = 2', 'x = root(3)(2)'],
    ['(x - 1)(x^2 + 1) = 0', 'x = 1'],
    ['(x - 1)^2 (x^2 + 1) = 0', '(x - 1)^2 = 0'],
    ['(x - 1)^2 = 0', 'x = 1 or x = 1'],
    ['x^3 - x = 0', 'x = 0 or x = 1 or x = -1'],
    ['x^2 (x - 5) = 0', 'x = 0 or x = 0 or x = 5'],
    ['e^x = 5', 'x = ln(5)'],
    ['x = cos(1)', 'arccos(x) = 1'],
    ['(x e^9)^3 = 1', 'x = e^(-9)'],
    ['(10^6 x)^3 = 1', 'x = 10^(-6)'],
    ['x(1 + 10^12 x^2) = 0', 'x = 0'],
  ])('%s and %s have the same, each as often', (a, b) => {
    expect([same(a, b), same(b, a)]).toEqual([true, true]);
  });

  test.each([
    ['x^3 = 8', 'x = 3'],
    ['(x - 1)^2 = 0', 'x = 1'],
    ['(x - 1)^2 (x - 2) = 0', '(x - 1)(x - 2)^2 = 0'],
    ['x^2 = -1', 'x^2 = -4'],
    ['x^2 = 1', 'x = 1'],
    ['x^3 (1 + 10^12 x^2) = 0', 'x = 0'],
    ['(x e^8 - 1)^2 = 0', 'x = e^(-8)'],
    ['x = i', 'x = i'],
    ['x^2 + i = 0', 'x = 1'],
    ['x = y', 'x = y'],
    ['sin(x) = x', 'x = 0'],
    ['x = 0', 'sin(x) = x'],
    ['x = 1', 'x = y'],
  ])('%s and %s do not, or it is not known', (a, b) => {
    expect([same(a, b), same(b, a)]).toEqual([false, false]);
  });

  test('count the order of each zero', () => {
    const root = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 4 }));
    const product = (roots: readonly (readonly [number, number])[], turned = false): string =>
      (turned ? roots.toReversed() : roots).map(([x, times]) => `(x - (${x}))^${times}`).join('*');
    fc.assert(
      fc.property(fc.uniqueArray(root, { minLength: 1, maxLength: 4, selector: ([x]) => x }), (roots) => {
        const orders = (a: string, b: string) => {
          const [first, second] = [atomFrom(`${a} = 0`), atomFrom(`${b} = 0`)];
          const sets = [solutionSet(first, 'x'), solutionSet(second, 'x')];
          if (!sets[0] || !sets[1]) throw new Error('no set');
          return compareOrders([first], [second], sets[0], sets[1]);
        };
        expect(orders(product(roots), product(roots, true))).toEqual({ zeros: roots.length, agree: true });
        for (const [k] of roots.entries()) {
          const raised = roots.map(([x, times], j): [number, number] => [x, j === k ? times + 1 : times]);
          expect(orders(product(roots), product(raised))).toEqual({ zeros: roots.length, agree: false });
        }
      }),
      { numRuns: 40, seed: 9 },
    );
  });
});
