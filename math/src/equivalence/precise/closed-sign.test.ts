import { describe, expect, test } from 'vitest';
import { compile } from '../../algebra/evaluating/program.ts';
import { treeOf } from '../../testing/trees.ts';
import { equivalent } from '../equivalent.ts';
import { closedSign } from './closed-sign.ts';

const signOf = (source: string) => {
  const program = compile(treeOf(source));
  return program && closedSign(program);
};

describe('the sign of a number', () => {
  test.each([
    ['e^(-10000)', 1],
    ['-2^(-100000)', -1],
    ['e^(-e^100)', 1],
    ['e^(-e^(e^10))', 1],
    ['sin(10^(-18)) - 10^(-18)', -1],
    ['1 - cos(10^(-20))', 1],
    ['1 - tanh(100)', 1],
    ['e^10000 - e^9999', 1],
    ['e^(-10000) - e^(-9999)', -1],
    ['(e^(-10000))^(1/3)', 1],
    ['(-e^(-10000))^(1/3)', -1],
    ['ln(e^5000 + 1) - 4999', 1],
    ['sinh(-5000)', -1],
    ['csch(5000)', 1],
    ['e^(-10000) cos(2)', -1],
    ['1/10^400 - 2/10^400', -1],
    ['sqrt(2) + sqrt(3) - sqrt(5 + 2sqrt(6))', 0],
    ['sin(pi)', 0],
    ['sqrt(-2)', undefined],
    ['e^10000 - e^10000 (1 + e^(-30000))', undefined],
  ])('%s: %s', (source, sign) => {
    expect(signOf(source)).toBe(sign);
  });
});

describe('numbers beyond all digits', () => {
  test.each([
    ['e^(-10000)', '0'],
    ['e^(-10000)', 'e^(-10001)'],
    ['e^(-10000)', '-e^(-10000)'],
    ['10^(-10^10)', '0'],
    ['e^(10^10)', 'e^(10^10 + 1)'],
    ['1/(1 + e^10000)', '0'],
    ['1 + e^(-10000)', '1'],
    ['x + e^(-10000)', 'x'],
    ['x e^(-10000)', '0'],
    ['e^(-e^(x^2 + 8))', '0'],
    ['{e^(-10000), 1}', '{0, 1}'],
  ])('%s is not %s', (a, b) => {
    expect(equivalent(treeOf(a), treeOf(b)).verdict).toBe('different');
    expect(equivalent(treeOf(b), treeOf(a)).verdict).toBe('different');
  });

  test.each([
    ['e^(-10000)', '(e^(-100))^100'],
    ['e^(-10000)', 'e^(-4000) e^(-6000)'],
    ['x + e^(-10000)', 'x + 1/e^10000'],
  ])('%s is not said to differ from %s', (a, b) => {
    expect(equivalent(treeOf(a), treeOf(b)).verdict).not.toBe('different');
  });
});

describe('a statement about numbers that doubles do not tell apart', () => {
  test.each([
    ['sin(10^(-18)) = 10^(-18)', false],
    ['e^(10^(-40)) = 1', false],
    ['tanh(100) < 1', true],
    ['cos(10^(-12)) = 1', false],
    ['e^(-10000) > 0', true],
    ['e^(-10000) = 0', false],
    ['e^(-30) < 0', false],
    ['sqrt(2) + sqrt(3) = sqrt(5 + 2sqrt(6))', true],
  ])('%s is %s', (statement, holds) => {
    expect(equivalent(treeOf(statement), treeOf(String(holds))).verdict).toBe('equal');
    expect(equivalent(treeOf(statement), treeOf(String(!holds))).verdict).toBe('different');
  });
});
