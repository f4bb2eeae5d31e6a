import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import { isIrreducible } from './irreducible.ts';
import { polynomialOf } from '../structure.ts';

function hasFactors(source: string): boolean {
  const result = read(source, { syntax: 'plain' });
  const form = result.ok ? polynomialOf(result.tree) : undefined;
  if (!form) throw new Error(`${source} is not a polynomial`);
  return !isIrreducible(form.polynomial);
}

describe('a polynomial over the rational numbers', () => {
  test.each([
    'x^2-1',
    '6x^2+5x+1',
    '4x^2-9',
    'x^2+2x+1',
    'x^3-1',
    'x^3+x',
    'x^4+4',
    'x^4+x^2+1',
    'x^5+x+1',
    '(x^2+x+1)(x^3-x+7)',
    '(x^2+1)(x^2+2)(x^2+3)',
    '(2x^3+3)(5x^3-7x+11)',
    '(x^2+1)^2',
    'x^12-1',
    'a^2-b^2',
    'x^3+y^3',
    'x y+x',
    'x^2 y^2-1',
    'x^2+2x y+y^2-z^2',
    'x y+x+y+1',
    '(x^2+y^2+1)(x-y^2)',
  ])('%s has factors', (source) => {
    expect(hasFactors(source)).toBe(true);
  });

  test.each([
    '7',
    'x',
    '2x+4',
    'x^2+1',
    'x^2-2',
    '2x^2-3',
    'x^3-2',
    'x^3+x+1',
    'x^4+1',
    'x^4-10x^2+1',
    'x^5-x-1',
    'x^6+x^3+1',
    '6x^4+x^3+7x+5',
    'x^2+y^2',
    'x^2-y',
    'x y+1',
    'x^2 y^2+1',
    'x^2+y^2+z^2',
    'x^3+y^3+1',
    'x^2-y^3',
  ])('%s has none', (source) => {
    expect(hasFactors(source)).toBe(false);
  });

  test('counts as one without factors above degree 12', () => {
    expect(hasFactors('x^13-1')).toBe(false);
  });
});

describe('products of polynomials that are known to have no factors', () => {
  const prime = [
    'x+1',
    '2x-3',
    'x^2+1',
    'x^2+x+1',
    'x^2-2',
    '3x^2+5',
    'x^3-2',
    'x^3+x+1',
    '2x^4+2x+3',
    'x-y',
    'x^2+y^2',
    'x y+1',
  ];

  test('have factors, and each of them has none', () => {
    for (const [index, one] of prime.entries()) {
      expect([one, hasFactors(one)]).toEqual([one, false]);
      for (const other of prime.slice(index)) {
        expect([one, other, hasFactors(`(${one})(${other})`)]).toEqual([one, other, true]);
      }
    }
  });

  test('have factors with numbers of any size', () => {
    expect(hasFactors('(10^10 x+1)(10^10 x-3)')).toBe(true);
    expect(hasFactors('(x^2+10^6)(x^2+10^6+3)')).toBe(true);
    expect(hasFactors('x^2+10^12+1')).toBe(false);
    expect(hasFactors('(x/3+1/2)(x/5-7)')).toBe(true);
    expect(hasFactors('x^2/7+1/3')).toBe(false);
  });
});
