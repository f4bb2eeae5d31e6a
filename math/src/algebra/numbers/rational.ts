import {
  type Integer,
  LimitReached,
  absoluteInteger,
  addIntegers,
  divideExactly,
  floorDivide,
  gcdIntegers,
  integerRoot,
  multiplyIntegers,
  narrow,
  negateInteger,
  powerInteger,
  signOfInteger,
} from './integer.ts';

/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly n: Integer;
  readonly d: Integer;
}

export const zero: Rational = { n: 0, d: 1 };
export const one: Rational = { n: 1, d: 1 };
export const half: Rational = { n: 1, d: 2 };

/** n / d in lowest terms. Throws a RangeError when d is 0. */
export function rational(n: Integer, d: Integer = 1): Rational {
  if (d === 1) return { n, d };
  if (d === 0) throw new RangeError('division by zero');
  const divisor = gcdIntegers(n, d);
  const signed = d < 0 ? negateInteger(divisor) : divisor;
  return signed === 1 ? { n, d } : { n: divideExactly(n, signed), d: divideExactly(d, signed) };
}

export function add(a: Rational, b: Rational): Rational {
  if (a.d === 1 && b.d === 1) return { n: addIntegers(a.n, b.n), d: 1 };
  if (a.d === b.d) return rational(addIntegers(a.n, b.n), a.d);
  return rational(addIntegers(multiplyIntegers(a.n, b.d), multiplyIntegers(b.n, a.d)), multiplyIntegers(a.d, b.d));
}

export function negate(a: Rational): Rational {
  return { n: negateInteger(a.n), d: a.d };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  if (a.d === 1 && b.d === 1) return { n: multiplyIntegers(a.n, b.n), d: 1 };
  return rational(multiplyIntegers(a.n, b.n), multiplyIntegers(a.d, b.d));
}

/** 1 / a. Throws a RangeError for 0. */
export function invert(a: Rational): Rational {
  if (a.n === 0) throw new RangeError('division by zero');
  return a.n < 0 ? { n: negateInteger(a.d), d: negateInteger(a.n) } : { n: a.d, d: a.n };
}

export function divide(a: Rational, b: Rational): Rational {
  return multiply(a, invert(b));
}

/** a ** k for any integer k; 0 ** 0 is 1. */
export function power(a: Rational, k: Integer): Rational {
  if (k < 0) return power(invert(a), negateInteger(k));
  return { n: powerInteger(a.n, k), d: powerInteger(a.d, k) };
}

export function isZero(a: Rational): boolean {
  return a.n === 0;
}

export function isOne(a: Rational): boolean {
  return a.n === 1 && a.d === 1;
}

export function isInteger(a: Rational): boolean {
  return a.d === 1;
}

export function equals(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d;
}

export function sign(a: Rational): -1 | 0 | 1 {
  return signOfInteger(a.n);
}

export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  if (a.d === b.d) return a.n < b.n ? -1 : a.n > b.n ? 1 : 0;
  return sign(subtract(a, b));
}

export function absolute(a: Rational): Rational {
  return a.n < 0 ? negate(a) : a;
}

export function floor(a: Rational): Rational {
  return a.d === 1 ? a : { n: floorDivide(a.n, a.d), d: 1 };
}

export function ceiling(a: Rational): Rational {
  return negate(floor(negate(a)));
}

/** Rounded to `digits` decimals, halves away from zero (as taught in school). Negative digits round to tens, hundreds … */
export function roundTo(a: Rational, digits: number): Rational {
  if (Math.abs(digits) > 1000) throw new LimitReached('too many digits');
  const scale = power({ n: 10, d: 1 }, digits);
  const scaled = multiply(absolute(a), scale);
  const rounded = divide(floor(add(scaled, half)), scale);
  return a.n < 0 ? negate(rounded) : rounded;
}

/** The real `index`-th root when it is rational; for negative `a` only with odd index. */
export function exactRoot(a: Rational, index: number): Rational | undefined {
  if (a.n < 0) {
    if (index % 2 === 0) return undefined;
    const root = exactRoot(negate(a), index);
    return root && negate(root);
  }
  const n = integerRoot(a.n, index);
  const d = integerRoot(a.d, index);
  return powerInteger(n, index) === a.n && powerInteger(d, index) === a.d ? { n, d } : undefined;
}

