import { attempt } from '../../algebra/attempt.ts';
import { Normaliser } from '../../algebra/simplifying/normal-form.ts';
import * as P from '../../algebra/polynomials/polynomial.ts';
import { type Rational, divide, equals, isZero, multiply, subtract, zero } from '../../algebra/numbers/rational.ts';
import type { Atom, Formula } from './formula.ts';

/** Equations that must hold together, or undefined for other formulas. */
function conjunction(formula: Formula): readonly Atom[] | undefined {
  if (formula.kind === 'atom') return formula.operator === '=' ? [formula] : undefined;
  if (formula.kind !== 'and') return undefined;
  const found: Atom[] = [];
  for (const part of formula.parts) {
    const inner = conjunction(part);
    if (!inner) return undefined;
    found.push(...inner);
  }
  return found;
}

/**
 * Compares two systems of linear equations with rational coefficients by their reduced row echelon forms, which are
 * equal exactly when the solution sets are (or both systems have no solution). Undefined for other systems. Letters of a
 * side that are parameters are eliminated first.
 */
export function compareLinearSystems(
  a: Formula,
  b: Formula,
  parameters: readonly [ReadonlySet<string>, ReadonlySet<string>] = [new Set(), new Set()],
): 'equal' | 'different' | undefined {
  const first = conjunction(a);
  const second = first && conjunction(b);
  if (!first || !second) return undefined;
  return attempt(() => {
    const normaliser = new Normaliser();
    const rowsA = first.map((atom) => linearRow(normaliser, atom));
    const rowsB = second.map((atom) => linearRow(normaliser, atom));
    if (rowsA.includes(undefined) || rowsB.includes(undefined)) return undefined;
    const width = normaliser.field.generators.length;
    const reduced = (rows: typeof rowsA, names: ReadonlySet<string>): Row[] => {
      const known = rows.filter((row) => row !== undefined);
      const eliminated = normaliser.field.generators.flatMap(({ tree }, k) =>
        tree.kind === 'name' && names.has(tree.name) ? [k] : [],
      );
      return reduce(known, width, eliminated).filter((row) => eliminated.every((k) => isZero(row[k] ?? zero)));
    };
    const reducedA = reduced(rowsA, parameters[0]);
    const reducedB = reduced(rowsB, parameters[1]);
    const impossibleA = isImpossible(reducedA, width);
    if (impossibleA || isImpossible(reducedB, width))
      return impossibleA === isImpossible(reducedB, width) ? 'equal' : 'different';
    const same =
      reducedA.length === reducedB.length &&
      reducedA.every((row, k) => row.every((value, j) => equals(value, reducedB[k]?.[j] ?? zero)));
    return same ? 'equal' : 'different';
  });
}

type Row = readonly Rational[];

/** Coefficients by generator, the constant last; undefined when the equation is not linear in plain variables. */
function linearRow(normaliser: Normaliser, atom: Atom): ReadonlyMap<number, Rational> | undefined {
  const { numerator, denominator } = normaliser.convert(atom.difference);
  if (!P.isOne(denominator)) return undefined;
  const row = new Map<number, Rational>();
  for (const term of numerator.values()) {
    const used = term.powers.flatMap((power, k) => (power === 0 ? [] : [{ power, k }]));
    const [only] = used;
    if (used.length > 1 || (only && only.power !== 1)) return undefined;
    if (only && normaliser.field.generators[only.k]?.sort !== 'variable') return undefined;
    row.set(only ? only.k : -1, term.coefficient);
  }
  return row;
}

/** Gauss and Jordan's elimination, of some columns before the others; rows of zeros are dropped. */
function reduce(rows: readonly ReadonlyMap<number, Rational>[], width: number, before: readonly number[]): Row[] {
  const matrix: Rational[][] = rows.map((row) =>
    Array.from({ length: width + 1 }, (_, k) => row.get(k === width ? -1 : k) ?? zero),
  );
  let rank = 0;
  const others = Array.from({ length: width + 1 }, (_, k) => k).filter((k) => !before.includes(k));
  for (const column of [...before, ...others]) {
    if (rank >= matrix.length) break;
    const pivotIndex = matrix.findIndex((row, k) => k >= rank && !isZero(row[column] ?? zero));
    const pivotRow = matrix[pivotIndex];
    if (!pivotRow) continue;
    matrix[pivotIndex] = matrix[rank] ?? pivotRow;
    const pivot = pivotRow[column] ?? zero;
    const unitRow = pivotRow.map((value) => divide(value, pivot));
    matrix[rank] = unitRow;
    matrix.forEach((row, k) => {
      const factor = row[column] ?? zero;
      if (k === rank || isZero(factor)) return;
      matrix[k] = row.map((value, j) => subtract(value, multiply(factor, unitRow[j] ?? zero)));
    });
    rank += 1;
  }
  return matrix.slice(0, rank);
}

/** A row 0 = 1. */
function isImpossible(rows: readonly Row[], width: number): boolean {
  return rows.some((row) => row.every((value, k) => (k === width ? !isZero(value) : isZero(value))));
}
