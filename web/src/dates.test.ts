import { describe, expect, it } from 'vitest';
import { agoWords, count, dateWords, dueInSentence, dueWords, durationWords, pointsWords } from './dates.ts';

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

describe('agoWords', () => {
  const now = new Date(2026, 10, 19, 22, 30).getTime();
  const at = (day: number, hour: number, minute = 0): string => new Date(2026, 10, day, hour, minute).toISOString();

  it('counts minutes, then hours, then days by the calendar', () => {
    expect(agoWords(at(19, 22, 30), now)).toBe('just now');
    expect(agoWords(at(19, 22, 25), now)).toBe('5 min ago');
    expect(agoWords(at(19, 19), now)).toBe('3 h ago');
    expect(agoWords(at(19, 7), now)).toBe('today');
    expect(agoWords(at(18, 8), now)).toBe('yesterday');
    expect(agoWords(at(10, 8), now)).toContain('10');
  });
});

describe('dueInSentence', () => {
  const now = new Date(2026, 10, 19, 9).getTime();
  const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
  const at = (day: number): string => new Date(2026, 10, day, 23, 59).toISOString();

  it('begins today and tomorrow in lower case, and leaves a day as it is', () => {
    expect([dueWords(at(19), now), dueInSentence(at(19), now)]).toEqual([/^Today, /, /^today, /].map(matching));
    expect(dueInSentence(at(20), now)).toMatch(/^tomorrow, /);
    expect(dueInSentence(at(24), now)).toBe(dueWords(at(24), now));
  });
});

describe('dateWords [K06]', () => {
  it.each([
    ['en-US', 'November 21, 2026'],
    ['en-GB', '21 November 2026'],
    ['de', '21. November 2026'],
  ])('writes a date in %s', (language, words) => {
    expect(dateWords(new Date(2026, 10, 21, 12).getTime(), language)).toBe(words);
  });
});
