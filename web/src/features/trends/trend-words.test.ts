import { describe, expect, it } from 'vitest';
import { runsOf } from '../../ui/charts/Curve.tsx';
import { changeOf, standingWords } from './trend-words.ts';

const week = (rightShare: number | null) => ({ from: '2026-11-02T00:00:00.000Z', activeCount: 3, rightShare });

describe('trends in words [R10]', () => {
  it('compare the last two weeks that have answers', () => {
    expect(changeOf([week(0.5), week(null), week(0.62), week(null)])).toEqual({ points: 12, words: '+12' });
    expect(changeOf([week(0.62), week(0.5)])?.words).toBe('−12');
    expect(changeOf([week(0.5), week(0.501)])).toBeUndefined();
    expect(changeOf([week(null), week(0.5)])).toBeUndefined();
  });

  it.each([
    [0.9, 0.1, 'secure'],
    [0.8, -0.1, 'fading'],
    [0.6, null, 'getting there'],
    [0.2, null, 'not yet'],
    [null, null, 'just begun'],
  ])('say of mastery %s with change %s: %s', (mastery, change, words) => {
    expect(standingWords({ mastery, change }).words).toBe(words);
  });

  it('leave a gap in the curve where there are no answers', () => {
    const points = [0.1, 0.2, null, 0.4, null, 0.6, 0.7].map((share, index) => ({ name: String(index), share }));
    expect(runsOf(points)).toEqual([[0, 1], [3], [5, 6]]);
  });
});
