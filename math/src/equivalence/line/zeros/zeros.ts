import { canonicalFunction } from '../../../algebra/evaluating/elementary.ts';
import { attempt } from '../../../algebra/attempt.ts';
import { factorPolynomial } from '../../../algebra/polynomials/factor.ts';
import type { Fraction, Generator } from '../../../algebra/polynomials/field.ts';
import { containsName } from '../../../algebra/names.ts';
import { Normaliser } from '../../../algebra/simplifying/normal-form.ts';
import * as P from '../../../algebra/polynomials/polynomial.ts';
import { compile } from '../../../algebra/evaluating/program.ts';
import { type Rational, divide, negate } from '../../../algebra/numbers/rational.ts';
import type { Expression } from '../../../notation/tree.ts';
import { digitsOfRational, fixed } from '../digits.ts';
import { exponentialZeros } from './exponential-zeros.ts';
import { inverseImages } from './inverse-images.ts';
import { digitPlace, rationalPlace } from '../place.ts';
import { peeledZeros } from './peeled-zeros.ts';
import { powerZeros } from './power-zeros.ts';
import { preciseRoots } from './precise-roots.ts';
import { closedDigits } from '../precise-value.ts';
import { trigonometricZeros } from './trigonometric-zeros.ts';
import { type Zeros, joined, noZeros, unknownZeros, unreachableZeros } from './zero-sets.ts';

const highestDegree = 40;
const highestInexactDegree = 16;
const deepest = 4;

/**
 * The real zeros and poles of an expression in one variable: polynomials by their factors; functions that are a
 * polynomial in one kernel (eˣ, sin x, |x|, √x …) through its inverse; sums of sines and cosines through tan(x/2);
 * square roots and absolute values by squaring, which may add places.
 */
export function zerosOf(tree: Expression, variable: string): Zeros {
  return peeledZeros(tree, variable) ?? attempt(() => zerosOfFraction(tree, variable)) ?? unknownZeros;
}

function zerosOfFraction(tree: Expression, variable: string): Zeros {
  const finder = new ZeroFinder(variable);
  const { numerator, denominator } = finder.to.convert(tree);
  try {
    return joined([finder.ofPolynomial(numerator), finder.ofPolynomial(denominator)]);
  } catch (error) {
    // Numbers too large or too small for the digits that are kept.
    if (error instanceof RangeError) return unreachableZeros;
    throw error;
  }
}

export class ZeroFinder {
  readonly to = new Normaliser();
  readonly variable: string;
  private readonly constants = new Map<number, bigint | undefined>();

  constructor(variable: string) {
    this.variable = variable;
  }

  generator(k: number): Generator | undefined {
    return this.to.field.generators[k];
  }

  isActive(k: number): boolean {
    const tree = this.generator(k)?.tree;
    return tree !== undefined && containsName(tree, this.variable);
  }

  isVariable(k: number): boolean {
    return this.generator(k)?.sort === 'variable';
  }

  activeOf(a: P.Polynomial): number[] {
    return P.generatorsOf(a).filter((k) => this.isActive(k));
  }

  ofPolynomial(a: P.Polynomial, depth = 0): Zeros {
    if (P.isZero(a) || this.activeOf(a).length === 0) return noZeros;
    if (depth > deepest) return unknownZeros;
    return joined(factorPolynomial(a).factors.map(({ polynomial }) => this.ofFactor(polynomial, depth)));
  }

  private ofFactor(a: P.Polynomial, depth: number): Zeros {
    const active = this.activeOf(a);
    const [only] = active;
    if (only === undefined) return noZeros;
    if (active.length === 1 && this.isVariable(only)) return this.inVariable(a, only);
    const squared = this.withoutRoot(a, active);
    if (squared) return this.ofPolynomial(squared, depth + 1);
    const chosen = this.withoutChoice(a, active);
    if (chosen) return joined(chosen.map((each) => this.ofPolynomial(each, depth + 1)));
    const special =
      trigonometricZeros(this, a, active) ?? exponentialZeros(this, a, active) ?? powerZeros(this, a, depth);
    if (special) return special;
    if (active.length > 1) return unknownZeros;
    const coefficients = this.coefficients(a, only);
    return coefficients ? this.through(only, preciseRoots(coefficients), depth) : unknownZeros;
  }

  /** Where the generator has one of these values. */
  private through(generator: number, values: readonly bigint[], depth: number): Zeros {
    if (this.isVariable(generator)) return { ...noZeros, places: values.map(digitPlace) };
    const kernel = this.generator(generator);
    const images = kernel && inverseImages(this.to, kernel, values);
    if (!images || depth > deepest) return unknownZeros;
    return joined(images.map(({ inner, value, period }) => this.whereEqual(inner, value, period, depth + 1)));
  }

  /** Where `inner` = value + k·period. */
  whereEqual(inner: Fraction, value: bigint, period: bigint | undefined, depth: number): Zeros {
    const active = [...new Set([...this.activeOf(inner.numerator), ...this.activeOf(inner.denominator)])];
    const [only] = active;
    if (only === undefined) return noZeros;
    if (active.length > 1) return unknownZeros;
    const top = this.coefficients(inner.numerator, only);
    const bottom = this.coefficients(inner.denominator, only);
    if (!top || !bottom) return unknownZeros;
    const at = (target: bigint): bigint[] =>
      Array.from(
        { length: Math.max(top.length, bottom.length) },
        (_, k) => (top[k] ?? 0n) - fixed.multiply(target, bottom[k] ?? 0n),
      );
    if (period === undefined) return this.through(only, preciseRoots(at(value)), depth);
    const [lead] = [top[1] ?? 0n];
    if (this.isVariable(only) && top.length === 2 && bottom.length === 1 && lead !== 0n) {
      const [start = 0n] = preciseRoots(at(value));
      const length = fixed.divide(fixed.multiply(period, bottom[0] ?? fixed.one), lead);
      return { ...noZeros, families: [{ start: digitPlace(start), period: digitPlace(length) }] };
    }
    const several = Array.from({ length: 13 }, (_, k) => value + BigInt(k - 6) * period);
    return { ...joined(several.map((target) => this.through(only, preciseRoots(at(target)), depth))), complete: false };
  }

