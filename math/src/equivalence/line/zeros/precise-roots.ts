import { charge } from '../../../algebra/work.ts';
import { digitsKnown, fixed, noise, size, weight, wholeRoot } from '../digits.ts';

/**
 * The real roots of a polynomial whose coefficients (lowest first) are known to many digits, each once and in rising
 * order. Between two neighbouring roots of the derivative there is at most one (Rolle); a root of the derivative where
 * the polynomial vanishes in all digits known is a multiple root. Throws where coefficients are too far apart in size.
 */
export function preciseRoots(coefficients: readonly bigint[]): bigint[] {
  const largest = coefficients.reduce((most, value) => (size(value) > most ? size(value) : most), 0n);
  const trimmed = [...coefficients];
  // Leading coefficients below it are what rounding left of 0.
  const lost = fixed.one >> (digitsKnown + 16n);
  // Two such coefficients may differ by less than a quotient shows.
  const huge = fixed.one << (digitsKnown + 60n);
  while (trimmed.length > 0 && size(trimmed[trimmed.length - 1] ?? 0n) < lost) trimmed.pop();
  const isFar = trimmed.length > 2 && size(trimmed[trimmed.length - 1] ?? largest) <= largest >> (digitsKnown + 20n);
  if (isFar || trimmed.filter((value) => size(value) > huge).length > 1) throw new RangeError('too few digits');
  if (trimmed.length === 2) return roots(trimmed);
  const lowest = trimmed.findIndex((value) => size(value) > largest >> (digitsKnown + 80n));
  if (trimmed.slice(0, lowest).some((value) => size(value) >= noise)) throw new RangeError('too few digits');
  // A multiple root 0 is seen by its factor: near it, the values are too small to have a sign.
  return lowest > 0 ? [...new Set([...roots(trimmed.slice(lowest)), 0n])].sort(ascending) : roots(trimmed);
}

function linearRoot(slope: bigint, constant: bigint): bigint {
  const root = fixed.divide(-constant, slope);
  if (size(root) < noise && size(constant) >= noise) throw new RangeError('too small');
  return root;
}

function ascending(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function roots(p: readonly bigint[]): bigint[] {
  const degree = p.length - 1;
  const [c0 = 0n, c1 = 0n, c2 = 0n] = p;
  if (degree < 1) return [];
  if (degree === 1) return [linearRoot(c1, c0)];
  if (degree === 2) return quadraticRoots(c2, c1, c0);
  const lead = size(p[degree] ?? 1n);
  const largest = p.slice(0, degree).reduce((most, value) => (size(value) > most ? size(value) : most), 0n);
  const bound = fixed.one + fixed.divide(largest, lead);
  const inner = roots(p.slice(1).map((coefficient, k) => coefficient * BigInt(k + 1)));
  const stops = [-bound, ...inner.filter((x) => size(x) < bound), bound].map((x) => ({ x, sign: signAt(p, x) }));
  const found: bigint[] = [];
  for (const [k, stop] of stops.entries()) {
    if (stop.sign === 0) found.push(stop.x);
    const next = stops[k + 1];
    if (next && stop.sign * next.sign < 0) found.push(refined(p, stop.x, next.x, stop.sign));
  }
  return found;
}

function quadraticRoots(a: bigint, b: bigint, c: bigint): bigint[] {
  const square = b * b;
  const product = 4n * a * c;
  const discriminant = square - product;
  const scale = square > size(product) ? square : size(product);
  if (size(discriminant) <= scale >> digitsKnown) return [fixed.divide(-b, 2n * a)];
  if (discriminant < 0n) return [];
  // The discriminant carries twice the places, so its root carries the right number.
  const root = wholeRoot(discriminant);
  const q = -(b + (b < 0n ? -root : root));
  const both = [fixed.divide(q, 2n * a), fixed.divide(2n * c, q)];
  return both.sort(ascending);
}

/** Horner's scheme; 0 where the value has fewer digits than its parts lose. */
function signAt(p: readonly bigint[], x: bigint): -1 | 0 | 1 {
  let value = 0n;
  let scale = 0n;
  const distance = size(x);
  charge(p.length * 4 * weight);
  for (let k = p.length - 1; k >= 0; k--) {
    const coefficient = p[k] ?? 0n;
    value = fixed.multiply(value, x) + coefficient;
    scale = fixed.multiply(scale, distance) + size(coefficient);
  }
  if (size(value) <= scale >> digitsKnown) return 0;
  return value < 0n ? -1 : 1;
}

/** Steps below it are within the rounding of the values, and far below what counts as noise. */
const fine = 1n << 48n;

/** The only root between two places with different signs. */
function refined(p: readonly bigint[], from: bigint, to: bigint, signFrom: -1 | 0 | 1): bigint {
  return fromDouble(p, from, to, signFrom) ?? bracketed(p, from, to, signFrom);
}

/** Bisection in doubles, then Newton's method; undefined where that leaves the bracket or does not settle. */
function fromDouble(p: readonly bigint[], from: bigint, to: bigint, signFrom: -1 | 0 | 1): bigint | undefined {
  const coefficients = p.map((value) => fixed.toNumber(value));
  let [low, high] = [fixed.toNumber(from), fixed.toNumber(to)];
  charge(p.length * 12);
  for (let step = 0; step < 70 && high - low > 1e-16 * Math.max(Math.abs(low), Math.abs(high)); step++) {
    const middle = (low + high) / 2;
    const value = coefficients.reduceRight((sum, coefficient) => sum * middle + coefficient, 0);
    if (Number.isNaN(value)) return undefined;
    if (value < 0 === signFrom < 0) low = middle;
    else high = middle;
  }
  let x = fixed.fromNumber((low + high) / 2);
  for (let step = 0; step < 9; step++) {
    const { value, slope } = valueAndSlope(p, x);
    if (slope === 0n) return undefined;
    const next = x - fixed.divide(value, slope);
    if (next <= from || next >= to) return undefined;
    if (size(next - x) <= fine) return next;
    x = next;
  }
  return undefined;
}

function valueAndSlope(p: readonly bigint[], x: bigint): { readonly value: bigint; readonly slope: bigint } {
  charge(p.length * 4 * weight);
  let value = 0n;
  let slope = 0n;
  for (let k = p.length - 1; k >= 0; k--) {
    slope = fixed.multiply(slope, x) + value;
    value = fixed.multiply(value, x) + (p[k] ?? 0n);
  }
  return { value, slope };
}

/** Newton's method, with bisection where it leaves the bracket and at every third step. */
function bracketed(p: readonly bigint[], from: bigint, to: bigint, signFrom: -1 | 0 | 1): bigint {
  let low = from;
  let high = to;
  let x = (low + high) >> 1n;
  for (let step = 0; step < 900 && high - low > fine; step++) {
    const { value, slope } = valueAndSlope(p, x);
    if (value === 0n) return x;
    if (value < 0n === signFrom < 0) low = x;
    else high = x;
    const newton = slope === 0n ? low : x - fixed.divide(value, slope);
    if (size(newton - x) <= fine) return newton;
    x = newton > low && newton < high && step % 3 !== 2 ? newton : (low + high) >> 1n;
  }
  return x;
}
