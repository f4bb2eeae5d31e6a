import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { equivalent } from '../equivalent.ts';

const plain = (source: string): Expression => {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(result.error.message);
  return result.tree;
};
const verdict = (a: string, b: string): string => equivalent(plain(a), plain(b)).verdict;

describe('solutions far from 1', () => {
  test.each([
    ['sin(10^(-100) x) = 0', 'x = 10^100 pi k', 'x = 2*10^100 pi k'],
    ['sin(10^70 x) = 0', 'x = 10^(-70) pi k', 'x = 10^(-70) k'],
    ['cos(x/10^100) = 1', 'x = 2*10^100 pi k', 'x = 10^100 pi k'],
    ['10^30 cos(10^30 x) = 0', 'x = 10^(-30) (pi/2 + pi k)', 'x = 10^(-30) pi k'],
    ['abs(x - 10^100) = 1', 'x = 10^100 + 1 or x = 10^100 - 1', 'x = 10^100 + 1'],
    ['abs(x - 10^100) < 1', '10^100 - 1 < x < 10^100 + 1', '10^100 - 1 < x < 10^100 + 2'],
    ['1/x > 10^100', '0 < x < 10^(-100)', '0 < x <= 10^(-100)'],
    ['ln(x) = -200', 'x = e^(-200)', 'x = e^(-201)'],
    ['log_10(x) = -100', 'x = 10^(-100)', 'x = 10^(-101)'],
    ['sqrt(x) = 10^(-60)', 'x = 10^(-120)', 'x = 10^(-121)'],
    ['x^3 = 10^(-300)', 'x = 10^(-100)', 'x = 10^(-99)'],
    ['sin(x + 10^50) = 0', 'x = pi k - 10^50', 'x = pi k - 10^50 + 1'],
    ['sin(10^52 (x - 1)) = 0', 'x = 1 + pi k/10^52', 'x = 1 + pi k/10^53'],
    ['e^x = 1 + 10^(-77)', 'x = ln(1 + 10^(-77))', 'x = ln(1 + 2*10^(-77))'],
  ])('%s has the solutions %s, and not %s', (statement, right, wrong) => {
    expect([verdict(statement, right), verdict(right, statement)]).toEqual(['equal', 'equal']);
    expect([verdict(statement, wrong), verdict(wrong, statement)]).toEqual(['different', 'different']);
  });

  test.each([
    ['sin(x) = 0', 'x = pi k + 10^(-100)'],
    ['cos(x) = 1', 'x = (2 + 10^(-90)) pi k'],
    ['2^x = 2^231', 'x = 231 + 10^(-231)'],
    ['log_10(x) = 78', 'x = 10^78 + 1'],
    ['e^x = 1 + 10^(-133)', 'x = ln(1 + 2*10^(-133))'],
  ])('%s is not %s, although they agree in many digits', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['(x/1000^129)^4 = 7', 'x = 1000^129 root(7,4) or x = -1000^129 root(7,4)'],
    ['sin(x/1000^185) = 0', 'x = 1000^185 pi k'],
    ['x^3 = (10^(-48))^3 or x = 1', 'x = 10^(-48) or x = 1'],
    ['ln(x) = -400', 'x = e^(-400)'],
    ['x/10^239 + sin(x/10^239) = 0', 'x = 0'],
  ])('%s and %s, too far for the digits, are never called different', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).not.toContain('different');
  });

  test('counts how often a solution occurs also where it is far away', () => {
    expect(verdict('(x - 10^50)^2 = 0', 'x = 10^50')).not.toBe('equal');
    expect(equivalent(plain('(x - 10^50)^2 = 0'), plain('x = 10^50'), { multiplicity: 'ignore' }).verdict).toBe(
      'equal',
    );
  });

  test('takes a fraction whose double is 1 for what it is', () => {
    expect(verdict('e^x = (10^91 + 1)/10^91', 'x = 0')).toBe('different');
  });
});

