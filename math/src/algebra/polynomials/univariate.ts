import { type Integer, LimitReached, absoluteInteger, floorModulo, smallFactors } from '../numbers/integer.ts';
import { spend } from '../work.ts';
import {
  type Rational,
  add,
  compare,
  divide,
  exactRoot,
  gcdRationals,
  isZero,
  multiply,
  negate,
  one,
  rational,
  subtract,
  zero,
} from '../numbers/rational.ts';

/** A polynomial in one variable over the rationals, constant term first, no leading zeros; [] is 0. */
export type Univariate = readonly Rational[];

export function trimmed(a: readonly Rational[]): Univariate {
  let length = a.length;
  while (length > 0 && isZero(a[length - 1] ?? zero)) length -= 1;
  return length === a.length ? a : a.slice(0, length);
}

export function degree(a: Univariate): number {
  return a.length - 1;
}

export function valueOf(a: Univariate, x: Rational): Rational {
  spend(a.length * 2);
  let value = zero;
  for (let k = a.length - 1; k >= 0; k--) value = add(multiply(value, x), a[k] ?? zero);
  return value;
}

export function multiplyUnivariate(a: Univariate, b: Univariate): Univariate {
  if (a.length === 0 || b.length === 0) return [];
  spend(a.length * b.length * 2);
  const result: Rational[] = Array.from({ length: a.length + b.length - 1 }, () => zero);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j] = add(result[i + j] ?? zero, multiply(x, y));
    });
  });
  return trimmed(result);
}

/** Quotient and remainder; b must not be 0. */
export function divideUnivariate(
  a: Univariate,
  b: Univariate,
): { readonly quotient: Univariate; readonly rest: Univariate } {
  const lead = b[b.length - 1];
  if (!lead) throw new RangeError('division by zero');
  const rest = [...a];
  const quotient: Rational[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => zero);
  for (let k = a.length - b.length; k >= 0; k--) {
    spend(b.length * 4);
    const factor = divide(rest[k + b.length - 1] ?? zero, lead);
    quotient[k] = factor;
    b.forEach((coefficient, j) => {
      rest[k + j] = subtract(rest[k + j] ?? zero, multiply(factor, coefficient));
    });
  }
  return { quotient: trimmed(quotient), rest: trimmed(rest.slice(0, Math.max(0, b.length - 1))) };
}

/** Monic greatest common divisor. */
export function gcdUnivariate(a: Univariate, b: Univariate): Univariate {
  let x = a;
  let y = b;
  while (y.length > 0) [x, y] = [y, primitive(divideUnivariate(x, y).rest)];
  const lead = x[x.length - 1];
  return lead ? x.map((coefficient) => divide(coefficient, lead)) : [];
}

export function derivativeOf(a: Univariate): Univariate {
  return a.slice(1).map((coefficient, k) => multiply(coefficient, { n: k + 1, d: 1 }));
}

/** The positive rational that makes the coefficients integers without common factor, with the sign of the lead. */
export function contentOf(a: Univariate): Rational {
  const content = a.reduce((sum, coefficient) => gcdRationals(sum, coefficient), zero);
  return (a[a.length - 1] ?? one).n < 0 ? negate(content) : content;
}

export function primitive(a: Univariate): Univariate {
  if (a.length === 0) return a;
  const content = contentOf(a);
  return a.map((coefficient) => divide(coefficient, content));
}

export interface Factor {
  readonly polynomial: Univariate;
  readonly exponent: number;
}

/**
 * The factors over the rationals, primitive and of positive lead, with their exponents, and the constant in front.
 * Square-free parts by Yun's algorithm (1976), rational roots by the rational root theorem, quadratic factors by
 * Kronecker's method; a rest without such factors is given as it is (irreducible up to degree 5).
 */
export function factorUnivariate(a: Univariate): { readonly constant: Rational; readonly factors: readonly Factor[] } {
  const constant = contentOf(a);
  const factors: Factor[] = [];
  for (const { polynomial, exponent } of squareFree(primitive(a))) {
    for (const irreducible of splitSquareFree(polynomial)) factors.push({ polynomial: irreducible, exponent });
  }
  factors.sort((x, y) => degree(x.polynomial) - degree(y.polynomial) || compareConstants(x.polynomial, y.polynomial));
  return { constant, factors };
}

/** x before x − 1 before x + 2: by the size of the constant term. */
function compareConstants(a: Univariate, b: Univariate): number {
  const x = a[0] ?? zero;
  const y = b[0] ?? zero;
  const bySize = compare(x.n < 0 ? negate(x) : x, y.n < 0 ? negate(y) : y);
  return bySize === 0 ? compare(x, y) : bySize;
}

function squareFree(a: Univariate): Factor[] {
  const factors: Factor[] = [];
  if (degree(a) < 1) return factors;
  const derivative = derivativeOf(a);
  let common = gcdUnivariate(a, derivative);
  let b = divideUnivariate(a, common).quotient;
  let c = divideUnivariate(derivative, common).quotient;
  for (let exponent = 1; degree(b) > 0 && exponent <= a.length; exponent++) {
    const d = difference(c, derivativeOf(b));
    common = gcdUnivariate(b, d);
    if (degree(common) > 0) factors.push({ polynomial: primitive(common), exponent });
    b = divideUnivariate(b, common).quotient;
    c = divideUnivariate(d, common).quotient;
  }
  return factors;
}

