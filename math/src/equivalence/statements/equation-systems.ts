import { attempt } from '../../algebra/attempt.ts';
import { factorPolynomial } from '../../algebra/polynomials/factor.ts';
import { gcd } from '../../algebra/polynomials/polynomial-gcd.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { divide } from '../../algebra/numbers/rational.ts';
import type { Atom, Formula } from './formula.ts';
import { atomsOf, systemsOf } from './formula-parts.ts';
import { digitsOfRational, fixed, noise, size } from '../line/digits.ts';
import { preciseRoots } from '../line/zeros/precise-roots.ts';
import { ZeroFinder } from '../line/zeros/zeros.ts';

/** Values of letters in many digits. */
type Point = ReadonlyMap<number, bigint>;

const mostPoints = 64;

/**
 * Compares systems of polynomial equations (or alternatives of such) that have finitely many real solutions, by their
 * solutions in many digits. Undefined where neither has one, where there are infinitely many, or elimination does not
 * reach.
 */
export function compareEquationSystems(a: Formula, b: Formula): 'equal' | 'different' | undefined {
  const [first, second] = [equationsOf(a), equationsOf(b)];
  if (!first || !second) return undefined;
  return attempt(() => {
    const solver = new SystemSolver();
    const x = solver.solutionsOf(first);
    const y = x && solver.solutionsOf(second);
    if (!x || !y || (x.length === 0 && y.length === 0)) return undefined;
    const isIn = (point: Point, others: readonly Point[]): boolean => others.some((other) => isSamePoint(point, other));
    return x.every((point) => isIn(point, y)) && y.every((point) => isIn(point, x)) ? 'equal' : 'different';
  });
}

/** Equations that hold together, in each of the alternatives; undefined where other relations occur. */
const equationsOf = (formula: Formula): (readonly Atom[])[] | undefined =>
  atomsOf(formula).every(({ operator }) => operator === '=') ? systemsOf(formula) : undefined;

class SystemSolver {
  private readonly finder = new ZeroFinder('');

  solutionsOf(systems: readonly (readonly Atom[])[]): Point[] | undefined {
    const found: Point[] = [];
    for (const atoms of systems) {
      const equations: P.Polynomial[] = [];
      for (const atom of atoms) {
        const { numerator, denominator } = this.finder.to.convert(atom.difference);
        const isPlain = P.generatorsOf(numerator).every((k) => this.isLetter(k) || this.digitsOf(P.monomial(k)));
        if (!P.isOne(denominator) || !isPlain) return undefined;
        equations.push(numerator);
      }
      const points = this.solve(equations, [...new Set(equations.flatMap((row) => this.lettersOf(row)))]);
      if (!points) return undefined;
      found.push(...points);
      if (found.length > mostPoints) return undefined;
    }
    return found;
  }

  private isLetter(k: number): boolean {
    return this.finder.isVariable(k);
  }

  private lettersOf(row: P.Polynomial): number[] {
    return P.generatorsOf(row).filter((k) => this.isLetter(k));
  }

  /** The value of a polynomial without letters. */
  private digitsOf(row: P.Polynomial): bigint | undefined {
    return this.lettersOf(row).length > 0 ? undefined : this.finder.digitsOf(row);
  }

  /** All real solutions; undefined where there are infinitely many or elimination does not reach. */
  private solve(equations: readonly P.Polynomial[], letters: readonly number[]): Point[] | undefined {
    const rows: P.Polynomial[] = [];
    for (const row of reduced(equations)) {
      if (this.lettersOf(row).length > 0) rows.push(row);
      else {
        const value = this.digitsOf(row);
        if (value === undefined) return undefined;
        if (size(value) > noise) return [];
      }
    }
    if (letters.length === 0) return [new Map()];
    if (rows.length === 0) return undefined;
    const hasNumber = (row: P.Polynomial, letter: number): boolean => {
      const value = this.digitsOf(P.coefficientsIn(row, letter)[1] ?? row);
      return value !== undefined && size(value) > noise;
    };
    return (
      this.eliminated(rows, letters, hasNumber) ??
      this.branched(rows, letters) ??
      this.eliminated(rows, letters, () => true) ??
      this.inOneLetter(rows, letters)
    );
  }

