import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equivalent } from '../../equivalence/index.ts';
import { treeOf } from '../../testing/trees.ts';
import { valueAt } from '../evaluating/value.ts';

const verdict = (a: string, b: string): string => equivalent(treeOf(a), treeOf(b)).verdict;

describe('a sum whose last index is a letter', () => {
  test.each([
    ['sum_(k=0)^n q^k', '(1-q^(n+1))/(1-q)'],
    ['sum_(k=0)^n x^(2k)', '(1-x^(2n+2))/(1-x^2)'],
    ['sum_(k=1)^n k q^k', 'q(1-(n+1)q^n+n q^(n+1))/(1-q)^2'],
    ['sum_(k=1)^n k*2^k', '(n-1)2^(n+1)+2'],
    ['sum_(k=1)^n (k^2+3^k-1)', 'n(n+1)(2n+1)/6+(3^(n+1)-3)/2-n'],
    ['sum_(k=1)^n (-1)^k k', '((-1)^n(2n+1)-1)/4'],
    ['sum_(k=0)^n e^(k x)', '(1-e^((n+1)x))/(1-e^x)'],
    ['sum_(k=1)^n 1/(k(k+1))', 'n/(n+1)'],
    ['sum_(k=1)^n 1/(k(k+2))', '3/4-(2n+3)/(2(n+1)(n+2))'],
    ['sum_(k=1)^n 1/(4k^2-1)', 'n/(2n+1)'],
    ['sum_(k=1)^n (2k+1)/(k^2(k+1)^2)', '1-1/(n+1)^2'],
    ['sum_(k=m)^n 1/(k(k+1))', '1/m-1/(n+1)'],
  ])('%s is %s', (sum, value) => {
    expect(verdict(sum, value)).toBe('equal');
    expect(verdict(sum, `${value}+1/7`)).toBe('different');
  });

  test('has the value of its terms one by one', () => {
    const coefficient = fc.integer({ min: -5, max: 5 });
    const base = fc.constantFrom('2', '3', '(1/2)', '(-2)', '(-1/3)');
    const terms = fc.constantFrom<(a: number, b: number, r: string) => string>(
      (a, b, r) => `((${a})k^2+(${b})k+1)*${r}^k`,
      (a, b, r) => `(k^3-(${a}))*${r}^(2k-1)+(${b})k`,
      (a, b) => `(${a})k+(${b})+7/((k+3)(k+1))`,
      (a, b) => `(${b})/((k+2)^2)-(${b})/((k+4)^2)+(${a})`,
      (a, b, r) => `(${a})*${r}^k-(${b})/(k^2+5k+6)`,
    );
    fc.assert(
      fc.property(
        terms,
        coefficient,
        coefficient,
        base,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 9 }),
        (write, a, b, r, from, more) => {
          const body = write(a, b, r);
          const closed = valueAt(treeOf(`sum_(k=${from})^n (${body})`), { n: from + more });
          const unrolled = valueAt(treeOf(`sum_(k=${from})^(${from + more}) (${body})`), {});
          const [found, expected] = [closed?.re ?? Number.NaN, unrolled?.re ?? Number.NaN];
          expect(Math.abs(found - expected), body).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is left open where no rule gives its value', () => {
    expect(verdict('sum_(k=1)^n 1/k', 'n/(n+1)')).toBe('unknown');
    expect(verdict('sum_(k=1)^n 1/(k^2+1)', 'n/(n+1)')).toBe('unknown');
  });
});

describe('an endless sum of powers of a letter', () => {
  test.each([
    ['sum_(n=0)^oo q^n', '1/(1-q)'],
    ['sum_(n=0)^oo a q^n', 'a/(1-q)'],
    ['sum_(n=1)^oo q^n', 'q/(1-q)'],
    ['sum_(n=0)^oo x^n/2^n', '2/(2-x)'],
    ['sum_(n=0)^oo (-1)^n x^(2n)', '1/(1+x^2)'],
    ['sum_(n=1)^oo n q^(n-1)', '1/(1-q)^2'],
  ])('%s is %s', (sum, value) => {
    expect(verdict(sum, value)).toBe('equal');
    expect(verdict(sum, `${value}+1/7`)).toBe('different');
  });

  test('has a value only where its terms become small', () => {
    expect(valueAt(treeOf('sum_(n=0)^oo q^n'), { q: 0.5 })?.re).toBeCloseTo(2, 9);
    expect(valueAt(treeOf('sum_(n=0)^oo q^n'), { q: -0.5 })?.re).toBeCloseTo(2 / 3, 9);
    expect(valueAt(treeOf('sum_(n=0)^oo q^n'), { q: 2 })?.im ?? 0).toBe(0);
  });
});

test('letters in the bounds of a sum are whole numbers', () => {
  expect(verdict('sum_(k=1)^n 2k+cos(2pi*n)', 'n(n+1)+1')).toBe('equal');
  expect(verdict('sum_(k=0)^n (x^2)^k', '(1-x^(2n+2))/(1-x^2)')).toBe('equal');
});
