import { describe, expect, test } from 'vitest';
import { formula, outcomes, verdict } from './build-verdict.ts';

const multiples = ['1/2 (4, 8)', '2 (1, 2)', '2 * (1, 2)', '(4, 8)/2', '-(-2, -4)', '\\frac{1}{2}\\left(4,8\\right)'];

describe('a number times a vector [D06]', () => {
  test.each([8, 9] as const)('answer type %d takes it for the vector', (answerType) => {
    const part = formula(answerType, '(2, 4)');
    expect(outcomes(part, multiples)).toEqual(multiples.map(() => 'right'));
    expect(outcomes(part, ['2 (1, 3)', '(4, 8)/4', '2 (1, 2, 3)'])).toEqual(['wrong', 'wrong', 'wrong']);
  });

  test('stands for a column too, and a key may be written so', () => {
    expect(outcomes(formula(9, '[2; 4]'), ['2 (1, 2)', '(4, 8)/2'])).toEqual(['right', 'right']);
    expect(outcomes(formula(9, '1/3 (6, 12)'), ['(2, 4)', '2 (1, 2)'])).toEqual(['right', 'right']);
    expect(outcomes(formula(8, '2 (1, 2)'), ['(2, 4)', '2 (1, 2)'])).toEqual(['right', 'right']);
  });

  test('is no set of numbers', () => {
    expect(verdict(formula(8, '{2, 4}'), '2 (1, 2)').outcome).not.toBe('right');
    expect(verdict(formula(9, '(2, 4)'), '2').outcome).toBe('invalid');
  });
});
