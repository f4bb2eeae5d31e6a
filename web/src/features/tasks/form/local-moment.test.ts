import { describe, expect, it } from 'vitest';
import { fromLocalInput, inDays, toLocalInput } from './local-moment.ts';

describe('a date box', () => {
  it('shows local time and sends UTC, there and back', () => {
    const iso = new Date(2026, 10, 20, 8, 5).toISOString();
    expect(toLocalInput(iso)).toBe('2026-11-20T08:05');
    expect(fromLocalInput('2026-11-20T08:05')).toBe(iso);
  });

  it('is empty for no moment, and no moment when empty', () => {
    expect(toLocalInput(null)).toBe('');
    expect(fromLocalInput('')).toBeNull();
  });

  it('proposes a day from now at a full hour of the clock', () => {
    expect(inDays(7, 23, 59, new Date(2026, 10, 27, 12).getTime())).toBe('2026-12-04T23:59');
  });
});