/** Nearest double (to within one unit in the last place for large parts). */
export function toNumber(a: Rational): number {
  if (typeof a.n === 'number' && typeof a.d === 'number') return a.n / a.d;
  const n = Number(a.n);
  const d = Number(a.d);
  if (Number.isFinite(n) && Number.isFinite(d)) return n / d;
  const bits = BigInt(a.n < 0 ? -a.n : a.n).toString(2).length - BigInt(a.d).toString(2).length;
  const shift = BigInt(Math.abs(bits - 64));
  const top = bits >= 64 ? BigInt(a.n) / (BigInt(a.d) << shift) : (BigInt(a.n) << shift) / BigInt(a.d);
  const exponent = bits - 64;
  return exponent < -1022 ? Number(top) * 2 ** -1000 * 2 ** (exponent + 1000) : Number(top) * 2 ** exponent;
}

/** The exact value of a double; undefined for NaN and infinities. */
export function fromNumber(value: number): Rational | undefined {
  if (Number.isSafeInteger(value)) return { n: value + 0, d: 1 };
  if (!Number.isFinite(value)) return undefined;
  let scaled = value;
  let exponent = 0;
  while (!Number.isInteger(scaled) && exponent < 1100) {
    scaled *= 2;
    exponent += 1;
  }
  return rational(narrow(BigInt(scaled)), powerInteger(2, exponent));
}

/**
 * The value of an unsigned decimal numeral such as `12`, `0.10`, `.5`, with an optional repetend (0.1 + `6` → 1/6)
 * and an optional exponent part `1E-8`.
 */
export function fromDecimal(text: string, repetend?: string): Rational {
  const point = text.indexOf('.');
  if (point < 0 && text.length <= 15 && repetend === undefined) {
    const quick = Number(text);
    if (Number.isSafeInteger(quick)) return { n: quick + 0, d: 1 };
  }
  const exponentAt = text.search(/[eE]/);
  const mantissa = exponentAt < 0 ? text : text.slice(0, exponentAt);
  const exponent = exponentAt < 0 ? 0 : Number(text.slice(exponentAt + 1));
  if (!(Math.abs(exponent) <= 3000)) throw new LimitReached('exponent too large');
  const decimals = point < 0 ? 0 : mantissa.length - point - 1;
  const digits = mantissa.replace('.', '') || '0';
  let value = rational(integerFromDigits(digits), powerInteger(10, decimals));
  if (repetend) {
    const nines = addIntegers(powerInteger(10, repetend.length), -1);
    value = add(value, rational(integerFromDigits(repetend), multiplyIntegers(nines, powerInteger(10, decimals))));
  }
  return exponent === 0 ? value : multiply(value, power({ n: 10, d: 1 }, exponent));
}

function integerFromDigits(digits: string): Integer {
  if (digits.length <= 15) return Number(digits);
  if (digits.length > 3000) throw new LimitReached('numeral too long');
  return narrow(BigInt(digits));
}

/** Number of decimals of the terminating decimal expansion, or undefined when it never ends. */
export function terminatingDecimals(a: Rational): number | undefined {
  let rest = a.d;
  let twos = 0;
  let fives = 0;
  while (gcdIntegers(rest, 2) === 2) {
    rest = divideExactly(rest, 2);
    twos += 1;
  }
  while (gcdIntegers(rest, 5) === 5) {
    rest = divideExactly(rest, 5);
    fives += 1;
  }
  return rest === 1 ? Math.max(twos, fives) : undefined;
}

/** Decimal text with exactly `decimals` decimals, rounded: `-1.50`. */
export function toFixed(a: Rational, decimals: number): string {
  const rounded = roundTo(a, decimals);
  const scaled = multiply(absolute(rounded), power({ n: 10, d: 1 }, decimals));
  const digits = scaled.n.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals > 0 ? `${whole}.${digits.slice(digits.length - decimals)}` : whole;
  return rounded.n < 0 ? `-${text}` : text;
}

/** `3`, `-2/7`: for messages and keys. */
export function toText(a: Rational): string {
  return a.d === 1 ? a.n.toString() : `${a.n.toString()}/${a.d.toString()}`;
}

/** gcd of two rationals: the largest rational of which both are integer multiples. */
export function gcdRationals(a: Rational, b: Rational): Rational {
  if (isZero(a)) return absolute(b);
  if (isZero(b)) return absolute(a);
  const denominator = divideExactly(multiplyIntegers(a.d, b.d), gcdIntegers(a.d, b.d));
  const scaledA = multiplyIntegers(a.n, divideExactly(denominator, a.d));
  const scaledB = multiplyIntegers(b.n, divideExactly(denominator, b.d));
  return rational(absoluteInteger(gcdIntegers(scaledA, scaledB)), denominator);
}
