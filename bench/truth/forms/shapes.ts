import type { Random } from '../family.ts';

/** Pieces of which the generators of forms build members: texts whose shape is known because they were built so. */

/** A sign and a number before a letter or bracket: `-3x`, `x`, `-x`. */
export function scaled(coefficient: number, rest: string): string {
  if (rest === '') return String(coefficient);
  return coefficient === 1 ? rest : coefficient === -1 ? `-${rest}` : `${coefficient}${rest}`;
}

/** Terms with their signs as a sum: `x^2 - 3x + 2`. */
export function sum(terms: readonly string[]): string {
  return terms.map((term, k) => (k === 0 ? term : term.startsWith('-') ? `- ${term.slice(1)}` : `+ ${term}`)).join(' ');
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random.integer(0, rest.length - 1), 1));
  return result;
}

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** Two numbers without a common factor, the first at least 1, neither 0. */
export function coprime(random: Random, most = 9): readonly [number, number] {
  for (;;) {
    const [a, b] = [random.integer(1, most), random.nonZero(-most, most)];
    if (gcd(a, b) === 1) return [a, b];
  }
}

export type Coefficients = readonly number[];

/** The product of polynomials with whole coefficients, lowest first. */
export function times(...factors: readonly Coefficients[]): number[] {
  return factors.reduce<number[]>(
    (product, factor) => {
      const next = Array.from({ length: product.length + factor.length - 1 }, () => 0);
      for (const [i, a] of product.entries()) for (const [j, b] of factor.entries()) next[i + j]! += a * b;
      return next;
    },
    [1],
  );
}

/** The terms of a polynomial, highest first, without those that are 0. */
export function termsOf(coefficients: Coefficients, letter: string): string[] {
  return coefficients
    .map((coefficient, degree) => {
      if (coefficient === 0) return '';
      return scaled(coefficient, degree === 0 ? '' : degree === 1 ? letter : `${letter}^${degree}`);
    })
    .filter((term) => term !== '')
    .reverse();
}

/** A polynomial as a text, its terms in falling or any order. */
export function polynomial(random: Random, coefficients: Coefficients, letter: string): string {
  const terms = termsOf(coefficients, letter);
  return sum(random.chance(0.3) ? shuffled(random, terms) : terms);
}

/** ax + b without a common factor. */
export function linear(random: Random): Coefficients {
  const [a, b] = coprime(random);
  return [b, random.chance(0.2) ? -a : a];
}

/** A quadratic without rational zeros and common factor: its discriminant is negative or no square. */
export function irreducibleQuadratic(random: Random): Coefficients {
  for (;;) {
    const [a, b, c] = [random.integer(1, 3), random.integer(-5, 5), random.nonZero(-7, 7)];
    const discriminant = b * b - 4 * a * c;
    const isSquare = discriminant >= 0 && Number.isInteger(Math.sqrt(discriminant));
    if (!isSquare && gcd(gcd(a, b), c) === 1) return [c, b, a];
  }
}

/** The same text with brackets around it, and sometimes a power. */
export function bracketed(text: string, exponent = 1): string {
  return exponent === 1 ? `(${text})` : `(${text})^${exponent}`;
}
