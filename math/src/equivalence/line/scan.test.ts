import { describe, expect, test } from 'vitest';
import { programOf, treeOf } from '../../testing/trees.ts';
import { fixed, size } from './digits.ts';
import { placeOf } from './place.ts';
import { hasExponentials, isUnderflow, isVague, scan } from './scan.ts';

/** Whether a place is found, with so many correct decimals. */
const finds = (source: string, target: string, decimals = 50): boolean => {
  const digits = placeOf(treeOf(target))?.digits ?? 0n;
  return scan(treeOf(source), 'x').some(
    (place) => place.digits !== undefined && size(place.digits - digits) < fixed.one / 10n ** BigInt(decimals),
  );
};

test('are found in all digits that are compared, also where a step of the search ends at the last known ones', () => {
  const [equation, zero] = ['482*1.09^x - 476*0.92^x', 'ln(476/482)/ln(1.09/0.92)'];
  expect(finds(equation, zero, 90)).toBe(true);
});

describe('places where a function changes its sign', () => {
  test.each([
    ['x^2 - 2', 'sqrt(2)'],
    ['x^2 - 2', '-sqrt(2)'],
    ['e^x - 5', 'ln(5)'],
    ['ln(x) - 3', 'e^3'],
    ['x^3 - 1000000', '100'],
    ['x - 10^15', '10^15'],
    ['x^3 + 10^20', '-10^6*root(3)(100)'],
    ['x - 10^(-9)', '10^(-9)'],
    ['sin(x)', 'pi'],
    ['sin(x)', '-5pi'],
    ['x e^x - e', '1'],
    ['2x - 7', '7/2'],
    ['x - 137', '137'],
    ['x + 137', '-137'],
    ['e^x - x^2 - 1', '0'],
    ['cos(x) - x^2 - 1', '0'],
    ['2^x - x^2', '4'],
    ['2^x - x^2', '2'],
    ['arctan(x) - pi/4', '1'],
    ['x - sqrt(3) + sin(x - sqrt(3))', 'sqrt(3)'],
  ])('%s: at %s', (source, target) => {
    expect(finds(source, target)).toBe(true);
  });

  test.each([
    ['(x - sqrt(2))^2', 'sqrt(2)'],
    ['1 - cos(x - 1)', '1'],
    ['e^x - x - 1', '0'],
    ['ln(x)^2 + (x - 1)^2', '1'],
    ['x + 9/x - 6', '3'],
  ])('%s: it touches 0 at %s', (source, target) => {
    expect(finds(source, target, 25)).toBe(true);
  });

  test.each([
    ['1/(x - 3)', '3'],
    ['1/(x - sqrt(2))', 'sqrt(2)'],
    ['sqrt(x - 2) + 1', '2'],
    ['ln(x + 3) + 20', '-3'],
    ['1/x + 1000', '0'],
  ])('%s: it has a pole or an end at %s', (source, target) => {
    expect(finds(source, target, 8)).toBe(true);
  });

  test('are none where it has one sign, and where there are other letters', () => {
    for (const source of ['x^2 + 1', 'e^x + 1', '5', '1 + sin(x)^2', 'x + y', 'sqrt(-1 - x^2)']) {
      expect([source, scan(treeOf(source), 'x')]).toEqual([source, []]);
    }
  });

  test('are few for functions with many', () => {
    expect(scan(treeOf('sin(10x)'), 'x').length).toBeLessThan(80);
    expect(scan(treeOf('sin(10x) + sin(9x)*cos(8x)^3/(2 + sin(7x))'), 'x').length).toBeLessThan(90);
    expect(scan(treeOf('sin(10x)'), 'x').length).toBeGreaterThan(20);
  });

  test('that are not to be known by many digits are doubles', () => {
    const found = scan(treeOf('binomial(x, 2) - binomial(7/2, 2)'), 'x');
    expect(found.map(({ value }) => value)).toEqual([-2.5, 3.5]);
  });
});

test('values are vague by their error, and underflow only where there are exponentials', () => {
  const value = (re: number, error: number) => ({ re, im: 0, error });
  expect([value(1, 1e-5), value(0, 1e-5), value(1e9, 1e4), value(-1, 1e-5)].filter((each) => !isVague(each))).toEqual(
    [],
  );
  expect([value(1, 1e-7), value(1e9, 100), value(Infinity, 1), value(Number.NaN, 1)].filter(isVague)).toEqual([]);
  expect(['e^x', 'x^y', '2^x', 'exp(x)'].filter((source) => !hasExponentials(programOf(source)))).toEqual([]);
  expect(['x^2', 'sin(x)', 'sqrt(x)'].filter((source) => hasExponentials(programOf(source)))).toEqual([]);
  expect([isUnderflow(programOf('e^x'), value(1e-291, 0)), isUnderflow(programOf('e^x'), value(1e-289, 0))]).toEqual([
    true,
    false,
  ]);
  expect([isUnderflow(programOf('x^2'), value(0, 0)), isUnderflow(programOf('e^x'), value(-1e-291, 0))]).toEqual([
    false,
    true,
  ]);
});
