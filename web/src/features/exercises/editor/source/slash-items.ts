import type { ReactNode } from 'react';

/** Something that can be put in from the `/` menu. */
export interface SlashItem {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** In lower case and without accents: `num` finds “número”. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the items for the letters after the slash: each word begins a word of the label. Whole words come first. */
export function fittingItems(items: readonly SlashItem[], typed: string): readonly SlashItem[] {
  const wanted = wordsOf(typed);
  const fit = (label: string): number => {
    if (wanted.length > 0 && wanted.every((word) => wordsOf(label).includes(word))) return 2;
    return Number(fold(label).startsWith(fold(typed.trim())));
  };
  return items
    .filter(({ label }) => wanted.every((word) => wordsOf(label).some((known) => known.startsWith(word))))
    .toSorted((one, other) => fit(other.label) - fit(one.label));
}
