import { describe, expect, test } from 'vitest';
import { FixedPoint } from './fixed-point.ts';

const piDigits =
  '31415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170679';
const eDigits = '27182818284590452353602874713526624977572470936999595749669676277240766303535475945713821785251664274';
const ln2Digits =
  '06931471805599453094172321214581765680755001343602552541206800094933936219696947156058633269964186875';
const sqrt2Digits =
  '14142135623730950488016887242096980785696718753769480731766797379907324784621070388503875343276415727';

describe.each([64, 192, 384])('numbers with %d binary places', (bits) => {
  const fixed = new FixedPoint(bits);
  const one = fixed.one;
  /** Published digits: one before the point, a hundred behind it. */
  const known = (digits: string): bigint => (BigInt(digits) * one) / 10n ** BigInt(digits.length - 1);
  /** The last places are rounded, those behind the hundred published digits are not compared. */
  const expectClose = (value: bigint, right: bigint, lost = 20n): void => {
    const error = value - right;
    const places = BigInt(bits) > 330n ? BigInt(bits) - 330n : 0n;
    expect([fixed.toNumber(right), (error < 0n ? -error : error) < 1n << (places + lost)]).toEqual([
      fixed.toNumber(right),
      true,
    ]);
  };
  const ratio = (n: number, d: number): bigint => (BigInt(n) * one) / BigInt(d);

  test('have the published values of constants', () => {
    const made = new FixedPoint(bits);
    expect([made.bits, made.one, made.pi]).toEqual([BigInt(bits), 1n << BigInt(bits), fixed.pi]);
    expectClose(made.pi, known(piDigits));
    expectClose(
      made.exponential(20n * one),
      made.multiply(made.exponential(10n * one), made.exponential(10n * one)),
      60n,
    );
    expectClose(fixed.pi, known(piDigits));
    expectClose(fixed.exponential(one), known(eDigits));
    expectClose(fixed.logarithm(2n * one), known(ln2Digits));
    expectClose(fixed.squareRoot(2n * one), known(sqrt2Digits));
    expectClose(4n * fixed.angle(one, one), known(piDigits));
  });

  test('are multiplied and divided', () => {
    expect(fixed.multiply(ratio(3, 2), ratio(-5, 2))).toBe(ratio(-15, 4));
    expect(fixed.divide(ratio(-15, 4), ratio(3, 2))).toBe(ratio(-5, 2));
    expect(fixed.multiply(1n, 1n)).toBe(0n);
  });

  test('come from doubles exactly and go back to the nearest', () => {
    for (const x of [0, 1, -1, 0.5, -0.375, 1e20, -1e300, 123456.789, 2 ** -40, -(2 ** 60), 1 / 3, Math.PI, 7e-10]) {
      expect(fixed.toNumber(fixed.fromNumber(x))).toBeCloseTo(x, 14);
      expect(Math.abs(fixed.toNumber(fixed.fromNumber(x)) - x)).toBeLessThanOrEqual(
        Math.max(Math.abs(x) * 2 ** -52, 2 ** -bits),
      );
    }
    expect(fixed.fromNumber(0.1) === fixed.fromNumber(0.2) >> 1n || bits === 64).toBe(true);
    expect(fixed.fromNumber(-0.75)).toBe(ratio(-3, 4));
    expect(fixed.fromNumber(3)).toBe(3n * one);
    for (const x of [Infinity, -Infinity, Number.NaN]) expect(() => fixed.fromNumber(x)).toThrow(RangeError);
    expect(fixed.fromNumber(1e-300) >> 1n).toBe(0n);
    expect(fixed.toNumber(0n)).toBe(0);
  });

  test('have square roots, rounded down, of all but negative numbers', () => {
    for (const n of [0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 30n, one, one * one, (one >> 3n) * 7n]) {
      const root = fixed.squareRoot(n);
      expect([n, root * root <= n << fixed.bits, (root + 1n) ** 2n > n << fixed.bits]).toEqual([n, true, true]);
    }
    expect(() => fixed.squareRoot(-1n)).toThrow(RangeError);
  });

  test('have exponentials and logarithms that undo each other and turn sums into products', () => {
    const numbers = [
      ratio(-7, 2),
      ratio(-1, 3),
      0n,
      ratio(1, 1000),
      ratio(1, 2),
      ratio(5, 7),
      ratio(3, 1),
      ratio(21, 2),
    ];
    for (const x of numbers) {
      const value = fixed.exponential(x);
      expectClose(fixed.logarithm(value), x, 35n);
      for (const y of numbers) expectClose(fixed.exponential(x + y), fixed.multiply(value, fixed.exponential(y)), 55n);
    }
    for (let n = 1; n < 40; n++) {
      expectClose(fixed.logarithm(ratio(n, 1)) + fixed.logarithm(ratio(1, n)), 0n, 35n);
      expect(fixed.toNumber(fixed.logarithm(ratio(n, 3)))).toBeCloseTo(Math.log(n / 3), 12);
      expect(fixed.toNumber(fixed.exponential(ratio(n - 20, 5))) / Math.exp((n - 20) / 5)).toBeCloseTo(1, 12);
    }
    expect(fixed.exponential(0n)).toBe(one);
    expect(fixed.exponential(-13_000n * one)).toBe(0n);
    for (const x of [20_000n * one, -20_000n * one]) expect(() => fixed.exponential(x)).toThrow(RangeError);
    expect(fixed.exponential(13_800n * one) > one << 19_000n).toBe(true);
    for (const x of [0n, -1n, -one]) expect(() => fixed.logarithm(x)).toThrow(RangeError);
  });

  test('have sines and cosines in every quadrant', () => {
    for (let k = -16; k <= 16; k++) {
      for (const share of [ratio(0, 1), ratio(1, 3), ratio(1, 2), ratio(9, 10)]) {
        const angle = fixed.multiply(fixed.pi, (BigInt(k) * one) / 4n + share / 4n);
        const [sine, cosine] = fixed.sineAndCosine(angle);
        const x = fixed.toNumber(angle);
        expect(fixed.toNumber(sine)).toBeCloseTo(Math.sin(x), 12);
        expect(fixed.toNumber(cosine)).toBeCloseTo(Math.cos(x), 12);
        expectClose(fixed.multiply(sine, sine) + fixed.multiply(cosine, cosine), one);
        const [double] = fixed.sineAndCosine(2n * angle);
        expectClose(double, 2n * fixed.multiply(sine, cosine));
      }
    }
    const [third] = fixed.sineAndCosine(fixed.pi / 6n);
    expectClose(third, one >> 1n);
    expectClose(fixed.sineAndCosine(fixed.pi / 4n)[1], fixed.squareRoot(one >> 1n));
    const largest = 1n << (fixed.bits / 2n);
    for (const sign of [1n, -1n]) {
      expect(() => fixed.sineAndCosine(sign * (largest + 2n) * (fixed.pi >> 1n))).toThrow(RangeError);
      expect(fixed.sineAndCosine(sign * (largest - 2n) * (fixed.pi >> 1n))).toHaveLength(2);
    }
  });

  test('have angles from −π to π', () => {
    for (let k = -23; k <= 24; k++) {
      const angle = (fixed.pi * BigInt(k)) / 24n;
      const [sine, cosine] = fixed.sineAndCosine(angle);
      for (const size of [one, one << 20n, one >> 10n]) {
        expectClose(fixed.angle(fixed.multiply(sine, size), fixed.multiply(cosine, size)), angle, 45n);
      }
    }
    expect([fixed.angle(0n, one), fixed.angle(0n, -one), fixed.angle(0n, 0n)]).toEqual([0n, fixed.pi, 0n]);
    expectClose(fixed.angle(one, 0n), fixed.pi >> 1n);
    expectClose(fixed.angle(-one, 0n), -(fixed.pi >> 1n));
  });
});
