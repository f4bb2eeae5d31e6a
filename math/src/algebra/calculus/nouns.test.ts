import { describe, expect, test } from 'vitest';
import { equivalent } from '../../equivalence/index.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { valueAt } from '../index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const value = (source: string): number => valueAt(tree(source))?.re ?? Number.NaN;

describe('integrals, sums and limits', () => {
  test.each([
    ['∫_0^1 x^6 dx', 1 / 7],
    ['∫_0^1 x^20 dx', 1 / 21],
    ['∫_0^1 x e^(x^2) dx', (Math.E - 1) / 2],
    ['∫_0^(pi/2) sin(x)cos(x) dx', 1 / 2],
    ['∫_0^pi sin(x)^2 dx', Math.PI / 2],
    ['∫_0^(pi/4) 1/cos(x)^2 dx', 1],
    ['∫_0^1 sqrt(1 - x^2) dx', Math.PI / 4],
    ['∫_0^1 1/(1 + x^2) dx', Math.PI / 4],
    ['∫_0^2 (x + 1)/(x^2 + 2x + 5) dx', Math.log(13 / 5) / 2],
    ['∫_0^1 arctan(x) dx', Math.PI / 4 - Math.LN2 / 2],
    ['∫_1^∞ 1/x^2 dx', 1],
    ['∫_0^∞ x e^(-x) dx', 1],
    ['∫_(-∞)^∞ 1/(x^2 + 1) dx', Math.PI],
    ['sum_(k=1)^100 k^6', 14_790_714_119_050],
    ['sum_(n=1)^∞ 1/2^n', 1],
    ['lim_(x->∞) (1 + 2/x)^x', Math.E ** 2],
    ['lim_(x->∞) x^2/e^x', 0],
    ['lim_(x->-∞) arctan(x)', -Math.PI / 2],
    ['lim_(x->0) (1 - cos(x))/x^2', 1 / 2],
  ])('%s is %d', (source, expected) => {
    expect(value(source)).toBeCloseTo(expected, 9);
  });

  test.each([
    ['∫_1^x 1/t dt', 'ln(x)'],
    ['∫_a^b 3/(2t - 1) dt', '3/2 ln((2b - 1)/(2a - 1))'],
  ])('%s has the value of %s where its ends are on one side of the pole', (source, result) => {
    expect(equivalent(tree(source), tree(result)).verdict).toBe('equal');
    expect(equivalent(tree(source), tree(`${result} + 1`)).verdict).toBe('different');
  });

  test.each([
    '∫_(-1)^1 1/x dx',
    '∫_(-1)^1 1/x^2 dx',
    '∫_0^2 1/(x - 1)^2 dx',
    '∫_(-1)^1 1/(3x - 1)^4 dx',
    '∫_0^pi tan(x) dx',
    '∫_1^∞ 1/x dx',
    '∫_0^∞ 1/(x - 1)^2 dx',
    '∫_0^∞ e^x dx',
    'lim_(x->∞) sin(x)',
  ])('gives no value to %s, which has none', (source) => {
    expect(value(source)).toBeNaN();
  });
});
