import type { Expression, MatrixNode } from '../notation/tree.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, every, unknown } from './options.ts';

/** The comparison of items, given by the dispatcher. */
export type Compare = (a: Expression, b: Expression, options: EquivalenceOptions) => Equivalence;

/** Items with an order: lists, tuples, vectors of one row or column. */
export function orderedItems(tree: Expression): readonly Expression[] | undefined {
  switch (tree.kind) {
    case 'list':
    case 'tuple':
      return tree.items;
    case 'matrix':
      if (tree.fence === 'bar') return undefined;
      if (tree.rows.length === 1) return tree.rows[0];
      return tree.rows.every((row) => row.length === 1) ? tree.rows.flat() : undefined;
    default:
      return undefined;
  }
}

export function compareInOrder(
  a: readonly Expression[],
  b: readonly Expression[],
  compare: Compare,
  options: EquivalenceOptions,
): Equivalence {
  if (a.length !== b.length) return different('structure');
  return every(a.map((item, k) => compareItem(item, b[k], compare, options)));
}

function compareItem(
  a: Expression,
  b: Expression | undefined,
  compare: Compare,
  options: EquivalenceOptions,
): Equivalence {
  return b ? compare(a, b, options) : different('structure');
}

/**
 * Compares as sets: each item of one side must equal an item of the other. `multiset` also counts repetitions: then the
 * items are matched one to one.
 */
export function compareInAnyOrder(
  a: readonly Expression[],
  b: readonly Expression[],
  compare: Compare,
  options: EquivalenceOptions,
  multiset = false,
): Equivalence {
  if (multiset && a.length !== b.length) return different('structure');
  const taken = new Set<number>();
  let open = false;
  for (const item of a) {
    let found = -1;
    for (const [k, other] of b.entries()) {
      if (multiset && taken.has(k)) continue;
      const { verdict } = compare(item, other, options);
      if (verdict === 'unknown') open = true;
      if (verdict !== 'equal') continue;
      found = k;
      taken.add(k);
      if (multiset) break;
    }
    if (found < 0) return open ? unknown : different('structure');
  }
  for (const [k, other] of b.entries()) {
    if (taken.has(k)) continue;
    if (a.some((item) => compare(item, other, options).verdict === 'equal')) continue;
    return open ? unknown : different('structure');
  }
  return equal('structure');
}

export function compareMatrices(
  a: MatrixNode,
  b: MatrixNode,
  compare: Compare,
  options: EquivalenceOptions,
): Equivalence {
  if ((a.fence === 'bar') !== (b.fence === 'bar')) return different('structure');
  const columns = (matrix: MatrixNode): number => matrix.rows[0]?.length ?? 0;
  if (a.rows.length !== b.rows.length || columns(a) !== columns(b)) return different('structure');
  return every(a.rows.map((row, k) => compareInOrder(row, b.rows[k] ?? [], compare, options)));
}
