import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import { numbersIn, placesFor, withAffineZeros } from './places.ts';
import { RealRunner } from './real-run.ts';

const made = (source: string) => {
  const program = programOf(source, ['x', 'y']);
  const runner = new RealRunner(program);
  runner.run([1.3, 0.7]);
  return { programs: [program], runners: [runner] };
};
const numbers = (source: string): readonly number[] => {
  const { programs, runners } = made(source);
  return numbersIn(programs, runners);
};
const places = (source: string, assumption?: Parameters<typeof placesFor>[2]): readonly number[] =>
  placesFor(made(source).programs, numbers(source), assumption);
const rises = (line: readonly number[]): boolean => line.every((t, k) => k === 0 || t > (line[k - 1] ?? 0));
const largest = (line: readonly number[]): number => Math.max(...line.filter((t) => t < 2 ** 199));

describe('the places on a line that are looked at first', () => {
  test('rise, on both sides of 0 and at 0, up to what doubles can hold', () => {
    const line = places('abs(x)');
    expect(rises(line)).toBe(true);
    expect(line).toContain(0);
    expect([line[0], line.at(-1)]).toEqual([-(2 ** 400), 2 ** 400]);
    expect(line.map((t) => 0 - t).toReversed()).toEqual(line);
    expect(line.filter((t) => t > 0 && t < 100).length).toBeGreaterThan(30);
  });

  test.each([
    ['positive', (t: number) => t > 0],
    ['non-negative', (t: number) => t >= 0],
    ['integer', (t: number) => Number.isInteger(t)],
    ['natural', (t: number) => Number.isInteger(t) && t > 0],
  ] as const)('are those that a letter may have which is %s', (assumption, isAllowed) => {
    const line = places('abs(3x - 14)', assumption);
    expect(rises(line)).toBe(true);
    expect(line.filter((t) => !isAllowed(t))).toEqual([]);
    expect(line.includes(0)).toBe(assumption === 'non-negative' || assumption === 'integer');
    expect(line.some((t) => t < 0)).toBe(assumption === 'integer');
    expect(line.length).toBeGreaterThan(12);
  });

  test('are real and complex letters alike', () => {
    expect(places('abs(x)', 'real')).toEqual(places('abs(x)'));
    expect(places('abs(x)', 'complex')).toEqual(places('abs(x)'));
  });

  test('reach far beyond large numbers and far below small ones', () => {
    expect(largest(places('x - 3'))).toBeGreaterThan(1e8);
    expect(largest(places('x - 10^9'))).toBeGreaterThan(1e24);
    expect(Math.min(...places('x - 1/10^9').filter((t) => t > 2 ** -199))).toBeLessThan(1e-22);
    // e^c is far away for a large c.
    expect(largest(places('x - 3'))).toBeLessThan(1e12);
    expect(places('x - 300').some((t) => t > 1e130 && t < 1e140)).toBe(false);
    expect(places('ln(x) - 300').some((t) => t > 1e130 && t < 1e140)).toBe(true);
    expect(places('log_2(x) - 300').filter((t) => t > 1e60).length).toBeGreaterThan(40);
  });

  test('are close to the numbers that occur', () => {
    const line = places('abs(3x - e^4)');
    for (const number of [3, Math.exp(4)]) {
      expect(line).toContain(number);
      expect(line.some((t) => t > number && t < number * 1.01)).toBe(true);
      expect(line.some((t) => t < number && t > number * 0.99)).toBe(true);
    }
    expect(places('abs(x - 1000)', 'integer')).toEqual(expect.arrayContaining([-1000, 999, 1000, 1001]));
    expect(places('abs(x - 10^7)', 'integer')).not.toContain(1e7);
  });
});

test('the numbers in an expression are the sizes of all its parts without letters, each once', () => {
  expect(numbers('3x - e^4')).toEqual(expect.arrayContaining([3, 4, Math.exp(4)]));
  expect(numbers('2x - 2y + 2')).toEqual([...new Set(numbers('2x - 2y + 2'))]);
  expect(numbers('-5x')).toContain(5);
  expect(numbers('x y')).toEqual([]);
  expect(numbers('x + 10^70 + 10^(-70)').filter((size) => size > 1e60 || size < 1e-60)).toEqual([]);
});

describe('the zeros of parts of the first degree', () => {
  const line = [-10, 0, 10];
  const added = (source: string, letter = 0, base = [1.3, 0.7]): readonly number[] => {
    const { programs, runners } = made(source);
    return withAffineZeros(line, programs, runners, base, letter).filter((t) => !line.includes(t));
  };
  const near = (found: readonly number[], zero: number): boolean => found.some((t) => Math.abs(t - zero) < 1e-9);

  test.each([
    ['abs(9x - 38)', 38 / 9],
    ['e^(-(9x - 38)^2)', 38 / 9],
    ['abs(x/3 + 2)', -6],
    ['abs(2(x - 5) + 3)', 3.5],
    ['abs(x + y)', -0.7],
  ])('are among the places, with some around them: %s', (source, zero) => {
    const found = added(source);
    expect(near(found, zero)).toBe(true);
    expect(found.some((t) => t > zero + 1e-6)).toBe(true);
    expect(found.some((t) => t < zero - 1e-6)).toBe(true);
    expect(rises(found)).toBe(true);
  });

  test('have four places around them, the closer the steeper the part is', () => {
    for (const [source, zero, slope] of [
      ['abs(x - 5)', 5, 1],
      ['abs(100x - 700)', 7, 100],
      ['abs(6 - x/4)', 24, 0.25],
    ] as const) {
      const found = added(source);
      const meant = [-1.3, -0.31, 0, 0.31, 1.3].map((by) => zero + by / slope);
      expect(found).toHaveLength(5);
      found.forEach((t, k) => expect(t).toBeCloseTo(meant[k] ?? Number.NaN, 9));
    }
  });

  test('are found far away and close to 0', () => {
    expect(added('abs(x - 10^6)').some((t) => Math.abs(t - 1e6) < 1e-3)).toBe(true);
    expect(near(added('abs(x/1000 + 1/10^6)'), -0.001)).toBe(true);
  });

  test('are taken along one letter, the others as they are', () => {
    expect(near(added('abs(2x - 3y)', 0, [1, 4]), 6)).toBe(true);
    expect(near(added('abs(2x - 3y)', 1, [6, 1]), 4)).toBe(true);
  });

  test('are none of what bends or stays, and are not more than some', () => {
    expect(added('x^2 + 1')).toEqual([]);
    expect(added('sin(x) + 2')).toEqual([]);
    expect(added('y + 3')).toEqual([]);
    const many = added(Array.from({ length: 30 }, (_, k) => `abs(x - ${k}.5)`).join(' + '));
    expect(many).toHaveLength(30);
  });
});
