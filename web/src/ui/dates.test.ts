import { describe, expect, it } from 'vitest';
import { agoWords, dayWords, dueWords } from './dates.ts';

const now = new Date(2026, 10, 19, 22, 30);
const at = (day: number, hour = 12, minute = 0): Date => new Date(2026, 10, day, hour, minute);

describe('moments in words', () => {
  it('name the days around today [K06]', () => {
    expect(dayWords(at(19), now)).toBe('Today');
    expect(dayWords(at(20), now)).toBe('Tomorrow');
    expect(dayWords(at(18), now)).toBe('Yesterday');
    expect(dayWords(at(24), now)).toContain('24');
  });

  it('count days by the calendar, not by 24 hours', () => {
    expect(dayWords(new Date(2026, 10, 20, 0, 5), now)).toBe('Tomorrow');
    expect(dayWords(at(18, 23, 59), now)).toBe('Yesterday');
  });

  it('call a due date soon within 48 hours and say the time then', () => {
    expect(dueWords(at(20, 23, 59), now)).toMatchObject({ isSoon: true, isPast: false });
    expect(dueWords(at(20, 23, 59), now).text).toMatch(/^Tomorrow, /);
    expect(dueWords(at(24), now)).toMatchObject({ isSoon: false, isPast: false });
    expect(dueWords(at(10), now)).toMatchObject({ isSoon: false, isPast: true });
  });

  it('say how long ago', () => {
    expect(agoWords(at(19, 22, 30), now)).toBe('just now');
    expect(agoWords(at(19, 22, 25), now)).toBe('5 min ago');
    expect(agoWords(at(19, 19, 0), now)).toBe('3 h ago');
    expect(agoWords(at(18, 8), now)).toBe('yesterday');
    expect(agoWords(at(10), now)).toContain('10');
  });
});
