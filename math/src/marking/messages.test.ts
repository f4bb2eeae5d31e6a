import { describe, expect, test } from 'vitest';
import type { Part } from '../exercises/document/document.ts';
import { formula, number, verdict } from '../testing/build-verdict.ts';

const parts: readonly (readonly [string, Part])[] = [
  ['number', number('3/2')],
  ['number with a unit', number('5', { unit: 'm' })],
  ['expression', formula(6, '3(x + 2)')],
  ['solutions', formula(7, 'x = 1 or x = 2')],
  ['no solution', formula(7, 'false')],
  ['set', formula(8, '{1, 2}')],
  ['point', formula(8, '(5, 2)')],
  ['interval', formula(8, '[1, 3)')],
  ['matrix', formula(9, '[[1, 2], [3, 4]]')],
];
const answers = (
  'idk|one and a half|I do not know|no idea|?|-|...|x = |3,|3;|1,5|1,5x|{1|(1,2|N|X+1|\\alpha|y_1|1 2|1.2.3|x^{|\\foo|\\|±√2|' +
  '1/0|\\sqrt{-1}|3 km|5 €|20 °C|[5,2]|<5,2>|(1,2)|{}|no solution|0=1|\\placeholder{}|\\frac{}{2}|x^2^3|2y+z|ö'
).split('|');

/** Sentences that end with a full stop; those of the reader [V04] have none. */
const sentencesIn = (text: string): number =>
  text.split(/[.!?:](?:\s|$)/).filter((piece) => piece.trim() !== '').length;

describe('messages about answers that are not marked', () => {
  test.each(parts)('say in at most two sentences what to do, without dollars: %s', (_, part) => {
    for (const answer of answers) {
      const { outcome, feedback } = verdict(part, answer);
      if (outcome !== 'invalid') continue;
      expect([answer, feedback]).toEqual([answer, expect.stringMatching(/^[^$]{8,}$/)]);
      expect([answer, sentencesIn(feedback) <= 3, feedback.length < 140]).toEqual([answer, true, true]);
    }
  });

  test.each([
    [number('3/2'), '1,5', 'Use a point for decimals: write 1.5.'],
    [number('19000.5'), '19000,5', 'Use a point for decimals: write 19000.5.'],
    [number('3/2'), 'one and a half', 'Type the number in figures, such as 1.5 or 3/2, without words.'],
    [number('3/2'), '1.5,', 'There is a comma at the end. Delete it, or type what comes after it.'],
    [number('sqrt(2)'), '±√2', 'Type one number: ± stands for two.'],
    [
      formula(8, '{1, 2}'),
      '(1, 2)',
      'Round brackets make a point or an interval. Write a set with braces, such as {1, 2}.',
    ],
    [number('3/2'), 'N', 'Type a number: your answer has the letter N in it.'],
    [formula(6, '3(x + 2)'), 'idk', '“idk” cannot be read here. Type mathematics, without words.'],
    [formula(6, '3(x + 2)'), '\\alpha', 'Your answer has α in it; this exercise uses x.'],
    [formula(6, '2x_1'), 'x_2', 'Your answer has x₂ in it; this exercise uses x₁.'],
    [formula(6, '1.5x'), '1,5x', 'Use a point for decimals: write 1.5.'],
    [formula(8, '(5, 2)'), '[5, 2]', 'Write a point with round brackets, such as (1, 2).'],
    [number('5', { unit: 'm' }), '5', 'Type the unit as well.'],
  ])('are the right ones: %#', (part, answer, message) => {
    expect(verdict(part, answer)).toMatchObject({ outcome: 'invalid', feedback: message });
  });

  test('name the brackets where a point and an interval look alike, and what follows where nothing solves it', () => {
    expect(verdict(formula(8, '(1, 2)'), '[1, 2]').feedback).toContain('Round ones make a point');
    expect(verdict(formula(7, 'false'), '0 = 1').feedback).toContain('“no solution” or “all real numbers”');
    expect(verdict(number('5', { unit: '€' }), '$5').feedback).toBe(
      'Your unit is another currency: check what is asked for.',
    );
  });

  test('ask for a semicolon where a comma belongs to decimals', () => {
    const comma = { decimal: ',' } as const;
    const message = 'Here a comma belongs to a decimal. Put a semicolon between two numbers: 5; 2.';
    expect(verdict(formula(8, '(5, 2)'), '(5,2)', [], comma)).toMatchObject({ outcome: 'invalid', feedback: message });
    expect(verdict(formula(8, '{5, 2}'), '{5,2}', [], comma)).toMatchObject({ outcome: 'invalid', feedback: message });
    expect(verdict(formula(7, 'x = 5 or x = 2'), '5,2', [], comma)).toMatchObject({
      outcome: 'invalid',
      feedback: message,
    });
    expect(verdict(formula(8, '{5.2}'), '{5,2}', [], comma).outcome).toBe('right');
  });
});
