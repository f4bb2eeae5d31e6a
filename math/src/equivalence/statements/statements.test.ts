import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import type { EquivalenceOptions } from '../options.ts';
import { compareStatements } from './statements.ts';

const both = (a: string, b: string, options: EquivalenceOptions = {}): readonly string[] =>
  [
    [a, b],
    [b, a],
  ].map(([x = '', y = '']) => compareStatements(treeOf(x), treeOf(y), options).verdict);

describe('equations, inequalities and systems', () => {
  test.each([
    ['x = 1 or x = 1', 'x = 1', 'different'],
    ['(x - 1)^2 = 0', 'x = 1 or x = 1', 'equal'],
    ['(x - 1)^2 = 0', 'x = 1', 'different'],
    ['(x - 1)^2 (x - 2) = 0', '(x - 1)(x - 2)^2 = 0', 'different'],
    ['x^3 = 8', 'x = 2', 'equal'],
    ['x^2 = -1', 'x^2 = -4', 'different'],
    ['sin(x)^2 = 0', 'sin(x) = 0', 'equal'],
    ['x^2 y = 0', 'x y = 0', 'different'],
    ['e^x = e^y', 'x = y', 'equal'],
    ['e^(x + y) = 1', 'e^x e^y = 1', 'equal'],
    ['x e^y = 0', '2x e^y = 0', 'equal'],
    ['sin(x) cos(y) = 1/2', 'sin(x + y) + sin(x - y) = 1', 'equal'],
    ['x < 1 and y < 2', 'y < 2 and x < 1', 'equal'],
    ['x < y', 'x < y + 1', 'different'],
    ['x y < 1', 'x y < 2', 'different'],
    ['x^2 + y^2 < 4', 'sqrt(x^2 + y^2) < 2', 'equal'],
    ['x^2 + y^2 < 4', 'x^2 + y^2 < 5', 'different'],
    ['y > x^2', 'y - x^2 > 0', 'equal'],
    ['abs(x) + abs(y) = 0', 'x = 0 and y = 0', 'equal'],
    ['x^2 + y^2 = 0', 'x = 0 and y = 0', 'equal'],
    ['x^2 + y^2 = 0', 'x = 0', 'different'],
    ['x^2 + y^2 != 0', 'x != 0 or y != 0', 'equal'],
    ['x = y = 2', 'x = 2 and y = 2', 'equal'],
    ['x = 1', 'true', 'different'],
    ['x = x', 'true', 'equal'],
    ['p', 'q', 'different'],
    ['p and x = 1', 'x = 1 and p', 'equal'],
    ['p and x = 1', 'q and x = 1', 'unknown'],
    ['x in M', 'x in M', 'equal'],
    ['x in M', 'x in K', 'different'],
    ['x in M', 'x = 1', 'unknown'],
    ['x^2 + y^2 = 1 and x^2 + y^2 = 2 and x y = 0', 'x y = 1 and x y = 3 and x^2 = y', 'unknown'],
    ['x^2 = 2 and x^3 = 5 and y = x^3', 'x y = 1 and x y = 3 and x^2 = y', 'unknown'],
    ['x^2 = 2 and x^3 = 5 and y = x^3', 'x y = 1 and x^2 = y', 'different'],
    [
      'x^2 + y^2 = 25 and x y = 12',
      '(x = 3 and y = 4) or (x = 4 and y = 3) or (x = -3 and y = -4) or (x = -4 and y = -3)',
      'equal',
    ],
    ['x^2 + y^2 = 25 and x y = 12', '(x = 3 and y = 4) or (x = 4 and y = 3)', 'different'],
    ['x y = 0 and x + y = 1', '(x = 0 and y = 1) or (x = 1 and y = 0)', 'equal'],
    ['x y z = 1 and x = y and y = z', 'x = 1 and y = 1 and z = 1', 'equal'],
    ['x < infinity', 'x < infinity', 'equal'],
    ['5', 'x = 1', 'unknown'],
    ['x = 2k, k in ℤ', 'x = 2k, k in ℝ', 'different'],
    ['x = 2k', 'x = 2k, k in ℝ', 'different'],
    ['x = k pi', 'x = k pi, k in ℝ', 'different'],
    ['x = k pi', 'x = k pi, k in ℕ', 'different'],
    ['x = k pi', 'x = k pi, k in ℚ', 'different'],
    ['x = k pi', 'x = k pi, k in ℤ', 'equal'],
    ['x = k pi', 'x = k pi, x in ℝ', 'equal'],
    ['x = pi k or x = 1 + 2pi k', '(x = pi k or x = 1 + 2pi k) and k in ℝ', 'different'],
    ['x = 2k or x = -2k', '(x = 2k or x = -2k) and k in ℕ', 'unknown'],
    ['x = pi k^2', 'x = pi k^2, k in ℕ', 'unknown'],
    ['A = pi k^2', 'A = pi k^2, k in ℝ', 'equal'],
    ['y = k x', 'y = k x, k in ℝ', 'equal'],
    ['n = 2k', 'n = 2k, k in ℝ', 'equal'],
    ['cos(x/2) = sqrt(2)/2', 'x = -810° + 720° k or x = 810° + 720° k', 'equal'],
    ['sin(x) = 0', 'x = 900° k', 'different'],
    ['tan(x/2 + pi/6) = sqrt(3)/3', 'x = 2pi k', 'equal'],
    ['cot(3x + pi/4) = 1', 'x = pi + 2pi k/3 or x = -2pi/3 + 2pi k/3', 'equal'],
    ['cot(3x + pi/4) = 1', 'x = pi + 2pi k/3', 'different'],
    ['x > 2k, k in ℤ', 'x > 2k, k in ℝ', 'unknown'],
    ['x = k^2, k in ℤ', 'x = k^2, k in ℝ', 'unknown'],
    ['x = 2k and x > 0 and k in ℤ', 'x = 2k and x > 0 and k in ℝ', 'different'],
    ['y = a x, x in ℝ', 'y = a x', 'equal'],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect(both(a, b)).toEqual([expected, expected]);
  });

  test.each([
    ['(x - 1)^2 = 0', 'x = 1', { multiplicity: 'ignore' }, 'equal'],
    ['(x - 1)^2 (x - 2) = 0', 'x = 1 or x = 2', { multiplicity: 'ignore' }, 'equal'],
    ['x = 1 or x = 1', 'x = 1', { multiplicity: 'ignore' }, 'equal'],
    ['x^2 y = 0', 'x y = 0', { multiplicity: 'ignore' }, 'equal'],
    ['x^2 = 1', 'x = 1', { multiplicity: 'ignore' }, 'different'],
    ['x^3 = 8', 'x = 2', { field: 'complex' }, 'different'],
    ['abs(x) + abs(y) = 0', 'x = 0 and y = 0', { field: 'complex' }, 'unknown'],
    ['x = 0.33', 'x = 1/3', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['x = 0.33', 'x = 1/3', { tolerance: { kind: 'absolute', value: 0.001 } }, 'different'],
    ['x = 0.33 or x = 2', 'x = 1/3 or x = 2', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['x = 2 or x = 0.33', 'x = 1/3 or x = 2', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['y = 0.33x', 'y = x/3', { tolerance: { kind: 'absolute', value: 0.01 } }, 'different'],
    ['y = 0.33', 'x = 1/3', { tolerance: { kind: 'absolute', value: 0.01 } }, 'different'],
    ['f(2) = 0.33', 'f(2) = 1/3', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['x = 0.33', 'x = 1/3', { precision: 'aa' }, 'equal'],
    ['x = 1.4142', 'x^2 = 2', { precision: 'aaaa' }, 'different'],
    ['x = 1.4142 or x = -1.4142', 'x^2 = 2', { precision: 'aaaa' }, 'equal'],
  ] as const)('%s and %s with %j: %s', (a, b, options, expected) => {
    expect(both(a, b, options)).toEqual([expected, expected]);
  });

  test.each([
    ['x + sqrt(2) y = 1', 'sqrt(2) x + 2y = sqrt(2)'],
    ['sqrt(2) x + sqrt(6) y = 2', 'x + sqrt(3) y = sqrt(2)'],
    ['(1 + i) x + y = 2', 'x + (1 - i)/2*y = 1 - i'],
    ['pi x + pi^2 y = pi', 'x + pi y = 1'],
    ['x/sqrt(3) + y = 2', 'x + sqrt(3) y = 2sqrt(3)'],
    ['x + ln(2) y = 1', 'ln(3) x + ln(2)ln(3) y = ln(3)'],
  ])('%s is %s, multiplied by a number', (a, b) => {
    expect(both(a, b)).toEqual(['equal', 'equal']);
  });
});
