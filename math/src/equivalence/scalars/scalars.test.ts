import { describe, expect, test } from 'vitest';
import { treeOf } from '../../testing/trees.ts';
import { lookClosely } from '../close-look.ts';
import type { EquivalenceOptions } from '../options.ts';
import { compareScalars, toleranceOf } from './scalars.ts';

const verdict = (a: string, b: string, options: EquivalenceOptions = {}): string =>
  compareScalars(treeOf(a), treeOf(b), options).verdict;
const both = (a: string, b: string, options: EquivalenceOptions = {}): readonly string[] => [
  verdict(a, b, options),
  verdict(b, a, options),
];

describe('numbers and expressions', () => {
  test.each([
    ['infinity', 'infinity + 1', 'equal'],
    ['infinity', '-infinity', 'different'],
    ['infinity', '5', 'different'],
    ['infinity', 'x', 'different'],
    ['infinity - infinity', '0', 'unknown'],
    ['infinity - infinity', 'infinity', 'unknown'],
    ['5/infinity', '0', 'equal'],
    ['5/infinity', '1 - 1', 'equal'],
    ['5/infinity', '0*infinity', 'equal'],
    ['5/infinity', '1', 'different'],
    ['5/infinity', 'x', 'different'],
    ['5/infinity', 'infinity', 'different'],
    ['\\int_0^1 e^{-x^2} dx', '\\int_0^1 e^{-t^2} dt', 'equal'],
    ['\\int_0^1 e^{-x^2} dx', '\\int_0^2 e^{-x^2} dx', 'unknown'],
    ['1/0', '5', 'unknown'],
    ['(1,2)', '5', 'unknown'],
    ['sqrt(-1)', 'i', 'equal'],
    ['sqrt(-1)', '-i', 'different'],
    ['(1 + i)^8', '16', 'equal'],
    ['e^(i pi/3)', '1/2 + i sqrt(3)/2', 'equal'],
    ['e^(i pi/3)', '1/2 - i sqrt(3)/2', 'different'],
    ['conj(z) z', 'abs(z)^2', 'equal'],
    ['x^2 + 1', '(x + i)(x - i)', 'equal'],
    ['e^(i x)', 'cos(x) + i sin(x)', 'equal'],
    ['e^(i x)', 'cos(x) - i sin(x)', 'different'],
    ['ln(-1)', 'i pi', 'equal'],
    ['sqrt(-x^2 - 1)', 'i sqrt(x^2 + 1)', 'equal'],
    ['arcsin(2 + x^2)', 'arcsin(2 + x^2) + 1', 'different'],
    ['sin(10^30) ', 'sin(10^30 + 1)', 'different'],
    ['x^x', 'e^(x ln(x))', 'equal'],
    ['(-1)^x*(-1)^x', '(-1)^(2x)', 'equal'],
    ['(-2)^x', '2^x', 'different'],
    ['n!', 'n*(n - 1)!', 'equal'],
    ['x!', 'x*(x - 1)!', 'equal'],
    ['f(x)', 'f(x) + 10^(-20)', 'different'],
    ['f(x) + f(y)', 'f(y) + f(x)', 'equal'],
    ['f(2x)', '2f(x)', 'different'],
    ['sin(x)', 'x - x^3/6 + x^5/120', 'different'],
    ['e^(10^(-30) x)', '1', 'different'],
    ['tan(x)^2 + 1', 'sec(x)^2', 'equal'],
    ['log_2(x^3)', '3log_2(x)', 'equal'],
    ['gcd(12, 18)', '6', 'equal'],
    ['lcm(4, 6)', '12', 'equal'],
    ['gcd(n, 4)', 'gcd(4, n)', 'equal'],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect(both(a, b)).toEqual([expected, expected]);
  });

  test.each([
    ['pi', '3.14', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['pi', '3.14', { tolerance: { kind: 'absolute', value: 0.001 } }, 'different'],
    ['1/3', '0.33', { precision: 'aa' }, 'equal'],
    ['1/3', '0.33', { precision: 'aaaa' }, 'different'],
    ['x/3', '0.33x', { precision: 'aa' }, 'different'],
    ['sqrt(-2)', '1.414i', { tolerance: { kind: 'absolute', value: 0.01 } }, 'equal'],
    ['sqrt(-2)', '1.5i', { tolerance: { kind: 'absolute', value: 0.01 } }, 'different'],
    ['1 + sqrt(-2)', '1.2 + 1.414i', { tolerance: { kind: 'absolute', value: 0.01 } }, 'different'],
    ['1/0', '5', { tolerance: { kind: 'absolute', value: 0.01 } }, 'unknown'],
    ['(-8)^(1/3)', '-2', { field: 'complex' }, 'different'],
    ['(-8)^(1/3)', '1 + i sqrt(3)', { field: 'complex' }, 'equal'],
    ['sqrt(x^2)', 'x', { field: 'complex' }, 'different'],
    ['sqrt(x)^2', 'x', { field: 'complex' }, 'equal'],
    ['sqrt(x^2)', 'x', { field: 'complex', assumptions: { x: 'positive' } }, 'equal'],
    ['sqrt(x^2)', 'abs(x)', { field: 'complex', assumptions: { x: 'real' } }, 'equal'],
    ['sqrt(x^2)', 'abs(x)', { field: 'complex', assumptions: { x: 'complex' } }, 'different'],
    ['sin(pi q)', '0', { assumptions: { q: 'integer' } }, 'equal'],
    ['abs(q)', 'q', { assumptions: { q: 'natural' } }, 'equal'],
    ['abs(q)', 'q', { assumptions: { q: 'integer' } }, 'different'],
    ['abs(q)', 'q', { assumptions: { q: 'non-negative' } }, 'equal'],
    ['abs(q)', 'q', { assumptions: { q: 'positive' } }, 'equal'],
    ['max(q, 0) + y', 'q + y', { assumptions: { q: 'non-negative' } }, 'equal'],
    ['max(q, 0) + y', 'q + y', { assumptions: { y: 'non-negative' } }, 'different'],
    ['sign(q)', '1', { assumptions: { q: 'non-negative' } }, 'different'],
    ['floor(q)', 'q', { assumptions: { q: 'integer' } }, 'equal'],
    ['floor(q/2)', 'q/2', { assumptions: { q: 'integer' } }, 'different'],
    ['max(q, 5)', 'q', { assumptions: { q: 'natural' } }, 'different'],
    ['cos(pi n)', '(-1)^n', { assumptions: { n: 'real' } }, 'different'],
    ['abs(z)', 'z', { assumptions: { z: 'complex' } }, 'different'],
    ['z conj(z)', 'abs(z)^2', { assumptions: { z: 'complex' } }, 'equal'],
  ] as const)('%s and %s with %j: %s', (a, b, options, expected) => {
    expect(both(a, b, options)).toEqual([expected, expected]);
  });

  test('have the tolerance asked for, before that of a tier', () => {
    const tolerance = { kind: 'relative', value: 0.5 } as const;
    expect(toleranceOf({ tolerance, precision: 'aa' })).toEqual(tolerance);
    expect(toleranceOf({ precision: 'aa' })).toEqual({ kind: 'decimals', value: 2 });
    expect(toleranceOf({})).toBeUndefined();
  });
});

describe('a close look with many digits', () => {
  test('counts places where two expressions agree', () => {
    expect(lookClosely(treeOf('sin(x)^2'), treeOf('1 - cos(x)^2'))).toEqual({ agreed: 200 });
    expect(lookClosely(treeOf('5'), treeOf('10/2'))).toEqual({ agreed: 200 });
    expect(lookClosely(treeOf('ln(x) + gcd(x, 2)'), treeOf('ln(x)'))).toEqual({ agreed: 0 });
  });

  test('ends at a place where they differ, with both values', () => {
    const look = lookClosely(treeOf('x + y'), treeOf('x + y + 10^(-20) + max(x, 3) - 3'));
    const [x, y] = look?.differ?.point ?? [];
    expect([look?.agreed, x?.name, y?.name]).toEqual([0, 'x', 'y']);
    expect(look?.differ?.values[0]).toBeCloseTo((x?.value ?? 0) + (y?.value ?? 0), 12);
    expect(look?.differ?.values[1]).toBeCloseTo((x?.value ?? 0) + (y?.value ?? 0) + Math.max(x?.value ?? 0, 3) - 3, 12);
    expect(lookClosely(treeOf('max(x, 3)'), treeOf('3'))?.agreed).toBeGreaterThan(3);
  });

  test('returns undefined for anything but scalars', () => {
    expect([lookClosely(treeOf('(1, 2)'), treeOf('5')), lookClosely(treeOf('5'), treeOf('x = 1'))]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
