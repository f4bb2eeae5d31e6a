/**
 * Exact integers: a JavaScript number while it is safe, a bigint beyond. Every result is normalised, so that
 * two equal integers are always the same kind. Nothing here can run long: results above `maximumBits` throw
 * `LimitReached`, which the faces of `algebra/` and `equivalence/` turn into "no exact value".
 */
import { charge, LimitReached } from '../work.ts';

export { LimitReached };

export type Integer = number | bigint;

/** About 3,000 decimal digits: far beyond what people write, small enough to multiply in microseconds. */
const maximumBits = 10_000;
const bound = 1n << BigInt(maximumBits);

/** Normalises a bigint: safe ones become numbers, huge ones throw. */
export function narrow(value: bigint): Integer {
  charge(1);
  if (value >= -9007199254740991n && value <= 9007199254740991n) return Number(value);
  if (value > bound || value < -bound) throw new LimitReached('integer too large');
  return value;
}

export function addIntegers(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return narrow(BigInt(a) + BigInt(b));
}

export function multiplyIntegers(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    // Adding 0 turns -0 into 0.
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return narrow(BigInt(a) * BigInt(b));
}

export function negateInteger(a: Integer): Integer {
  return typeof a === 'number' ? 0 - a : narrow(-a);
}

export function absoluteInteger(a: Integer): Integer {
  return a < 0 ? negateInteger(a) : a;
}

export function signOfInteger(a: Integer): -1 | 0 | 1 {
  return a < 0 ? -1 : a > 0 ? 1 : 0;
}

/** Greatest common divisor, never negative; gcd(0, 0) = 0. Euclid's algorithm. */
export function gcdIntegers(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    let x = Math.abs(a);
    let y = Math.abs(b);
    while (y !== 0) [x, y] = [y, x % y];
    return x;
  }
  let x = BigInt(a);
  let y = BigInt(b);
  if (x < 0n) x = -x;
  if (y < 0n) y = -y;
  // Each division of long numbers takes longer the longer they are.
  const steps = 1 + y.toString(16).length / 600;
  while (y !== 0n) {
    if (x <= 9007199254740991n && y <= 9007199254740991n) return gcdIntegers(Number(x), Number(y));
    charge(steps);
    [x, y] = [y, x % y];
  }
  return narrow(x);
}

/** Quotient towards negative infinity. */
export function floorDivide(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const remainder = a % b;
    return (a - remainder) / b - (remainder !== 0 && remainder < 0 !== b < 0 ? 1 : 0) + 0;
  }
  const x = BigInt(a);
  const y = BigInt(b);
  const quotient = x / y;
  return narrow(x % y !== 0n && x < 0n !== y < 0n ? quotient - 1n : quotient);
}

/** Remainder with the sign of the divisor. */
export function floorModulo(a: Integer, b: Integer): Integer {
  return addIntegers(a, negateInteger(multiplyIntegers(floorDivide(a, b), b)));
}

/** a / b where b is known to divide a. */
export function divideExactly(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') return a / b + 0;
  return narrow(BigInt(a) / BigInt(b));
}

/** Binary length of |a|, at most a few bits too large. */
export function bitLength(a: Integer): number {
  if (typeof a === 'number') return a === 0 ? 0 : Math.floor(Math.log2(Math.abs(a))) + 1;
  return a.toString(16).length * 4;
}

/** base ** exponent for a non-negative integer exponent; refuses beforehand what would be too large. */
export function powerInteger(base: Integer, exponent: Integer): Integer {
  if (base === 0) return exponent === 0 ? 1 : 0;
  if (base === 1) return 1;
  if (base === -1) return floorModulo(exponent, 2) === 0 ? 1 : -1;
  if (typeof exponent !== 'number' || exponent > maximumBits) throw new LimitReached('power too large');
  if ((bitLength(base) - 1) * exponent > maximumBits) throw new LimitReached('power too large');
  if (typeof base === 'number') {
    const quick = base ** exponent;
    if (Number.isSafeInteger(quick)) return quick;
  }
  return narrow(BigInt(base) ** BigInt(exponent));
}

