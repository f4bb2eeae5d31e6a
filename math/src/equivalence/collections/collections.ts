import type { Expression, MatrixNode } from '../../notation/tree.ts';
import { type Equivalence, type EquivalenceOptions, different, equal, every, unknown } from '../options.ts';
import { type Traits, areApart, traitsOf } from './matching.ts';

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
 * items are matched one to one. Fingerprints of the items are made first, so that the work grows with their number, not
 * with its square.
 */
export function compareInAnyOrder(
  a: readonly Expression[],
  b: readonly Expression[],
  compare: Compare,
  options: EquivalenceOptions,
  multiset = false,
): Equivalence {
  if (multiset && a.length !== b.length) return different('structure');
  const first = new Members(a, options);
  const second = new Members(b, options);
  const taken = new Set<number>();
  let open = false;
  for (let k = 0; k < a.length; k++) {
    const partner = first.partner(k, second, compare, multiset ? taken : undefined);
    if (partner.isOpen) open = true;
    if (partner.index === undefined) return open ? unknown : different('structure');
    taken.add(partner.index);
  }
  for (let k = 0; k < b.length; k++) {
    if (taken.has(k)) continue;
    const partner = second.partner(k, first, compare);
    if (partner.isOpen) open = true;
    if (partner.index === undefined) return open ? unknown : different('structure');
  }
  return equal('structure');
}

/** The items of one side with what is known of each, and where each fingerprint occurs. */
class Members {
  private readonly items: readonly Expression[];
  private readonly options: EquivalenceOptions;
  private readonly traits: readonly Traits[];
  private readonly places = new Map<string, number[]>();

  constructor(items: readonly Expression[], options: EquivalenceOptions) {
    this.items = items;
    this.options = options;
    // One pair is compared as it is.
    this.traits = items.length > 1 ? items.map((item) => traitsOf(item, options)) : [];
    for (const [k, { key }] of this.traits.entries()) {
      if (key === undefined) continue;
      const places = this.places.get(key);
      if (places) places.push(k);
      else this.places.set(key, [k]);
    }
  }

  /** The first item of the other side that equals an item of this side, and whether another one may. */
  partner(
    index: number,
    other: Members,
    compare: Compare,
    taken?: ReadonlySet<number>,
  ): { readonly index?: number; readonly isOpen: boolean } {
    const item = this.items[index];
    const traits = this.traits[index];
    let isOpen = false;
    if (!item) return { isOpen };
    const alike = traits?.key === undefined ? [] : (other.places.get(traits.key) ?? []);
    for (const k of [...alike, ...other.items.keys()]) {
      if (taken?.has(k)) continue;
      const candidate = other.items[k];
      const theirs = other.traits[k];
      if (!candidate || (traits && theirs && !hasTolerance(this.options) && areApart(traits, theirs))) continue;
      const { verdict } = compare(item, candidate, this.options);
      if (verdict === 'equal') return { index: k, isOpen: false };
      if (verdict === 'unknown') isOpen = true;
    }
    return { isOpen };
  }
}

function hasTolerance({ tolerance, precision }: EquivalenceOptions): boolean {
  return tolerance !== undefined || precision !== undefined;
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
