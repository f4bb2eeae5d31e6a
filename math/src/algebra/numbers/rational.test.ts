import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LimitReached, factorial, powerInteger, smallFactors } from './integer.ts';
import * as Q from './rational.ts';

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([n, d]) => Q.divide(Q.fromDecimal((n < 0n ? -n : n).toString()), { n: n < 0n ? -d : d, d: 1 }));

describe('rationals', () => {
  test('form a field: associative, distributive, with inverses, in and beyond the safe integers', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(Q.add(Q.add(a, b), c)).toEqual(Q.add(a, Q.add(b, c)));
        expect(Q.multiply(a, Q.add(b, c))).toEqual(Q.add(Q.multiply(a, b), Q.multiply(a, c)));
        if (!Q.isZero(b)) expect(Q.multiply(Q.divide(a, b), b)).toEqual(a);
      }),
    );
  });

  test('are always in lowest terms with a positive denominator', () => {
    expect(Q.rational(6, -4)).toEqual({ n: -3, d: 2 });
    expect(Q.rational(0, -7)).toEqual({ n: 0, d: 1 });
    expect(() => Q.rational(1, 0)).toThrow(RangeError);
  });

  test('read decimals exactly, with repetends and exponents', () => {
    expect(Q.fromDecimal('0.10')).toEqual({ n: 1, d: 10 });
    expect(Q.fromDecimal('.5')).toEqual({ n: 1, d: 2 });
    expect(Q.fromDecimal('0.1', '6')).toEqual({ n: 1, d: 6 });
    expect(Q.fromDecimal('1.5E-3')).toEqual({ n: 3, d: 2000 });
  });

  test('round halves away from zero, as taught in school', () => {
    expect(Q.toFixed(Q.fromDecimal('2.345'), 2)).toBe('2.35');
    expect(Q.toFixed(Q.negate(Q.fromDecimal('2.345')), 2)).toBe('-2.35');
    expect(Q.roundTo({ n: 1250, d: 1 }, -2)).toEqual({ n: 1300, d: 1 });
  });

  test('take exact roots only where they are rational', () => {
    expect(Q.exactRoot({ n: 8, d: 27 }, 3)).toEqual({ n: 2, d: 3 });
    expect(Q.exactRoot({ n: -8, d: 1 }, 3)).toEqual({ n: -2, d: 1 });
    expect(Q.exactRoot({ n: 2, d: 1 }, 2)).toBeUndefined();
  });

  test('convert to the nearest double also when numerator and denominator overflow', () => {
    const huge = Q.power({ n: 7, d: 3 }, 1200);
    expect(Q.toNumber(Q.divide(Q.multiply(huge, { n: 5, d: 1 }), huge))).toBe(5);
    expect(Q.toNumber(Q.power({ n: 10, d: 1 }, 300)) / 1e300).toBeCloseTo(1, 12);
  });

  test('refuse what would be too large instead of computing for long', () => {
    expect(() => powerInteger(10, powerInteger(10, 10))).toThrow(LimitReached);
    expect(() => factorial(100_000)).toThrow(LimitReached);
  });

  test('take numbers apart into primes', () => {
    expect(smallFactors(360)).toEqual([
      { prime: 2, count: 3 },
      { prime: 3, count: 2 },
      { prime: 5, count: 1 },
    ]);
  });
});