/** The largest integer whose `index`-th power is at most `a`, for a ≥ 0 (Newton's iteration on integers). */
export function integerRoot(a: Integer, index: number): Integer {
  if (a < 2) return a;
  if (typeof a === 'number') {
    let root = Math.floor(a ** (1 / index));
    while (root ** index > a) root -= 1;
    while ((root + 1) ** index <= a) root += 1;
    return root;
  }
  const k = BigInt(index);
  let guess = 1n << BigInt(Math.ceil(bitLength(a) / index) + 1);
  for (;;) {
    const next = ((k - 1n) * guess + a / guess ** (k - 1n)) / k;
    if (next >= guess) return narrow(guess);
    guess = next;
  }
}

/** n! for small n; throws LimitReached where the result would be too long. */
export function factorial(n: number): Integer {
  if (!Number.isInteger(n) || n < 0 || n > 1100) throw new LimitReached('factorial out of range');
  if (n <= 18) {
    let product = 1;
    for (let k = 2; k <= n; k++) product *= k;
    return product;
  }
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k++) product *= k;
  return narrow(product);
}

/** The binomial coefficient with integer n (negative allowed) and 0 ≤ k ≤ 2000. */
export function binomial(n: Integer, k: number): Integer {
  if (k < 0) return 0;
  if (typeof n === 'number' && n >= 0 && k > n) return 0;
  const steps = typeof n === 'number' && n >= 0 ? Math.min(k, n - k) : k;
  if (steps > 2000) throw new LimitReached('binomial coefficient too large');
  let result: Integer = 1;
  for (let j = 1; j <= steps; j++) {
    result = divideExactly(multiplyIntegers(result, addIntegers(n, 1 - j)), j);
  }
  return result;
}

interface PrimeGroup {
  readonly primes: readonly number[];
  readonly product: bigint;
}

/** The primes up to 10,007 in groups whose products are safe integers. */
const primeGroups: readonly PrimeGroup[] = groupsOfPrimes(10_007);

function groupsOfPrimes(most: number): PrimeGroup[] {
  // The sieve of Eratosthenes.
  const isComposite = new Uint8Array(most + 1);
  const groups: { primes: number[]; product: bigint }[] = [{ primes: [], product: 1n }];
  for (let n = 2; n <= most; n++) {
    if (isComposite[n] === 1) continue;
    for (let multiple = n * n; multiple <= most; multiple += n) isComposite[multiple] = 1;
    const last = groups.at(-1);
    if (last && last.product * BigInt(n) <= 9007199254740991n) {
      last.primes.push(n);
      last.product *= BigInt(n);
    } else groups.push({ primes: [n], product: BigInt(n) });
  }
  return groups;
}

/**
 * Prime factors with multiplicity of |n|, by trial division up to 10,007 (then the rest, whatever it is, counts as
 * one factor). Enough to take squares out of roots; a rest that is a perfect power of a larger prime is recognised.
 */
export function smallFactors(n: Integer): { readonly prime: Integer; readonly count: number }[] {
  const factors: { prime: Integer; count: number }[] = [];
  let rest = absoluteInteger(n);
  if (rest === 0) return factors;
  for (const { primes, product } of primeGroups) {
    const [first = 2] = primes;
    if (typeof rest === 'number' && first * first > rest) break;
    charge(1);
    // One division of a long number shows which primes of the group divide it.
    const remainder = typeof rest === 'number' ? rest : Number(rest % product);
    for (const prime of primes.filter((p) => remainder % p === 0)) {
      let count = 0;
      while (floorModulo(rest, prime) === 0) {
        rest = divideExactly(rest, prime);
        count += 1;
      }
      factors.push({ prime, count });
    }
  }
  if (rest === 1) return factors;
  for (const index of [2, 3]) {
    const root = integerRoot(rest, index);
    if (powerInteger(root, index) === rest) {
      factors.push({ prime: root, count: index });
      return factors;
    }
  }
  factors.push({ prime: rest, count: 1 });
  return factors;
}