function difference(a: Univariate, b: Univariate): Univariate {
  return trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, k) => subtract(a[k] ?? zero, b[k] ?? zero)));
}

function splitSquareFree(a: Univariate): Univariate[] {
  const found: Univariate[] = [];
  let rest = a;
  for (let root = rationalRoot(rest); root && degree(rest) > 1; root = rationalRoot(rest)) {
    const linear = primitive([negate(root), one]);
    found.push(linear);
    rest = primitive(divideUnivariate(rest, linear).quotient);
  }
  for (let quadratic = quadraticFactor(rest); quadratic; quadratic = quadraticFactor(rest)) {
    found.push(quadratic);
    rest = primitive(divideUnivariate(rest, quadratic).quotient);
  }
  if (degree(rest) > 0) found.push(rest);
  return found;
}

const mostDivisors = 400;

/** All positive divisors; throws LimitReached when there are too many. */
export function divisors(n: Integer): Integer[] {
  let result: Integer[] = [1];
  for (const { prime, count } of smallFactors(n)) {
    const next: Integer[] = [];
    let power: Integer = 1;
    for (let k = 0; k <= count; k++) {
      for (const divisor of result) next.push(rational(divisor).n === 1 ? power : multiplyExactly(divisor, power));
      power = multiplyExactly(power, prime);
    }
    result = next;
    if (result.length > mostDivisors) throw new LimitReached('too many divisors');
  }
  return result;
}

function multiplyExactly(a: Integer, b: Integer): Integer {
  return multiply({ n: a, d: 1 }, { n: b, d: 1 }).n;
}

/** A rational root p/q of a primitive integer polynomial: p divides the constant term, q the lead. */
export function rationalRoot(a: Univariate): Rational | undefined {
  if (degree(a) < 1) return undefined;
  const constant = a[0] ?? zero;
  if (isZero(constant)) return zero;
  if (degree(a) === 1) return divide(negate(constant), a[1] ?? one);
  if (degree(a) === 2) return quadraticRoot(a);
  const lead = a[a.length - 1] ?? one;
  for (const p of divisors(constant.n)) {
    for (const q of divisors(lead.n)) {
      for (const numerator of [p, negate({ n: p, d: 1 }).n]) {
        const candidate = rational(numerator, q);
        if (isZero(valueOf(a, candidate))) return candidate;
      }
    }
  }
  return undefined;
}

function quadraticRoot(a: Univariate): Rational | undefined {
  const [c = zero, b = zero, lead = one] = a;
  const discriminant = subtract(multiply(b, b), multiply({ n: 4, d: 1 }, multiply(lead, c)));
  const root = discriminant.n < 0 ? undefined : exactRoot(discriminant, 2);
  return root && divide(subtract(root, b), multiply({ n: 2, d: 1 }, lead));
}

/** An integer quadratic factor of a primitive polynomial of degree ≥ 4, found from divisors of its values at 0, 1, −1. */
function quadraticFactor(a: Univariate): Univariate | undefined {
  if (degree(a) < 4) return undefined;
  const [at0, at1, atMinus1] = [zero, one, { n: -1, d: 1 }].map((x) => valueOf(a, x).n);
  if (at0 === undefined || at1 === undefined || atMinus1 === undefined) return undefined;
  if (at0 === 0 || at1 === 0 || atMinus1 === 0) return undefined;
  const signed = (n: Integer): Integer[] => divisors(n).flatMap((divisor) => [divisor, negate({ n: divisor, d: 1 }).n]);
  const lead = a[a.length - 1] ?? one;
  const [valuesAt1, valuesAtMinus1] = [signed(at1), signed(atMinus1)];
  let tries = 0;
  for (const v0 of divisors(at0)) {
    for (const v1 of valuesAt1) {
      spend(valuesAtMinus1.length);
      for (const v2 of valuesAtMinus1) {
        // q(0) = v0, q(1) = v1, q(−1) = v2 gives q by interpolation.
        const sum = add({ n: v1, d: 1 }, { n: v2, d: 1 });
        const square = subtract(divide(sum, { n: 2, d: 1 }), { n: v0, d: 1 });
        if (square.d !== 1 || isZero(square) || floorModulo(lead.n, absoluteInteger(square.n)) !== 0) continue;
        if ((tries += 1) > 4000) return undefined;
        const linear = divide(subtract({ n: v1, d: 1 }, { n: v2, d: 1 }), { n: 2, d: 1 });
        if (linear.d !== 1) continue;
        const candidate = primitive([{ n: v0, d: 1 }, linear, square]);
        const { quotient, rest } = divideUnivariate(a, candidate);
        if (rest.length === 0 && quotient.every((coefficient) => coefficient.d === 1)) return candidate;
      }
    }
  }
  return undefined;
}
