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

  test('explains right choices that were left out as well as wrong ones that were chosen', () => {
    expect(told('a')).toBe('Four is even: half of it is two.');
    expect(told('a', true)).toBe('Four is even: half of it is two.');
    expect(told('a,c')).toBe('Four is even: half of it is two. Five is odd.');
    expect(told('a,b,d')).toBe('Not all that you chose is right.');
    expect(told('a,b')).toBe('');
  });
});
