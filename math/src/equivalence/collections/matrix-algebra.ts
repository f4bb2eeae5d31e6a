import { integerTree, negateTree, productTree, quotientTree, rationalTree, sumTree } from '../../algebra/construct.ts';
import { arithmeticValue } from '../../algebra/numbers/exact.ts';
import { sizeOf } from '../../algebra/tree-size.ts';
import { charge, LimitReached } from '../../algebra/work.ts';
import { walk } from '../../notation/traverse.ts';
import type { AbsoluteNode, CallNode, Expression, MatrixNode, ProductMark, TupleNode } from '../../notation/tree.ts';

type Rows = readonly (readonly Expression[])[];

/** A number or a matrix of expressions. */
type Value = { readonly kind: 'scalar'; readonly tree: Expression } | { readonly kind: 'matrix'; readonly rows: Rows };

const largest = 8;

/** An entry with more nodes than this, each copy counted, is not worth comparing. */
const largestEntry = 5000;
/**
 * An entry as it was worked out: one number where it has no letters. Entries share their parts, so that a product of n
 * matrices would stand for a tree that grows exponentially with n: its size is counted as work.
 */
function entry(tree: Expression): Expression {
  const size = sizeOf(tree);
  if (size > largestEntry) throw new LimitReached('an entry of a matrix is too long');
  charge(size);
  const value = arithmeticValue(tree);
  return value ? rationalTree(value) : tree;
}

/** Collections are compared member by member: a point in one is not part of a calculation. */
const collections: ReadonlySet<Expression['kind']> = new Set(['tuple', 'list', 'set', 'set-builder', 'set-operation']);

/** Whether a matrix, a vector such as (1, 2) or a determinant occurs inside a calculation. */
export function calculatesWithMatrices(tree: Expression): boolean {
  if (tree.kind === 'matrix') return tree.fence === 'bar';
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'matrix' ? node.fence !== 'cases' : node.kind === 'tuple') found = true;
    return !found && !collections.has(node.kind);
  });
  return found && !collections.has(tree.kind);
}

/**
 * Carries out sums, products, integer powers, transposes, inverses (by cofactors, up to 4 × 4), determinants and lengths
 * of matrices and vectors that are written out. Undefined where shapes do not fit or another operation occurs.
 */
export function matrixResult(tree: Expression): Expression | undefined {
  const value = evaluate(tree);
  if (!value) return undefined;
  if (value.kind === 'scalar') return value.tree;
  const vector = vectorOf(value.rows);
  const shape = vector && bracketsOf(tree);
  return shape ? { kind: 'tuple', items: vector, shape } : { kind: 'matrix', rows: value.rows, fence: 'round' };
}

/** The brackets of the vectors that a calculation is about; undefined where matrices occur. */
function bracketsOf(tree: Expression): TupleNode['shape'] | undefined {
  let shape: TupleNode['shape'] | undefined;
  let hasMatrix = false;
  walk(tree, (node) => {
    if (node.kind === 'tuple') shape ??= node.shape;
    if (node.kind === 'matrix') hasMatrix = true;
    return node.kind !== 'tuple' && !hasMatrix;
  });
  return hasMatrix ? undefined : shape;
}

function matrix(rows: Rows): Value {
  return { kind: 'matrix', rows };
}

