import { add, divide, multiply, negate, number } from '../../notation/index.ts';
import type { Expression, MatrixNode } from '../../notation/tree.ts';
import type { ErrorRule } from '../rule.ts';
import type { Task } from '../task.ts';

/** a, b, c, d of a matrix of two rows and two columns. */
function entriesOf(matrix: MatrixNode): readonly [Expression, Expression, Expression, Expression] | undefined {
  const [a, b, c, d, ...more] = matrix.rows.flat();
  return matrix.rows.length === 2 && a && b && c && d && more.length === 0 ? [a, b, c, d] : undefined;
}

type Entry = (entry: Expression) => Expression;

/** A wrong inverse, of the entries and of division by the determinant. */
function inverseOf(
  make: (entries: readonly [Expression, Expression, Expression, Expression], over: Entry) => readonly Expression[],
): (task: Task) => readonly Expression[] {
  return (task) => {
    const entries = task.kind === 'matrix-inverse' ? entriesOf(task.matrix) : undefined;
    if (!entries || task.kind !== 'matrix-inverse') return [];
    const [a, b, c, d] = entries;
    const determinant = add(multiply(a, d), negate(multiply(b, c)));
    const made = make(entries, (entry) => divide(entry, determinant));
    return [{ ...task.matrix, rows: [made.slice(0, 2), made.slice(2)] }];
  };
}

/** Products and inverses of the matrices that the question shows. */
export const matrixRules: readonly ErrorRule[] = [
  {
    id: 'matrix-product-reversed',
    name: 'Matrices multiplied in the other order',
    says: 'The order matters: check which of the two matrices stands first.',
    source: 'aygor2012',
    needs: ['matrix'],
    inTask: (task) => (task.kind === 'matrix-product' ? [multiply(task.right, task.left)] : []),
  },
  {
    id: 'matrix-product-by-entries',
    name: 'Matrices multiplied entry by entry',
    says: 'Matrices are not multiplied entry by entry: take a row of the first with a column of the second.',
    source: 'aygor2012',
    needs: ['matrix'],
    inTask: (task) => {
      if (task.kind !== 'matrix-product') return [];
      const { left, right } = task;
      const rows = left.rows.map((row, at) =>
        row.flatMap((entry, column) => {
          const other = right.rows[at]?.[column];
          return other ? [multiply(entry, other)] : [];
        }),
      );
      return [{ ...left, rows }];
    },
  },
  {
    id: 'matrix-inverse-by-entries',
    name: 'Reciprocal of each entry instead of the inverse',
    says: 'The reciprocals of the entries do not make the inverse: multiply your matrix by the given one to test it.',
    source: 'aygor2012',
    needs: ['matrix'],
    inTask: inverseOf((entries) => entries.map((entry) => divide(number(1), entry))),
  },
  {
    id: 'matrix-inverse-without-determinant',
    name: 'Inverse not divided by the determinant',
    says: 'Nearly: what about the determinant?',
    source: 'aygor2012',
    needs: ['matrix'],
    inTask: inverseOf(([a, b, c, d]) => [d, negate(b), negate(c), a]),
  },
  {
    id: 'matrix-inverse-diagonal-kept',
    name: 'Inverse: main diagonal not swapped',
    says: 'The two numbers on the main diagonal change places: multiply your matrix by the given one to test it.',
    source: 'aygor2012',
    needs: ['matrix'],
    inTask: inverseOf(([a, b, c, d], over) => [a, negate(b), negate(c), d].map(over)),
  },
  {
    id: 'matrix-inverse-signs-kept',
    name: 'Inverse: signs beside the diagonal kept',
    says: 'The two numbers off the main diagonal change their signs: multiply your matrix by the given one to test it.',
    source: 'aygor2012',
    needs: ['matrix'],
    inTask: inverseOf(([a, b, c, d], over) => [d, b, c, a].map(over)),
  },
];
