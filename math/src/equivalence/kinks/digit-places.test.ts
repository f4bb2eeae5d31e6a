import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import { fixed, noise, size } from '../line/digits.ts';
import { NotPrecise } from '../line/precise-value.ts';
import { compareWithDigits, digitPoint, guardAt, moved, registersAt, targetOf, zeroBetween } from './digit-places.ts';
import { guardsOf } from './guards.ts';

const one = fixed.one;
const digits = (x: number): bigint => fixed.fromNumber(x);

describe('places in fixed point', () => {
  test('are those of doubles that are neither too large nor too small', () => {
    expect(digitPoint([1, -0.5, 0])).toEqual([one, -(one >> 1n), 0n]);
    expect(digitPoint([9e79, -9e79, 1.1e-80, -1.1e-80])).toHaveLength(4);
    for (const x of [1.1e80, -1.1e80, 9e-81, -9e-81, Infinity, Number.NaN])
      expect(() => digitPoint([x])).toThrow(NotPrecise);
  });

  test('may have another value for one letter', () => {
    expect(moved([1n, 2n, 3n], 1, 7n)).toEqual([1n, 7n, 3n]);
  });
});

describe('the value of a guard with many digits', () => {
  const at = (source: string, x: number): readonly string[] => {
    const program = programOf(source, ['x']);
    return guardsOf(program, 0).map((guard) => {
      const value = guardAt(guard, program, [digits(x)]);
      return value === undefined ? 'none' : String(Number(fixed.toNumber(value).toFixed(9)) + 0);
    });
  };
  test.each([
    ['abs(3x - 1)', 2, [5]],
    ['floor(2x)', 1.25, [2.5]],
    ['round(x)', 1.25, [1.75]],
    ['round(x, 1)', 1.25, [13]],
    ['mod(x, 4)', 5, [1.25]],
    ['max(x, 3)', 5, [2]],
    ['arcsin(x)', 0.5, [1.5, -0.5]],
    ['arctan(tan(x))', Math.PI, [1.5]],
    ['abs(cot(x))', Math.PI / 2, [0, 0.5]],
    ['abs(ln(x) - 1)', -1, [undefined, -1]],
    ['max(1/x, 2)', 0, [undefined, 0]],
  ])('%s at %d: %j', (source, x, expected) => {
    expect(at(source, x).toSorted()).toEqual(
      expected.map((value) => (value === undefined ? 'none' : String(value))).toSorted(),
    );
  });

  test('is next to 0 or to a whole number', () => {
    const [zero, whole] = [guardsOf(programOf('abs(x)'), 0)[0], guardsOf(programOf('floor(x)'), 0)[0]];
    if (!zero || !whole) throw new Error('no guard');
    expect(targetOf(zero, digits(2.7))).toBe(0n);
    expect([2.7, 2.4, -2.4, -2.6, 2.5].map((x) => targetOf(whole, digits(x)) / one)).toEqual([3n, 2n, -2n, -3n, 3n]);
  });
});

