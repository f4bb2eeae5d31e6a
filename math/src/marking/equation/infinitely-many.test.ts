import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { formula, verdict } from '../../testing/build-verdict.ts';

const which = 'Say which: write all of them, such as x = kπ, or ℝ for all real numbers.';
const asked = (part: Part, options = {}) => verdict(part, 'infinitely many solutions', [], options);

describe('“infinitely many solutions”', () => {
  test.each([
    [7, 'true'],
    [7, 'x in RR'],
    [8, 'ℝ'],
    [8, '(-infinity, infinity)'],
    [8, '(-infinity, 2) union (1, infinity)'],
  ] as const)('is all numbers where these solve it: %i %s', (type, key) => {
    expect(asked(formula(type, key)).outcome).toBe('right');
  });

  test.each([
    [7, 'x = 1'],
    [7, 'false'],
    [7, 'x > 1'],
    [7, 'x < 1 or x > 1'],
    [7, 'x = pi k'],
    [8, '(1, infinity)'],
    [8, '(-infinity, 1)'],
    [8, '{1, 2}'],
    [8, '{}'],
  ] as const)('does not say which, and costs nothing: %i %s', (type, key) => {
    expect(asked(formula(type, key))).toMatchObject({ outcome: 'invalid', reason: 'infinitely many', feedback: which });
  });

  test('is asked about whatever the key is while results are withheld', () => {
    for (const part of [formula(7, 'true'), formula(8, 'ℝ'), formula(7, 'x = 1')]) {
      expect(asked(part, { unfinished: 'always' })).toMatchObject({ outcome: 'invalid', feedback: which });
    }
  });

  test('is looked for among all accepted answers, and among these only', () => {
    const part = (all: number, one: number): Part => {
      const accept = [
        { value: 'x = 1', score: one },
        { value: 'true', score: all },
      ];
      return { name: 'p', answerType: 7, accept: one > all ? accept : accept.toReversed() };
    };
    expect(asked(part(1, 0)).outcome).toBe('right');
    expect(asked(part(0.5, 1)).outcome).toBe('partly');
    expect(asked(part(0, 1))).toMatchObject({ outcome: 'invalid', reason: 'infinitely many' });
  });
});
