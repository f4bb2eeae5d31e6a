import { describe, expect, it } from 'vitest';
import {
  adjusted,
  compareGroups,
  discriminationOf,
  discriminationRangeOf,
  distributionOf,
  fisherExact,
  intervalOf,
  judgeGroups,
  medianOf,
  reliabilityOf,
} from './statistics.ts';

const tries = (right: number, wrong: number) => [
  ...Array.from({ length: right }, () => true),
  ...Array.from({ length: wrong }, () => false),
];

describe('figures about questions [A7]', () => {
  it('Fisher’s exact test gives the published values', () => {
    // Fisher's tea taster, and the table of Agresti, 3.5.
    expect(fisherExact(3, 1, 1, 3)).toBeCloseTo(0.4857, 4);
    expect(fisherExact(21, 2, 15, 3)).toBeCloseTo(0.6384, 4);
    expect(fisherExact(10, 0, 0, 10)).toBeCloseTo(1.0825e-5, 8);
  });

  it('many comparisons are corrected as Holm does', () => {
    const [first, second, third] = adjusted([0.01, 0.04, 0.03]);
    expect([first, second, third].map((p) => p?.toFixed(4))).toEqual(['0.0300', '0.0600', '0.0600']);
  });

  it('ranges of shares are those that Wilson gives', () => {
    // Newcombe 1998, table I, method 3: 81 of 263, 15 of 148, 0 of 20.
    expect(intervalOf(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(intervalOf(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(intervalOf(15, 148).low).toBeCloseTo(0.0624, 4);
    expect(intervalOf(15, 148).high).toBeCloseTo(0.1605, 4);
    expect(intervalOf(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
  });

  it('reliability is alpha, and nothing with fewer than twelve learners or one question', () => {
    const same = Array.from({ length: 12 }, (_, index) => [index % 2, index % 2, index % 2]);
    expect(reliabilityOf(same)).toBeCloseTo(1);
    expect(reliabilityOf(same.slice(1))).toBeNull();
    expect(reliabilityOf(same.map(([first = 0]) => [first]))).toBeNull();
    const unrelated = Array.from({ length: 16 }, (_, index) => [index % 2, Math.floor(index / 2) % 2]);
    expect(reliabilityOf(unrelated)).toBeCloseTo(0);
  });

  it('times are counted in round spans, the last of which takes the stragglers', () => {
    const times = distributionOf([12, 20, 31, 33, 40, 45, 59, 61, 80, 3000]);
    expect(times).toMatchObject({ medianSeconds: 42.5, fastestSeconds: 12, slowestSeconds: 3000, spanSeconds: 10 });
    expect(times.counts).toEqual([0, 1, 1, 2, 2, 1, 1, 0, 1, 0, 0, 1]);
    expect(distributionOf([7, 7, 7, 7, 7]).counts).toEqual([0, 5]);
  });

  it('discrimination is the correlation with the rest of the task', () => {
    const list = Array.from({ length: 20 }, (_, index) => ({ isRight: index >= 10, rest: index }));
    expect(discriminationOf(list)).toBeCloseTo(0.867, 3);
    expect(discriminationOf(list.map(({ rest }) => ({ isRight: true, rest })))).toBeNull();
    expect(discriminationOf(list.slice(0, 9))).toBeNull();
  });

  it('the range of a discrimination narrows with the learners, holds it, and stays within −1 and 1', () => {
    // R. A. Fisher's example: r = 0.6 of 28 pairs.
    const range = discriminationRangeOf(0.6, 28);
    expect([range.low, range.high]).toEqual([expect.closeTo(0.292, 3), expect.closeTo(0.795, 3)]);
    expect(discriminationRangeOf(1, 10).high).toBeLessThanOrEqual(1);
    expect(discriminationRangeOf(-0.2, 1000).high).toBeLessThan(0);
  });

  it('a value of a variable that does worse than all others is unfair, with twenty learners on each side', () => {
    const [groups = []] = judgeGroups([
      compareGroups(
        new Map([
          ['a = 2', tries(18, 2)],
          ['a = 3', tries(17, 3)],
          ['a = 4', tries(3, 17)],
          ['a = 5', tries(0, 19)],
        ]),
      ),
    ]);
    expect(groups.filter(({ isUnfair }) => isUnfair).map(({ name }) => name)).toContain('a = 4');
    expect(groups.find(({ name }) => name === 'a = 5')).toMatchObject({ adjustedP: null, isUnfair: false });
    const [alike = []] = judgeGroups([
      compareGroups(
        new Map([
          ['a = 2', tries(12, 8)],
          ['a = 3', tries(11, 9)],
        ]),
      ),
    ]);
    expect(alike.some(({ isUnfair }) => isUnfair)).toBe(false);
  });

  it('what is unfair alone may be chance among the comparisons of a whole task', () => {
    const suspicious = compareGroups(
      new Map([
        ['a = 2', tries(9, 11)],
        ['a = 3', tries(17, 5)],
      ]),
    );
    const usual = compareGroups(
      new Map([
        ['b = 1', tries(15, 10)],
        ['b = 2', tries(15, 10)],
      ]),
    );
    const alone = suspicious.map((group) => ({ ...group, p: 0.03 })).slice(0, 1);
    expect(judgeGroups([alone])[0]?.[0]?.isUnfair).toBe(true);
    expect(judgeGroups([alone, usual, usual])[0]?.[0]?.isUnfair).toBe(false);
  });

  it('the median is in the middle', () => {
    expect(medianOf([])).toBeNull();
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([1, 2, 3, 10])).toBe(2.5);
  });
});