describe('the zero of a function between two places', () => {
  /** As in use, what is smaller than the known digits is 0. */
  const zero = (of: (x: bigint) => bigint | undefined, from: number, to: number) =>
    zeroBetween(
      (x) => {
        const value = of(x);
        return value !== undefined && size(value) < noise ? 0n : value;
      },
      digits(from),
      digits(to),
    );
  const close = (found: bigint | 'none' | undefined, right: bigint): boolean =>
    typeof found === 'bigint' && size(found - right) < one >> 250n;
  const root = fixed.squareRoot(2n * one);
  const square = (x: bigint): bigint => fixed.multiply(x, x) - 2n * one;

  test.each([
    [1, 2],
    [0, 5],
    [1.41, 1.42],
    [1.413, 1.415],
    [-1, 3],
    [1.5, 1.6],
    [1.4, 1.41],
  ])('from %d to %d is found, also a little beside them', (from, to) => {
    expect(close(zero(square, from, to), root)).toBe(true);
    expect(
      close(
        zero((x) => -square(x), from, to),
        root,
      ),
    ).toBe(true);
  });

  test.each([
    ['an exponential', (x: bigint) => fixed.exponential(x) - 5n * one, fixed.logarithm(5n * one)],
    ['a sine', (x: bigint) => fixed.sineAndCosine(x - fixed.pi / 3n)[0], fixed.pi / 3n],
    ['a line', (x: bigint) => 3n * x - 4n * one, (4n * one) / 3n],
  ] as const)('is found for %s', (_, of, right) => {
    const found = zero(of, 0.7, 1.9);
    expect(typeof found === 'bigint' && size(found - right) < one >> 100n).toBe(true);
  });

  test('is where it was met on the way', () => {
    expect(zero((x) => x - one, 1, 2)).toBe(one);
    expect(zero((x) => x - 2n * one, 1, 2)).toBe(2n * one);
  });

  test('is none at a pole, at a jump, where there is no value, and where the function only comes close', () => {
    const pole = (x: bigint): bigint | undefined => (x === 0n ? undefined : fixed.divide(one, x));
    expect(zero(pole, -1, 2)).toBe('none');
    expect(zero((x) => (x < root ? -one : 2n * one), 1, 2)).toBe('none');
    expect(zero((x) => (x < root ? x - 3n * one : x), 1, 2)).toBe('none');
    expect(zero(() => undefined, 1, 2)).toBe('none');
    expect(zero((x) => fixed.multiply(x, x) + one, -1, 1)).toBe('none');
    expect(zero((x) => fixed.multiply(x, x) + (one >> 90n), 1e-12, 2e-12)).toBe('none');
  });
});

describe('what two programs say of a place', () => {
  const compare = (a: string, b: string, x: bigint, beside: readonly bigint[] = []) => {
    const programs = [programOf(a, ['x']), programOf(b, ['x'])] as const;
    const guards = [...guardsOf(programs[0], 0), ...guardsOf(programs[1], 1)];
    return compareWithDigits(
      programs,
      guards,
      [x],
      beside.map((each) => [each]),
    );
  };
  const root = fixed.squareRoot(2n * one);
  const around = [root - (one >> 40n), root + (one >> 40n)];

  test('is the same or not, or nothing where one has no value', () => {
    expect(compare('x + 1', '1 + x', one)).toBe('same');
    expect(compare('x', 'x + 10^(-50)', one)).toBe('differ');
    expect(compare('x', 'x + 10^(-70)', one)).toBe('same');
    expect(compare('1/x', '1/x', 0n)).toBe('nothing');
    expect(compare('x', 'sqrt(-x)', one)).toBe('nothing');
    expect(compare('10^30*x', '10^30*x + 10^(-10)', one)).toBe('differ');
    expect(compare('10^30*x', '10^30*x + 10^(-40)', one)).toBe('same');
  });

  test('is said with the values that guards seem to have', () => {
    // x² − 2 is not 0 in the last digits: sign and floor are given what is meant.
    expect(compare('sign(x^2 - 2)', '0', root, around)).toBe('same');
    expect(compare('sign(x^2 - 2)', '1', root, around)).toBe('differ');
    expect(compare('floor(x^2)', '2', root, around)).toBe('same');
    expect(compare('floor(x^2)', '1', root, around)).toBe('differ');
    expect(compare('ceil(3 - x^2)', 'floor(x^2) - 1', root, around)).toBe('same');
    expect(compare('round(x^2 + 1/2)', '3', root, around)).toBe('same');
    expect(compare('floor(x)', '1', root, around)).toBe('same');
    expect(compare('sign(x^2 - 2 - 10^(-20))', '-1', root, around)).toBe('same');
  });

  test('continues behind parts without a value where they do not matter', () => {
    expect(registersAt(programOf('1/x + x', ['x']), [0n]).at(-1)).toBeUndefined();
    expect(registersAt(programOf('1/x + x', ['x']), [0n])).toHaveLength(programOf('1/x + x', ['x']).code.length);
  });
});
