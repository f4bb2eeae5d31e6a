import type { Expression } from '../../notation/tree.ts';
import { LimitReached } from '../numbers/integer.ts';
import * as P from './polynomial.ts';
import { gcd } from './polynomial-gcd.ts';
import {
  type Rational,
  divide as divideRationals,
  invert as invertRational,
  negate as negateRational,
  one,
} from '../numbers/rational.ts';

/** A quotient of polynomials: no common factor, denominator primitive with positive leading coefficient. */
export interface Fraction {
  readonly numerator: P.Polynomial;
  readonly denominator: P.Polynomial;
}

/** Groups by which terms and factors are ordered in print. */
export type GeneratorSort = 'radical' | 'constant' | 'imaginary' | 'variable' | 'function';

export interface Generator {
  readonly key: string;
  readonly sort: GeneratorSort;
  /** How one power of it is written. */
  readonly tree: Expression;
  /** generator ** degree = value. Present for algebraic generators. */
  readonly relation?: { readonly degree: number; readonly value: Fraction };
  /** For roots of numbers: the prime and the index, so that √2·√3 prints as √6. */
  readonly radical?: { readonly base: Rational; readonly index: number };
  /** For base ** exponent: the parts, so that powers of the same base are written together. */
  readonly exponential?: { readonly base: Expression; readonly baseKey: string; readonly exponent: Fraction };
}

/**
 * The generators of one computation and arithmetic with fractions in them. Transcendental generators are treated as
 * independent; algebraic ones are reduced by their relation. Equal fractions mean equal values; unequal ones need not
 * differ (Richardson, 1968: no method can decide that in general).
 */
export class Field {
  readonly generators: Generator[] = [];
  private readonly positions = new Map<string, number>();
  private hasRelations = false;

  /** The position of the generator with this key, made when new. */
  generator(key: string, make: () => Omit<Generator, 'key'>): number {
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    const made: Generator = { key, ...make() };
    // Making it may have made others.
    const position = this.generators.push(made) - 1;
    if (position > 200) throw new LimitReached('too many generators');
    if (made.relation) this.hasRelations = true;
    this.positions.set(key, position);
    return position;
  }

  power(generator: number, exponent: number): Fraction {
    if (exponent >= 0)
      return this.reduced({ numerator: P.monomial(generator, exponent), denominator: P.onePolynomial });
    return this.invert(this.power(generator, -exponent));
  }

  constant(value: Rational): Fraction {
    return { numerator: P.constantPolynomial(value), denominator: P.onePolynomial };
  }

  add(a: Fraction, b: Fraction): Fraction {
    if (P.equals(a.denominator, b.denominator)) {
      const numerator = P.add(a.numerator, b.numerator);
      return P.isOne(a.denominator) ? { numerator, denominator: a.denominator } : normalise(numerator, a.denominator);
    }
    const common = gcd(a.denominator, b.denominator);
    const restA = P.divideExactly(a.denominator, common) ?? a.denominator;
    const restB = P.divideExactly(b.denominator, common) ?? b.denominator;
    const numerator = P.add(P.multiply(a.numerator, restB), P.multiply(b.numerator, restA));
    return this.reduced({ numerator, denominator: P.multiply(a.denominator, restB) });
  }

  negate(a: Fraction): Fraction {
    return { numerator: P.negate(a.numerator), denominator: a.denominator };
  }

  subtract(a: Fraction, b: Fraction): Fraction {
    return this.add(a, this.negate(b));
  }

  multiply(a: Fraction, b: Fraction): Fraction {
    return this.reduced({
      numerator: P.multiply(a.numerator, b.numerator),
      denominator: P.multiply(a.denominator, b.denominator),
    });
  }

  scale(a: Fraction, factor: Rational): Fraction {
    return { numerator: P.scale(a.numerator, factor), denominator: a.denominator };
  }

  /** 1 / a. Throws a RangeError when a is 0. */
  invert(a: Fraction): Fraction {
    if (P.isZero(a.numerator)) throw new RangeError('division by zero');
    return this.reduced({ numerator: a.denominator, denominator: a.numerator });
  }

  divide(a: Fraction, b: Fraction): Fraction {
    return this.multiply(a, this.invert(b));
  }

  integerPower(a: Fraction, exponent: number): Fraction {
    if (exponent < 0) return this.invert(this.integerPower(a, -exponent));
    let result = this.constant(one);
    let square = a;
    for (let k = exponent; k > 0; k = Math.floor(k / 2)) {
      if (k % 2 === 1) result = this.multiply(result, square);
      if (k > 1) square = this.multiply(square, square);
    }
    return result;
  }

  /** Applies the relations, takes algebraic numbers out of constant denominators, cancels common factors. */
  private reduced(a: Fraction): Fraction {
    if (!this.hasRelations) return normalise(a.numerator, a.denominator);
    const top = this.applyRelations(a.numerator);
    const bottom = this.applyRelations(a.denominator);
    let numerator = P.multiply(top.numerator, bottom.denominator);
    let denominator = P.multiply(top.denominator, bottom.numerator);
    if (!P.isOne(top.denominator) || !P.isOne(bottom.denominator)) {
      const again = this.reduced({ numerator, denominator });
      numerator = again.numerator;
      denominator = again.denominator;
    }
    return this.rationalised(numerator, denominator);
  }

