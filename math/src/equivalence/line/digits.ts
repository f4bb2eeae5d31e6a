import type { Rational } from '../../algebra/numbers/rational.ts';
import { FixedPoint } from '../precise/fixed-point.ts';

const usualBits = 384;
const usual = new FixedPoint(usualBits);

/** Fixed point with 384 binary places, or more: the arithmetic in which solutions are located and compared. */
export let fixed = usual;

/** Values below this many units of the last place are taken as 0: some ninety decimal places are compared. */
export let noise = 1n << 84n;

/** Sums of larger numbers are known to so many binary digits. */
export let digitsKnown = 220n;

/** How much more work an operation is than with the usual number of digits. */
export let weight = 1;

const wider = new Map<number, FixedPoint>();
/** Numbers more powers of ten away from 1 are not held. */
export const mostPowers = 320;

/**
 * Calls a method with so many digits that numbers some powers of ten away from 1 are known as well as others usually are.
 * Digits made outside of it are of no use inside, and the other way round. Undefined for too many powers.
 */
export function withDigitsFor<T>(powers: number, method: () => T): T | undefined {
  if (powers > mostPowers) return undefined;
  const more = Math.ceil((powers * Math.log2(10)) / 64) * 64;
  const bits = usualBits + 2 * more;
  const before = { fixed, noise, digitsKnown, weight };
  fixed = wider.get(bits) ?? new FixedPoint(bits);
  wider.set(bits, fixed);
  noise = 1n << BigInt(84 + more);
  digitsKnown = BigInt(220 + more);
  weight = Math.round(bits / usualBits);
  try {
    return method();
  } finally {
    ({ fixed, noise, digitsKnown, weight } = before);
  }
}

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
  return z < noise || z < (x > y ? x : y) >> digitsKnown ? 0n : sum;
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
