import { describe, expect, test } from 'vitest';
import { formula, misses } from '../../testing/build-verdict.ts';

const calculate = 'This is right, but not worked out yet. Work it out: there is still something to calculate.';
const sign = 'Check the sign of your answer.';

describe('an expression', () => {
  const stray = (name: string, uses: string) => `Your answer has ${name} in it; this exercise uses ${uses}.`;
  const several = 'Type one expression only.';

  test('is compared by its value', () => {
    expect(
      misses(formula(6, 'x^2'), [
        ['x^2', 'right: identical'],
        ['x²', 'right: identical'],
        ['(x^2)', 'right: identical'],
        ['f(x)=x^2', 'right: identical'],
        ['x*x', 'right: fingerprint'],
        ['|x|^2', 'right: probing'],
        ['-x^2', 'wrong: typical error: opposite', sign],
        ['2', 'wrong: value'],
        ['∞', 'wrong: value'],
        ['d/dx(x^3/3)', 'unfinished: not worked out', calculate],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(6, 'a+b'), [
        ['b+a', 'right: fingerprint'],
        ['a-b', 'wrong: typical error: lost-sign-of-term', 'Check the sign of each term.'],
        ['a+c', 'invalid: stray letter', stray('c', 'a and b')],
        ['alpha', 'invalid: stray letter', stray('α', 'a and b')],
        ['a+B', 'invalid: letter case', 'Use the small letter b instead of B.'],
      ]),
    ).toEqual([]);
  });

  test('is one, and anything else costs nothing', () => {
    expect(
      misses(formula(6, 'x^2'), [
        ['x^2=0', 'invalid: no expression', 'Type an expression, not an equation.'],
        ['x^2 or x', 'invalid: no expression', 'Type an expression, not an equation.'],
        ['x^2,x', 'invalid: several', several],
        ['{x^2}', 'invalid: no expression', several],
        ['(x,2)', 'invalid: no expression', several],
        ['(x,2]', 'invalid: no expression', several],
        ['[[x,2],[1,2]]', 'invalid: no expression', several],
        ['{x | x>2}', 'invalid: no expression', several],
        ['{x} ∪ {2}', 'invalid: no expression', several],
        ['x^2+y', 'invalid: stray letter', stray('y', 'x')],
        ['(x^2', 'invalid: unreadable', "Invalid input: missing ')'"],
      ]),
    ).toEqual([]);
    expect(misses(formula(6, '(x, 2)'), [['(x,2)', 'right: identical']])).toEqual([]);
  });

  test('without letters may be as near as its tolerance says, one with letters is exact', () => {
    const near = { tolerance: { kind: 'absolute', value: 0.1 } } as const;
    expect(
      misses(formula(6, '2.5', near), [
        ['2.5', 'right: tolerance'],
        ['2.55', 'right: tolerance'],
        ['2.7', 'wrong: value'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(6, 'pi', { precision: 'aa' }), [
        ['3.14', 'right: tolerance'],
        ['3.13', 'wrong: value'],
      ]),
    ).toEqual([]);
    expect(
      misses(formula(6, 'x^2', near), [
        ['x^2', 'right: identical'],
        ['x*x', 'right: fingerprint'],
        ['x^2+0.05', 'wrong: value'],
      ]),
    ).toEqual([]);
  });
});
