import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../algebra/evaluating/program.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { equivalent } from '../equivalent.ts';
import { agreeExactly } from './exact-values.ts';
import { lanes } from './fingerprint.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const verdict = (a: string, b: string) => equivalent(tree(a), tree(b)).verdict;
/** 0 in every lane of the fingerprint. */
const unseen = lanes.reduce((product, { prime }) => product * BigInt(prime), 1n);

describe('what a fingerprint cannot see', () => {
  test.each([
    ['5', `${unseen + 5n}`],
    ['x', `x + ${unseen}`],
    ['sin(x)', `sin(x) + ${unseen}x`],
    ['sin(x)', `sin(x + ${unseen})`],
    ['sqrt(x)', `sqrt(x + ${unseen}x^2)`],
    ['{1, 5}', `{1, ${unseen + 5n}}`],
    ['(x, 5)', `(x, ${unseen + 5n})`],
    ['x = 2', `x = ${unseen + 2n}`],
    ['x < 2', `x < ${unseen + 2n}`],
    ['x^2 + y = 3', `x^2 + ${unseen + 1n}y = 3`],
  ])('%s against %s is seen by exact values', (a, b) => {
    expect(verdict(a, b)).not.toBe('equal');
  });

  test('is seen in coefficients of any polynomial', () => {
    const coefficient = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    fc.assert(
      fc.property(coefficient, coefficient, fc.integer({ min: 1, max: 5 }), (a, b, power) => {
        const [first, second] = [a, a + unseen * BigInt(power)];
        expect(verdict(`(${first})x^${power} + (${b})y`, `(${b})y + x^${power}*(${first})`)).toBe('equal');
        expect(verdict(`(${first})x^${power} + (${b})y`, `(${b})y + x^${power}*(${second})`)).toBe('different');
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});

describe('exact values', () => {
  const agree = (a: string, b: string) => {
    const first = compile(tree(a));
    const second = first && compile(tree(b), first.variables);
    return first && second && agreeExactly(first, second);
  };

  test('know the laws that the fingerprint knows', () => {
    expect(agree('tan(-x)', '-sin(x)/cos(x)')).toBe(true);
    expect(agree('sin(2x/6)', 'sin(x/3)')).toBe(true);
    expect(agree('sqrt(x)^3/sqrt(x)', 'x^(1/2)*x^(1/2)')).toBe(true);
    expect(agree('i^2', '-1')).toBe(true);
    expect(agree('sin(x)', 'sin(y)')).toBe(false);
  });

  test('are left out where they would be too long', () => {
    expect(agree('(x - a)^59999*x', 'x*(x - a)^59999')).toBeUndefined();
    expect(verdict('(x - a)^59999*x', 'x*(x - a)^59999')).toBe('equal');
  });
});

describe('numbers that are close', () => {
  test.each([
    ['sin(10^(-18))', '10^(-18)'],
    ['ln(1 + 10^(-40))', '0'],
    ['e^(x + 10^(-40))', 'e^x'],
    ['pi + 10^(-30)', 'pi'],
    ['cos(10^(-100))', '1 - 10^(-200)/2'],
    ['f(x)', 'f(x) + 10^(-20)'],
    ['n! + 10^(-20)', 'n!'],
    ['sin(x)', 'sin(x + 10^30)'],
  ])('%s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['sin(2*10^(-18))', '2sin(10^(-18))*cos(10^(-18))'],
    ['sqrt(5 + 2sqrt(6))', 'sqrt(2) + sqrt(3)'],
    ['arctan(1/2) + arctan(1/3)', 'pi/4'],
    ['arctan(10^(-200)) + arctan(10^200)', 'pi/2'],
    ['ln(1 + 10^(-200))', '-ln(1/(1 + 10^(-200)))'],
  ])('%s is %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });
});
