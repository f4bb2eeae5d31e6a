import { describe, expect, test } from 'vitest';
import { FixedPoint } from './fixed-point.ts';
import { steppedValue, unknownValue } from './precise-steps.ts';

const fixed = new FixedPoint(128);
const digits = (x: number): bigint => fixed.fromNumber(x);
const value = (name: string, ...args: readonly number[]): number | undefined => {
  const found = steppedValue(name, args.map(digits), fixed);
  return found === undefined ? undefined : fixed.toNumber(found);
};
const numbers = [-3, -2.75, -2.5, -1, -0.25, 0, 0.5, 0.75, 1, 2.5, 7];

describe('functions that step, with many digits', () => {
  test('have the values of doubles', () => {
    for (const x of numbers) {
      expect([x, value('floor', x)]).toEqual([x, Math.floor(x)]);
      expect([x, value('ceil', x)]).toEqual([x, Math.ceil(x) + 0]);
      expect([x, value('round', x)]).toEqual([x, Math.sign(x) * Math.floor(Math.abs(x) + 0.5) + 0]);
      expect([x, value('round', x, 0)]).toEqual([x, value('round', x)]);
      expect([x, value('sign', x)]).toEqual([x, x === 0 ? undefined : Math.sign(x)]);
      for (const y of numbers) {
        expect(value('min', x, y, 1)).toBe(Math.min(x, y, 1));
        expect(value('max', x, y, 1)).toBe(Math.max(x, y, 1));
        expect(value('atan2', x, y)).toBeCloseTo(Math.atan2(x, y) + 0, 12);
        if (y !== 0) expect(value('mod', x, y)).toBeCloseTo(x - y * Math.floor(x / y), 12);
      }
    }
    expect([value('min', 3), value('max', 3), value('mod', 3, 0), value('mod', 3), value('atan2', 3)]).toEqual([
      3,
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('have factorials and binomial coefficients of whole numbers', () => {
    let factorial = 1;
    for (let n = 0; n <= 15; n++) {
      factorial *= Math.max(n, 1);
      expect(value('factorial', n)).toBe(factorial);
      let binomial = 1;
      for (let k = 0; k <= n; k++) {
        expect(value('binomial', n, k)).toBe(binomial);
        binomial = (binomial * (n - k)) / (k + 1);
      }
    }
    expect(value('binomial', 2.5, 2)).toBe(1.875);
    expect(value('binomial', -2, 3)).toBe(-4);
    expect([value('factorial', -1), value('factorial', 2.5), value('factorial', 1001)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(steppedValue('factorial', [digits(1000)], fixed) !== undefined).toBe(true);
    expect([
      value('binomial', 5, -1),
      value('binomial', 5, 1.5),
      value('binomial', 70, 61),
      value('binomial', 5),
    ]).toEqual(Array.from({ length: 4 }));
    expect(value('binomial', 70, 60)).toBeCloseTo(396704524216, 0);
  });

  test('are open where rounding decides', () => {
    const tiny = 1n << 31n;
    for (const n of [-2n, 0n, 3n]) {
      const whole = n * fixed.one;
      expect([steppedValue('floor', [whole], fixed), steppedValue('floor', [whole + tiny], fixed)]).toEqual([
        whole,
        undefined,
      ]);
      expect(steppedValue('floor', [whole - tiny], fixed)).toBeUndefined();
      expect(steppedValue('floor', [whole + 4n * tiny], fixed)).toBe(whole);
      expect(steppedValue('floor', [whole - 4n * tiny], fixed)).toBe(whole - fixed.one);
      expect(steppedValue('ceil', [whole - tiny], fixed)).toBeUndefined();
      expect(steppedValue('ceil', [whole - 4n * tiny], fixed)).toBe(whole);
    }
    expect([steppedValue('sign', [tiny], fixed), steppedValue('sign', [-tiny], fixed)]).toEqual([undefined, undefined]);
    expect([steppedValue('sign', [4n * tiny], fixed), steppedValue('sign', [-4n * tiny], fixed)]).toEqual([
      fixed.one,
      -fixed.one,
    ]);
    expect(steppedValue('round', [(fixed.one >> 1n) + tiny], fixed)).toBeUndefined();
    expect(steppedValue('mod', [digits(6) - tiny, digits(3)], fixed)).toBeUndefined();
  });

  test('are none without a rule or an argument', () => {
    expect([value('gamma', 2), value('gcd', 4, 6), value('floor'), value('round', 2.25, 1)]).toEqual(
      Array.from({ length: 4 }),
    );
  });
});

test('functions of which only the name is known have values of their own', () => {
  const at = (name: string, ...args: readonly number[]): number =>
    fixed.toNumber(unknownValue(name, args.map(digits), fixed));
  const all = [at('f', 1), at('g', 1), at('f', 2), at('f', 1, 2), at('f', 2, 1), at('f', -1)];
  expect(new Set(all.map((x) => x.toFixed(9))).size).toBe(all.length);
  expect(at('f', 1)).toBe(at('f', 1));
});
