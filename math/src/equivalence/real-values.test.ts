import { describe, expect, test } from 'vitest';
import { elementary } from '../algebra/evaluating/elementary.ts';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equivalent } from './equivalent.ts';
import type { EquivalenceOptions } from './options.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const verdict = (a: string, b: string, options?: EquivalenceOptions) => equivalent(tree(a), tree(b), options).verdict;

describe('letters are real, and values count where they are real all the way', () => {
  const call = (name: string, argument: string): Expression => ({ kind: 'call', name, args: [tree(argument)] });
  const product = 'sqrt(x - 1)*sqrt(x - 2)';
  const root = 'sqrt((x - 1)(x - 2))';
  /** The same for all positive arguments. */
  const constant = ['sign', 'im', 'arg'];

  test.each(Object.keys(elementary))('inside %s', (name) => {
    expect(equivalent(call(name, product), call(name, root)).verdict).toBe('equal');
    if (constant.includes(name)) return;
    expect(equivalent(call(name, product), call(name, `${root} + 1/7`)).verdict).toBe('different');
  });

  test.each([
    ['sqrt(a)*sqrt(b)', 'sqrt(a b)'],
    ['1/sqrt(L C)', '1/(sqrt(L)*sqrt(C))'],
    ['sqrt(x/y)*sqrt(y/x)', '1'],
    ['a^x b^x', '(a b)^x'],
    ['log_a(a^x)', 'x'],
    ['ln(x^2)', '2ln(x)'],
    ['d/dx(arcosh(x))', '1/sqrt(x^2 - 1)'],
    ['(x^3)^(1/3)', 'x'],
    ['x/x', '1'],
  ])('%s and %s agree wherever both are real', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test('numbers, and expressions that are never real together, are compared by their complex values', () => {
    expect(verdict('sqrt(-2)*sqrt(-3)', '-sqrt(6)')).toBe('equal');
    expect(verdict('sqrt(-2)*sqrt(-3)', 'sqrt(6)')).toBe('different');
    expect(verdict('sqrt(x)', 'sqrt(-x)')).toBe('different');
    expect(verdict('sqrt(-x^2 - 1)', 'i*sqrt(x^2 + 1)')).toBe('equal');
    expect(verdict('sqrt(a)*sqrt(b)', 'sqrt(a b)', { field: 'complex' })).toBe('different');
  });
});

describe('customary letters', () => {
  test.each([
    ['cos(pi n)', '(-1)^n'],
    ['cos(2pi k)', '1'],
    ['sin(m*180°)', '0'],
    ['e^(2pi i j)', '1'],
    ['(-1)^(2n)', '1'],
    ['(n + 1)!', '(n + 1)*n!'],
  ])('%s is %s, as n, m, k and j are whole numbers there', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test.each([
    ['abs(n)', 'n'],
    ['n^2', 'n'],
    ['floor(k)', 'k'],
    ['cos(pi x)', '(-1)^x'],
    ['sin(pi x)', '0'],
  ])('%s is not %s: the letters are real there', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test('z and w are complex beside a conjugate', () => {
    expect(verdict('z*conj(z)', 'abs(z)^2')).toBe('equal');
    expect(verdict('conj(z)', 'z')).toBe('different');
    expect(verdict('abs(z)^2', 'z^2')).toBe('equal');
  });
});
