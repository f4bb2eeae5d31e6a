import { describe, expect, test } from 'vitest';
import { treeOf } from '../../../testing/trees.ts';
import { size } from '../digits.ts';
import { placeOf } from '../place.ts';
import { placesWithin } from '../sets.ts';
import { zerosOf } from './zeros.ts';

const digitsOf = (source: string): bigint => {
  const digits = placeOf(treeOf(source))?.digits;
  if (digits === undefined) throw new Error(`${source} has no digits`);
  return digits;
};
/** Agreement in some fifty decimals. */
const same = (a: bigint, b: bigint): boolean => size(a - b) <= (size(b) >> 170n) + (1n << 170n);

/** Whether a number is among the places and families found. */
function isFound(source: string, target: bigint): boolean {
  const { places, families } = zerosOf(treeOf(source), 'x');
  return (
    places.some(({ digits }) => digits !== undefined && same(digits, target)) ||
    families.some(({ start, period }) => {
      const [from, length] = [start.digits ?? 0n, size(period.digits ?? 0n)];
      const rest = (((target - from) % length) + length) % length;
      return same(rest, 0n) || same(rest, length);
    })
  );
}

describe('zeros and poles of functions in one letter', () => {
  test.each([
    ['2x - 3', '3/2'],
    ['x^2 - 2', 'sqrt(2)', '-sqrt(2)'],
    ['x^2 + 1'],
    ['(x - 1)^3 (x + 5)', '1', '-5'],
    ['x^2 - pi', 'sqrt(pi)', '-sqrt(pi)'],
    ['sqrt(2) x - pi', 'pi/sqrt(2)'],
    ['x^5 - 3', 'root(5)(3)'],
    ['1/(x - 4) + 2', '4', '7/2'],
    ['(x^2 - 9)/(x - 5)', '3', '-3', '5'],
    ['max(x^2, 3x) - 7', 'sqrt(7)', '-sqrt(7)', '7/3'],
    ['min(x, 9 - 2x) + 5', '-5', '7'],
    ['x sign(x - 1) - 4', '4', '-4'],
    ['e^x - 7', 'ln(7)'],
    ['e^x + 7'],
    ['e^(2x + 1) - 5', '(ln(5) - 1)/2'],
    ['e^(2x) - 3e^x + 2', '0', 'ln(2)'],
    ['4^x - 6*2^x + 8', '1', '2'],
    ['9^x - 4*3^x + 3', '0', '1'],
    ['2^x - 4^(-x)', '0'],
    ['8^x - 2^x', '0'],
    ['e^(3x) - 2e^(2x) - e^x + 2', '0', 'ln(2)'],
    ['10^x - 3', 'ln(3)/ln(10)'],
    ['(1/2)^x - 8', '-3'],
    ['2^(x^2) - 16', '2', '-2'],
    ['e^(x^2) - e^x', '0', '1'],
    ['5^(x^2 - 21x) - 5^(-104)', '8', '13'],
    ['3*2^(x^2) - 24*2^(2x)', '3', '-1'],
    ['3*2^(x^2) + 24*2^(2x)'],
    ['2^x - 10^(-300)', '-300ln(10)/ln(2)'],
    ['10^(-90)e^x - 7', 'ln(7) + 90ln(10)'],
    ['ln(x) - 2', 'e^2'],
    ['ln(x)^2 - 1', 'e', '1/e'],
    ['ln(x - 3) + 1', '3 + e^(-1)'],
    ['lg(x) - 2', '100'],
    ['log_3(x) - 4', '81'],
    ['log_3(x)^2 - 1', '3', '1/3'],
    ['sqrt(x) - 3', '9'],
    ['sqrt(x) + x - 6', '4'],
    ['sqrt(2x + 3) - x', '3'],
    ['root(3)(x) + 2', '-8'],
    ['root(3)(x - 1)^2 - 4', '9', '-7'],
    ['root(4)(x) - 2', '16'],
    ['abs(x - 2) - 5', '7', '-3'],
    ['abs(x) - x - 4', '-2'],
    ['abs(x^2 - 4) - 3', 'sqrt(7)', '-sqrt(7)', '1', '-1'],
    ['abs(x - 1) - abs(x + 3)', '-1'],
    ['arctan(x) - pi/4', '1'],
    ['arcsin(x) - pi/6', '1/2'],
    ['arccos(2x) - pi/3', '1/4'],
    ['sinh(x) - 1', 'arsinh(1)'],
    ['cosh(x) - 2', 'arcosh(2)', '-arcosh(2)'],
    ['tanh(x) - 1/2', 'artanh(1/2)'],
    ['coth(x) - 3', 'arcoth(3)'],
    ['sech(x) - 1/2', 'arcosh(2)', '-arcosh(2)'],
    ['csch(x) - 2', 'arsinh(1/2)'],
    ['arsinh(x) - 1', 'sinh(1)'],
    ['arcosh(x) - 1', 'cosh(1)'],
    ['artanh(x) - 1/2', 'tanh(1/2)'],
    ['exp(x) - 3', 'ln(3)'],
    ['sin(x) - 1/2', 'pi/6', '5pi/6', 'pi/6 + 8pi', '-7pi/6'],
    ['cos(x) - 1/2', 'pi/3', '-pi/3', '7pi/3'],
    ['cos(x) + 1', 'pi', '-pi', '5pi'],
    ['cos(x) - 1', '0', '2pi', '-8pi'],
    ['sin(3x + 1)', '-1/3', '(pi - 1)/3', '(4pi - 1)/3'],
    ['tan(x) - 1', 'pi/4', '-3pi/4', '9pi/4'],
    ['cot(2x) + 1', '-pi/8', '3pi/8'],
    ['sec(x) - 2', 'pi/3', '-pi/3'],
    ['csc(x) + 2', '-pi/6', '7pi/6'],
    ['sin(x) + cos(x)', '-pi/4', '3pi/4', '11pi/4'],
    ['sin(x) - cos(2x)', 'pi/6', '5pi/6', '-pi/2'],
    ['3sin(x) + 4cos(x) - 5', 'arctan(3/4)', 'arctan(3/4) + 2pi'],
    ['sin(2x) - sin(x)', '0', 'pi', 'pi/3', '-pi/3'],
    ['cos(3x) - cos(x)', '0', 'pi/2', 'pi', '-pi/2'],
    ['sin(x/2) - cos(x)', 'pi/3', '5pi/3', '3pi', '-pi'],
    ['tan(x) - 2sin(x)', '0', 'pi/3', '-pi/3', 'pi'],
    ['sin(x)^2 - 3/4', 'pi/3', '2pi/3', '-pi/3'],
    ['sin(-x) - 1/2', '-pi/6', '7pi/6'],
    ['sin(pi x)', '0', '3', '-17'],
    ['sin(x + 1) - cos(x - 1)', 'pi/4', '5pi/4'],
    ['sin(2x + pi/3) + sin(2x - pi/3)', '0', 'pi/2', '-3pi/2'],
    ['cos(x) - cos(x + 2)', '-1', 'pi - 1'],
    ['sin(x)^2*(3 + sin(x)) + 1 - cos(x)', '0', '2pi'],
    ['sin(x) + cos(x)/sqrt(3)', '-pi/6', '5pi/6'],
    ['sec(x) + csc(x)', '-pi/4', '3pi/4'],
    ['cot(x) - tan(x)', 'pi/4', '-pi/4', '3pi/4'],
    ['(x + 1)^60 - 1', '0', '-2'],
    ['(x + sqrt(2))^90 - 1', '1 - sqrt(2)', '-1 - sqrt(2)'],
    // Of too high a degree for the half angle: by the inverse functions.
    ['sin(x)^20 - 1/2^20', 'pi/6', '5pi/6', '-pi/6', '13pi/6', '-7pi/6'],
    ['cos(2x + 1)^19 - 1/2^19', '(pi/3 - 1)/2', '(-pi/3 - 1)/2', '(7pi/3 - 1)/2'],
    ['tan(3x/2)^40 - 1', 'pi/6', '-pi/6', '5pi/6'],
    ['cot(x/5 - 2)^17 + 1', '10 - 5pi/4', '10 + 15pi/4'],
  ])('%s: all of them are found', (source, ...zeros) => {
    expect(zeros.filter((zero) => !isFound(source, digitsOf(zero)))).toEqual([]);
    expect(zerosOf(treeOf(source), 'x').complete).toBe(true);
  });

  test.each([
    ['sin(x^2) - 1/2', 'sqrt(pi/6)', '-sqrt(pi/6)', 'sqrt(5pi/6)', 'sqrt(13pi/6)'],
    ['cos(1/x)', '2/pi', '-2/pi', '2/(3pi)'],
    ['tan(x^3) - 1', 'root(3)(pi/4)', 'root(3)(5pi/4)'],
  ])('%s: some are found, and it is said that there may be more', (source, ...zeros) => {
    expect(zeros.filter((zero) => !isFound(source, digitsOf(zero)))).toEqual([]);
    expect(zerosOf(treeOf(source), 'x').complete).toBe(false);
  });

  /** How many of the places found lie in (from, to), families included. */
  const count = (source: string, from: number, to: number): number =>
    (placesWithin(zerosOf(treeOf(source), 'x')) ?? []).filter(({ value }) => value > from && value < to).length;

  test.each([
    ['x^2 - 2', -9, 9, 2],
    ['x^2 + 1', -9, 9, 0],
    ['e^x + 7', -9, 9, 0],
    ['ln(x)^2 + 1', -9, 9, 0],
    ['sinh(x)^2 + 1', -9, 9, 0],
    ['4^x - 6*2^x + 8', -9, 9, 2],
    ['4^x + 6*2^x + 8', -9, 9, 0],
    ['abs(x) + 2', -9, 9, 2],
    ['arcsin(x) - 1/10', -9, 9, 1],
    ['cosh(x) - 1/2', -9, 9, 0],
    ['sech(x) - 2', -9, 9, 0],
    // With the odd multiples of a half period, which are looked at apart.
    ['sin(x) - 1/2', 0, 6.28, 3],
    ['sin(x) - 2', 0, 6.28, 1],
    ['sin(x) - 1', 0, 6.28, 2],
    ['tan(x) - 1', 0, 6.28, 3],
    ['sin(2x) - 1/2', 0.01, 6.28, 6],
    ['sin(arcsin(x)/2) - 2', -9, 9, 0],
    ['5', -9, 9, 0],
    ['y - 2', -9, 9, 0],
    ['0*x', -9, 9, 0],
  ])('%s between %d and %d: %d places', (source, from, to, expected) => {
    expect(count(source, from, to)).toBe(expected);
  });

  test.each([
    ['sin(x) - x'],
    ['e^x - x - 2'],
    ['x^60 - 3x^59 + x + 1'],
    ['sqrt(2) x^17 - x + pi'],
    ['x + y - 2'],
    ['sin(x) + sin(sqrt(2) x)'],
    ['sin(x^2) - 1/2'],
    ['sin(e^x) - 1/2'],
    ['f(x) - 1'],
    ['x^x - 3'],
    ['e^x - 2^x - 1'],
    ['2^x + 3^x - 5'],
    ['e^(x^2) - x e^x'],
    ['e^(x + 1) - 2^x + 1'],
    ['abs(abs(abs(abs(abs(abs(x) - 1) - 1) - 1) - 1) - 1) - 1'],
    ['sin(30x) - cos(x) + sin(7x)'],
  ])('%s: it is not claimed that all are found', (source) => {
    expect(zerosOf(treeOf(source), 'x').complete).toBe(false);
  });

  test('are out of reach where fractions are finer than the digits that are kept', () => {
    const reached = (source: string) => zerosOf(treeOf(source), 'x').outOfReach !== true;
    expect(['sin(x) - 10^(-70)', 'sin(x) - 10^(-100)', 'x sin(x) - 10^(-84)'].map(reached)).toEqual([
      true,
      false,
      true,
    ]);
    expect(['cosh(x) - 1 - 10^(-80)', 'cosh(x) - 1 - 10^(-200)'].map(reached)).toEqual([true, false]);
    expect(['10^50 x^2 + x - 1', '10^80 x^2 + pi x - 1', 'pi x^2 + 10^90 x + 1'].map(reached)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('of sin(x²) are found where the square is one of the nearest multiples', () => {
    for (const k of [-6, -3, 0, 1, 5, 6]) {
      expect([k, k < 0 || isFound('sin(x^2)', digitsOf(`sqrt(${k} pi)`))]).toEqual([k, true]);
    }
    for (const zero of ['sqrt(pi/6)', '-sqrt(5pi/6)', 'sqrt(pi/6 + 2pi)', 'sqrt(pi/6 + 12pi)', '-sqrt(5pi/6 + 10pi)']) {
      expect([zero, isFound('sin(x^2) - 1/2', digitsOf(zero))]).toEqual([zero, true]);
    }
  });

  test('are exact where they are fractions', () => {
    expect(zerosOf(treeOf('3x + 2'), 'x').places.map(({ exact }) => exact)).toEqual([{ n: -2, d: 3 }]);
    const both = zerosOf(treeOf('(2x - 1)(x + 5)'), 'x').places.map(({ exact }) => exact);
    expect(both.toSorted((a, b) => Number(a?.n) - Number(b?.n))).toEqual([
      { n: -5, d: 1 },
      { n: 1, d: 2 },
    ]);
  });
});
