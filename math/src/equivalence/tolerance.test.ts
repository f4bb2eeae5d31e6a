import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rational } from '../algebra/numbers/rational.ts';
import { withinTolerance } from './tolerance.ts';

const rational = (n: number | bigint, d: number | bigint = 1): Rational => ({ n, d });
const within = withinTolerance;

describe('a value within a tolerance of the model answer', () => {
  test.each([
    ['absolute', 0.01, 314, 313, true],
    ['absolute', 0.01, 313, 314, true],
    ['absolute', 0.01, 315, 313, false],
    ['absolute', 0, 313, 313, true],
    ['absolute', 0, 314, 313, false],
    ['absolute', 3, -100, 200, true],
    ['absolute', 3, -100, 201, false],
    ['relative', 0.1, 110, 100, true],
    ['relative', 0.1, 90, 100, true],
    ['relative', 0.1, 111, 100, false],
    ['relative', 0.1, -110, -100, true],
    ['relative', 0.1, 0, 0, true],
    ['relative', 0.1, 1, 0, false],
    ['decimals', 1, 314, 306, true],
    ['decimals', 1, 315, 314, false],
    ['decimals', 0, 149, 50, true],
    ['decimals', 0, 150, 149, false],
    ['significant-figures', 1, 1499, 500, false],
    ['significant-figures', 1, 1049, 950, true],
    ['significant-figures', 2, 1449, 1350, true],
    ['significant-figures', 2, 1450, 1449, false],
    ['significant-figures', 2, 0, 0, true],
    ['significant-figures', 1, 4, 0, true],
    ['significant-figures', 1, 60, 0, false],
  ] as const)('%s %d: %d hundredths for %d hundredths: %s', (kind, value, a, b, expected) => {
    expect(within(rational(a, 100), rational(b, 100), { kind, value })).toBe(expected);
  });

  test('is exact at the edge for fractions, and forgives the rounding of doubles', () => {
    const tolerance = { kind: 'absolute', value: 0.05 } as const;
    expect(within(rational(3, 10), rational(1, 4), tolerance)).toBe(true);
    expect(within(rational(3n * 10n ** 29n + 1n, 10n ** 30n), rational(1, 4), tolerance)).toBe(false);
    expect(within(0.1 + 0.2, 0.3, { kind: 'absolute', value: 0 })).toBe(true);
    expect(within(0.1 + 0.2, rational(3, 10), { kind: 'absolute', value: 0 })).toBe(true);
    expect(within(rational(3, 10), 0.1 + 0.2, { kind: 'absolute', value: 0 })).toBe(true);
    expect(within(0.3 + 1e-12, 0.3, { kind: 'absolute', value: 0 })).toBe(false);
    expect(within(1 + 0.5e-13, 1, { kind: 'decimals', value: 20 })).toBe(true);
    expect(within(1 + 2e-13, 1, { kind: 'decimals', value: 20 })).toBe(false);
    expect(within(rational(1n * 10n ** 13n + 1n, 10n ** 13n), rational(1), { kind: 'decimals', value: 20 })).toBe(
      false,
    );
  });

  test('counts the figures of a model that lies closer to a power of ten than doubles can say', () => {
    const nines = rational(10n ** 20n - 1n, 10n ** 20n);
    // 0.9999… has its first figure behind the point, so that its second is the second decimal place.
    const figures = (value: Rational, count: number) =>
      within(value, nines, { kind: 'significant-figures', value: count });
    expect(figures(rational(1004, 1000), 2)).toBe(true);
    expect(figures(rational(1006, 1000), 2)).toBe(false);
    // 100 has three figures before the point.
    for (let k = -30n; k <= 30n; k++) {
      const [top, bottom] = k < 0 ? [1n, 10n ** -k] : [10n ** k, 1n];
      const near = (n: bigint) =>
        within(rational(top * n, bottom * 1000n), rational(top, bottom), { kind: 'significant-figures', value: 2 });
      expect([k, near(1049n), near(1051n)]).toEqual([k, true, false]);
    }
  });

  test('is read as the decimal that was typed, however small', () => {
    for (let digits = 0; digits <= 15; digits++) {
      const value = Number(`3e-${digits}`);
      const edge = rational(10n ** BigInt(digits) + 3n, 10n ** BigInt(digits));
      const beyond = rational(10n ** BigInt(digits + 6) + 3_000_001n, 10n ** BigInt(digits + 6));
      expect([digits, within(edge, rational(1), { kind: 'absolute', value })]).toEqual([digits, true]);
      expect([digits, within(beyond, rational(1), { kind: 'absolute', value })]).toEqual([digits, false]);
    }
    expect(within(rational(1), rational(1n + 10n ** 20n, 10n ** 20n), { kind: 'absolute', value: 2e-20 })).toBe(true);
    expect(within(rational(1), rational(3n + 10n ** 20n, 10n ** 20n), { kind: 'absolute', value: 2e-20 })).toBe(false);
    expect(within(rational(1), rational(1000), { kind: 'absolute', value: 998.9 })).toBe(false);
    expect(within(rational(1), rational(1000), { kind: 'absolute', value: 999 })).toBe(true);
    expect(within(rational(0), rational(1, 3), { kind: 'absolute', value: 1 / 3 })).toBe(false);
  });

  test('does not apply to anything but numbers', () => {
    for (const value of [Number.NaN, Infinity]) {
      expect(within(value, 1, { kind: 'absolute', value: 9 })).toBe(false);
      expect(within(1, value, { kind: 'absolute', value: 9 })).toBe(false);
      expect(within(1, 1, { kind: 'absolute', value })).toBe(false);
    }
  });

  test('in significant figures does not depend on the size of the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 999 }),
        fc.integer({ min: -49, max: 49 }),
        fc.integer({ min: -20, max: 20 }),
        (n, by, power) => {
          const scaled = (tenths: number): Rational =>
            power < 0
              ? rational(tenths, 100n * 10n ** BigInt(-power))
              : rational(BigInt(tenths) * 10n ** BigInt(power), 100);
          const tolerance = { kind: 'significant-figures', value: 3 } as const;
          expect([n, by, power, within(scaled(100 * n + by), scaled(100 * n), tolerance)]).toEqual([
            n,
            by,
            power,
            true,
          ]);
          expect(within(scaled(100 * n + 51), scaled(100 * n), tolerance)).toBe(false);
          expect(within(scaled(-100 * n - by), scaled(-100 * n), tolerance)).toBe(true);
        },
      ),
      { numRuns: 60, seed: 2 },
    );
  });
});
