import { describe, expect, test } from 'vitest';
import { operation } from '../../algebra/evaluating/program-builder.ts';
import { programOf, stepsOf } from '../../testing/trees.ts';
import { digitsOfRational, fixed, noise, size } from './digits.ts';
import { NotPrecise, closedDigits, preciseRegisters, preciseValue } from './precise-value.ts';

const one = fixed.one;

describe('closed values with many digits', () => {
  /** Each is 0 by an identity, and to be seen as 0 in more than seventy decimals. */
  test.each([
    'sqrt(2)^2 - 2',
    'sqrt(5 + 2sqrt(6)) - sqrt(2) - sqrt(3)',
    'root(3)(2 + sqrt(5)) + root(3)(2 - sqrt(5)) - 1',
    'sin(pi/5)^2 - (5 - sqrt(5))/8',
    'sin(1)^2 + cos(1)^2 - 1',
    'e^(ln(7)) - 7',
    'ln(6) - ln(2) - ln(3)',
    'log_2(10)*log_10(2) - 1',
    '16 arctan(1/5) - 4arctan(1/239) - pi',
    'arcsin(3/5) + arccos(3/5) - pi/2',
    'arccos(-1/2) - 2pi/3',
    'arcsin(-1) + pi/2',
    'arctan(-1) + pi/4',
    'cosh(2)^2 - sinh(2)^2 - 1',
    'tanh(1) - (e^2 - 1)/(e^2 + 1)',
    'arsinh(-3/4) + ln(2)',
    'arcosh(5/4) - ln(2)',
    'artanh(3/5) - ln(2)',
    'arcoth(5/3) - ln(2)',
    '2^(1/3)*2^(2/3) - 2',
    '(-8)^(1/3) + 2',
    '(-8)^(2/3) - 4',
    '(-8)^(-1/3) + 1/2',
    '9^(3/2) - 27',
    '9^(-1/2) - 1/3',
    'pi^2*pi^(-2) - 1',
    '2^pi*2^(-pi) - 1',
    '(1/2)^(-3) - 8',
    'e^(-20)*e^20 - 1',
    'tan(3pi/8) - 1 - sqrt(2)',
    'cot(pi/8) - 1 - sqrt(2)',
    'sec(pi/3) - 2',
    'csc(pi/6) - 2',
    'abs(-pi) - pi',
    '10! - 3628800',
    'min(pi, e, 3) - e',
    'max(pi, e, 3) - pi',
    'floor(pi)*ceil(e) - 9',
    'round(5/2) + round(-5/2)',
    'sign(-pi) + 1',
    '(-1)^7 + 1',
    '(2/3)^5 - 32/243',
  ])('%s is 0', (source) => {
    const value = closedDigits(programOf(source));
    expect(value !== undefined && size(value) < noise).toBe(true);
  });

  test.each([
    '1/0',
    'ln(0)',
    'ln(-1)',
    'sqrt(-1)',
    'arcsin(2)',
    '0^(-1)',
    '(-8)^(1/2)',
    '(-1)!',
    'artanh(1)',
    'arcosh(1/2)',
    'tan(pi/2)',
    '(-pi)^pi',
    '0^(-pi)',
    '0^(-1/2)',
  ])('%s has none', (source) => {
    expect(closedDigits(programOf(source))).toBeUndefined();
    expect(preciseValue(programOf(source))).toBeUndefined();
  });

  test.each([
    'i^2',
    'f(2)',
    'gcd(4, 6)',
    'e^(10^6)',
    '(10^10)!',
    'e^(-400)',
    '(pi/10^40)^3',
    'pi^(10^5)',
    'sin(10^90)',
    'binomial(5, 2)',
    '2000!',
  ])('the digits of %s are not available', (source) => {
    expect(closedDigits(programOf(source))).toBeUndefined();
    expect(() => preciseValue(programOf(source))).toThrow(NotPrecise);
  });

  test('need a place where there is a letter', () => {
    expect(closedDigits(programOf('x'))).toBeUndefined();
    expect(preciseValue(programOf('2x + 1'), 3n * one)).toBe(7n * one);
    expect(preciseValue(programOf('2x + 1'))).toBe(one);
    expect(() => preciseValue(programOf('x + y'), one)).toThrow(NotPrecise);
  });
});

