import { describe, expect, test } from 'vitest';
import type { Part } from '../exercises/document.ts';
import { outcomes, verdict } from './build-verdict.ts';

const words = (value: string, more: { caseSensitive?: boolean; wrong?: string } = {}): Part => ({
  name: 'p',
  answerType: 5,
  caseSensitive: more.caseSensitive ?? false,
  accept: [{ value }, ...(more.wrong ? [{ value: more.wrong, score: 0, feedback: 'Look again.' }] : [])],
});

describe('answers in words', () => {
  test.each([
    [
      'odd',
      ['odd', 'Odd', ' ODD. ', 'odd function', 'an odd function', 'The odd function.', 'It is odd'],
      ['even', 'not odd', 'odd and even', 'odder'],
    ],
    ['38', ['38', '38.0', '38.', '+38', '038'], ['39', '38.01', '-38', '3 8']],
    ['-3', ['-3', '−3', '-3.00'], ['3']],
    [
      'right-angled triangle',
      ['right angled triangle', 'a right-angled triangle', 'Right‑angled  triangle'],
      ['triangle', 'right'],
    ],
    ['x-axis', ['x axis', 'the x-axis', 'X-Axis'], ['y-axis', 'axis']],
    ['isosceles', ['isosceles', 'isosceles triangle', 'an isosceles triangle'], ['scalene triangle', 'triangle']],
  ])('%s is read as a teacher would read it', (key, right, wrong) => {
    expect(outcomes(words(key), right)).toEqual(right.map(() => 'right'));
    expect(outcomes(words(key), wrong)).toEqual(wrong.map(() => 'wrong'));
  });

  test('a known mistake comes before what is close to the right answer', () => {
    const part = words('odd', { wrong: 'odd number' });
    expect(verdict(part, 'an odd number')).toMatchObject({ outcome: 'wrong', feedback: 'Look again.' });
    expect(verdict(part, 'odd function').outcome).toBe('right');
  });

  test('letter case counts where the author says so, the case of an article never', () => {
    const part = words('Gauss', { caseSensitive: true });
    expect(outcomes(part, ['Gauss', 'Gauss.', 'gauss'])).toEqual(['right', 'right', 'wrong']);
  });
});
