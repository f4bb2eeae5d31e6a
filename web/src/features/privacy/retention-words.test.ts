import { describe, expect, it } from 'vitest';
import { dryRunWords, monthChoices } from './retention-words.ts';

const retention = { months: null, archivedAt: null, removesAt: null, learners: 24, attempts: 120, responses: 1 };

describe('the words of a class’s retention', () => {
  it('offer what is set among the usual choices [SC21]', () => {
    expect(monthChoices(null).map((choice) => choice.value)).toEqual(['', '3', '6', '12', '24', '36', '60']);
    expect(monthChoices(7).map((choice) => choice.label)).toContain('7 months after archiving');
    expect(monthChoices(12).find((choice) => choice.value === '12')?.label).toBe('1 year after archiving');
  });

  it('say what a choice would do, and when [SC21]', () => {
    expect(dryRunWords(null, retention)).toMatch(/^Names stay/);
    expect(dryRunWords(6, retention)).toMatch(/not archived.*24 learners with 120 attempts and 1 answer would become/);
    const archived = { ...retention, archivedAt: '2026-01-31T08:00:00Z', removesAt: '2026-07-31T08:00:00Z' };
    expect(dryRunWords(6, archived)).toMatch(/^On .*2026, 24 learners/);
    expect(dryRunWords(6, { ...archived, learners: 0 })).toMatch(/^There is no one/);
  });
});
