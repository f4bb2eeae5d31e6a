import { describe, expect, test } from 'vitest';
import { read } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { equivalent } from './equivalent.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const verdict = (a: string, b: string): string => equivalent(tree(a), tree(b)).verdict;

describe('endless sums', () => {
  test.each([
    ['sum_(n=1)^oo 1/n^2', 'pi^2/6', 'equal'],
    ['sum_(n=1)^oo 1/n^2', 'pi^2/8', 'different'],
    ['sum_(n=1)^oo 1/n^2', '1.6449340668482264', 'different'],
    ['sum_(n=1)^oo 1/n^4', 'pi^4/90', 'equal'],
    ['sum_(n=1)^oo 3/n^6', '3pi^6/945', 'equal'],
    ['sum_(n=1)^oo 1/(2n-1)^2', 'pi^2/8', 'equal'],
    ['sum_(n=1)^oo (-1)^(n+1)/n^2', 'pi^2/12', 'equal'],
    ['sum_(n=1)^oo (-1)^(n+1)/n', 'ln(2)', 'equal'],
    ['sum_(n=0)^oo (-1)^n/(2n+1)', 'pi/4', 'equal'],
    ['sum_(n=0)^oo (1/2)^n', '2', 'equal'],
    ['sum_(n=1)^oo 3*(2/5)^n', '2', 'equal'],
    ['sum_(n=1)^oo 3*(2/5)^n', '5', 'different'],
    ['sum_(n=1)^oo n/2^n', '2', 'equal'],
    ['sum_(n=1)^oo n^2/3^n', '3/2', 'equal'],
    ['sum_(n=1)^oo 1/(n(n+1))', '1', 'equal'],
    ['sum_(n=1)^oo 1/(n(n+1))', '1/2', 'different'],
    ['sum_(n=1)^oo 1/(n(n+2))', '3/4', 'equal'],
    ['sum_(n=2)^oo 1/(n^2-1)', '3/4', 'equal'],
    ['sum_(n=1)^oo 1/(n(n+1)(n+2))', '1/4', 'equal'],
    ['sum_(n=0)^oo 1/n!', 'e', 'equal'],
    ['sum_(n=0)^oo x^n/n!', 'e^x', 'equal'],
    ['sum_(n=0)^oo 2^n/n!', 'e^2', 'equal'],
    ['sum_(n=1)^oo 1/n', 'oo', 'equal'],
    ['sum_(n=1)^oo 1/sqrt(n)', 'oo', 'equal'],
    ['sum_(n=1)^oo n', 'oo', 'equal'],
    ['sum_(n=0)^oo 2^n', 'oo', 'equal'],
    ['sum_(n=1)^oo 1/n', '1', 'different'],
    ['sum_(n=1)^oo 1/n^2', 'sum_(k=1)^oo 1/k^2', 'equal'],
    ['sum_(n=2)^oo 1/n^2', 'pi^2/6-1', 'equal'],
    ['sum_(n=1)^oo (1/n-1/(n+1))', '1', 'equal'],
    ['sum_(n=1)^oo (2+3n)/5^n', '23/16', 'equal'],
    ['sum_(n=1)^oo (2^n+3^n)/6^n', '3/2', 'equal'],
    ['sum_(n=1)^oo (2^n+3^n)/3^n', 'oo', 'equal'],
    ['sum_(n=0)^oo ((-1)^n+1)/2^n', '8/3', 'equal'],
    ['sum_(n=2)^oo (n-1)/n!', '1', 'equal'],
    ['sum_(n=1)^oo 1/(4n^2-1)', '1/2', 'equal'],
    ['sum_(n=1)^oo 1/(n(2n-1))', '2ln(2)', 'equal'],
    ['sum_(n=1)^oo 1/(n 2^n)', 'ln(2)', 'equal'],
    ['sum_(n=0)^oo (-1)^n/(2n+1)^3', 'pi^3/32', 'equal'],
    ['sum_(n=3)^oo 1/(n(n-1))', '1/2', 'equal'],
    ['sum_(n=0)^oo (n^2+1)/n!', '3e', 'equal'],
    ['sum_(n=1)^oo 1/(n+1)!', 'e-2', 'equal'],
    ['sum_(n=1)^oo (-1)^n/n!', '1/e-1', 'equal'],
    ['sum_(n=1)^oo (-1)^n/n!', '1/e', 'different'],
    ['sum_(n=1)^oo n/(n+1)', 'oo', 'equal'],
    ['sum_(n=1)^oo -1/n', '-oo', 'equal'],
    ['sum_(n=1)^oo 1/n^2', 'oo', 'different'],
    ['sum_(n=1)^oo 1/n', '-oo', 'different'],
    ['sum_(n=1)^oo 1/n^3', 'oo', 'unknown'],
    ['sum_(n=1)^oo sin(n)/n', '1', 'unknown'],
    ['sum_(n=1)^oo (-1)^n', '0', 'unknown'],
    ['sum_(n=1)^oo 1/n^3', '6/5', 'unknown'],
    ['sum_(n=0)^oo 1/n^2', 'pi^2/6', 'unknown'],
    ['sum_(n=-3)^oo 1/(n(n+1))', '1', 'unknown'],
    ['6/pi^2 sum_(n=1)^oo 1/n^2', '1', 'equal'],
    ['sum_(n=1)^oo x/n^2', 'x pi^2/6', 'equal'],
    ['sum_(n=5)^oo 1/(n-3)^2', 'pi^2/6-1', 'equal'],
    ['sum_(n=1)^oo (1/n^2 + 1/2^n)', 'pi^2/6+1', 'equal'],
    ['sum_(n=0)^oo (-1)^n x^n/n!', 'e^(-x)', 'equal'],
    ['sum_(n=0)^oo x^n/n!', 'e^(-x)', 'different'],
    ['sum_(k=1)^oo 1/k^2 = pi^2/6', 'true', 'equal'],
  ])('%s beside %s is %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
    expect(verdict(b, a)).toBe(expected);
  });
});

