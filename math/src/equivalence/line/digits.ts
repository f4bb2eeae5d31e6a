import type { Rational } from '../../algebra/numbers/rational.ts';
import { FixedPoint } from '../precise/fixed-point.ts';

/** Fixed point with 384 binary places: the arithmetic in which solutions are located and compared. */
export const fixed = new FixedPoint(384);

/** Values below this many units of the last place are taken as 0: some ninety decimal places are compared. */
export const noise = 1n << 84n;

export function digitsOfRational(value: Rational): bigint {
  return (BigInt(value.n) << fixed.bits) / BigInt(value.d);
}

export function size(a: bigint): bigint {
  return a < 0n ? -a : a;
}

/** The sum, or 0 where the terms cancel in all digits that are known. */
export function sumOf(a: bigint, b: bigint): bigint {
  const sum = a + b;
  const [x, y, z] = [size(a), size(b), size(sum)];
  return z < noise || z < (x > y ? x : y) >> 220n ? 0n : sum;
}

/** The integer that a is, within the digits known; undefined for others. */
export function wholeOf(a: bigint): bigint | undefined {
  const nearest = (a + (fixed.one >> 1n)) >> fixed.bits;
  return size(a - (nearest << fixed.bits)) < noise ? nearest : undefined;
}

/** ⌊√n⌋ by Newton's method from above. */
export function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt(Math.ceil((n.toString(16).length * 4 + 1) / 2));
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** The fraction with a denominator up to `most` that a is within the digits known; undefined for others. */
export function smallFraction(a: bigint, most: number): { readonly n: number; readonly d: number } | undefined {
  for (let d = 1; d <= most; d++) {
    const n = wholeOf(a * BigInt(d));
    if (n !== undefined) return size(n) < 1_000_000n ? { n: Number(n), d } : undefined;
  }
  return undefined;
}
