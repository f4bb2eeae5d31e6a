import { describe, expect, test } from 'vitest';
import { digitsOfRational, fixed, noise, size, smallFraction, sumOf, wholeOf, wholeRoot } from './digits.ts';

const one = fixed.one;

describe('numbers with 384 binary places', () => {
  test('are fractions cut off behind the last place', () => {
    expect(fixed.bits).toBe(384n);
    expect(digitsOfRational({ n: 3, d: 4 })).toBe((3n * one) / 4n);
    expect(digitsOfRational({ n: -1, d: 3 })).toBe(-(one / 3n));
    expect(digitsOfRational({ n: 10n ** 30n, d: 7n ** 30n })).toBe((10n ** 30n * one) / 7n ** 30n);
  });

  test('have a size without sign', () => {
    expect([-7n, 0n, 7n].map(size)).toEqual([7n, 0n, 7n]);
  });

  test('have the sum 0 where all known digits cancel, and only there', () => {
    expect(sumOf(one, one)).toBe(2n * one);
    expect(sumOf(5n * one, -3n * one)).toBe(2n * one);
    const small = noise << 100n;
    expect(sumOf(small, -small + noise)).toBe(noise);
    expect(sumOf(small, -small + noise - 1n)).toBe(0n);
    expect(sumOf(-small - noise, small)).toBe(-noise);
    const large = one << 300n;
    expect(sumOf(large, -large + (large >> 220n))).toBe(large >> 220n);
    expect(sumOf(large, -large + (large >> 220n) - 1n)).toBe(0n);
    expect(sumOf(-large + (large >> 221n), large)).toBe(0n);
  });

  test('are whole where they differ from an integer by noise', () => {
    for (const n of [-3n, -1n, 0n, 1n, 2n, 10n ** 40n]) {
      expect([n * one, n * one + noise - 1n, n * one - noise + 1n].map(wholeOf)).toEqual([n, n, n]);
      expect([n * one + noise, n * one - noise, n * one + one / 2n].map(wholeOf)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('are small fractions where a denominator up to a bound makes them whole', () => {
    for (let d = 1; d <= 12; d++) {
      for (let n = -25; n <= 25; n++) {
        const found = smallFraction(digitsOfRational({ n, d }), 12);
        expect(found && found.n / found.d).toBe(n / d);
        // The smallest denominator is found.
        expect(found && Math.abs(n % d) > 0 ? found.d > 1 : true).toBe(true);
      }
    }
    expect(smallFraction(digitsOfRational({ n: 6, d: 4 }), 4)).toEqual({ n: 3, d: 2 });
    expect(smallFraction(digitsOfRational({ n: 1, d: 13 }), 12)).toBeUndefined();
    expect(smallFraction(digitsOfRational({ n: 1, d: 12 }), 12)).toEqual({ n: 1, d: 12 });
    expect(smallFraction(fixed.pi, 60)).toBeUndefined();
    expect(smallFraction(999_999n * one, 3)).toEqual({ n: 999_999, d: 1 });
    expect(smallFraction(1_000_000n * one, 3)).toBeUndefined();
  });
});

test('the whole root of n is the largest integer whose square is at most n', () => {
  const numbers = Array.from({ length: 300 }, (_, n) => BigInt(n));
  for (const power of [5n, 20n, 100n, 333n]) {
    for (const base of [2n, 3n, 10n, 16n]) numbers.push(...[-1n, 0n, 1n].map((by) => (base ** power) ** 2n + by));
  }
  for (const n of numbers) {
    const root = wholeRoot(n);
    expect([n, root * root <= n && (root + 1n) ** 2n > n]).toEqual([n, true]);
  }
});
