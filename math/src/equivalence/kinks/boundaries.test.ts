import { describe, expect, test } from 'vitest';
import { chosenBoundaries, leastSteps } from './boundaries.ts';

describe('boundaries on a line', () => {
  test('are all looked at where there are few', () => {
    const places = [-1e9, -3, -1e-9, 0, 1e-8, 2, 5, 1e7];
    expect(chosenBoundaries([], places)).toEqual([]);
    expect(chosenBoundaries([1, 3, 4, 6, 7], places)).toEqual([1, 3, 4, 6, 7]);
  });

  test('are the nearest ones of ordinary size, the nearest and the farthest where there are many', () => {
    const places = [-1e9, -3, -1e-9, 0, 1e-8, 2, 5, 1e7];
    expect(chosenBoundaries([0, 1, 2, 4, 5, 6, 7], places)).toEqual([5, 1, 6, 2, 0]);
    expect(chosenBoundaries([0, 1, 5, 6, 7, 4], places)).toEqual([5, 1, 6, 4, 0]);
    expect(chosenBoundaries([0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6])).toEqual([0, 1, 2, 5]);
  });

  test('are the steps nearest to 0 on both sides of it', () => {
    const values = [-9.5, -3.2, -1.4, -0.3, 2.6, 4.1, 8.2];
    const steps = (found: readonly number[]): readonly number[] => leastSteps(found, (k) => values[k] ?? Number.NaN);
    expect(steps([1, 2, 3, 4, 5, 6])).toEqual([5, 3]);
    expect(steps([1, 2, 6])).toEqual([6, 2]);
    expect([steps([1]), steps([6]), steps([4]), steps([])]).toEqual([[1], [6], [], []]);
  });
});
