import { describe, expect, test } from 'vitest';
import { toPlain } from '../../../notation/index.ts';
import { treeOf } from '../../../testing/trees.ts';
import { equivalent } from '../../equivalent.ts';
import { withReducedEquations } from './reduced-equations.ts';

const reduced = (source: string): string => toPlain(withReducedEquations(treeOf(source)));
const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

describe('equations between odd powers', () => {
  test.each([
    ['x^3 = a^3*(2 + sin(a))^3', 'x = a*(2 + sin(a))', 'x = a*(2 + cos(a))'],
    ['x^3 = (a^2 + 1)^3', 'x = a^2 + 1', 'x = -a^2 - 1'],
    ['-8x^3 = (a/(b + 1))^3', 'x = -a/(2(b + 1))', 'x = a/(2(b + 1))'],
    ['x^3*y^3 = 1', 'x y = 1', 'x y = -1'],
    ['x^15 = y^10', 'x^3 = y^2', 'x^3 = -y^2'],
    ['x^5 = e^a/32 * 32^1', 'x^5 = e^a', 'x^5 = -e^a'],
  ])('%s is %s', (equation, right, wrong) => {
    expect([verdict(equation, right), verdict(equation, wrong)]).toEqual(['equal', 'different']);
  });

  test.each([
    'x^3 = 8',
    'x^2 = y^2',
    'x^3 = y',
    'x^3 = 7y^3',
    'x^3 > y^3',
    'x^3*y^3 = 0',
    'x^(-3) = y^3',
    'x = y',
    'x^3 = y^5',
  ])('leaves %s as it is', (source) => {
    expect(reduced(source)).toBe(toPlain(treeOf(source)));
  });
});

describe('equations between squares of sines and cosines', () => {
  test.each([
    ['sin(5x)^2 = sin(4x)^2', 'x = pi k/9', 'x = pi k/8'],
    ['cos(5x)^2 - cos(4x)^2 = 0', 'x = pi k/9 or x = pi k', 'x = pi k'],
    ['sin(7x)^2 = sin(3x)^2', 'x = pi k/10 or x = pi k/4', 'x = pi k/10'],
    ['sin(5x)^2 = cos(4x)^2', 'x = pi/18 + pi k/9', 'x = pi/17 + pi k/9'],
  ])('%s are those between products', (equation, right, wrong) => {
    expect([verdict(equation, right), verdict(equation, wrong)]).toEqual(['equal', 'different']);
  });

  test.each(['sin(x)^2 = sin(y)^2', 'sin(x)^3 = sin(2x)^3', 'sin(x)^2 = sin(x)^2', 'sin(x)^2 + sin(2x)^2 = 0'])(
    'leaves %s as it is',
    (source) => {
      expect(reduced(source)).toBe(toPlain(treeOf(source)));
    },
  );
});
