/**
 * The outline of a LaTeX formula with holes: rows of sums of terms of items. It is coarser than a mathematical reading
 * and never fails on LaTeX that we do not know, so an author may write anything between the dollars; it knows enough
 * to print a value well where it stands: signs, coefficients of one and nought, brackets.
 */

export type Hole<T> = { readonly kind: 'hole'; readonly value: T };
export type Item<T> =
  | Hole<T>
  | { readonly kind: 'space'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'letter'; readonly text: string }
  /** An explicit sign between factors: `\cdot`, `/` … */
  | { readonly kind: 'operator'; readonly text: string }
  /** A function's name: what follows is its argument. */
  | { readonly kind: 'function'; readonly text: string }
  | { readonly kind: 'postfix'; readonly text: string }
  | { readonly kind: 'script'; readonly mark: '^' | '_'; readonly body: Item<T> }
  | { readonly kind: 'command'; readonly text: string; readonly args: readonly Item<T>[] }
  | { readonly kind: 'group'; readonly open: string; readonly close: string; readonly row: Row<T> }
  | { readonly kind: 'words'; readonly open: string; readonly pieces: readonly (string | Hole<T>)[] };

export interface Term<T> {
  /** As typed with its spaces, e.g. ` + `; absent in a first term without sign. */
  readonly sign?: { readonly before: string; readonly mark: string; readonly after: string };
  readonly items: readonly Item<T>[];
}

export type Row<T> = readonly (
  | { readonly kind: 'separator'; readonly text: string }
  /** `continues` marks a sum that goes on after a closing `|` or bracket, so that its first sign is no prefix. */
  | { readonly kind: 'sum'; readonly terms: readonly Term<T>[]; readonly continues: boolean }
)[];

/** Adds the letters of a formula: `x`, and `\theta` as `theta`. */
export function collectLetters<T>(row: Row<T>, into: Set<string>): void {
  const visit = (item: Item<T>): void => {
    if (item.kind === 'letter') into.add(item.text.replace(/^\\/, ''));
    else if (item.kind === 'script') visit(item.body);
    else if (item.kind === 'command') item.args.forEach(visit);
    else if (item.kind === 'group') collectLetters(item.row, into);
  };
  for (const entry of row) {
    if (entry.kind === 'sum') for (const term of entry.terms) term.items.forEach(visit);
  }
}
