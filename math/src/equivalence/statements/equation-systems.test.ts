import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { compareEquationSystems } from './equation-systems.ts';

const verdict = (a: string, b: string) => compareEquationSystems(formulaFrom(a), formulaFrom(b));

describe('systems of polynomial equations', () => {
  test.each([
    ['x^2 + y^2 = 25 and x + y = 7', '(x = 3 and y = 4) or (x = 4 and y = 3)'],
    ['x y = 6 and x + y = 5', '(x = 2 and y = 3) or (x = 3 and y = 2)'],
    ['x^2 = 4 and y = x', '(x = 2 and y = 2) or (x = -2 and y = -2)'],
    ['x^2 + y^2 = 4 and x = y', '(x = sqrt(2) and y = sqrt(2)) or (x = -sqrt(2) and y = -sqrt(2))'],
    ['x y = 0 and x + y = 1', '(x = 0 and y = 1) or (x = 1 and y = 0)'],
    ['y = x^2 and x = y^2', '(x = 0 and y = 0) or (x = 1 and y = 1)'],
    ['y = x^3 and y = x', '(x = 0 or x = 1 or x = -1) and y = x'],
    ['x + y + z = 6 and x y z = 6 and x = 1', '(x = 1 and y = 2 and z = 3) or (x = 1 and y = 3 and z = 2)'],
    ['x y = 1 and x y z = 2 and x = 3', 'x = 3 and y = 1/3 and z = 2'],
    ['pi x = 2pi and y = x', 'x = 2 and y = 2'],
    ['x^2 + y^2 = 2 and x^2 - y^2 = 0', '(x = 1 or x = -1) and (y = 1 or y = -1)'],
    ['a x = 1 and a = 2', 'x = 1/2 and a = 2'],
    ['x (y - 1) = 0 and x + y = 1', 'x = 0 and y = 1'],
    ['x^2 + y^2 = 1 and x + y = 5 or x = 2 and y = 3', 'x = 2 and y = 3'],
    ['x^3 = 2 and y = x^2', 'x = root(3)(2) and y = root(3)(4)'],
    ['(x - 1)^2 = 0 and y = 2', 'x = 1 and y = 2'],
    ['x^2 = 1 and x = 1 and y = x', 'x = 1 and y = 1'],
    ['x^2 - 3x + 2 = 0 and x^2 - 4 = 0 and y = 1', 'x = 2 and y = 1'],
  ])('%s and %s have the same solutions', (a, b) => {
    expect([verdict(a, b), verdict(b, a), verdict(a, a)]).toEqual(['equal', 'equal', 'equal']);
  });

  test.each([
    ['x^2 + y^2 = 25 and x + y = 7', 'x = 3 and y = 4'],
    ['x^2 + y^2 = 25 and x + y = 7', '(x = 3 and y = 4) or (x = 4 and y = 5)'],
    ['x^2 = 4 and y = x', '(x = 2 and y = 2) or (x = -2 and y = 2)'],
    ['x^2 = 2 and y = 1', 'x = 1.4142135623730951 and y = 1'],
    ['x = 1 and y = 2', 'x = 1 and z = 2'],
    ['x = 1 and y = 2', 'x = 1'],
    ['x^2 + y = 0 and y = 1', 'x = 1 and y = 1'],
    ['x^2 = 2 and y = 1', 'x = sqrt(2) + 10^(-40) and y = 1 or x = -sqrt(2) and y = 1'],
  ])('%s and %s have not', (a, b) => {
    expect([verdict(a, b), verdict(b, a)]).toEqual(['different', 'different']);
  });

  test.each([
    ['x^2 + y^2 = 1', 'y^2 = 1 - x^2'],
    ['x + y = 1', 'x = 1 - y'],
    ['x < 1 and y = 2', 'x = 1 and y = 2'],
    ['x != 1 and y = 2', 'x = 1 and y = 2'],
    ['not x = 1', 'x = 2'],
    ['sin(x) = 0 and y = x', 'x = 0 and y = 0'],
    ['1/x = y and x = 2', 'x = 2 and y = 1/2'],
    ['sqrt(x) = y and y = 2', 'x = 4 and y = 2'],
    ['x^2 = -1 and y = 2', 'x^2 = -2 and y = 3'],
    ['x^5 + y^4 x = 3 and x^4 + y^5 + x y = 1', 'x = 1 and y = 1'],
    ['p', 'x = 1'],
    ['x = 1 and y = 1', 'true'],
    ['x = f(2) and y = 1', 'x = 1 and y = 1'],
  ])('%s against %s is not decided', (a, b) => {
    expect(verdict(a, b)).toBeUndefined();
  });

  test('have the points from which they were made', () => {
    const coordinate = fc.integer({ min: -6, max: 6 });
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (a, b, c, d) => {
        fc.pre(a !== c);
        // A line through both points and a parabola through both.
        const slope = `(${d - b})/(${c - a})`;
        const line = `y = (${b}) + ${slope}*(x - (${a}))`;
        const parabola = `y = (${b}) + ${slope}*(x - (${a})) + (x - (${a}))(x - (${c}))`;
        const points = `(x = ${a} and y = ${b}) or (x = ${c} and y = ${d})`;
        expect(verdict(`${line} and ${parabola}`, points)).toBe('equal');
        expect(verdict(`${line} and ${parabola}`, `(x = ${a} and y = ${b}) or (x = ${c} and y = ${d + 1})`)).toBe(
          'different',
        );
        expect(verdict(`${line} and ${parabola}`, `x = ${a} and y = ${b}`)).toBe('different');
      }),
      { numRuns: 40, seed: 12 },
    );
  });
});