function evaluate(tree: Expression): Value | undefined {
  switch (tree.kind) {
    case 'matrix':
      return ofMatrix(tree);
    case 'tuple':
      return tree.items.length > largest ? undefined : matrix(tree.items.map((item) => [item]));
    case 'group':
      return evaluate(tree.body);
    case 'positive':
      return evaluate(tree.operand);
    case 'negate': {
      const value = evaluate(tree.operand);
      return value && scale(integerTree(-1), value);
    }
    case 'add':
      return fold(tree.terms, sum);
    case 'multiply':
      return fold(tree.factors, (a, b, k) => product(a, b, tree.marks[k - 1]));
    case 'divide': {
      const top = evaluate(tree.numerator);
      const bottom = evaluate(tree.denominator);
      if (!top || bottom?.kind !== 'scalar') return undefined;
      return scale(quotientTree(integerTree(1), bottom.tree), top);
    }
    case 'power':
      return evaluatePower(tree.base, tree.exponent, tree);
    case 'postfix': {
      const value = evaluate(tree.operand);
      if (value?.kind === 'matrix') return tree.operator === 'transpose' ? matrix(transposed(value.rows)) : undefined;
      return value && { kind: 'scalar', tree };
    }
    case 'absolute':
    case 'call': {
      const [argument] = tree.kind === 'call' ? tree.args : [tree.body];
      const value = argument && calculatesOrIsMatrix(argument) ? evaluate(argument) : undefined;
      if (value?.kind === 'matrix') return sizeOfMatrix(tree, value.rows);
      return argument && calculatesOrIsMatrix(argument) ? undefined : { kind: 'scalar', tree };
    }
    default:
      return { kind: 'scalar', tree };
  }
}

function calculatesOrIsMatrix(tree: Expression): boolean {
  return tree.kind === 'matrix' || tree.kind === 'tuple' || calculatesWithMatrices(tree);
}

/** |v| and ‖v‖ are the length of a vector; |A| and det A are the determinant of a matrix. */
function sizeOfMatrix(tree: AbsoluteNode | CallNode, rows: Rows): Value | undefined {
  const isNorm = tree.kind === 'absolute' ? tree.norm === true : tree.name === 'norm';
  const isAbsolute = tree.kind === 'absolute' || tree.name === 'abs';
  const vector = vectorOf(rows);
  if ((isNorm || isAbsolute) && vector && vector.length > 1) {
    const squares = vector.map((each) => {
      const size: Expression = holdsImaginaryUnit(each) ? { kind: 'absolute', body: each } : each;
      return productTree([size, size]);
    });
    return { kind: 'scalar', tree: { kind: 'root', radicand: sumTree(squares) } };
  }
  return !isNorm && (isAbsolute || tree.name === 'det') ? determinantValue(rows) : undefined;
}

function holdsImaginaryUnit(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'constant' && node.name === 'i') found = true;
    return !found;
  });
  return found;
}

function ofMatrix(tree: MatrixNode): Value | undefined {
  const width = tree.rows[0]?.length ?? 0;
  if (tree.fence === 'cases' || width === 0 || tree.rows.length > largest || width > largest) return undefined;
  if (tree.rows.some((row) => row.length !== width)) return undefined;
  return tree.fence === 'bar' ? determinantValue(tree.rows) : matrix(tree.rows);
}

function fold(
  parts: readonly Expression[],
  combine: (a: Value, b: Value, index: number) => Value | undefined,
): Value | undefined {
  let result: Value | undefined;
  for (const [index, part] of parts.entries()) {
    const value = evaluate(part);
    if (!value) return undefined;
    result = result ? combine(result, value, index) : value;
    if (!result) return undefined;
  }
  return result;
}

function sum(a: Value, b: Value): Value | undefined {
  if (a.kind === 'scalar' && b.kind === 'scalar') return { kind: 'scalar', tree: sumTree([a.tree, b.tree]) };
  if (a.kind !== 'matrix' || b.kind !== 'matrix') return undefined;
  if (a.rows.length !== b.rows.length || a.rows[0]?.length !== b.rows[0]?.length) return undefined;
  return matrix(a.rows.map((row, i) => row.map((left, j) => entry(sumTree([left, entryOf(b.rows, i, j)])))));
}

function entryOf(rows: Rows, i: number, j: number): Expression {
  return rows[i]?.[j] ?? integerTree(0);
}

function scale(factor: Expression, value: Value): Value {
  if (value.kind === 'scalar') return { kind: 'scalar', tree: productTree([factor, value.tree]) };
  return matrix(value.rows.map((row) => row.map((each) => entry(productTree([factor, each])))));
}