describe('integrals over kinks', () => {
  test.each([
    ['int_0^3 |x-1| dx', '5/2', 'equal'],
    ['int_0^3 |x-1| dx', '3/2', 'different'],
    ['int_(-1)^2 |x| dx', '5/2', 'equal'],
    ['int_(-2)^2 |x^2-1| dx', '4', 'equal'],
    ['int_0^4 |x^2-4x+3| dx', '4', 'equal'],
    ['int_0^(2pi) |sin(x)| dx', '4', 'equal'],
    ['int_0^3 max(x,2) dx', '13/2', 'equal'],
    ['int_0^3 min(x,1) dx', '5/2', 'equal'],
    ['int_(-1)^3 sign(x) dx', '2', 'equal'],
    ['int_0^3 floor(x) dx', '3', 'equal'],
    ['int |x| dx', 'x|x|/2', 'equal'],
    ['int |x-1| dx', '(x-1)|x-1|/2', 'equal'],
    ['int |x-1| dx', 'x|x-1|/2', 'different'],
    ['int_0^3 sqrt((x-1)^2) dx', '5/2', 'equal'],
    ['int_0^1 |2x-1| dx', '1/2', 'equal'],
    ['int_(-1)^1 e^(|x|) dx', '2e-2', 'equal'],
    ['int_0^2 |x-1|^3 dx', '1/2', 'equal'],
    ['int_0^2 x|x-1| dx', '1', 'equal'],
    ['int_1^e |ln(x)| dx', '1', 'equal'],
    ['int_(1/e)^e |ln(x)| dx', '2-2/e', 'equal'],
    ['int_0^pi |cos(x)| dx', '2', 'equal'],
    ['int_0^3 |x^2-2| dx', '3+8sqrt(2)/3', 'equal'],
    ['int_0^3 |x^2-2| dx', '3', 'different'],
    ['int_3^0 |x-1| dx', '-5/2', 'equal'],
    ['int_0^2 ||x-1|-1/2| dx', '1/2', 'equal'],
    ['int_0^4 ceil(x/2) dx', '6', 'equal'],
    ['int_0^pi |sin(2x)| dx', '2', 'equal'],
    ['int_0^3 max(x,1,2x-2) dx', '11/2', 'equal'],
    ['int_(-1)^1 |x^3| dx', '1/2', 'equal'],
    ['int_(-1)^1 |x^3-x| dx', '1/2', 'equal'],
    ['int_0^5 |(x-1)(x-2)(x-4)| dx', '133/12', 'equal'],
    ['int_0^2 |x^5-x-1| dx', '1', 'unknown'],
    ['int_0^3 |x-1| dx', '|int_0^3 (x-1) dx|', 'different'],
    ['int_(-2)^3 |x|/2 dx', '13/4', 'equal'],
    ['int_0^10 (x-floor(x)) dx', '5', 'equal'],
    ['int_0^2 |e^x| dx', 'e^2-1', 'equal'],
    ['int_(-1)^1 1/|x| dx', '0', 'unknown'],
    ['int_1^5 |2-sqrt(x)| dx', '10sqrt(5)/3-6', 'equal'],
    ['int_0^2 |2-e^x| dx', '4ln(2)-7+e^2', 'equal'],
    ['int_0^2 |2-e^x| dx', '4ln(2)-6+e^2', 'different'],
    ['int_0^2 |1+e^x| dx', 'e^2+1', 'equal'],
    ['int_1^9 max(ln(x), 1) dx', '9ln(9)-10+e', 'equal'],
    // Between two kinks that are not known exactly nothing is proved.
    ['int_0^2 |x^5-x-1| dx', '5', 'unknown'],
    ['int_0^2 |cos(x)-x| dx', '2', 'unknown'],
    ['int_0^a |x| dx', 'a|a|/2', 'unknown'],
  ])('%s beside %s is %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
    expect(verdict(b, a)).toBe(expected);
  });
});