  /** A polynomial in the variable, exactly where its coefficients are fractions. */
  private inVariable(a: P.Polynomial, generator: number): Zeros {
    const degree = P.degreeIn(a, generator);
    const exact = P.coefficientsIn(a, generator).map((part) =>
      part.size === 0 ? zeroRational : P.constantValue(part),
    );
    if (exact.every((value) => value !== undefined)) {
      const [constant = zeroRational, slope = zeroRational] = exact;
      if (degree === 1) return { ...noZeros, places: [rationalPlace(negate(divide(constant, slope)))] };
      if (degree > highestDegree) return unknownZeros;
    } else if (degree > highestInexactDegree) return unknownZeros;
    const coefficients = this.coefficients(a, generator);
    return coefficients ? { ...noZeros, places: preciseRoots(coefficients).map(digitPlace) } : unknownZeros;
  }

  /** Many digits of the coefficients by powers of one generator, undefined where another one depends on the variable. */
  coefficients(a: P.Polynomial, generator: number): bigint[] | undefined {
    const parts: bigint[] = [];
    if (P.degreeIn(a, generator) > highestDegree) return undefined;
    for (const part of P.coefficientsIn(a, generator)) {
      const value = this.digitsOf(part);
      if (value === undefined) return undefined;
      parts.push(value);
    }
    return parts;
  }

  /** Many digits of a polynomial without the variable. */
  digitsOf(a: P.Polynomial): bigint | undefined {
    let sum = 0n;
    for (const { coefficient, powers } of a.values()) {
      let product = digitsOfRational(coefficient);
      // It may differ from others by less than the digits that are kept.
      if (coefficient.d > fixed.one >> 104n) throw new RangeError('too fine');
      for (const [k, power] of powers.entries()) {
        if (power === 0) continue;
        const value = this.constantDigits(k);
        if (value === undefined) return undefined;
        for (let times = 0; times < power; times++) product = fixed.multiply(product, value);
      }
      sum += product;
    }
    return sum;
  }

  private constantDigits(generator: number): bigint | undefined {
    if (!this.constants.has(generator)) {
      const tree = this.generator(generator)?.tree;
      const program = tree && !this.isActive(generator) ? compile(tree) : undefined;
      this.constants.set(generator, program && closedDigits(program));
    }
    return this.constants.get(generator);
  }

  /** A² − B²·u² for A + B·|u|, and A² − B²·v for A + B·√v: all zeros, and perhaps others. */
  private withoutRoot(a: P.Polynomial, active: readonly number[]): P.Polynomial | undefined {
    for (const k of active) {
      const square = this.squareOf(k);
      if (!square) continue;
      let [even, odd] = [P.zeroPolynomial, P.zeroPolynomial];
      const parts = P.coefficientsIn(a, k);
      const top = Math.floor((parts.length - 1) / 2);
      parts.forEach((part, power) => {
        const half = Math.floor(power / 2);
        const whole = P.multiply(
          part,
          P.multiply(P.power(square.numerator, half), P.power(square.denominator, top - half)),
        );
        if (power % 2 === 0) even = P.add(even, whole);
        else odd = P.add(odd, whole);
      });
      return P.subtract(
        P.multiply(P.multiply(even, even), square.denominator),
        P.multiply(P.multiply(odd, odd), square.numerator),
      );
    }
    return undefined;
  }

  /** The polynomial with each value that a greatest, a least or a sign may have: all zeros, and perhaps others. */
  private withoutChoice(a: P.Polynomial, active: readonly number[]): P.Polynomial[] | undefined {
    for (const k of active) {
      const values = this.choicesOf(k);
      if (!values) continue;
      const parts = P.coefficientsIn(a, k);
      return values.map(({ numerator, denominator }) =>
        parts.reduce((sum, part, power) => {
          const whole = P.multiply(P.power(numerator, power), P.power(denominator, parts.length - 1 - power));
          return P.add(sum, P.multiply(part, whole));
        }, P.zeroPolynomial),
      );
    }
    return undefined;
  }

  private choicesOf(k: number): Fraction[] | undefined {
    const tree = this.generator(k)?.tree;
    if (tree?.kind !== 'call') return undefined;
    if (tree.name === 'max' || tree.name === 'min') return tree.args.map((each) => this.to.convert(each));
    return canonicalFunction(tree.name) === 'sign'
      ? [-1, 0, 1].map((n) => this.to.field.constant({ n, d: 1 }))
      : undefined;
  }

  private squareOf(k: number): Fraction | undefined {
    const generator = this.generator(k);
    if (generator?.relation?.degree === 2) return generator.relation.value;
    if (generator?.tree.kind !== 'absolute') return undefined;
    const inner = this.to.convert(generator.tree.body);
    return this.to.field.multiply(inner, inner);
  }
}

const zeroRational: Rational = { n: 0, d: 1 };
