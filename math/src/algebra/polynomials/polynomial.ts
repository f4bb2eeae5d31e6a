import { LimitReached } from '../numbers/integer.ts';
import { charge, spend } from '../work.ts';
import {
  type Rational,
  add as addRationals,
  divide as divideRationals,
  gcdRationals,
  isZero as isZeroRational,
  multiply as multiplyRationals,
  negate as negateRational,
  one,
  toText,
} from '../numbers/rational.ts';

/**
 * Sparse polynomials in any number of generators over the rationals. A generator is a position; what it stands for (a
 * variable, √3, sin x …) is known to the `Field` of `field.ts`. Coefficients are never zero; `powers` has no trailing
 * zeros; the key is the powers joined by commas.
 */
export interface Term {
  readonly coefficient: Rational;
  readonly powers: readonly number[];
}
export type Polynomial = ReadonlyMap<string, Term>;

const maximumTerms = 600;
const noPowers: readonly number[] = [];

export const zeroPolynomial: Polynomial = new Map();
export const onePolynomial: Polynomial = new Map([['', { coefficient: one, powers: noPowers }]]);

export function constantPolynomial(value: Rational): Polynomial {
  return isZeroRational(value) ? zeroPolynomial : new Map([['', { coefficient: value, powers: noPowers }]]);
}

/** generator ** exponent */
export function monomial(generator: number, exponent = 1, coefficient: Rational = one): Polynomial {
  if (exponent === 0) return constantPolynomial(coefficient);
  charge(generator / 4);
  const powers = Array.from({ length: generator + 1 }, (_, k) => (k === generator ? exponent : 0));
  return new Map([[powers.join(), { coefficient, powers }]]);
}

function accumulate(target: Map<string, Term>, key: string, powers: readonly number[], coefficient: Rational): void {
  const present = target.get(key);
  if (!present) {
    if (target.size >= maximumTerms) throw new LimitReached('polynomial too large');
    if (!isZeroRational(coefficient)) target.set(key, { coefficient, powers });
    return;
  }
  const sum = addRationals(present.coefficient, coefficient);
  if (isZeroRational(sum)) target.delete(key);
  else target.set(key, { coefficient: sum, powers });
}

export function fromTerms(terms: Iterable<Term>): Polynomial {
  const result = new Map<string, Term>();
  for (const term of terms) accumulate(result, term.powers.join(), term.powers, term.coefficient);
  return result;
}

export function isZero(a: Polynomial): boolean {
  return a.size === 0;
}

/** The value of a constant polynomial, else undefined. */
export function constantValue(a: Polynomial): Rational | undefined {
  if (a.size === 0) return { n: 0, d: 1 };
  return a.size === 1 ? a.get('')?.coefficient : undefined;
}

export function isOne(a: Polynomial): boolean {
  const value = constantValue(a);
  return value !== undefined && value.n === 1 && value.d === 1;
}

export function add(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size === 0) return b;
  if (b.size === 0) return a;
  spend(a.size + b.size);
  const result = new Map(a);
  for (const [key, term] of b) accumulate(result, key, term.powers, term.coefficient);
  return result;
}

export function scale(a: Polynomial, factor: Rational): Polynomial {
  if (isZeroRational(factor)) return zeroPolynomial;
  if (factor.n === 1 && factor.d === 1) return a;
  spend(a.size);
  const result = new Map<string, Term>();
  for (const [key, term] of a) {
    result.set(key, { coefficient: multiplyRationals(term.coefficient, factor), powers: term.powers });
  }
  return result;
}

export function negate(a: Polynomial): Polynomial {
  return scale(a, { n: -1, d: 1 });
}

export function subtract(a: Polynomial, b: Polynomial): Polynomial {
  return add(a, negate(b));
}

/** How many generators the terms name: the length of their powers. */
function widthOf(a: Polynomial): number {
  for (const { powers } of a.values()) if (powers.length > 0) return powers.length;
  return 0;
}

export function addPowers(a: readonly number[], b: readonly number[]): readonly number[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return long.map((power, k) => power + (short[k] ?? 0));
}

/** The plain product; relations between generators are the field's business. */
export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  if (a.size === 0 || b.size === 0) return zeroPolynomial;
  spend(a.size * b.size * 2);
  charge((a.size * b.size * (widthOf(a) + widthOf(b))) / 4);
  const result = new Map<string, Term>();
  for (const left of a.values()) {
    for (const right of b.values()) {
      const powers = addPowers(left.powers, right.powers);
      accumulate(result, powers.join(), powers, multiplyRationals(left.coefficient, right.coefficient));
    }
  }
  return result;
}

export function power(a: Polynomial, exponent: number): Polynomial {
  let result = onePolynomial;
  let square = a;
  for (let k = exponent; k > 0; k = Math.floor(k / 2)) {
    if (k % 2 === 1) result = multiply(result, square);
    if (k > 1) square = multiply(square, square);
  }
  return result;
}

