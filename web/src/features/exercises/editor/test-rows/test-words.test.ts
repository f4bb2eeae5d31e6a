import { describe, expect, it } from 'vitest';
import { outcomeWords } from './test-words.ts';

describe('what a test came to', () => {
  it('is described in a few words [R26]', () => {
    const points = 3;
    const parts = [] as const;
    expect(outcomeWords({ outcome: 'right', score: 3, points, parts })).toBe('right');
    expect(outcomeWords({ outcome: 'partly', score: 1, points, parts })).toBe('33.3 % of the points');
    expect(outcomeWords({ outcome: 'wrong', score: 0, points, parts })).toBe('wrong');
    expect(outcomeWords({ outcome: 'invalid', score: 0, points, parts })).toBe('cannot be read');
  });

  it('says of an answer that is right and not worked out what it is', () => {
    const parts = [{ part: 'p', outcome: 'unfinished', score: 0, points: 3, feedback: '', reason: '' }] as const;
    expect(outcomeWords({ outcome: 'invalid', score: 0, points: 3, parts })).toBe('not worked out');
  });
});
