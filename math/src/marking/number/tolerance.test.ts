import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rational } from '../../algebra/numbers/rational.ts';
import { precisionTiers, type PrecisionTier, type Tolerance } from '../../exercises/document/document.ts';
import { agrees, approximate, decimalsFor, isNear, type RealNumber } from './tolerance.ts';

/** Thousandths, so that whole numbers say exactly what is right. */
const scale = 1000;
const exact = (thousandths: number): RealNumber => ({ exact: rational(thousandths, scale) });
const double = (thousandths: number): RealNumber => ({ approximate: thousandths / scale });

const thousandths = fc.integer({ min: -200_000, max: 200_000 });
const distance = fc.integer({ min: -60, max: 60 });
const kinds = ['absolute', 'relative', 'decimals', 'significant-figures'] as const;

/** Halves away from zero. */
function rounded(value: number, unit: number): number {
  return Math.sign(value) * Math.floor((2 * Math.abs(value) + unit) / (2 * unit)) * unit;
}

describe('whether a number agrees with the key', () => {
  test('without a tolerance: only where it is the same', () => {
    fc.assert(
      fc.property(thousandths, distance, (key, off) => {
        for (const as of [exact, double]) {
          expect(agrees(as(key + off), exact(key), undefined, undefined)).toBe(off === 0);
          expect(agrees(exact(key + off), as(key), undefined, undefined)).toBe(off === 0);
        }
      }),
    );
  });

  test('within a distance, its ends included', () => {
    fc.assert(
      fc.property(thousandths, distance, fc.integer({ min: 0, max: 60 }), (key, off, most) => {
        const tolerance: Tolerance = { kind: 'absolute', value: most / scale };
        const isWithin = Math.abs(off) <= most;
        for (const as of [exact, double]) {
          if (as === double && Math.abs(off) === most) continue;
          expect(agrees(as(key + off), exact(key), tolerance, undefined)).toBe(isWithin);
          expect(agrees(exact(key + off), as(key), tolerance, undefined)).toBe(isWithin);
        }
      }),
    );
  });

  test('within a share of the key, its ends included, whatever its sign', () => {
    fc.assert(
      fc.property(thousandths, distance, fc.integer({ min: 0, max: 50 }), (key, off, percent) => {
        const tolerance: Tolerance = { kind: 'relative', value: percent / 100 };
        const isWithin = Math.abs(off) * 100 <= Math.abs(key) * percent;
        expect(agrees(exact(key + off), exact(key), tolerance, undefined)).toBe(isWithin);
        if (Math.abs(off) * 100 === Math.abs(key) * percent) return;
        expect(agrees(double(key + off), double(key), tolerance, undefined)).toBe(isWithin);
        expect(agrees(exact(key + off), double(key), tolerance, undefined)).toBe(isWithin);
      }),
    );
  });

  test('after both are rounded to decimals, halves away from zero', () => {
    fc.assert(
      fc.property(thousandths, distance, fc.integer({ min: 0, max: 3 }), (key, off, value) => {
        const unit = 10 ** (3 - value);
        const isSame = rounded(key + off, unit) === rounded(key, unit);
        const tolerance: Tolerance = { kind: 'decimals', value };
        expect(agrees(exact(key + off), exact(key), tolerance, undefined)).toBe(isSame);
        expect(agrees(double(key + off), double(key), tolerance, undefined)).toBe(isSame);
        expect(agrees(exact(key + off), double(key), tolerance, undefined)).toBe(isSame);
      }),
    );
  });

  test('after both are rounded to the significant figures of the key', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), distance, fc.integer({ min: 1, max: 4 }), (key, off, value) => {
        const unit = 10 ** (String(key).length - value);
        // Finer than thousandths, in which both are whole.
        const isSame = unit <= 1 ? off === 0 : rounded(key + off, unit) === rounded(key, unit);
        const tolerance: Tolerance = { kind: 'significant-figures', value };
        expect(agrees(exact(key + off), exact(key), tolerance, undefined)).toBe(isSame);
        expect(agrees(exact(-key - off), exact(-key), tolerance, undefined)).toBe(isSame);
      }),
    );
  });

  test('to the decimals of a precision tier, which comes before any tolerance [D09]', () => {
    const wide: Tolerance = { kind: 'absolute', value: 1 };
    for (const [tier, places] of Object.entries(precisionTiers)) {
      const unit = rational(1, 10 ** places);
      const isRight = (share: readonly [number, number]) =>
        agrees({ exact: rational(share[0], share[1] * 10 ** places) }, { exact: unit }, wide, tier as PrecisionTier);
      expect(
        [
          [1, 1],
          [149, 100],
          [151, 100],
          [1, 2],
          [49, 100],
          [2, 1],
        ].map((share) => isRight(share as never)),
      ).toEqual([true, true, false, true, false, false]);
    }
  });

  test('roots and π agree as closely as doubles say, and no closer', () => {
    const root = { approximate: Math.SQRT2 };
    expect(agrees({ approximate: Math.SQRT2 * (1 + 1e-13) }, root, undefined, undefined)).toBe(true);
    expect(agrees({ approximate: Math.SQRT2 * (1 + 1e-11) }, root, undefined, undefined)).toBe(false);
    expect(agrees({ approximate: 1e-20 }, { approximate: 0 }, undefined, undefined)).toBe(false);
    expect(
      agrees({ approximate: 0.105 }, { approximate: 0.1 + 0.005 }, { kind: 'decimals', value: 2 }, undefined),
    ).toBe(true);
    expect(agrees({ approximate: 1.1 }, { approximate: 1 }, { kind: 'absolute', value: 0.1 }, undefined)).toBe(true);
  });
});

