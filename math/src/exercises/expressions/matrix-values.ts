import { negateTree, productTree, quotientTree, sumTree, zeroTree, oneTree } from '../../algebra/construct.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import { simplify } from '../../algebra/index.ts';
import { isInteger } from '../../algebra/numbers/rational.ts';
import { sizeOf } from '../../algebra/tree-size.ts';
import { mapChildren, namesIn, walk } from '../../notation/index.ts';
import type { CallNode, Expression } from '../../notation/tree.ts';
import { putIn, valueFunction } from './value-at.ts';

/** Functions of authors that take matrices, vectors, lists or sets apart, or a formula at a place. */
export const structureFunctions = ['entry', 'total', 'count', 'transpose', 'inverse', valueFunction] as const;

type Rows = readonly (readonly Expression[])[];
type Matrix = Extract<Expression, { kind: 'matrix' }>;

/** Whether the tree may have a matrix or vector worked out to a number. */
export function takesApart(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'call' && (node.name === 'det' || isStructureFunction(node.name))) found = true;
    return !found;
  });
  return found;
}

const isStructureFunction = (name: string): boolean => structureFunctions.some((known) => known === name);

/**
 * The tree with its arithmetic of matrices and vectors done, entry by entry: sums, multiples, products, whole powers,
 * determinant, transpose, inverse, entries and totals. What is no such arithmetic stays. Throws RangeError where sizes
 * do not fit, or an inverse does not exist.
 */
export function withMatricesDone(tree: Expression): Expression {
  let holds = false;
  walk(tree, (node) => {
    if (node.kind === 'matrix' || (node.kind === 'call' && isStructureFunction(node.name))) holds = true;
    return !holds;
  });
  return holds ? done(tree) : tree;
}

function done(tree: Expression): Expression {
  const inner = mapChildren(tree, done);
  switch (inner.kind) {
    case 'group':
      return matrixOf(inner.body) ? inner.body : inner;
    case 'negate': {
      const matrix = matrixOf(inner.operand);
      return matrix ? mapped(matrix, negateTree) : inner;
    }
    case 'add':
      return inner.terms.some(matrixOf) ? inner.terms.reduce(added) : inner;
    case 'multiply':
      return inner.factors.some(matrixOf) ? inner.factors.reduce(multiplied) : inner;
    case 'divide': {
      const matrix = matrixOf(inner.numerator);
      return matrix ? mapped(matrix, (entry) => quotientTree(entry, inner.denominator)) : inner;
    }
    case 'power': {
      const matrix = matrixOf(inner.base);
      return matrix ? powerOf(matrix, inner.exponent) : inner;
    }
    case 'postfix': {
      const matrix = matrixOf(inner.operand);
      return matrix && inner.operator === 'transpose' ? transposed(matrix) : inner;
    }
    case 'call':
      return called(inner);
    default:
      return inner;
  }
}

function matrixOf(tree: Expression): Matrix | undefined {
  return tree.kind === 'matrix' && tree.fence !== 'cases' && tree.fence !== 'bar' ? tree : undefined;
}

/** Nodes of an entry, beyond which a product of many matrices with letters is given up. */
const largestEntry = 5000;

/** An entry as a number, or with its letters tidied. */
function entryOf(tree: Expression): Expression {
  if (sizeOf(tree) > largestEntry) throw new RangeError('a matrix whose entries are too long');
  return simplify(tree, namesIn(tree).size > 0 ? 'partial' : 'full');
}

function mapped(matrix: Matrix, change: (entry: Expression) => Expression): Matrix {
  return { ...matrix, rows: matrix.rows.map((row) => row.map((entry) => entryOf(change(entry)))) };
}

const misfit = (): RangeError => new RangeError('matrices whose sizes do not fit');

function added(left: Expression, right: Expression): Expression {
  const isNegative = right.kind === 'negate';
  const [a, b] = [matrixOf(left), matrixOf(isNegative ? right.operand : right)];
  const fits = a && b && a.rows.length === b.rows.length && a.rows[0]?.length === b.rows[0]?.length;
  if (!fits) throw misfit();
  const rows = a.rows.map((row, i) =>
    row.map((entry, j) => {
      const other = b.rows[i]?.[j] ?? zeroTree;
      return entryOf(sumTree([entry, isNegative ? negateTree(other) : other]));
    }),
  );
  return { ...a, rows };
}

function multiplied(left: Expression, right: Expression): Expression {
  const [a, b] = [matrixOf(left), matrixOf(right)];
  if (a && b) return { ...a, rows: productOf(a.rows, b.rows) };
  if (a) return mapped(a, (entry) => productTree([right, entry]));
  return b ? mapped(b, (entry) => productTree([left, entry])) : productTree([left, right]);
}