  /** Solves an equation for a letter of the first degree and puts the result into the others. */
  private eliminated(
    rows: readonly P.Polynomial[],
    letters: readonly number[],
    suits: (row: P.Polynomial, letter: number) => boolean,
  ): Point[] | undefined {
    for (const row of rows) {
      const letter = letters.find((k) => P.coefficientsIn(row, k).length === 2 && suits(row, k));
      if (letter === undefined) continue;
      const [rest = P.zeroPolynomial, lead = P.onePolynomial] = P.coefficientsIn(row, letter);
      const others = rows.filter((other) => other !== row);
      const made = others.map((other) => withQuotient(P.coefficientsIn(other, letter), P.negate(rest), lead));
      const points = this.solve(
        made,
        letters.filter((k) => k !== letter),
      );
      // Where the letter's coefficient is 0, nothing can be solved for it.
      const apart = this.lettersOf(lead).length > 0 ? this.solve([lead, rest, ...others], letters) : [];
      if (!points || !apart) return undefined;
      const own: Point[] = [];
      for (const point of points) {
        const [above, below] = [this.valueAt(rest, point), this.valueAt(lead, point)];
        if (above === undefined || below === undefined) return undefined;
        if (size(below) > noise << 100n) own.push(new Map([...point, [letter, fixed.divide(-above, below)]]));
      }
      return [...own, ...apart];
    }
    return undefined;
  }

  /** A product is 0 where one of its factors is. */
  private branched(rows: readonly P.Polynomial[], letters: readonly number[]): Point[] | undefined {
    for (const row of rows) {
      const { factors } = factorPolynomial(row);
      if (factors.length === 1 && factors[0]?.exponent === 1) continue;
      const others = rows.filter((other) => other !== row);
      const branches = factors.map(({ polynomial }) => this.solve([polynomial, ...others], letters));
      return branches.includes(undefined) ? undefined : branches.flatMap((points) => points ?? []);
    }
    return undefined;
  }

  private inOneLetter(rows: readonly P.Polynomial[], letters: readonly number[]): Point[] | undefined {
    const [only, ...more] = letters;
    if (only === undefined || more.length > 0) return undefined;
    const common = rows.reduce(gcd);
    if (this.lettersOf(common).length === 0) return rows.length === 1 ? undefined : [];
    const coefficients = this.finder.coefficients(common, only);
    return coefficients && preciseRoots(coefficients).map((root) => new Map([[only, root]]));
  }

  private valueAt(polynomial: P.Polynomial, point: Point): bigint | undefined {
    let sum = 0n;
    for (const { coefficient, powers } of polynomial.values()) {
      let product = digitsOfRational(coefficient);
      for (const [k, power] of powers.entries()) {
        const value = power === 0 ? fixed.one : (point.get(k) ?? this.digitsOf(P.monomial(k)));
        if (value === undefined || power > mostPower) return undefined;
        for (let times = 0; times < power; times++) product = fixed.multiply(product, value);
      }
      sum += product;
    }
    return sum;
  }
}

/** Higher powers have more digits than are worth their time. */
const mostPower = 400;

/** The polynomial with these coefficients at top/bottom, times the power of bottom that makes it whole. */
function withQuotient(parts: readonly P.Polynomial[], top: P.Polynomial, bottom: P.Polynomial): P.Polynomial {
  let factor = P.onePolynomial;
  return parts.reduceRight((sum, part) => {
    const next = P.add(P.multiply(sum, top), P.multiply(part, factor));
    factor = P.multiply(factor, bottom);
    return next;
  }, P.zeroPolynomial);
}

/** Gaussian elimination with the monomials as unknowns, those of high degree first. */
function reduced(equations: readonly P.Polynomial[]): P.Polynomial[] {
  let rest = equations.filter((row) => !P.isZero(row));
  const done: P.Polynomial[] = [];
  while (rest.length > 0) {
    const keys = rest.flatMap((row) => [...row.entries()]).map(([key, { powers }]) => ({ key, size: sizeOf(powers) }));
    const top = keys.reduce((best, each) => (each.size > best.size ? each : best)).key;
    const pivot = rest.find((row) => row.has(top)) ?? P.zeroPolynomial;
    const lead = pivot.get(top)?.coefficient ?? { n: 1, d: 1 };
    done.push(pivot);
    rest = rest
      .filter((row) => row !== pivot)
      .map((row) => {
        const factor = row.get(top)?.coefficient;
        return factor ? P.subtract(row, P.scale(pivot, divide(factor, lead))) : row;
      })
      .filter((row) => !P.isZero(row));
  }
  return done.reverse();
}

function sizeOf(powers: readonly number[]): number {
  return powers.reduce((sum, power) => sum + power, 0);
}

function isSamePoint(a: Point, b: Point): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([letter, x]) => {
    const y = b.get(letter);
    return y !== undefined && (size(x - y) < noise || size(x - y) < size(x) >> 160n);
  });
}
