import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { solve, whyUnsolved } from '../index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const solutions = (source: string): string | undefined =>
  solve(tree(source), 'x')
    ?.map((each) => toPlain(each))
    .join('; ');

describe('solving an equation', () => {
  test.each([
    ['x^2 - 5x + 6', '2; 3'],
    ['x^2 = 2', '-sqrt(2); sqrt(2)'],
    ['x^4 - 5x^2 + 4 = 0', '-2; -1; 1; 2'],
    ['x^6 - 9x^3 + 8 = 0', '1; 2'],
    ['x^2 - 2sqrt(2) x + 2 = 0', 'sqrt(2)'],
    ['(x^2 - 1)/(x - 1) = 0', '-1'],
    ['1/x = 2', '1/2'],
    ['a x + b = 0', '-b/a'],
    ['abs(x - 1) = 2', '-1; 3'],
    ['abs(x - 1) = abs(x + 3)', '-1'],
    ['sqrt(x + 1) = x - 1', '3'],
    ['sqrt(x) + sqrt(x - 5) = 5', '9'],
    ['4^x - 3*2^x + 2 = 0', '0; 1'],
    ['3^(2x + 1) = 9', '1/2'],
    ['5^x = 7', 'ln(7)/ln(5)'],
    ['log_2(x) + log_2(x - 2) = 3', '4'],
    ['ln(x)^2 = 1', '1/e; e'],
    ['x e^x = 0', '0'],
    ['e^x = -1', ''],
    ['x = x + 1', ''],
    ['x^2 + 1 = 0', ''],
  ])('finds all real solutions of %s: %s', (equation, expected) => {
    expect(solutions(equation)).toBe(expected);
  });

  test.each([
    ['2x = x + x', 'every-number'],
    ['sin(x) = 0', 'periodic'],
    ['sin(x) + cos(x) = 1', 'periodic'],
    ['x^5 - x - 1 = 0', 'out-of-reach'],
    ['abs(x) = x', 'out-of-reach'],
    ['1 < x', 'no-equation'],
    ['{1, 2}', 'no-equation'],
  ])('says why %s has no list of solutions: %s', (equation, reason) => {
    expect(solutions(equation)).toBeUndefined();
    expect(whyUnsolved(tree(equation), 'x')).toBe(reason);
  });

  test('finds the zeros of products of linear factors, each once and in rising order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 4 }), (roots) => {
        const product = roots.map((root) => `(x - (${root}))`).join('');
        const expected = [...new Set(roots)].toSorted((a, b) => a - b);
        expect(solutions(`${product} = 0`)).toBe(expected.join('; '));
      }),
      { numRuns: 60 },
    );
  });
});
