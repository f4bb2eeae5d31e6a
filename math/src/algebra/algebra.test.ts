import { describe, expect, test } from 'vitest';
import { read, toPlain } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import {
  apart,
  differentiate,
  evaluateCondition,
  expand,
  factor,
  solve,
  substitute,
  together,
  valueAt,
} from './index.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const plain = (result: Expression): string => toPlain(result).replaceAll(' ', '');

describe('factor', () => {
  test.each([
    ['x^2-5x+6', '(x-2)(x-3)'],
    ['2x^2-8', '2(x-2)(x+2)'],
    ['x^4+4', '(x^2-2x+2)(x^2+2x+2)'],
    ['4x^2-12x+9', '(2x-3)^2'],
    ['x^2-y^2', '(x+y)(x-y)'],
    ['6x^2 y-3x y', '3xy*(2x-1)'],
    ['x^2+1', 'x^2+1'],
  ])('%s is %s', (source, expected) => {
    expect(plain(factor(tree(source)))).toBe(expected);
  });

  test('writes numbers as products of primes', () => {
    expect(plain(factor(tree('360')))).toBe('2^3*3^2*5');
  });
});

describe('fractions', () => {
  test('come together in lowest terms', () => {
    expect(plain(together(tree('1/x+1/y')))).toBe('(x+y)/(xy)');
  });

  test('go apart into partial fractions', () => {
    expect(plain(apart(tree('1/(x^2-1)')))).toBe('1/(2(x-1))-1/(2(x+1))');
    expect(plain(apart(tree('(x+1)/(x^3+x)')))).toBe('1/x-(x-1)/(x^2+1)');
  });

  test('expand multiplies out', () => {
    expect(plain(expand(tree('(x+y)^2')))).toBe('x^2+2xy+y^2');
  });
});

describe('solve', () => {
  test('gives exact real solutions in rising order', () => {
    const solutions = (source: string): string[] | undefined => solve(tree(source), 'x')?.map(plain);
    expect(solutions('x^2-5x+6')).toEqual(['2', '3']);
    expect(solutions('x^2-2')).toEqual(['-sqrt(2)', 'sqrt(2)']);
    expect(solutions('a x-b')).toEqual(['b/a']);
    expect(solutions('x^2+1')).toEqual([]);
  });
});

describe('differentiate', () => {
  test.each(['x^3-2x', 'sin(x^2)', 'x e^(3x)', 'ln(x^2+1)/x', 'sqrt(x+2)', 'arctan(2x)', 'x^x', 'tan(x)', '2^x'])(
    'agrees with the difference quotient of %s',
    (source) => {
      const at = (x: number): number => valueAt(tree(source), { x })?.re ?? Number.NaN;
      const quotient = (at(1.3 + 1e-5) - at(1.3 - 1e-5)) / 2e-5;
      expect(valueAt(differentiate(tree(source), 'x'), { x: 1.3 })?.re).toBeCloseTo(quotient, 6);
    },
  );
});

describe('conditions of authors', () => {
  const bindings = new Map([
    ['a', tree('4')],
    ['p', tree('3/2')],
    ['q', tree('-9')],
  ]);
  test.each([
    ['gcd(a, q) = 1 and p != q/a', true],
    ['a > 4 or q < 0', true],
    ['a >= 4 and q >= 0', false],
    ['0 < p < 2', true],
    ['not (a = 4)', false],
    ['sqrt(2) < p', true],
  ])('%s is %s', (source, expected) => {
    expect(evaluateCondition(tree(source), bindings)).toBe(expected);
  });

  test('stay undecided when a letter has no value', () => {
    expect(evaluateCondition(tree('b > 1'), bindings)).toBeUndefined();
    expect(evaluateCondition(tree('b > 1 and a = 5'), bindings)).toBe(false);
  });
});

describe('substitute', () => {
  test('replaces free names only', () => {
    expect(plain(substitute(tree('x^2+b x'), new Map([['b', tree('-3')]])))).toContain('x^2');
    const sum = read('\\sum_{k=1}^{n}k', { syntax: 'latex' });
    if (!sum.ok) throw new Error(sum.error.message);
    const replaced = substitute(
      sum.tree,
      new Map([
        ['k', tree('7')],
        ['n', tree('3')],
      ]),
    );
    expect(valueAt(replaced)?.re).toBe(6);
  });
});

describe('valueAt', () => {
  test('keeps to exact numbers where doubles are too coarse or too small', () => {
    expect(valueAt(tree('mod(10^400, 7)'))?.re).toBe(4);
    expect(valueAt(tree('mod(2^70 + 1, 2)'))?.re).toBe(1);
    expect(valueAt(tree('1/0'))).toBeUndefined();
    expect(valueAt(tree('mod(x, 3)'), { x: 1e30 })).toBeUndefined();
  });
});
