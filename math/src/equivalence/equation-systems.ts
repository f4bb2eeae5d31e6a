import { attempt } from '../algebra/attempt.ts';
import { factorPolynomial } from '../algebra/factor.ts';
import { Normaliser } from '../algebra/normal-form.ts';
import { gcd } from '../algebra/polynomial-gcd.ts';
import * as P from '../algebra/polynomial.ts';
import { divide, toNumber } from '../algebra/rational.ts';
import type { Atom, Formula } from './formula.ts';
import { realRoots } from './real-roots.ts';

type Point = ReadonlyMap<number, number>;

const mostSystems = 24;
const mostPoints = 64;

/**
 * Compares systems of polynomial equations (or alternatives of such) that have finitely many real solutions, by their
 * solutions. Undefined where neither has one, where there are infinitely many, or elimination does not reach.
 */
export function compareEquationSystems(a: Formula, b: Formula): 'equal' | 'different' | undefined {
  const [first, second] = [systemsOf(a), systemsOf(b)];
  if (!first || !second) return undefined;
  return attempt(() => {
    const normaliser = new Normaliser();
    const x = solutionsOf(normaliser, first);
    const y = x && solutionsOf(normaliser, second);
    if (!x || !y || (x.length === 0 && y.length === 0)) return undefined;
    const isIn = (point: Point, others: readonly Point[]): boolean => others.some((other) => isSamePoint(point, other));
    return x.every((point) => isIn(point, y)) && y.every((point) => isIn(point, x)) ? 'equal' : 'different';
  });
}

/** Equations that hold together, in each of the alternatives. */
function systemsOf(formula: Formula): (readonly Atom[])[] | undefined {
  if (formula.kind === 'atom') return formula.operator === '=' ? [[formula]] : undefined;
  if (formula.kind !== 'and' && formula.kind !== 'or') return undefined;
  let systems: (readonly Atom[])[] | undefined;
  for (const part of formula.parts) {
    const inner = systemsOf(part);
    if (!inner) return undefined;
    if (!systems) systems = inner;
    else if (formula.kind === 'or') systems = [...systems, ...inner];
    else systems = systems.flatMap((left) => inner.map((right) => [...left, ...right]));
    if (systems.length > mostSystems) return undefined;
  }
  return systems;
}

function solutionsOf(normaliser: Normaliser, systems: readonly (readonly Atom[])[]): Point[] | undefined {
  const found: Point[] = [];
  for (const atoms of systems) {
    const equations: P.Polynomial[] = [];
    for (const atom of atoms) {
      const { numerator, denominator } = normaliser.convert(atom.difference);
      const isPlain = P.generatorsOf(numerator).every((k) => normaliser.field.generators[k]?.sort === 'variable');
      if (!P.isOne(denominator) || !isPlain) return undefined;
      equations.push(numerator);
    }
    const letters = [...new Set(equations.flatMap(P.generatorsOf))];
    const points = solve(equations, letters);
    if (!points) return undefined;
    found.push(...points);
    if (found.length > mostPoints) return undefined;
  }
  return found;
}

/** All real solutions; undefined where there are infinitely many or elimination does not reach. */
function solve(equations: readonly P.Polynomial[], letters: readonly number[]): Point[] | undefined {
  const rows = reduced(equations);
  if (rows.some((row) => P.constantValue(row) !== undefined)) return [];
  if (letters.length === 0) return [new Map()];
  if (rows.length === 0) return undefined;
  return (
    eliminated(
      rows,
      letters,
      (row, letter) => P.constantValue(P.coefficientsIn(row, letter)[1] ?? row) !== undefined,
    ) ??
    branched(rows, letters) ??
    eliminated(rows, letters, () => true) ??
    inOneLetter(rows, letters)
  );
}

/** Solves an equation for a letter of the first degree and puts the result into the others. */
function eliminated(
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
    const points = solve(
      made,
      letters.filter((k) => k !== letter),
    );
    // Where the letter's coefficient is 0, nothing can be solved for it.
    const apart = P.constantValue(lead) === undefined ? solve([lead, rest, ...others], letters) : [];
    if (!points || !apart) return undefined;
    const own = points.flatMap((point) => {
      const below = valueAt(lead, point);
      return Math.abs(below) < 1e-9 ? [] : [new Map([...point, [letter, -valueAt(rest, point) / below]])];
    });
    return [...own, ...apart];
  }
  return undefined;
}

/** The polynomial with these coefficients at top/bottom, times the power of bottom that makes it whole. */
function withQuotient(parts: readonly P.Polynomial[], top: P.Polynomial, bottom: P.Polynomial): P.Polynomial {
  let factor = P.onePolynomial;
  return parts.reduceRight((sum, part) => {
    const next = P.add(P.multiply(sum, top), P.multiply(part, factor));
    factor = P.multiply(factor, bottom);
    return next;
  }, P.zeroPolynomial);
}

/** A product is 0 where one of its factors is. */
function branched(rows: readonly P.Polynomial[], letters: readonly number[]): Point[] | undefined {
  for (const row of rows) {
    const { factors } = factorPolynomial(row);
    if (factors.length === 1 && factors[0]?.exponent === 1) continue;
    const others = rows.filter((other) => other !== row);
    const branches = factors.map(({ polynomial }) => solve([polynomial, ...others], letters));
    return branches.includes(undefined) ? undefined : branches.flatMap((points) => points ?? []);
  }
  return undefined;
}

function inOneLetter(rows: readonly P.Polynomial[], letters: readonly number[]): Point[] | undefined {
  const [only, ...more] = letters;
  if (only === undefined || more.length > 0) return undefined;
  const common = rows.reduce(gcd);
  if (P.constantValue(common) !== undefined) return [];
  return realRoots(numbers(common, only)).map((root) => new Map([[only, root]]));
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

function numbers(row: P.Polynomial, letter: number): number[] {
  return P.coefficientsIn(row, letter).map((part) => toNumber(P.constantValue(part) ?? { n: 0, d: 1 }));
}

function valueAt(polynomial: P.Polynomial, point: Point): number {
  let sum = 0;
  for (const { coefficient, powers } of polynomial.values()) {
    sum += powers.reduce((product, power, k) => product * (point.get(k) ?? 0) ** power, toNumber(coefficient));
  }
  return sum;
}

function isSamePoint(a: Point, b: Point): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([letter, x]) => {
    const y = b.get(letter);
    return y !== undefined && Math.abs(x - y) <= 1e-8 * Math.max(1, Math.abs(x));
  });
}
