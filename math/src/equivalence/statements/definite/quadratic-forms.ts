import * as P from '../../../algebra/polynomials/polynomial.ts';
import { type Rational, divide, isZero, multiply, sign, subtract, zero } from '../../../algebra/numbers/rational.ts';

/**
 * The signs that a polynomial of the second degree can have when it never changes its sign; undefined when it does, and
 * for other polynomials. With a further letter of value 1 it is a quadratic form, whose squares are completed one after
 * the other (Lagrange).
 */
export function definiteSign(a: P.Polynomial): readonly (-1 | 0 | 1)[] | undefined {
  const letters = P.generatorsOf(a);
  const matrix = formOf(a, letters);
  if (!matrix) return undefined;
  const affine = signature(matrix);
  const homogeneous = signature(matrix.slice(1).map((row) => row.slice(1)));
  if (!affine || !homogeneous || affine.sign === 0) return undefined;
  // 0 is reached when the constant takes no square of its own: the squares of the letters can all vanish together.
  const isReached = affine.rank === homogeneous.rank;
  return isReached ? [0, affine.sign] : [affine.sign];
}

/** The symmetric matrix of the form, the row of the constant first. */
function formOf(a: P.Polynomial, letters: readonly number[]): Rational[][] | undefined {
  const matrix = Array.from({ length: letters.length + 1 }, () =>
    Array.from({ length: letters.length + 1 }, () => zero),
  );
  for (const { coefficient, powers } of a.values()) {
    const used = powers.flatMap((power, k) => Array.from({ length: power }, () => letters.indexOf(k) + 1));
    if (used.length > 2) return undefined;
    const [i = 0, j = 0] = used;
    const row = matrix[i];
    const other = matrix[j];
    if (!row || !other) return undefined;
    if (i === j) row[j] = coefficient;
    else {
      const half = divide(coefficient, { n: 2, d: 1 });
      row[j] = half;
      other[i] = half;
    }
  }
  return matrix;
}

/** Number and common sign of the squares; undefined when they have different signs. */
function signature(
  form: readonly (readonly Rational[])[],
): { readonly rank: number; readonly sign: -1 | 0 | 1 } | undefined {
  let rest = form.map((row) => [...row]);
  let rank = 0;
  let common: -1 | 0 | 1 = 0;
  while (rest.length > 0) {
    const index = rest.findIndex((row, k) => !isZero(row[k] ?? zero));
    const pivotRow = rest[index];
    const pivot = pivotRow?.[index];
    if (!pivotRow || !pivot) return rest.every((row) => row.every(isZero)) ? { rank, sign: common } : undefined;
    const own = sign(pivot);
    if (common !== 0 && own !== common) return undefined;
    common = own;
    rank += 1;
    rest = rest
      .map((row) => {
        const factor = divide(row[index] ?? zero, pivot);
        return row.map((value, j) => subtract(value, multiply(factor, pivotRow[j] ?? zero)));
      })
      .filter((_, k) => k !== index)
      .map((row) => row.filter((_, j) => j !== index));
  }
  return { rank, sign: common };
}
