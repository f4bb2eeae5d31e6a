import { describe, expect, test } from 'vitest';
import { stepsOf, treeOf } from '../testing/trees.ts';
import { equivalent } from './equivalent.ts';

/** Comparisons of every kind with the steps that they take; each has 150,000. */
const comparisons: readonly (readonly [string, string, string, number])[] = [
  ['abs(x)*abs(y)', 'abs(x y)', 'equal', 10_056],
  ['max(a, b)', '(a + b + abs(a - b))/2', 'equal', 30],
  ['max(x, y, z)', 'max(max(z, y), x)', 'equal', 64],
  ['floor(x + 1)', 'floor(x) + 1', 'equal', 288],
  ['floor(x y) + floor(x) + 1', 'floor(x y + 1) + floor(x)', 'equal', 65_220],
  ['floor((sin(x) + 1)/2)', '0', 'different', 3742],
  ['sign(tan(x) - 10^16)', '-sign(10^16 - tan(x))', 'equal', 293],
  ['floor(tan(x) - 10^9)', '-ceil(10^9 - tan(x))', 'equal', 87_328],
  ['sqrt(x y)', 'sqrt(x)sqrt(y)', 'equal', 6063],
  ['sin(x)^2', '1 - cos(x)^2', 'equal', 1052],
  ['sin(x + y)', 'sin(x)cos(y) + cos(x)sin(y)', 'equal', 2191],
  ['ln(x^2)', '2ln(abs(x))', 'equal', 4477],
  ['sqrt(5 + 2sqrt(6))', 'sqrt(2) + sqrt(3)', 'equal', 848],
  ['e^(i x)', 'cos(x) + i sin(x)', 'equal', 1846],
  ['x^2 < 4', '-2 < x < 2', 'equal', 944],
  ['sin(x) = 1/2', 'x = pi/6 + 2pi k or x = 5pi/6 + 2pi k', 'equal', 10_182],
  ['sin(x) + cos(2x) = 0', 'sin(x) = 1 or sin(x) = -1/2', 'equal', 25_161],
  ['e^x - x - 1 > 0', 'x != 0', 'equal', 14_873],
  ['2^x > x^2', 'x > 4', 'different', 17_779],
  ['x^2 + y^2 = 25 and x + y = 7', '(x = 3 and y = 4) or (x = 4 and y = 3)', 'equal', 1039],
  ['x^2 + y^2 < 4', 'sqrt(x^2 + y^2) < 2', 'equal', 104_213],
  ['{sin(x)^2, sqrt(8), 3}', '{3, 1 - cos(x)^2, 2sqrt(2)}', 'equal', 1752],
];

describe('the work of a comparison', () => {
  test.each(comparisons)('of %s with %s (%s) is some %d steps, the same each time', (a, b, verdict, expected) => {
    const compare = (effort?: number): string =>
      equivalent(treeOf(a), treeOf(b), effort === undefined ? {} : { effort }).verdict;
    const steps = stepsOf(() => expect(compare()).toBe(verdict));
    // Much more or less is another way of looking, which is to be meant.
    expect(Math.abs(steps / expected - 1)).toBeLessThan(0.15);
    expect(stepsOf(() => compare())).toBeCloseTo(steps, 3);
    // Steps that just suffice do, and with fewer it is left to a person.
    expect([compare((steps + 1) / 150_000), compare((steps * 0.94) / 150_000)]).toEqual([verdict, 'unknown']);
  });
});
