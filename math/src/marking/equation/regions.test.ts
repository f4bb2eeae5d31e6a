import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import { gapBetween, hasRange, isOneEndOf, type Region, regionOf, sameEnds, sameRegion } from './regions.ts';
import { approximate } from '../number/tolerance.ts';

function readRegion(source: string): Region | undefined {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return regionOf(result.tree);
}

function region(source: string): Region {
  const found = readRegion(source);
  if (!found) throw new Error(`${source} is not a region`);
  return found;
}

/** (1, 2] as it is written; * for an end that is infinite. */
function shown(pieces: Region): string {
  const end = (bound: Region[number]['low']): string =>
    bound === 'infinite' ? '*' : String(Number(approximate(bound).toFixed(3)));
  return pieces
    .map(({ low, high, lowClosed, highClosed }) => {
      return `${lowClosed ? '[' : '('}${end(low)}, ${end(high)}${highClosed ? ']' : ')'}`;
    })
    .join(' ');
}

describe('a set of numbers on the line', () => {
  test.each([
    ['(1, 2)', '(1, 2)'],
    ['[1, 2]', '[1, 2]'],
    ['(1, 2]', '(1, 2]'],
    ['[1, 2)', '[1, 2)'],
    ['(+1, 2)', '(1, 2)'],
    ['[1, 1]', '[1, 1]'],
    ['(1, 1]', ''],
    ['[1, 1)', ''],
    ['(2, 1)', ''],
    ['[2, 1]', ''],
    ['(sqrt(2), 3]', '(1.414, 3]'],
    ['(sqrt(2), sqrt(8)/2)', ''],
    ['[sqrt(2), sqrt(8)/2]', '[1.414, 1.414]'],
    ['(-infinity, 3)', '(*, 3)'],
    ['(-infinity, +infinity)', '(*, *)'],
    ['{3, 1}', '[1, 1] [3, 3]'],
    ['ℝ', '(*, *)'],
    ['x < infinity', '(*, *)'],
    ['-infinity < x < 3', '(*, 3)'],
    ['-infinity < x <= infinity', '(*, *)'],
    ['true', '(*, *)'],
    ['false', ''],
    ['{}', ''],
    ['(1, 2) ∪ (2, 3)', '(1, 2) (2, 3)'],
    ['(1, 2] ∪ (2, 3)', '(1, 3)'],
    ['(1, 2) ∪ [2, 3)', '(1, 3)'],
    ['[1, 3] ∪ [2, 5]', '[1, 5]'],
    ['[1, 5] ∪ [2, 3]', '[1, 5]'],
    ['(1, 3) ∪ [1, 3]', '[1, 3]'],
    ['(3, 4) ∪ (1, 2)', '(1, 2) (3, 4)'],
    ['(-infinity, 1) ∪ (-infinity, 2)', '(*, 2)'],
    ['(1, infinity) ∪ (2, infinity)', '(1, *)'],
    ['(1, infinity) ∪ (2, 3)', '(1, *)'],
    ['(-infinity, 3) ∪ (1, 2)', '(*, 3)'],
    ['(1, 3) ∪ (2, infinity) ∪ (-infinity, 0)', '(*, 0) (1, *)'],
    ['(1, 2] ∪ (1, 2)', '(1, 2]'],
    ['(-infinity, 2) ∩ (1, infinity)', '(1, 2)'],
    ['(-infinity, 2] ∩ [2, infinity)', '[2, 2]'],
    ['(-infinity, 2) ∩ [2, infinity)', ''],
    ['(1, 3) ∩ (2, 4)', '(2, 3)'],
    ['[1, 3] ∩ (1, 3)', '(1, 3)'],
    ['(1, 2) ∩ (3, 4)', ''],
    ['ℝ ∖ {1, 2}', '(*, 1) (1, 2) (2, *)'],
    ['[1, 4] ∖ (2, 3)', '[1, 2] [3, 4]'],
    ['ℝ ∖ (1, infinity)', '(*, 1]'],
    ['{x | x > 2}', '(2, *)'],
    ['x > 2', '(2, *)'],
    ['x >= 2', '[2, *)'],
    ['x < 2', '(*, 2)'],
    ['x <= 2', '(*, 2]'],
    ['x = 2', '[2, 2]'],
    ['x != 2', '(*, 2) (2, *)'],
    ['2 < x', '(2, *)'],
    ['2 >= x', '(*, 2]'],
    ['2 = x', '[2, 2]'],
    ['1 < x <= 3', '(1, 3]'],
    ['x in (1, 2)', '(1, 2)'],
    ['not x > 2', '(*, 2]'],
    ['x > 2 or x < 1', '(*, 1) (2, *)'],
    ['x > 2 and x < 3', '(2, 3)'],
  ])('%s is %s', (source, pieces) => {
    expect(shown(region(source))).toBe(pieces);
  });

  test('has two ends', () => {
    const of = (count: number) => {
      const items = Array.from({ length: count }, () => ({ kind: 'number' as const, text: '1' }));
      return regionOf({ kind: 'tuple', shape: 'round', items });
    };
    expect([0, 1, 3].map(of)).toEqual([undefined, undefined, undefined]);
    expect(of(2)).toEqual([]);
  });

  test.each(['(1, 2, 3)', 'ℤ', '1 < x < y', 'x < a', 'x > infinity', 'x + 1 < 2', '(a, 1)', '5', '1 < 2', 'x < 2 < 3'])(
    '%s is none',
    (source) => {
      expect(readRegion(source)).toBeUndefined();
    },
  );
});