function productOf(a: Rows, b: Rows): Rows {
  if (a[0]?.length !== b.length) throw misfit();
  return a.map((row) =>
    (b[0] ?? []).map((_, j) => entryOf(sumTree(row.map((entry, k) => productTree([entry, b[k]?.[j] ?? zeroTree]))))),
  );
}

const highestPower = 20;

function powerOf(matrix: Matrix, exponent: Expression): Expression {
  const value = arithmeticValue(exponent);
  const size = squareSize(matrix);
  if (!value || !isInteger(value) || typeof value.n !== 'number' || Math.abs(value.n) > highestPower) {
    throw new RangeError('a power of a matrix that is not whole, or too high');
  }
  const base = value.n < 0 ? inverseOf(matrix) : matrix;
  let rows: Rows = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => (i === j ? oneTree : zeroTree)),
  );
  for (let k = 0; k < Math.abs(value.n); k++) rows = productOf(rows, base.rows);
  return { ...matrix, rows };
}

/** Cofactors of larger ones would take too many steps. */
const largestSize = 5;

function squareSize({ rows }: Matrix): number {
  if (rows.length !== rows[0]?.length) throw new RangeError('a matrix that is not square');
  if (rows.length > largestSize) throw new RangeError('a matrix that is too large');
  return rows.length;
}

/** Expansion by the first row. */
function determinant(rows: Rows): Expression {
  const [first = [], ...rest] = rows;
  if (rest.length === 0) return first[0] ?? oneTree;
  return entryOf(
    sumTree(
      first.map((entry, j) => {
        const product = productTree([entry, determinant(rest.map((row) => row.toSpliced(j, 1)))]);
        return j % 2 === 0 ? product : negateTree(product);
      }),
    ),
  );
}

/** The adjugate over the determinant. */
function inverseOf(matrix: Matrix): Matrix {
  const size = squareSize(matrix);
  const { rows } = matrix;
  const whole = determinant(rows);
  if (arithmeticValue(whole)?.n === 0) throw new RangeError('an inverse of a matrix whose determinant is 0');
  const cofactor = (i: number, j: number): Expression => {
    const minor = determinant(rows.toSpliced(i, 1).map((row) => row.toSpliced(j, 1)));
    return (i + j) % 2 === 0 ? minor : negateTree(minor);
  };
  const indices = Array.from({ length: size }, (_, index) => index);
  return { ...matrix, rows: indices.map((i) => indices.map((j) => entryOf(quotientTree(cofactor(j, i), whole)))) };
}

function transposed(matrix: Matrix): Matrix {
  return { ...matrix, rows: (matrix.rows[0] ?? []).map((_, j) => matrix.rows.map((row) => row[j] ?? zeroTree)) };
}

function called(call: CallNode): Expression {
  const [first, ...indices] = call.args;
  if (!first) return call;
  const matrix = matrixOf(first);
  switch (call.name) {
    case 'det':
      if (!matrix) return call;
      squareSize(matrix);
      return determinant(matrix.rows);
    case 'transpose':
      return matrix ? transposed(matrix) : call;
    case 'inverse':
      return matrix ? inverseOf(matrix) : call;
    case 'entry':
      return entryAt(first, indices) ?? call;
    case valueFunction: {
      const value = putIn(call);
      return value ? done(value) : call;
    }
    case 'total':
      return itemsOf(first) ? entryOf(sumTree(itemsOf(first) ?? [])) : call;
    case 'count':
      return itemsOf(first) ? { kind: 'number', text: String(itemsOf(first)?.length) } : call;
    default:
      return call;
  }
}

/** Returns the members of a list, set, point or vector; of a matrix row by row. */
function itemsOf(tree: Expression): readonly Expression[] | undefined {
  const matrix = matrixOf(tree);
  if (matrix) return matrix.rows.flat();
  return tree.kind === 'list' || tree.kind === 'set' || tree.kind === 'tuple' ? tree.items : undefined;
}

/** `entry(v, 2)` of a list or vector, `entry(m, 1, 2)` of a matrix; counted from 1. */
function entryAt(tree: Expression, indices: readonly Expression[]): Expression | undefined {
  const items = itemsOf(tree);
  if (!items) return undefined;
  const [i, j] = indices.map((index) => {
    const value = arithmeticValue(index);
    return value && isInteger(value) ? Number(value.n) : Number.NaN;
  });
  const matrix = matrixOf(tree);
  const isVector = !matrix || matrix.rows.length === 1 || matrix.rows[0]?.length === 1;
  const entry = j === undefined ? (isVector ? items[(i ?? 0) - 1] : undefined) : matrix?.rows[(i ?? 0) - 1]?.[j - 1];
  if (!entry) throw new RangeError('an entry that is not there');
  return entry;
}
