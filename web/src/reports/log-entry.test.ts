import { describe, expect, it } from 'vitest';
import { createThrottle, shorten, wordsOf } from './log-entry.ts';

describe('log entries', () => {
  it('[X15] cut messages to 90 characters plus an ellipsis', () => {
    expect(shorten('x'.repeat(90))).toBe('x'.repeat(90));
    expect(shorten('x'.repeat(91))).toBe(`${'x'.repeat(90)}…`);
  });

  it('[K04] [X15] leave five seconds between two of one type, whatever happens to others', () => {
    const clock = { now: 0 };
    const mayPass = createThrottle(() => clock.now);
    expect([mayPass('MathJax Error'), mayPass('MathJax Error'), mayPass('Unhandled Error')]).toEqual([
      true,
      false,
      true,
    ]);
    clock.now = 4_999;
    expect(mayPass('MathJax Error')).toBe(false);
    clock.now = 5_000;
    expect(mayPass('MathJax Error')).toBe(true);
  });

  it('have words for whatever is thrown', () => {
    expect([wordsOf(new RangeError('too deep')), wordsOf('gone'), wordsOf(undefined)]).toEqual([
      'RangeError: too deep',
      'gone',
      'undefined',
    ]);
  });
});