describe('powers at a place', () => {
  const at = (source: string, n: number, d = 1): bigint | undefined =>
    preciseValue(programOf(source), digitsOfRational({ n, d }));
  const close = (a: bigint | undefined, b: bigint): boolean => a !== undefined && size(a - b) < noise << 20n;

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 16, 31])('x^%d is a product, also of reciprocals', (exponent) => {
    for (const [n, d] of [
      [2, 1],
      [-3, 1],
      [3, 2],
      [-1, 2],
    ] as const) {
      const right = digitsOfRational({ n: BigInt(n) ** BigInt(exponent), d: BigInt(d) ** BigInt(exponent) });
      expect(close(at(`x^${exponent}`, n, d), right)).toBe(true);
      // A letter in the exponent, and one below a fraction bar.
      expect(close(at(`(${n}/${d})^x`, exponent), right)).toBe(true);
      expect(close(at(`x^(-${exponent})`, n, d), fixed.divide(one, right))).toBe(true);
      expect(close(at(`(${n}/${d})^x`, -exponent), fixed.divide(one, right))).toBe(true);
    }
  });

  test('of 0 are 0 for positive exponents and have no value for negative ones', () => {
    expect(['x^3', 'x^(1/2)', 'x^(2/3)', 'x^(3/2)', 'x^pi'].map((source) => at(source, 0))).toEqual([
      0n,
      0n,
      0n,
      0n,
      0n,
    ]);
    expect(['x^(-3)', 'x^(-1/2)', 'x^(-2/3)', 'x^(-pi)'].map((source) => at(source, 0))).toEqual(
      Array.from({ length: 4 }),
    );
    expect([at('0^x', 2), at('0^x', 1, 2), at('0^x', -1), at('0^x', 0)]).toEqual([0n, 0n, undefined, undefined]);
    const lenient = (x: bigint) => preciseRegisters(programOf('0^x'), [x], { isLenient: true }).at(-1);
    expect([lenient(one), lenient(0n), lenient(-one)]).toEqual([0n, one, undefined]);
  });

  test('of negative numbers are real for odd denominators, with the sign of the numerator', () => {
    expect(close(at('x^(1/3)', -27), -3n * one)).toBe(true);
    expect(close(at('x^(2/3)', -27), 9n * one)).toBe(true);
    expect(close(at('x^(5/3)', -8), -32n * one)).toBe(true);
    expect(['x^(1/2)', 'x^(3/4)', 'x^pi'].map((source) => at(source, -8))).toEqual([undefined, undefined, undefined]);
    expect(close(at('x^(3/2)', 4), 8n * one)).toBe(true);
    expect(close(at('x^(-3/2)', 4), one / 8n)).toBe(true);
    expect(close(at('x^(3/4)', 16), 8n * one)).toBe(true);
  });

  test('are not given where they are too small for the places kept', () => {
    expect(() => at('x^9', 1, 10 ** 11)).toThrow(NotPrecise);
    expect(() => at('x^(-9)', 1, 10 ** 11)).toThrow(NotPrecise);
    expect(close(at('x^8', 1, 10 ** 11), digitsOfRational({ n: 1, d: 10n ** 88n }))).toBe(true);
    expect(() => at('x^3000', 10 ** 6)).toThrow(NotPrecise);
  });
});

describe('the value of each instruction', () => {
  const program = programOf('1/(x - 2) + sqrt(x)');
  const registers = (x: number, options?: Parameters<typeof preciseRegisters>[2]): (number | undefined)[] =>
    preciseRegisters(program, [fixed.fromNumber(x)], options).map((value) =>
      value === undefined ? undefined : fixed.toNumber(value),
    );
  const quotient = program.code.findIndex(({ op }) => op === operation.divide);

  test('is listed up to the first without a value', () => {
    expect(registers(4)).toHaveLength(program.code.length);
    expect(registers(4).at(-1)).toBe(2.5);
    expect(registers(2)).toHaveLength(quotient);
    expect(preciseValue(program, 2n * one)).toBeUndefined();
  });

  test('continues behind it where asked, without what depends on it', () => {
    const all = registers(2, { isLenient: true });
    expect([all.length, all[quotient], all.at(-1)]).toEqual([program.code.length, undefined, undefined]);
    expect(all.filter((value) => value !== undefined)).toContain(Math.SQRT2);
  });

  test('ends with the last that is wanted', () => {
    expect(registers(4, { last: 0 })).toHaveLength(1);
    expect(registers(4, { last: quotient })).toEqual(registers(4).slice(0, quotient + 1));
  });

  test('is replaced where a value is given for it', () => {
    const difference = program.code[quotient]?.b ?? 0;
    const snapped = registers(2, { snaps: [{ register: difference, value: fixed.fromNumber(0.25) }] });
    expect([snapped[difference], snapped.at(-1)]).toEqual([0.25, 4 + Math.SQRT2]);
  });

  test('keeps tiny powers where asked', () => {
    const square = programOf('x^2');
    const tiny = [one >> 180n];
    expect(() => preciseRegisters(square, tiny)).toThrow(NotPrecise);
    expect(preciseRegisters(square, tiny, { isLenient: true }).at(-1)).toBe(one >> 360n);
    expect(() => preciseRegisters(programOf('x^(-2)'), tiny, { isLenient: true })).toThrow(NotPrecise);
  });

  test('takes 3 steps, a function 150 more', () => {
    const steps = (source: string): number =>
      stepsOf(() => preciseValue(programOf(source), one)) - stepsOf(() => programOf(source));
    const all: readonly (readonly [string, number])[] = [
      ['x', 3],
      ['x + 2', 9],
      ['sin(x)', 153],
      ['x^5', 18],
    ];
    for (const [source, expected] of all) expect([source, Math.round(steps(source))]).toEqual([source, expected]);
  });
});