function product(a: Value, b: Value, mark?: ProductMark): Value | undefined {
  if (a.kind === 'scalar') return scale(a.tree, b);
  if (b.kind === 'scalar') return scale(b.tree, a);
  const width = b.rows[0]?.length ?? 0;
  if (a.rows[0]?.length !== b.rows.length) return vectorProduct(a.rows, b.rows, mark);
  return matrix(
    a.rows.map((row) =>
      Array.from({ length: width }, (_, j) =>
        entry(sumTree(row.map((left, k) => productTree([left, entryOf(b.rows, k, j)])))),
      ),
    ),
  );
}

/** Dot and cross products of two rows or two columns. */
function vectorProduct(a: Rows, b: Rows, mark: ProductMark | undefined): Value | undefined {
  const [x, y] = [vectorOf(a), vectorOf(b)];
  if (!x || !y || x.length !== y.length || (a.length === 1) !== (b.length === 1)) return undefined;
  const times = (i: number, j: number): Expression => productTree([x[i] ?? integerTree(0), y[j] ?? integerTree(0)]);
  // A star is how a dot is typed.
  if (mark === 'dot' || mark === 'star') return { kind: 'scalar', tree: sumTree(x.map((_, k) => times(k, k))) };
  if (mark !== 'cross' || x.length !== 3) return undefined;
  const entries = [0, 1, 2].map((k) => {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    return sumTree([times(i, j), negateTree(times(j, i))]);
  });
  return matrix(a.length === 1 ? [entries] : entries.map((entry) => [entry]));
}

function vectorOf(rows: Rows): readonly Expression[] | undefined {
  return rows.length === 1 ? rows[0] : rows.every((row) => row.length === 1) ? rows.flat() : undefined;
}

function evaluatePower(base: Expression, exponent: Expression, tree: Expression): Value | undefined {
  const value = evaluate(base);
  if (value?.kind !== 'matrix') return value && { kind: 'scalar', tree };
  if (exponent.kind === 'name' && exponent.name === 'T') return matrix(transposed(value.rows));
  const times = arithmeticValue(exponent);
  if (times?.d !== 1 || typeof times.n !== 'number' || Math.abs(times.n) > 6) return undefined;
  const factor = times.n < 0 ? inverse(value.rows) : value;
  if (!factor || times.n === 0) return undefined;
  let result: Value | undefined = factor;
  for (let k = 1; k < Math.abs(times.n) && result; k++) result = product(result, factor);
  return result;
}

function transposed(rows: Rows): Rows {
  return (rows[0] ?? []).map((_, j) => rows.map((row) => row[j] ?? integerTree(0)));
}

function determinantValue(rows: Rows): Value | undefined {
  if (rows.length !== rows[0]?.length || rows.length > 5) return undefined;
  return { kind: 'scalar', tree: determinant(rows) };
}

function minor(rows: Rows, i: number, j: number): Rows {
  return rows.filter((_, k) => k !== i).map((row) => row.filter((_, k) => k !== j));
}

/** Laplace's expansion along the first row. */
function determinant(rows: Rows): Expression {
  const [first = []] = rows;
  if (rows.length === 1) return first[0] ?? integerTree(1);
  const terms = first.map((each, j) => {
    const term = productTree([each, determinant(minor(rows, 0, j))]);
    return j % 2 === 0 ? term : negateTree(term);
  });
  return entry(sumTree(terms));
}

function inverse(rows: Rows): Value | undefined {
  if (rows.length !== rows[0]?.length || rows.length > 4) return undefined;
  const whole = determinant(rows);
  if (rows.length === 1) return matrix([[quotientTree(integerTree(1), whole)]]);
  return matrix(
    rows.map((row, i) =>
      row.map((_, j) => {
        const cofactor = determinant(minor(rows, j, i));
        return quotientTree((i + j) % 2 === 0 ? cofactor : negateTree(cofactor), whole);
      }),
    ),
  );
}