/** Amounts that are not in an exponent do not lead far away, whatever is beside them. */
describe('growth and decay with amounts of some hundred', () => {
  test.each([
    ['6*5^x = 750', 'x = 3', '5^x = 126'],
    ['482*1.09^x = 476*0.92^x', 'x = ln(476/482)/ln(1.09/0.92)', 'x = ln(475/482)/ln(1.09/0.92)'],
    ['800*1.03^x = 1600', 'x = ln(2)/ln(1.03)', 'x = 24'],
    ['950 e^(-0.03x) = 20', 'x = ln(47.5)/0.03', 'x = ln(47)/0.03'],
    ['200*1.05^x = 900*0.97^x', 'x = ln(4.5)/ln(1.05/0.97)', 'x = ln(4.4)/ln(1.05/0.97)'],
    ['800/(1 + 9e^(-0.5x)) = 400', 'x = 2ln(9)', 'x = 2ln(8)'],
    ['2^x < 900', 'x < log_2(900)', 'x < log_2(901)'],
    ['600(x - 500)(2^x - 3) = 0', 'x = 500 or x = log_2(3)', 'x = 500 or x = log_2(4)'],
    ['843 log_4(x) = 843', 'x = 4', 'ln(x) = ln(5)'],
    ['ln(x/800) = 2', 'x = 800e^2', 'x = 800e^3'],
    ['lg(x) + lg(x + 900) = 2', 'x = -450 + sqrt(202600)', 'x = -450 + sqrt(202601)'],
    ['ln(x + 659) - ln(x) = ln(25)', 'x = 659/24', 'x = 659/25'],
    ['x + 900ln(x/3) = 3', 'x = 3', '900ln(x/3) = 4 - x'],
  ])('%s has the solution %s, and not %s', (statement, right, wrong) => {
    expect([verdict(statement, right), verdict(right, statement)]).toEqual(['equal', 'equal']);
    expect([verdict(statement, wrong), verdict(wrong, statement)]).toEqual(['different', 'different']);
  });

  test.each([
    ['e^x = e^700', 'x = 700 + 10^(-50)'],
    ['e^x (x - 700) = 700', 'x = 700'],
    ['e^(-x)(x - 700) = 10^(-310)', 'x = 700'],
    ['e^x e^700 = 3', 'x = ln(4) - 700'],
    ['(x e^104)^3 = 512', 'x = 0'],
    ['x = tanh(300)', 'x = 1'],
    ['x = coth(150)', 'x = 1'],
  ])('%s is not %s: what is in an exponent does lead far', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test('x = tanh(400) is not known to be x = 1, from which no digits tell it apart', () => {
    expect(verdict('x = tanh(400)', 'x = 1')).toBe('unknown');
  });
});

describe('solutions that no double holds', () => {
  test.each([
    ['ln(x) = 500', 'x = e^500', 'x = e^501'],
    ['ln(x) = 5000', 'x = e^5000', 'x = e^5001'],
    ['lg(2x + 1) = -400', 'x = (10^(-400) - 1)/2', 'x = -1/2'],
    ['log_2(x) >= 2000', 'x >= 2^2000', 'x > 2^2000'],
    ['ln(ln(x)) = 7', 'x = e^(e^7)', 'x = e^(e^8)'],
    ['sqrt(x + 2) = e^300', 'x = e^600 - 2', 'x = e^600 - 3'],
    ['e^(-x/2) = 10^500', 'x = -1000ln(10)', 'x = -1001ln(10)'],
    ['x = e^(10^6) or x = 2', 'x = 2 or x = e^(10^6)', 'x = 2'],
    ['3x > e^(10^6)', 'x > e^(10^6)/3', 'false'],
    ['x = 2000!', '2x = 2*2000!', 'x = 2001!'],
    ['log_0.5(x) < -2000', 'x > 2^2000', 'x > 2^2001'],
    ['-x e^900 >= 3', 'x <= -3e^-900', 'x <= 3e^-900'],
    ['x < -e^(10^6)', 'e^(10^6) + x < 0', 'true'],
    ['x = e^4999*e', 'x = e^5000', 'x = e^5000 + 1'],
  ])('%s has the solutions %s, and not %s', (statement, right, wrong) => {
    expect([verdict(statement, right), verdict(right, statement)]).toEqual(['equal', 'equal']);
    expect([verdict(statement, wrong), verdict(wrong, statement)]).toEqual(['different', 'different']);
  });

  test.each([
    ['x^2 = e^(10^6)', 'x^2 = e^(10^6 + 2)'],
    ['0 <= x <= e^(10^6)', '0 <= x <= e^(10^6 + 1)'],
    ['x = e^(10^6) and y = 2', 'x = e^(10^7) and y = 2'],
  ])('%s and %s are not taken for the same', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });
});
