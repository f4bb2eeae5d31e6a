import { charge } from '../../algebra/work.ts';
import { fixed, size, wholeRoot } from './digits.ts';

/**
 * The real roots of a polynomial whose coefficients (lowest first) are known to many digits, each once and in rising
 * order. Between two neighbouring roots of the derivative there is at most one (Rolle); a root of the derivative where
 * the polynomial vanishes in all digits known is a multiple root.
 */
export function preciseRoots(coefficients: readonly bigint[]): bigint[] {
  const largest = coefficients.reduce((most, value) => (size(value) > most ? size(value) : most), 0n);
  const trimmed = [...coefficients];
  while (trimmed.length > 0 && size(trimmed[trimmed.length - 1] ?? 0n) <= largest >> 240n) trimmed.pop();
  return roots(trimmed);
}

function roots(p: readonly bigint[]): bigint[] {
  const degree = p.length - 1;
  const [c0 = 0n, c1 = 0n, c2 = 0n] = p;
  if (degree < 1) return [];
  if (degree === 1) return [fixed.divide(-c0, c1)];
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
  if (size(discriminant) <= scale >> 220n) return [fixed.divide(-b, 2n * a)];
  if (discriminant < 0n) return [];
  // The discriminant carries twice the places, so its root carries the right number.
  const root = wholeRoot(discriminant);
  const q = -(b + (b < 0n ? -root : root));
  const both = [fixed.divide(q, 2n * a), fixed.divide(2n * c, q)];
  return both.sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
}

/** Horner's scheme; 0 where the value has fewer digits than its parts lose. */
function signAt(p: readonly bigint[], x: bigint): -1 | 0 | 1 {
  let value = 0n;
  let scale = 0n;
  const distance = size(x);
  charge(p.length * 6);
  for (let k = p.length - 1; k >= 0; k--) {
    const coefficient = p[k] ?? 0n;
    value = fixed.multiply(value, x) + coefficient;
    scale = fixed.multiply(scale, distance) + size(coefficient);
  }
  if (size(value) <= scale >> 220n) return 0;
  return value < 0n ? -1 : 1;
}

/** The only root between two places with different signs: Newton's method, with bisection where it leaves the bracket. */
function refined(p: readonly bigint[], from: bigint, to: bigint, signFrom: -1 | 0 | 1): bigint {
  let low = from;
  let high = to;
  let x = (low + high) >> 1n;
  for (let step = 0; step < 900 && high - low > 4n; step++) {
    charge(p.length * 6);
    let value = 0n;
    let slope = 0n;
    for (let k = p.length - 1; k >= 0; k--) {
      slope = fixed.multiply(slope, x) + value;
      value = fixed.multiply(value, x) + (p[k] ?? 0n);
    }
    if (value === 0n) return x;
    if (value < 0n === signFrom < 0) low = x;
    else high = x;
    const newton = slope === 0n ? low : x - fixed.divide(value, slope);
    const isInside = newton > low && newton < high;
    // Newton's steps halve the bracket at least every other time, or bisection does.
    const next = isInside && step % 3 !== 2 ? newton : (low + high) >> 1n;
    if (size(newton - x) <= 4n) return newton;
    x = next;
  }
  return x;
}