  private applyRelations(a: P.Polynomial): Fraction {
    let result: Fraction | undefined;
    const kept: P.Term[] = [];
    for (const term of a.values()) {
      const broken = term.powers.findIndex((exponent, k) => {
        const relation = this.generators[k]?.relation;
        return relation !== undefined && exponent >= relation.degree;
      });
      const relation = broken < 0 ? undefined : this.generators[broken]?.relation;
      if (!relation) {
        kept.push(term);
        continue;
      }
      const exponent = term.powers[broken] ?? 0;
      const times = Math.floor(exponent / relation.degree);
      const powers = term.powers.with(broken, exponent - times * relation.degree);
      while (powers.length > 0 && powers[powers.length - 1] === 0) powers.pop();
      const rest: Fraction = {
        numerator: P.fromTerms([{ coefficient: term.coefficient, powers }]),
        denominator: P.onePolynomial,
      };
      const part = this.multiply(rest, this.integerPower(relation.value, times));
      result = result ? this.add(result, part) : part;
    }
    const plain: Fraction = { numerator: P.fromTerms(kept), denominator: P.onePolynomial };
    return result ? this.add(result, plain) : plain;
  }

  /** Multiplies by conjugates while the denominator is a number with square roots or i in it. */
  private rationalised(numerator: P.Polynomial, denominator: P.Polynomial): Fraction {
    let top = numerator;
    let bottom = denominator;
    for (let round = 0; round < 8; round++) {
      const used = P.generatorsOf(bottom);
      const isNumber = used.every((k) => this.generators[k]?.radical || this.generators[k]?.sort === 'imaginary');
      const target = used.findLast((k) => this.generators[k]?.relation?.degree === 2);
      if (used.length === 0 || !isNumber) break;
      if (target === undefined) return this.clearRoot(top, bottom, used);
      const [even = P.zeroPolynomial, odd = P.zeroPolynomial] = P.coefficientsIn(bottom, target);
      const conjugate = P.subtract(even, P.multiply(odd, P.monomial(target)));
      const newTop = this.applyRelations(P.multiply(top, conjugate));
      const newBottom = this.applyRelations(P.multiply(bottom, conjugate));
      if (P.isZero(newBottom.numerator)) break;
      top = P.multiply(newTop.numerator, newBottom.denominator);
      bottom = P.multiply(newBottom.numerator, newTop.denominator);
    }
    return normalise(top, bottom);
  }

  /** 1/∛2 → ∛4/2, when the denominator is a single term. */
  private clearRoot(numerator: P.Polynomial, denominator: P.Polynomial, used: readonly number[]): Fraction {
    const term = denominator.size === 1 ? P.leadingTerm(denominator) : undefined;
    if (!term) return normalise(numerator, denominator);
    let top = numerator;
    let bottom = denominator;
    for (const k of used) {
      const relation = this.generators[k]?.relation;
      if (!relation) continue;
      const factor = P.monomial(k, relation.degree - (term.powers[k] ?? 0));
      top = P.multiply(top, factor);
      bottom = P.multiply(bottom, factor);
    }
    const cleared = this.applyRelations(top);
    const rest = this.applyRelations(bottom);
    return normalise(P.multiply(cleared.numerator, rest.denominator), P.multiply(rest.numerator, cleared.denominator));
  }
}

/** Cancels the common factor and makes the denominator primitive and positive. */
export function normalise(numerator: P.Polynomial, denominator: P.Polynomial): Fraction {
  if (P.isZero(denominator)) throw new RangeError('division by zero');
  if (P.isZero(numerator)) return { numerator, denominator: P.onePolynomial };
  const constant = P.constantValue(denominator);
  if (constant) return { numerator: P.scale(numerator, invertRational(constant)), denominator: P.onePolynomial };
  const common = gcd(numerator, denominator);
  const top = P.isOne(common) ? numerator : (P.divideExactly(numerator, common) ?? numerator);
  const bottom = P.isOne(common) ? denominator : (P.divideExactly(denominator, common) ?? denominator);
  const factor = P.content(bottom);
  return { numerator: P.scale(top, invertRational(factor)), denominator: P.scale(bottom, invertRational(factor)) };
}

export function fractionKey(a: Fraction): string {
  return P.isOne(a.denominator)
    ? P.polynomialKey(a.numerator)
    : `(${P.polynomialKey(a.numerator)})/(${P.polynomialKey(a.denominator)})`;
}

/** The value of a fraction without generators. */
export function rationalOf(a: Fraction): Rational | undefined {
  const top = P.constantValue(a.numerator);
  const bottom = top && P.constantValue(a.denominator);
  return top && bottom && divideRationals(top, bottom);
}

/** Whether the leading coefficient is negative: used to choose between u and −u as a function's argument. */
export function isNegative(a: Fraction): boolean {
  const lead = P.leadingTerm(a.numerator);
  return lead !== undefined && negateRational(lead.coefficient).n > 0;
}
