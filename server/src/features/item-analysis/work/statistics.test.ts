import { describe, expect, it } from 'vitest';
import { adjusted, compareGroups, discriminationOf, fisherExact, medianOf } from './statistics.ts';

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

  it('many comparisons are corrected as Benjamini and Hochberg do', () => {
    const [first, second, third] = adjusted([0.01, 0.04, 0.03]);
    expect(first).toBeCloseTo(0.03);
    expect(second).toBeCloseTo(0.04);
    expect(third).toBeCloseTo(0.04);
  });

  it('discrimination is the correlation with the rest of the task', () => {
    const list = Array.from({ length: 20 }, (_, index) => ({ isRight: index >= 10, rest: index }));
    expect(discriminationOf(list)).toBeCloseTo(0.867, 3);
    expect(discriminationOf(list.map(({ rest }) => ({ isRight: true, rest })))).toBeNull();
    expect(discriminationOf(list.slice(0, 9))).toBeNull();
  });

  it('a value of a variable that does worse than all others is unfair, with learners enough', () => {
    const groups = compareGroups(
      new Map([
        ['a = 2', tries(18, 2)],
        ['a = 3', tries(17, 3)],
        ['a = 4', tries(3, 17)],
        ['a = 5', tries(0, 5)],
      ]),
    );
    expect(groups.filter(({ isUnfair }) => isUnfair).map(({ name }) => name)).toContain('a = 4');
    expect(groups.find(({ name }) => name === 'a = 5')).toMatchObject({ adjustedP: null, isUnfair: false });
    expect(
      compareGroups(
        new Map([
          ['a = 2', tries(12, 8)],
          ['a = 3', tries(11, 9)],
        ]),
      ).some(({ isUnfair }) => isUnfair),
    ).toBe(false);
  });

  it('the median is in the middle', () => {
    expect(medianOf([])).toBeNull();
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([1, 2, 3, 10])).toBe(2.5);
  });
});