export function equals(a: Polynomial, b: Polynomial): boolean {
  if (a.size !== b.size) return false;
  for (const [key, term] of a) {
    const other = b.get(key);
    if (!other || other.coefficient.n !== term.coefficient.n || other.coefficient.d !== term.coefficient.d)
      return false;
  }
  return true;
}

export function degreeIn(a: Polynomial, generator: number): number {
  let degree = 0;
  for (const term of a.values()) degree = Math.max(degree, term.powers[generator] ?? 0);
  return degree;
}

/** Positions of the generators that occur. */
export function generatorsOf(a: Polynomial): number[] {
  const found = new Set<number>();
  for (const term of a.values()) {
    for (let k = 0; k < term.powers.length; k++) if (term.powers[k]) found.add(k);
  }
  return [...found].sort((x, y) => x - y);
}

function withPower(powers: readonly number[], generator: number, exponent: number): readonly number[] {
  const copy = [...powers];
  while (copy.length <= generator) copy.push(0);
  copy[generator] = exponent;
  while (copy.length > 0 && copy[copy.length - 1] === 0) copy.pop();
  return copy;
}

/** Coefficients as polynomials in the other generators, from the power 0 upwards. */
export function coefficientsIn(a: Polynomial, generator: number): Polynomial[] {
  const degree = degreeIn(a, generator);
  // A dense list of 60,000 coefficients is work, too, though nearly all of them are 0.
  spend(a.size * 2 + Math.max(0, degree - 10_000));
  const parts: Map<string, Term>[] = Array.from({ length: degree + 1 }, () => new Map<string, Term>());
  for (const term of a.values()) {
    const powers = withPower(term.powers, generator, 0);
    parts[term.powers[generator] ?? 0]?.set(powers.join(), { coefficient: term.coefficient, powers });
  }
  return parts;
}

/** The inverse of `coefficientsIn`. */
export function fromCoefficients(parts: readonly Polynomial[], generator: number): Polynomial {
  const result = new Map<string, Term>();
  parts.forEach((part, exponent) => {
    for (const term of part.values()) {
      const powers = withPower(term.powers, generator, exponent);
      result.set(powers.join(), { coefficient: term.coefficient, powers });
    }
  });
  return result;
}

/** Lexicographic order with later generators first; the order of `leadingTerm`. */
function compareTerms(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let k = a.length - 1; k >= 0; k--) {
    const difference = (a[k] ?? 0) - (b[k] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function leadingTerm(a: Polynomial): Term | undefined {
  spend(a.size / 2);
  let best: Term | undefined;
  for (const term of a.values()) if (!best || compareTerms(term.powers, best.powers) > 0) best = term;
  return best;
}

/** a / b when b divides a without remainder, else undefined. */
export function divideExactly(a: Polynomial, b: Polynomial): Polynomial | undefined {
  const lead = leadingTerm(b);
  if (!lead) return undefined;
  if (b.size === 1 && lead.powers.length === 0) {
    return scale(a, divideRationals(one, lead.coefficient));
  }
  const quotient: Term[] = [];
  let rest = a;
  while (rest.size > 0) {
    const top = leadingTerm(rest);
    if (!top || quotient.length > maximumTerms) return undefined;
    const powers: number[] = [];
    for (let k = 0; k < Math.max(top.powers.length, lead.powers.length); k++) {
      const exponent = (top.powers[k] ?? 0) - (lead.powers[k] ?? 0);
      if (exponent < 0) return undefined;
      powers.push(exponent);
    }
    while (powers.length > 0 && powers[powers.length - 1] === 0) powers.pop();
    const term: Term = { coefficient: divideRationals(top.coefficient, lead.coefficient), powers };
    quotient.push(term);
    rest = subtract(rest, multiply(b, fromTerms([term])));
  }
  return fromTerms(quotient);
}

/** The largest rational that divides all coefficients to integers without common factor, signed like the leading term. */
export function content(a: Polynomial): Rational {
  spend(a.size * 2);
  let result: Rational = { n: 0, d: 1 };
  for (const term of a.values()) result = gcdRationals(result, term.coefficient);
  const lead = leadingTerm(a);
  return lead && lead.coefficient.n < 0 ? negateRational(result) : result;
}

/** a divided by its content. */
export function primitivePart(a: Polynomial): Polynomial {
  return a.size === 0 ? a : scale(a, divideRationals(one, content(a)));
}

/** The greatest monomial (coefficient 1) that divides every term. */
export function commonPowers(a: Polynomial): readonly number[] {
  let common: readonly number[] | undefined;
  for (const term of a.values()) {
    common = common ? common.map((power, k) => Math.min(power, term.powers[k] ?? 0)) : term.powers;
  }
  const trimmed = [...(common ?? [])];
  while (trimmed.length > 0 && trimmed[trimmed.length - 1] === 0) trimmed.pop();
  return trimmed;
}

/** A text that two polynomials over the same field share exactly when they are equal. */
export function polynomialKey(a: Polynomial): string {
  const parts: string[] = [];
  for (const [key, term] of a) parts.push(`${toText(term.coefficient)}*${key}`);
  return parts.sort().join('+');
}
