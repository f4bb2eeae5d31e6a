import { describe, expect, test } from 'vitest';
import { formulaFrom, treeOf } from '../../testing/trees.ts';
import { comparePlaces, digitPlace, placeOf } from './place.ts';
import { realSet } from './real-sets.ts';
import { type LineSet, compareLineSets, gapSamples, hasBoundary, placesWithin, solutionSet } from './sets.ts';
import { noZeros } from './zeros/zero-sets.ts';

const solutions = (source: string): LineSet => {
  const set = solutionSet(formulaFrom(source), 'x');
  if (!set) throw new Error(`${source} has no solution set`);
  return set;
};

describe('places where membership may change', () => {
  const place = (source: string) => placeOf(treeOf(source)) ?? { value: Number.NaN };
  const family = (start: string, period: string) => ({
    start: digitPlace(place(start).digits ?? 0n),
    period: place(period),
  });
  const listed = (...families: readonly ReturnType<typeof family>[]) => placesWithin({ ...noZeros, families });

  test('are sorted, each once', () => {
    const places = [place('3'), place('-1'), place('sqrt(9)')];
    expect(placesWithin({ ...noZeros, places })?.map(({ value }) => value)).toEqual([-1, 3]);
  });

  test('of families lie in a window of two periods or of a common multiple', () => {
    const spans = (...families: readonly ReturnType<typeof family>[]): readonly number[] => {
      const values = listed(...families)?.map(({ value }) => value) ?? [];
      return [Math.min(...values), Math.max(...values)];
    };
    const check = (common: number, ...families: readonly ReturnType<typeof family>[]): void => {
      const [low = 0, high = 0] = spans(...families);
      expect([low <= -common, high >= common]).toEqual([true, true]);
      for (const { start, period } of families) {
        const values = listed(...families) ?? [];
        const step = period.digits ?? 1n;
        for (let k = -2n; k <= 2n; k++) {
          const wanted = digitPlace(((start.digits ?? 0n) % step) + k * step);
          expect(values.some((each) => comparePlaces(each, wanted) === 0)).toBe(true);
        }
      }
    };
    check(2, family('0', '1'));
    check(12, family('0', '3'), family('1', '4'));
    check(6 * Math.PI, family('1', '3pi'), family('2', '2pi'));
    check(15, family('1/2', '3/2'), family('0', '5'));
    check(2 * Math.PI, family('0', '1'), family('0', 'pi'));
    expect(listed(family('0', '1'), family('5', '1'), family('-7', '1'))).toEqual(listed(family('0', '1')));
    expect(listed(family('0', '1'), family('0', '2'))?.length).toBe(
      listed(family('0', '1'), family('0', '2'), family('2', '2'))?.length,
    );
  });

  test('are not listed where there are too many', () => {
    expect(listed(family('0', '1'), family('0', '399'))).toBeUndefined();
    expect(listed(family('0', '1'), family('0', '90'))?.length).toBeGreaterThan(360);
    expect(listed(family('0', '1/1000'), family('0', '1'))).toBeUndefined();
  });

  test('have samples in each gap and beyond them', () => {
    for (const values of [['0'], ['-3', '5'], ['1000', '1001', 'pi', 'pi + 10^(-30)'], ['-10^9', '10^(-9)']]) {
      const places = placesWithin({ ...noZeros, places: values.map(place) }) ?? [];
      const samples = gapSamples(places);
      expect(samples).toHaveLength(places.length + 1);
      for (const [k, inGap] of samples.entries()) {
        const [low, high] = [places[k - 1], places[k]];
        expect(inGap.length).toBeGreaterThan(1);
        for (const x of inGap) {
          expect([low ? comparePlaces(low, x) : -1, high ? comparePlaces(x, high) : -1]).toEqual([-1, -1]);
        }
      }
    }
    expect(
      gapSamples([])
        .flat()
        .some(({ value }) => value < 0),
    ).toBe(true);
    expect(
      gapSamples([])
        .flat()
        .some(({ value }) => value > 0),
    ).toBe(true);
  });

  test('make a boundary where some points are members and others not', () => {
    const boundary = (source: string): boolean => hasBoundary(realSet(treeOf(source)) ?? solutions(source));
    expect(['x > 2', 'x = 3', 'x != 3', 'sin(x) = 0', '(1, 2)', '{5}'].filter((source) => !boundary(source))).toEqual(
      [],
    );
    expect(['x = x', 'x^2 < 0', '{}', 'x^2 + 1 > 0'].filter(boundary)).toEqual([]);
  });

  test('are open where nothing is known at a place or in a gap', () => {
    const open: LineSet = { zeros: noZeros, contains: () => undefined };
    const all: LineSet = { zeros: noZeros, contains: () => true };
    const atTwo: LineSet = {
      zeros: { ...noZeros, places: [place('2')] },
      contains: (x) => (x.value === 2 ? undefined : true),
    };
    expect([compareLineSets(open, all), compareLineSets(all, open), compareLineSets(all, all)]).toEqual([
      'unknown',
      'unknown',
      'equal',
    ]);
    expect([compareLineSets(atTwo, all), compareLineSets(all, atTwo)]).toEqual(['unknown', 'unknown']);
  });

  test('are supplemented by samples far apart where they may be incomplete', () => {
    for (const x of [-12.13, 0.65, 25.3, -77.7, 310.1, 1234.5, -54321.9]) {
      const unsure: LineSet = {
        zeros: { ...noZeros, complete: false },
        contains: ({ value }) => Math.abs(value - x) > 0.05,
      };
      const all: LineSet = { zeros: noZeros, contains: () => true };
      expect([x, compareLineSets(unsure, all)]).toEqual([x, 'different']);
      expect(compareLineSets({ ...unsure, zeros: noZeros }, all)).toBe('equal');
    }
  });
});
