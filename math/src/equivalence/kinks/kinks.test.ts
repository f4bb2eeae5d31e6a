import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { equivalent } from '../equivalent.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

const verdict = (a: string, b: string) => equivalent(tree(a), tree(b)).verdict;

describe('a kink', () => {
  test.each([
    ['abs(x + 2)', 'x + 2'],
    ['abs(x - y + 3)', 'x - y + 3'],
    ['abs(x/y - 3)', '3 - x/y'],
    ['sqrt((x y + 4)^2)', 'x y + 4'],
    ['max(x - y, -3)', 'x - y'],
    ['abs(x + 10^7)', 'x + 10^7'],
    ['max(x^2 + 1, 2x + 10^(-9))', 'x^2 + 1'],
    ['abs(cos(x/1000))', 'cos(x/1000)'],
    ['arctan(tan(x/100))', 'x/100'],
    ['max(tan(x) + 569, 0)', 'tan(x) + 569'],
    ['abs((x - 3)^2 - 10^(-9))', '(x - 3)^2 - 10^(-9)'],
    ['(abs(x + 10^7) - x - 10^7)*(abs(y + 10^7) - y - 10^7)', '0'],
    ['abs(x^2 + y^2 - 1/1000)', 'x^2 + y^2 - 1/1000'],
  ])('of %s is found wherever it lies: it is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['abs(x)*abs(y)', 'abs(x y)'],
    ['max(a, b)', '(a + b + abs(a - b))/2'],
    ['min(x, y) + max(x, y)', 'x + y'],
    ['sqrt(x^4)', 'x^2'],
    ['abs(x^2 - 2x + 5)', 'x^2 - 2x + 5'],
    ['abs(x^2 + x y + y^2)', 'x^2 + x y + y^2'],
    ['max(x^2 + 1, 2x)', 'x^2 + 1'],
    ['min(x^2 + y^2, -2x y)', '-2x y'],
    ['max(abs(x), x)', 'abs(x)'],
    ['floor(x + 1)', 'floor(x) + 1'],
    ['arcosh(cosh(x))', 'abs(x)'],
    ['sin(arccos(x - 2000))', 'sqrt(1 - (x - 2000)^2)'],
  ])('does not keep %s from being %s', (a, b) => {
    expect(verdict(a, b)).toBe('equal');
  });

  test('that lies beyond what doubles can hold leaves the comparison to a person', () => {
    expect(verdict('abs(ln(x) + e^50)', 'ln(x) + e^50')).toBe('unknown');
  });

  test('is seen for any line in two letters, with coefficients of any size', () => {
    const size = fc.integer({ min: -6, max: 7 }).map((power) => `10^(${power})`);
    const number = fc.tuple(fc.integer({ min: 1, max: 99 }), size, fc.boolean());
    const term = number.map(([n, power, isNegative]) => `${isNegative ? '-' : ''}${n}*${power}`);
    fc.assert(
      fc.property(term, term, term, (a, b, c) => {
        const inner = `(${a})x + (${b})y + (${c})`;
        expect(verdict(`abs(${inner})`, inner)).not.toBe('equal');
        expect(verdict(`abs(${inner})`, `sqrt((${inner})^2)`)).toBe('equal');
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('a single place', () => {
  test.each([
    ['sign(x)^2', '1'],
    ['sign(x^2 - 2)^2', '1'],
    ['floor(x) + 1', 'ceil(x)'],
    ['floor(x/3) + 1', 'ceil(x/3)'],
    ['0^(x^2)', '0'],
    ['ceil(x + 10^9)', 'floor(x + 10^9) + 1'],
    ['ceil(x - y + 10^7)', 'floor(x - y + 10^7) + 1'],
    ['sign(abs(tan(x) + 8*10^7))', '1'],
    ['abs(sign(tan(x) - 6*10^9))', '1'],
    ['sign(1/(x - 37) + 2*10^15)^2', '1'],
    ['sign(abs(ln(abs(x - 3106)) + 44))', '1'],
    ['sign(1/sin(x + 5403) - 5.5*10^12)^2', '1'],
    ['floor(sec(6x) + 9.5*10^14) + 1', 'ceil(sec(6x) + 9.5*10^14)'],
  ])('where %s is not %s is found', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test.each([
    ['sign(sin(x) + 1)', '1'],
    ['floor((sin(x) + 1)/2)', '0'],
    ['floor((sin(x) + cos(y) + 2)/4)', '0'],
    ['floor(e^(-(9x - 38)^2))', '0'],
    ['round(sin(x)^2/2)', '0'],
    ['floor(1 - abs(x - pi)/(1 + abs(x - pi)))', '0'],
    ['sign(x^3 - 3x + 2)', 'sign(x + 2)'],
  ])('where a term only touches what it jumps at is found: %s is not %s', (a, b) => {
    expect(verdict(a, b)).toBe('different');
  });

  test('close to which a term comes without touching is none', () => {
    expect(verdict('floor((sin(x) + 1)/2 - 10^(-9))', 'floor((sin(x) + 1)/2 - 10^(-9) + 3) - 3')).toBe('equal');
    expect(verdict('floor((sin(x) + 3)/4 - 10^(-6))', '0')).toBe('equal');
    expect(verdict('sign(sec(x) + 1/2)^2', '1')).toBe('equal');
    expect(verdict('sign(x^2)*x', 'x')).toBe('equal');
    expect(verdict('sign(x^2 + 1)', '1')).toBe('equal');
  });

  test('where both sides step in the same way is none', () => {
    expect(verdict('sign(x - pi)', '-sign(pi - x)')).toBe('equal');
    expect(verdict('ceil(3x + 32)', '32 - floor(-3x)')).toBe('equal');
    expect(verdict('sign(x)*abs(x)', 'x')).toBe('equal');
  });
});