describe('two sets of numbers on the line', () => {
  test('are the same in all their ends, or apart from which of them belong to it', () => {
    const pairs = ['(1, 2)', '[1, 2]', '(1, 2]', '(1, 3)', '(1, 2) ∪ (3, 4)'].map((other) => [
      sameRegion(region('(1, 2)'), region(other)),
      sameEnds(region('(1, 2)'), region(other)),
    ]);
    expect(pairs).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test.each([
    ['(1, 2)', '(1, 2) ∪ (3, 4)', { is: 'missing', count: 1, isPoints: false }],
    ['(1, 2) ∪ (3, 4)', '(1, 2)', { is: 'extra', count: 1, isPoints: false }],
    ['{1, 2}', '{1}', { is: 'extra', count: 1, isPoints: true }],
    ['{1}', '{1, 2, 3}', { is: 'missing', count: 2, isPoints: true }],
    ['(1, 2) ∪ {3}', '(1, 2)', { is: 'extra', count: 1, isPoints: true }],
    ['(1, 2)', '(1, 2)', undefined],
    ['(1, 2)', '(3, 4)', undefined],
    ['(1, 2) ∪ (5, 6)', '(1, 2) ∪ (3, 4)', undefined],
    ['(1, 2]', '(1, 2) ∪ (3, 4)', undefined],
    ['[1, 2) ∪ (3, 4)', '(1, 2) ∪ (3, 4)', undefined],
  ] as const)('%s lacks or adds pieces of %s', (own, key, gap) => {
    expect(gapBetween(region(own), region(key))).toEqual(gap);
  });

  test('may have one end in common', () => {
    const key = region('(1, 2]');
    const isEnd = (source: string) => isOneEndOf(region(source), key);
    expect(['x <= 2', 'x > 1'].map(isEnd)).toEqual([true, true]);
    const others = ['x < 2', 'x >= 1', 'x < 3', 'x > 0', 'ℝ', '(1, 2]', 'x <= 2 or x > 3', '{}', 'x > 2'];
    expect(others.filter(isEnd)).toEqual([]);
    expect(isOneEndOf(region('x > 1'), region('x > 1'))).toBe(false);
    expect(isOneEndOf(region('x > 1'), region('(1, 2) ∪ (3, 4)'))).toBe(false);
  });

  test('have more than points where a piece has a length', () => {
    expect(
      ['(1, 2)', 'x > 1', 'x < 1', '{1} ∪ (2, 3)', '{1, 2}', '{}'].map((source) => hasRange(region(source))),
    ).toEqual([true, true, true, true, false, false]);
    expect(hasRange(undefined)).toBe(false);
  });
});