describe('the greater of two where one is always the greater', () => {
  test.each([
    ['max(e^x, x+1)', 'e^x', 'equal'],
    ['min(e^x, x+1)', 'x+1', 'equal'],
    ['max(x, ln(x))', 'x', 'equal'],
    ['max(x-1, ln(x))', 'x-1', 'equal'],
    ['max(sin(x), 1)', '1', 'equal'],
    ['max(sin(x), 2)', '2', 'equal'],
    ['min(cos(x), 1)', 'cos(x)', 'equal'],
    ['max(sin(x), 1/2)', '1/2', 'different'],
    ['max(x^2, 0)', 'x^2', 'equal'],
    ['max(x^2+1, 2x)', 'x^2+1', 'equal'],
    ['max(x^2, 2x-1)', 'x^2', 'equal'],
    ['max(x^2, 2x-1+1/100)', 'x^2', 'different'],
    ['max(a^2+b^2, 2a b)', 'a^2+b^2', 'equal'],
    ['max(x^4, 4x-3)', 'x^4', 'equal'],
    ['max(x^2+x+1, 0)', 'x^2+x+1', 'equal'],
    ['|e^x-x-1|', 'e^x-x-1', 'equal'],
    ['|x^2-2x+1|', '(x-1)^2', 'equal'],
    ['max(cosh(x),1)', 'cosh(x)', 'equal'],
    ['max(e^x,0)', 'e^x', 'equal'],
    ['max(e^x+e^(-x),2)', 'e^x+e^(-x)', 'equal'],
    ['max(x,sin(x)) - min(x,sin(x))', '|x-sin(x)|', 'equal'],
    ['max(e^x, x+1+1/1000)', 'e^x', 'different'],
    ['max(e^x, 2x+1)', 'e^x', 'different'],
    ['max(e^x, e x + 1/100)', 'e^x', 'different'],
    ['max(e^x, e x)', 'e^x', 'equal'],
    ['max(e^(2x), 2x+1)', 'e^(2x)', 'equal'],
    ['max(x^2+1/x^2, 2)', 'x^2+1/x^2', 'equal'],
    ['min(x,x+1)', 'x', 'equal'],
    ['max(x,x-1,x-2)', 'x', 'equal'],
    ['max(1/(1+x^2),1)', '1', 'equal'],
    ['max(arctan(x),2)', '2', 'equal'],
    ['max(x ln(x), x-1)', 'x ln(x)', 'equal'],
    ['max(x/e, ln(x))', 'x/e', 'equal'],
    ['max(x/3, ln(x))', 'x/3', 'different'],
    ['max(e^x, x+1)', 'x+1', 'different'],
    ['|x-1-ln(x)|', 'x-1-ln(x)', 'equal'],
    ['max(2sqrt(x), x+1)', 'x+1', 'equal'],
    ['max(x^3, 3x-2) - x^3', 'max(0, 3x-2-x^3)', 'equal'],
    ['max(x^3, 3x-2)', 'x^3', 'different'],
    // Without the maximum it would be real for more numbers, so that nothing is proved.
    ['max(x-1, ln(x))', '|x|-1', 'unknown'],
    ['max(e^x, x+1+1/10^9)', 'e^x', 'different'],
  ])('%s beside %s is %s', (a, b, expected) => {
    expect(verdict(a, b)).toBe(expected);
    expect(verdict(b, a)).toBe(expected);
  });
});
