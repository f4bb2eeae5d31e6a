import { describe, expect, test } from 'vitest';
import { equivalent } from '../equivalent.ts';
import { treeOf } from '../../testing/trees.ts';
import type { Guard } from './guards.ts';
import { goldenSection, summitsOf } from './touches.ts';

const guard = (kind: Guard['kind']): Guard => ({
  program: 0,
  kind,
  jumps: true,
  ends: false,
  register: 0,
  minus: -1,
  plus: 0,
  over: 1,
});

describe('the golden section', () => {
  test('finds where a function is smallest', () => {
    for (const at of [-3.7, 0, 0.001, 2, 4.999]) {
      expect(goldenSection((t) => (t - at) ** 2, -4, 5)).toBeCloseTo(at, 6);
      expect(goldenSection((t) => Math.abs(t - at) ** 0.5, -4, 5)).toBeCloseTo(at, 6);
    }
    expect(goldenSection((t) => t, 2, 9)).toBeCloseTo(2, 6);
    expect(goldenSection((t) => -t, 2, 9)).toBeCloseTo(9, 6);
    expect(goldenSection((t) => t, 3, 3)).toBe(3);
  });

  test('takes a few dozen steps, or fewer where it may stop', () => {
    let count = 0;
    const counted = (t: number): number => {
      count += 1;
      return t * t;
    };
    goldenSection(counted, -1, 2);
    expect(count).toBe(88);
    count = 0;
    expect(goldenSection(counted, -1, 2, () => count >= 6)).toBeCloseTo(0, 0);
    expect(count).toBe(6);
    count = 0;
    expect(goldenSection(counted, -1, 2, () => true)).toBe(0.5);
    expect(count).toBe(0);
  });
});

describe('extrema at which a term may touch what it jumps at', () => {
  const summits = (kind: Guard['kind'], values: readonly number[], isAlone = true) =>
    summitsOf(guard(kind), values.length, (k) => values[k] ?? Number.NaN, isAlone).map(({ index, sign }) => [
      index,
      sign,
    ]);

  test.each([
    ['zero', [-3, -1, -3], [[1, 1]]],
    ['zero', [3, 1, 3], [[1, -1]]],
    ['zero', [-3, 0, -3], [[1, 1]]],
    ['zero', [1, 3, 1], []],
    ['zero', [-1, -3, -1], []],
    ['zero', [1, 2, 3], []],
    ['zero', [-2, -2, -2], []],
    [
      'zero',
      [-3, -1, -1, -3],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['zero', [-3, -1], []],
    ['zero', [-1, Number.NaN, -1], []],
    ['whole', [0.2, 0.9, 0.2], [[1, 1]]],
    ['whole', [0.9, 0.2, 0.9], [[1, -1]]],
    ['whole', [0.5, 2, 0.5], [[1, 1]]],
    ['whole', [-0.9, -0.2, -0.9], [[1, 1]]],
  ] as const)('%s %j: %j', (kind, values, expected) => {
    expect(summits(kind, values)).toEqual(expected);
  });

  test('are the nearest ones, measured by how far they rise', () => {
    const far = [-100, -90, -100];
    expect(summits('zero', [-31, -30, -31])).toEqual([[1, 1]]);
    expect(summits('zero', [-33, -32, -33])).toEqual([]);
    expect(summits('zero', [-33, -32, -33], false)).toEqual([[1, 1]]);
    expect(summits('zero', [1, 3, 1], false)).toEqual([]);
    const values = [...far, -9, -1, -9, ...far, -9, -2, -9, ...far, -9, -3, -9, ...far, -9, -4, -9];
    expect(summits('zero', values).map(([index]) => index)).toEqual([4, 10, 16]);
  });
});

describe('a term that touches 0 or a whole number', () => {
  const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

  /** Each is at most 0 and is 0 at some place. */
  const touching = [
    '-(x - 1/3)^2',
    '-(x^2 - 2)^2',
    '-(x - 41)^4',
    'sin(x) - 1',
    'cos(3x + 1) - 1',
    '1 - cosh(x - 2)',
    '1 - e^((x - 5)^2)',
    'x - e^(x - 1)',
    'ln(x) - x + 1',
    '2x - x^2 - 1',
    '-abs(x - pi)',
    '-x^2 - y^2 + 2x y',
    '-(x - 2)^2 - (y + 3)^2',
    '-(x + y - 5)^2',
    'sin(x)*sin(y) - 1',
    '-abs(x - 1) - abs(y)',
  ];
  test.each(touching)('is found at its top: %s', (term) => {
    expect(verdict(`sign(${term})`, '-1')).not.toBe('equal');
    expect(verdict(`floor(1 + (${term}))`, `floor((${term}))+1`)).toBe('equal');
    expect(verdict(`floor(e^(${term}))`, '0')).not.toBe('equal');
    expect(verdict(`sign(${term})`, `-sign(-(${term}))`)).toBe('equal');
  });

  test.each(touching)('is not mistaken for one that stays below: %s', (term) => {
    expect(verdict(`sign(${term} - 1/100)`, '-1')).not.toBe('different');
    expect(verdict(`floor(e^(${term} - 1/100))`, '0')).not.toBe('different');
  });
});

describe('terms of two letters that touch a value', () => {
  const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

  test.each([
    'sin(x) + cos(y) - 2',
    '-(x - 1)^2 - (y + 2)^2',
    '-(x - pi)^4 - y^2',
    'cos(x - y) - 1',
    '2x y - x^2 - y^2',
    '-abs(x - 1/3) - abs(y)',
  ])('%s: it is not taken as away from 0', (u) => {
    expect(verdict(`sign(${u})`, '-1')).not.toBe('equal');
    expect(verdict(`floor(1 + ${u}/9 + abs(${u})/10)`, '0')).not.toBe('equal');
    expect(verdict(`sign(${u})^2`, '1')).not.toBe('equal');
    expect(verdict(`sign(${u})`, `-sign(-(${u}))`)).not.toBe('different');
  });

  test.each(['sin(x) + cos(y) - 2', '-(x - 1)^2 - (y + 2)^2', '-(x - pi)^4 - y^2', '2x y - x^2 - y^2'])(
    '%s: where it is 0 shows',
    (u) => {
      expect(verdict(`sign(${u})`, '-1')).toBe('different');
    },
  );

  test.each(['sin(x) + cos(y) - 3', '-(x - 1)^2 - (y + 2)^2 - 1', 'cos(x - y) - 2', '-e^(x y)'])(
    '%s: where it is never 0 the sign is one',
    (u) => {
      expect(verdict(`sign(${u})`, '-1')).toBe('equal');
    },
  );

  test('a slow wave that may touch where no search came is left open, never taken as away', () => {
    for (const period of [150, 238, 700, 5000]) {
      expect(verdict(`sign(abs(sin(x/${period}) + cos(y - 1) - 2))`, '1')).not.toBe('equal');
      expect(verdict(`sign(sin(x/${period}) + cos(y) - 2)^2`, '1')).not.toBe('equal');
    }
  });

  test('what bends at a place where another part jumps is compared there', () => {
    for (const place of ['0', '1/3', 'sqrt(2)', '7']) {
      expect(verdict(`floor(1 - abs(x - ${place})/(1 + y^2))`, '0')).not.toBe('equal');
      expect(verdict(`sign(abs(x - ${place}))`, '1')).toBe('different');
      expect(verdict(`floor(max(3 - abs(x - ${place}), 5/2))`, '2')).toBe('different');
    }
  });
});
