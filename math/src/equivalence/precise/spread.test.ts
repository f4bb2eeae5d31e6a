import { describe, expect, test } from 'vitest';
import { programOf, treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';
import { spreadOf } from './spread.ts';

const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

describe('numbers so far apart that the usual digits see one of them alone', () => {
  test.each([
    ['e^(-1000)', '0'],
    ['1 + e^(-600)', '1'],
    ['e^1000 + 1', 'e^1000'],
    ['ln(1 + e^(-800))', '0'],
    ['tanh(500)', 'tanh(501)'],
    ['coth(600)', '1'],
    ['1/cosh(700)', '0'],
    ['sin(e^(-500))', 'e^(-500)'],
    ['(1/3)^(900.5) + 2', '2'],
    ['x + e^(-600)', 'x'],
    ['e^(-500 + i)', '0'],
    ['3i + e^(-500)', '3i'],
    ['x^2 + 1/(e^300 + 1)^2', 'x^2'],
  ])('%s is not %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['e^1000 e^1000', 'e^2000'],
    ['e^3000/e^2999', 'e'],
    ['sinh(1000)/cosh(1000)', 'tanh(1000)'],
    ['2^1000.5', '2^1000 sqrt(2)'],
    ['(e^(-400) + 1)^2', 'e^(-800) + 2e^(-400) + 1'],
    ['x e^(-500) e^500', 'x'],
    ['e^(-500 + i)', 'e^(-500) cos(1) + i e^(-500) sin(1)'],
    ['sign(e^(-800))', '1'],
    ['ceil(e^(-800))', '1'],
    ['sign(e^(-e^(x^2)))', '1'],
    ['sign(3^(-900.5))', '1'],
    ['sign(e^(-400) e^(-400))', '1'],
    ['ceil(e^(-400)/e^400)', '1'],
    ['sign(pi^(-800))', '1'],
    ['sign(10^(-400))', '1'],
  ])('%s is %s', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['equal', 'equal']);
  });

  test.each([
    ['e^(-10000)', '0'],
    ['e^(-e^1000)', '0'],
    ['x + e^(-10000)', 'x'],
    ['e^(-e^(x^2 + 8))', '0'],
    ['sin(x) + e^(-e^(10 + x^2))', 'sin(x)'],
  ])('%s is not %s, beyond all digits', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test('numbers near 1 and roots ask for no more digits, nor do exponents with letters', () => {
    expect(
      ['sqrt(2) + 3^(1/3)', 'e^2', 'e^(x - 1)', '2^x'].map((text) => Math.round(spreadOf(programOf(text)))),
    ).toEqual([0, 3, 0, 1]);
  });
});
