import { attempt } from '../../algebra/attempt.ts';
import { productTree, negateTree } from '../../algebra/construct.ts';
import { calculatesWithMatrices, matrixResult } from '../../equivalence/collections/matrix-algebra.ts';
import { divide } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';

type Tuple = Extract<Expression, { kind: 'tuple' }>;

/**
 * `1/2 (4, 8)`, `(4, 8)/2` and `-(4, 8)` as one tuple, its entries multiplied but not worked out; the result of other
 * calculations with vectors and matrices; else the tree itself.
 */
export function multipliedOut(tree: Expression): Expression {
  const bare = withoutBrackets(tree);
  return multiple(bare) ?? calculated(bare) ?? tree;
}

/** `(1, 2) + (3, 4)` as (4, 6). */
function calculated(tree: Expression): Expression | undefined {
  const result = calculatesWithMatrices(tree) ? attempt(() => matrixResult(tree)) : undefined;
  return result?.kind === 'tuple' || result?.kind === 'matrix' ? result : undefined;
}

function multiple(tree: Expression): Tuple | undefined {
  const bare = withoutBrackets(tree);
  switch (bare.kind) {
    case 'tuple':
      return bare;
    case 'negate':
      return mapped(multiple(bare.operand), negateTree);
    case 'divide': {
      const { denominator } = bare;
      return multiple(denominator) ? undefined : mapped(multiple(bare.numerator), (item) => divide(item, denominator));
    }
    case 'multiply': {
      const known = bare.factors.map(multiple);
      const tuples = known.flatMap((tuple) => tuple ?? []);
      const scalars = bare.factors.filter((_, index) => known[index] === undefined);
      return tuples.length === 1 ? mapped(tuples[0], (item) => productTree([...scalars, item])) : undefined;
    }
    default:
      return undefined;
  }
}

/** Entries that are tuples themselves are multiplied entry by entry. */
function mapped(tuple: Tuple | undefined, change: (item: Expression) => Expression): Tuple | undefined {
  return (
    tuple && {
      ...tuple,
      items: tuple.items.map((item) => (item.kind === 'tuple' ? (mapped(item, change) ?? item) : change(item))),
    }
  );
}
