import { describe, expect, it } from 'vitest';
import { outcomeWords } from './test-words.ts';

describe('what a test came to', () => {
  it('is told in a few words [R26]', () => {
    expect(outcomeWords({ outcome: 'right', score: 3, points: 3 })).toBe('right');
    expect(outcomeWords({ outcome: 'partly', score: 1, points: 3 })).toBe('33.3 % of the points');
    expect(outcomeWords({ outcome: 'wrong', score: 0, points: 3 })).toBe('wrong');
    expect(outcomeWords({ outcome: 'invalid', score: 0, points: 3 })).toBe('cannot be read');
  });
});
