import type { Item, Row, Term } from './items.ts';
import type { Printed } from './printed.ts';

type Entry<T> = Row<T>[number];
type Terms<T> = Extract<Entry<T>, { kind: 'sum' }>['terms'];

/** A sign such as `<`, or one with the number behind it: `\approx 0.33`. */
const relation = /^(?:[<>=]|\\(?:l|g|le|ge|leq|geq|lt|gt|ne|neq|approx|equiv|in|notin)(?![a-zA-Z]))(?: -?[\d.]+)?$/;

/**
 * The row with its sums cut where the values or words of a draw end a sum: at a hole that stands for a sign such as
 * `<`, and after words with a hole behind them (`90\,\% \text{ of } {{s}}`). The text behind is not a factor of the
 * text before.
 */
export function splitSums<T>(row: Row<T>, print: (hole: T) => Printed): Row<T> {
  const isBreak = (items: readonly Item<T>[], index: number): boolean => {
    const item = items[index];
    if (item?.kind === 'words') return items.slice(index + 1).find(({ kind }) => kind !== 'space')?.kind === 'hole';
    if (item?.kind !== 'hole') return false;
    const value = print(item.value);
    return value.kind === 'text' && relation.test(value.latex);
  };
  const hasBreak = (terms: Terms<T>): boolean =>
    terms.some(({ items }) => items.some((_, index) => isBreak(items, index)));
  if (!row.some((entry) => entry.kind === 'sum' && hasBreak(entry.terms))) return row;
  return row.flatMap((entry) => (entry.kind === 'sum' ? cut(entry, isBreak, print) : [entry]));
}

function cut<T>(
  sum: Extract<Entry<T>, { kind: 'sum' }>,
  isBreak: (items: readonly Item<T>[], index: number) => boolean,
  print: (hole: T) => Printed,
): Entry<T>[] {
  const entries: Entry<T>[] = [];
  let terms: Term<T>[] = [];
  let { continues } = sum;
  const endSum = (): void => {
    if (terms.length > 0) entries.push({ kind: 'sum', terms, continues });
    terms = [];
  };
  for (const term of sum.terms) {
    let from = 0;
    for (const [index, item] of term.items.entries()) {
      if (!isBreak(term.items, index)) continue;
      const isWords = item.kind === 'words';
      const before = term.items.slice(from, isWords ? index + 1 : index);
      const left = before.length - (isWords ? 0 : spacesAtEnd(before));
      if (left > 0 || (from === 0 && term.sign)) {
        terms.push({ ...(from === 0 && term.sign ? { sign: term.sign } : {}), items: before.slice(0, left) });
      }
      endSum();
      continues = false;
      from = index + 1;
      let text = textOf(before.slice(left));
      if (item.kind === 'hole') {
        const value = print(item.value);
        text += value.kind === 'text' ? value.latex : '';
      }
      while (term.items[from]?.kind === 'space') text += textOf(term.items.slice(from, ++from));
      entries.push({ kind: 'separator', text });
    }
    const rest = term.items.slice(from);
    if (from === 0) terms.push(term);
    else if (rest.length > 0) terms.push({ items: rest });
  }
  const last = terms.length > 0;
  endSum();
  const end = entries.at(-1);
  if (last && end?.kind === 'sum' && sum.precedes) entries[entries.length - 1] = { ...end, precedes: true };
  return entries;
}

function spacesAtEnd<T>(items: readonly Item<T>[]): number {
  let count = 0;
  while (items[items.length - 1 - count]?.kind === 'space') count++;
  return count;
}

function textOf<T>(spaces: readonly Item<T>[]): string {
  return spaces.map((space) => (space.kind === 'space' ? space.text : '')).join('');
}
