/**
 * The outline of a LaTeX formula with holes: rows of sums of terms of items. It is coarser than a mathematical reading
 * and never fails on LaTeX that we do not know, so an author may write anything between the dollars; it knows enough
 * to print a value well in its place: signs, coefficients of one and zero, brackets.
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
  /** `continues` marks a sum that continues after a closing `|` or bracket, so that its first sign is not a prefix. */
  /** `precedes` marks one before an opening `|`, a matrix or an integral, whose factor its last term is. */
  /** `isFactor` marks one right behind `|…|` or a matrix, whose factor its first term is where it has no sign. */
  /** `isSummand` marks one behind `\\sum` or `\\prod`, which takes in its first term only. */
  | {
      readonly kind: 'sum';
      readonly terms: readonly Term<T>[];
      readonly continues: boolean;
      readonly precedes?: boolean;
      readonly isFactor?: boolean;
      readonly isSummand?: boolean;
    }
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

/** Adds the letters on their own in round brackets behind a letter, as in `f(t)`. */
export function argumentLetters<T>(row: Row<T>, into: Set<string>): void {
  const visit = (item: Item<T>, before: Item<T> | undefined): void => {
    if (item.kind === 'script') visit(item.body, undefined);
    else if (item.kind === 'command') for (const argument of item.args) visit(argument, undefined);
    if (item.kind !== 'group') return;
    const only = soleItem(item);
    const isRound = item.open === '(' || item.open === '\\left(';
    if (isRound && only?.kind === 'letter' && before?.kind === 'letter') into.add(only.text.replace(/^\\/, ''));
    argumentLetters(item.row, into);
  };
  for (const entry of row) {
    if (entry.kind !== 'sum') continue;
    for (const { items } of entry.terms) items.forEach((item, index) => visit(item, items[index - 1]));
  }
}

/** Returns the only item of a group; undefined if there are more. */
export function soleItem<T>(group: Extract<Item<T>, { kind: 'group' }>): Item<T> | undefined {
  const sums = group.row.filter((entry) => entry.kind === 'sum' || entry.text.trim() !== '');
  const [sum] = sums;
  const [term, ...others] = sum?.kind === 'sum' && sums.length === 1 ? sum.terms : [];
  if (!term || term.sign || others.length > 0) return undefined;
  const items = term.items.filter(({ kind }) => kind !== 'space');
  return items.length === 1 ? items[0] : undefined;
}

/** `{ {{n}} }` is `{{n}}`: braces that hold nothing but a hole. */
export function bare<T>(body: Item<T>): Item<T> {
  if (body.kind !== 'group' || body.open !== '{') return body;
  const only = soleItem(body);
  return only?.kind === 'hole' ? only : body;
}
