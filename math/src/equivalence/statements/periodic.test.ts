import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { comparePeriodic } from './periodic.ts';
import type { Assumptions } from '../scalars/points.ts';

const compare = (
  a: string,
  b: string,
  {
    assumptions = {},
    declared = '',
    reals = '',
  }: { assumptions?: Assumptions; declared?: string; reals?: string } = {},
) => comparePeriodic(formulaFrom(a), formulaFrom(b), assumptions, new Set(declared), new Set(reals));

describe('solutions with letters for whole numbers', () => {
  test.each([
    ['x = pi k', 'sin(x) = 0', 'equal'],
    ['x = 2pi k', 'sin(x) = 0', 'different'],
    ['x = 2k + 1', 'x = 2k - 1', 'equal'],
    ['x = 2k', 'x = 2k + 1', 'different'],
    ['t = 2k', 't = 4k or t = 4k + 2', 'equal'],
    ['phi = 30 + 360k', 'phi = 390 + 360k', 'equal'],
    ['y = pi k', 'y = pi k + pi', 'equal'],
    ['y = 2k', 'y = 2', 'different'],
    ['n = 2k', 'n = 2m', 'equal'],
    ['n = 2k', 'n = 2m + 1', 'different'],
    ['y = k^2 pi', 'y = 2', 'unknown'],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect([compare(a, b), compare(b, a)]).toEqual([expected, expected]);
  });

  test.each([
    ['y = 2k + 1', 'y = 2k - 1'],
    ['x = 1', 'x = 2'],
    ['y = k x', 'y = n x'],
    ['x = k^2', 'x = n^2'],
    ['k = 2', 'n = 2'],
    ['x = 2a', 'x = 4a'],
  ])('%s and %s are not about them', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual([undefined, undefined]);
  });

  test('are letters that are declared or assumed to be whole', () => {
    expect(compare('y = 2l', 'y = 2l + 2')).toBeUndefined();
    expect(compare('y = 2l', 'y = 2l + 2', { declared: 'l' })).toBe('equal');
    expect(compare('x = 2a', 'x = 2a + 4', { assumptions: { a: 'integer' } })).toBe('equal');
    expect(compare('x = 2k', 'x = 2k + 4', { assumptions: { k: 'real' } })).toBeUndefined();
    expect(compare('x = 2k', 'x = 2k + 4', { reals: 'k' })).toBeUndefined();
    expect(compare('x = 2k', 'x = 2k + 4', { reals: 'k', declared: 'k' })).toBeUndefined();
  });
});
