import { describe, expect, test } from 'vitest';
import type { Part } from '../../exercises/document/document.ts';
import { toPlain } from '../../notation/index.ts';
import { treeOf } from '../../testing/trees.ts';
import { formula, outcomes, verdict } from '../../testing/build-verdict.ts';
import { multipliedOut } from './multiples.ts';

describe('a number times a vector [D06]', () => {
  test.each([8, 9] as const)('answer type %d takes a fraction or a root before it', (answerType) => {
    const thirds = formula(answerType, '(2/3, 4/3)');
    const multiples = ['1/3 (2, 4)', '(2, 4)/3', '\\frac{1}{3}\\left(2,4\\right)', '-1/3 (-2, -4)'];
    expect(outcomes(thirds, multiples)).toEqual(multiples.map(() => 'right'));
    expect(outcomes(formula(answerType, '(sqrt(2), 0)'), ['sqrt(2) (1, 0)'])).toEqual(['right']);
  });

  test.each([8, 9] as const)('answer type %d asks for it to be multiplied out where it can be', (answerType) => {
    const part = formula(answerType, '(2, 4)');
    const products = ['1/2 (4, 8)', '2 (1, 2)', '2 * (1, 2)', '(4, 8)/2', '-(-2, -4)'];
    expect(outcomes(part, products)).toEqual(products.map(() => 'unfinished'));
    expect(outcomes(part, ['2 (1, 3)', '(4, 8)/4', '2 (1, 2, 3)'])).toEqual(['wrong', 'wrong', 'wrong']);
    expect(outcomes({ ...part, evaluated: 'any' } as Part, products)).toEqual(products.map(() => 'right'));
  });

  test('may be a column, and a key may be written so', () => {
    expect(outcomes(formula(9, '[2; 4]', { evaluated: 'any' }), ['2 (1, 2)', '(4, 8)/2'])).toEqual(['right', 'right']);
    expect(outcomes(formula(9, '1/3 (6, 12)'), ['(2, 4)', '2 (1, 2)'])).toEqual(['right', 'right']);
    expect(outcomes(formula(8, '2 (1, 2)'), ['(2, 4)', '2 (1, 2)'])).toEqual(['right', 'right']);
  });

  test('is looked for once in each factor, however deep the products are', () => {
    const deep = `${'2('.repeat(30)}x${')'.repeat(30)}`;
    expect(toPlain(multipliedOut(treeOf(deep)))).toBe(toPlain(treeOf(deep)));
  });

  test('is not a set of numbers', () => {
    expect(verdict(formula(8, '{2, 4}'), '2 (1, 2)').outcome).not.toBe('right');
    expect(verdict(formula(9, '(2, 4)'), '2').outcome).toBe('invalid');
  });

  test.each([
    ['(1, 2)', '(1, 2)'],
    ['((1, 2))', '(1, 2)'],
    ['2 (a, b)', '(2a, 2b)'],
    ['a (1, 2) b', '(a b, a b*2)'],
    ['-(1, x)', '(-1, -x)'],
    ['(1, 2)/x', '(1/x, 2/x)'],
    ['1/2 ((1, 2), (3, 4))', '((1/2, 1/2*2), (1/2*3, 1/2*4))'],
  ])('%s is the tuple %s', (product, made) => {
    expect(toPlain(multipliedOut(treeOf(product)))).toBe(toPlain(treeOf(made)));
  });

  test.each([
    ['(1, 2) + (3, 4)', '(4, 6)'],
    ['(5, 7) - 2(1, 1)', '(3, 5)'],
    ['-(1, 2) + (3, x)', '(2, -2 + x)'],
  ])('%s is worked out as %s', (sum, result) => {
    expect(toPlain(multipliedOut(treeOf(sum)))).toBe(result);
  });

  test.each(['(1, 2)*(3, 4)', '1/(1, 2)', '(1, 2)/(3, 4)', '(1, 2)^2', '5', '2 x', '|(1, 2)|'])(
    '%s is none',
    (source) => {
      const given = treeOf(source);
      expect(multipliedOut(given)).toBe(given);
    },
  );
});
