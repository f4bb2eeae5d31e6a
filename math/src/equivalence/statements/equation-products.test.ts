import { describe, expect, test } from 'vitest';
import { formulaFrom } from '../../testing/trees.ts';
import { alternatives, compareProducts } from './equation-products.ts';

const compare = (a: string, b: string, multiplicity: 'count' | 'ignore' = 'count') =>
  compareProducts(alternatives(formulaFrom(a)) ?? [], alternatives(formulaFrom(b)) ?? [], multiplicity);

describe('alternatives of equations', () => {
  test('are listed through all levels, and are none where something else occurs', () => {
    const count = (source: string): number | undefined => alternatives(formulaFrom(source))?.length;
    expect([count('x = 1'), count('x = 1 or y = 2'), count('x = 1 or (y = 2 or z = 3)')]).toEqual([1, 2, 3]);
    expect(['x < 1', 'x != 1', 'x = 1 and y = 2', 'x = 1 or y < 2', 'not x = 1', 'p', 'x = 1 or p'].map(count)).toEqual(
      Array.from({ length: 7 }),
    );
  });

  test.each([
    ['x = 1', '2x = 2'],
    ['x = 1 or x = 2', 'x^2 - 3x + 2 = 0'],
    ['x = 1 or x = 1', '(x - 1)^2 = 0'],
    ['x y = 0', 'y = 0 or x = 0'],
    ['1/x = 2', '2x = 1'],
    ['x/2 + y/3 = 1', '3x + 2y = 6'],
    ['sqrt(2) x = 2', 'x = sqrt(2)'],
    ['pi x = 3pi', 'x = 3'],
    ['x + sqrt(2) y = 1', 'sqrt(2) x + 2y = sqrt(2)'],
    ['(1 + i) x = 2', 'x = 1 - i'],
    ['(1 + sqrt(2)) x + y = 0', 'x + (sqrt(2) - 1) y = 0'],
    ['ln(2) x = ln(2)', 'x = 1'],
    ['0 = 0', 'x = x'],
    ['2 = 0', '3 = 0'],
    ['sin(x) = 0', '2sin(x) = 0'],
  ])('%s and %s have the same product', (a, b) => {
    expect([compare(a, b).result, compare(b, a).result, compare(a, b, 'ignore').result]).toEqual([
      'equal',
      'equal',
      'equal',
    ]);
  });

  test.each([
    ['x = 1', 'x = 2'],
    ['x = 1', 'y = 1'],
    ['x^2 = 1', 'x = 1'],
    ['x y = 0', 'x = 0'],
    ['x + sqrt(2) y = 1', 'x + sqrt(3) y = 1'],
    ['x + i y = 1', 'x - i y = 1'],
    ['(1 + sqrt(2)) x + y = 0', 'x + sqrt(2) y = 0'],
    ['0 = 0', 'x = 1'],
    ['f(2) = 1', 'f(2) = 2'],
    ['f(2) = 1', 'f(3) = 1'],
    ['x = f(2)', 'x = 1'],
    ['x + y + 1 = 0', 'x + y = 0'],
  ])('%s and %s have not', (a, b) => {
    expect([compare(a, b), compare(b, a)]).toEqual([
      { result: 'different', exact: true },
      { result: 'different', exact: true },
    ]);
  });

  test.each([
    ['sin(x) = 0', 'cos(x) = 0'],
    ['sin(x)^2 = 1', 'cos(x) = 0'],
    ['e^x = 1', 'x = 0'],
    ['f(x) = 0', 'x = 0'],
  ])('%s and %s are left open, as functions depend on each other', (a, b) => {
    expect(compare(a, b)).toEqual({ result: 'open', exact: false });
  });

  test('may have their factors compared without their powers', () => {
    const both = (a: string, b: string) => [compare(a, b).result, compare(a, b, 'ignore').result];
    expect(both('(x - 1)^2 = 0', 'x = 1')).toEqual(['different', 'equal']);
    expect(both('x^2 y = 0', 'x y^3 = 0')).toEqual(['different', 'equal']);
    expect(both('x^2 y = 0', 'x^2 = 0')).toEqual(['different', 'different']);
    expect(both('sin(x)^2 = 0', 'sin(x) = 0')).toEqual(['open', 'open']);
  });
});
