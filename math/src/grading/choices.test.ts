import { describe, expect, test } from 'vitest';
import type { Part } from '../exercises/document.ts';
import { verdict } from './build-verdict.ts';

describe('feedback on several choices', () => {
  const part = (partialCredit: boolean): Part => ({
    name: 'p',
    answerType: 3,
    shuffle: false,
    partialCredit,
    choices: [
      { text: 'two', correct: true, feedback: 'Two is even: half of it is one.' },
      { text: 'four', correct: true, feedback: 'Four is even: half of it is two.' },
      { text: 'five', correct: false, feedback: 'Five is odd.' },
      { text: 'seven', correct: false },
    ],
  });
  const told = (answer: string, partialCredit = false) => verdict(part(partialCredit), answer).feedback;

  const later = (answer: string) => verdict(part(false), answer).afterwards;

  test('explains wrong choices that were chosen, each by its letter, and never names right ones that were not', () => {
    expect(told('a')).toBe('All that you chose is right, but something is missing.');
    expect(told('a', true)).toBe('All that you chose is right, but something is missing.');
    expect(told('a,c')).toBe('C: Five is odd.');
    expect(told('a,b,d')).toBe('Not all that you chose is right.');
    expect(told('a,b')).toBe('');
  });

  test('keeps what can be said of right choices that were left out for when the solution is shown', () => {
    expect(later('a,c')).toBe('B: Four is even: half of it is two.');
    expect(later('c')).toBe('A: Two is even: half of it is one. B: Four is even: half of it is two.');
    expect(later('a,b,d')).toBeUndefined();
  });
});
