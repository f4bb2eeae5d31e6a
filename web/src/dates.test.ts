import { describe, expect, it } from 'vitest';
import { count, durationWords, pointsWords } from './dates.ts';

describe('amounts in words', () => {
  it('counts one and many', () => expect([count(1, 'task'), count(0, 'task')]).toEqual(['1 task', '0 tasks']));
  it('says how long something took', () => {
    const minute = 60_000;
    expect([10_000, 42 * minute, 60 * minute, 65 * minute, 72 * 60 * minute].map(durationWords)).toEqual([
      'less than a minute',
      '42 minutes',
      '1 hour',
      '1 hour 5 minutes',
      '3 days',
    ]);
  });
  it('shows points without noise', () => expect([2, 0.5, 1.3333333].map(pointsWords)).toEqual(['2', '0.5', '1.33']));
});
