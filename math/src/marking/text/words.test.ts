import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { outcomes, verdict } from '../../testing/build-verdict.ts';
import { sameInWords } from './words.ts';

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

  test('letter case is named as the fault only where the word would be right without it', () => {
    const others = [
      { value: 'Euler', score: 0, feedback: 'No, Euler.' },
      { value: 'Riemann', score: 0.5, feedback: 'Nearly.' },
    ];
    const part: Part = { name: 'p', answerType: 5, caseSensitive: true, accept: [{ value: 'Gauss' }, ...others] };
    const said = (answer: string) => {
      const { outcome, reason, feedback } = verdict(part, answer);
      return [outcome, reason, feedback];
    };
    expect(said('gauss')).toEqual(['wrong', 'letter case', 'Check capital and small letters.']);
    expect(said('riemann')).toEqual(['wrong', 'letter case', 'Check capital and small letters.']);
    expect(said('Riemann')).toEqual(['partly', 'words', 'Nearly.']);
    expect(said('Euler')).toEqual(['wrong', 'words', 'No, Euler.']);
    expect(said('euler')).toEqual(['wrong', 'words', '']);
    expect(said('Cantor')).toEqual(['wrong', 'words', '']);
  });

  test('quotes, dashes, spaces and signs at the end never matter', () => {
    expect(outcomes(words('it’s odd'), ["it's odd", 'it‘s odd', 'it’s  odd!', '“it’s odd”', 'it’s odd;'])).toEqual(
      Array(5).fill('right'),
    );
    expect(outcomes(words('a-b'), ['a–b', 'a—b', 'a b', 'ab'])).toEqual(['right', 'right', 'right', 'wrong']);
    expect(outcomes(words('the'), ['the', 'The', 'a'])).toEqual(['right', 'right', 'wrong']);
  });

  test('letter case never counts otherwise, in the answer as in the key', () => {
    expect(outcomes(words('Gauss'), ['Gauss', 'gauss', 'GAUSS', 'Gaus'])).toEqual(['right', 'right', 'right', 'wrong']);
    expect([sameInWords('gauss', 'Gauss'), sameInWords('GAUSS point', 'Gauss'), sameInWords('a', 'b')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(sameInWords('Gauss', 'Gauss point')).toBe(false);
  });

  test('a noun behind the word is left out once, and alone it is the word', () => {
    expect(outcomes(words('odd'), ['odd functions', 'odd set', 'odd numbers', 'odd thing', 'function'])).toEqual([
      'right',
      'right',
      'right',
      'wrong',
      'wrong',
    ]);
    expect(outcomes(words('function'), ['function', 'functions', 'a function', 'odd function'])).toEqual([
      'right',
      'wrong',
      'right',
      'wrong',
    ]);
  });

  test('each article and each beginning of a sentence is left out', () => {
    const opened =
      "it is odd|it's odd|they are odd|this is odd|is odd|are odd|the odd|a odd|an odd|der odd|die odd|das odd";
    const others = 'ein odd|eine odd|un odd|une odd|le odd|les odd|la odd|it is the odd';
    const answers = [...opened.split('|'), ...others.split('|')];
    expect(answers.filter((answer) => verdict(words('odd'), answer).outcome !== 'right')).toEqual([]);
    expect(outcomes(words('odd'), ['not odd', 'very odd', 'theodd'])).toEqual(['wrong', 'wrong', 'wrong']);
  });

  test('numerals compare by value', () => {
    expect(outcomes(words('0'), ['-0', '0.0', '00', '0.01'])).toEqual(['right', 'right', 'right', 'wrong']);
    expect(outcomes(words('-0.5'), ['-0.50', '-00.5', '0.5', '-0.05'])).toEqual(['right', 'right', 'wrong', 'wrong']);
    expect(outcomes(words('100'), ['100', '1', '10', '0100'])).toEqual(['right', 'wrong', 'wrong', 'right']);
  });
});