describe('the decimals that keep significant figures', () => {
  test.each([
    [1, 1, 3, 2],
    [9, 1, 3, 2],
    [10, 1, 3, 1],
    [99, 1, 3, 1],
    [1000, 1, 3, -1],
    [999_999, 1000, 3, 0],
    [1, 10, 3, 3],
    [1, 1000, 1, 3],
    [1, 8, 2, 2],
    [-12_345, 1, 3, -2],
    [0, 1, 3, 3],
  ])('of %d/%d, %d figures: %d', (top, bottom, figures, decimals) => {
    expect(decimalsFor({ exact: rational(top, bottom) }, figures)).toBe(decimals);
    if (top !== 0) expect(decimalsFor({ approximate: top / bottom }, figures)).toBe(decimals);
  });

  test('are those of powers of ten in all sizes', () => {
    for (let exponent = -15; exponent <= 15; exponent++) {
      const key = exponent < 0 ? rational(1, 10 ** -exponent) : rational(10 ** exponent);
      expect(decimalsFor({ exact: key }, 2)).toBe(1 - exponent);
    }
    expect(decimalsFor({ approximate: 0 }, 4)).toBe(4);
  });
});

describe('the quick test', () => {
  test('lets what is rounded to 0 pass', () => {
    const tolerance: Tolerance = { kind: 'significant-figures', value: 2 };
    expect(agrees(exact(4), exact(0), tolerance, undefined)).toBe(true);
    expect([isNear(0.004, 0, tolerance, undefined), isNear(0, -0.004, tolerance, undefined)]).toEqual([true, true]);
    expect(isNear(0.02, 0, tolerance, undefined)).toBe(false);
  });

  test('lets every pair pass that agrees', () => {
    const tolerances = fc.constantFrom<Tolerance | undefined>(
      undefined,
      ...[0, 0.001, 0.02, 0.3].map((value) => ({ kind: 'absolute' as const, value })),
      ...[0, 0.01, 0.2].map((value) => ({ kind: 'relative' as const, value })),
      ...[0, 1, 2, 3].map((value) => ({ kind: 'decimals' as const, value })),
      ...[1, 2, 3, 4].map((value) => ({ kind: 'significant-figures' as const, value })),
    );
    const tier = fc.constantFrom<PrecisionTier | undefined>(undefined, undefined, 'a', 'aa', 'aaaa');
    fc.assert(
      fc.property(thousandths, distance, tolerances, tier, (key, off, tolerance, precision) => {
        const [value, right] = [exact(key + off), exact(key)];
        if (!agrees(value, right, tolerance, precision)) return;
        expect(isNear(approximate(value), approximate(right), tolerance, precision)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [1, 1.0001, undefined, undefined],
    [1000, 1000.1, undefined, undefined],
    [0, 0.001, undefined, undefined],
    [1, 1.3, 'absolute', 0.1],
    [100, 101.2, 'absolute', 1],
    [1000, 1150, 'relative', 0.1],
    [0.01, 0.02, 'relative', 0.1],
    [1, 1.02, 'decimals', 2],
    [1, 1.2, 'decimals', 1],
    [12345, 12480, 'significant-figures', 3],
    [0.012345, 0.0126, 'significant-figures', 3],
  ] as const)('stops %d beside %d with the tolerance %s %s', (x, y, kind, value) => {
    const tolerance = kind && kinds.includes(kind) ? ({ kind, value } as Tolerance) : undefined;
    expect([isNear(x, y, tolerance, undefined), isNear(y, x, tolerance, undefined)]).toEqual([false, false]);
    expect(isNear(-x, -y, tolerance, undefined)).toBe(false);
  });

  test.each([
    [1, 1.02, 'aa'],
    [1, 1.2, 'a'],
    [1, 1.0002, 'aaaa'],
  ] as const)('stops %d beside %d with the precision %s, whatever the tolerance', (x, y, precision) => {
    expect(isNear(x, y, { kind: 'absolute', value: 1 }, precision)).toBe(false);
  });
});
