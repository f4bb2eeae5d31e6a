import type { KeyboardHints } from './first-row/hints.ts';
import { calculusPage } from './calculus-page.ts';
import { functionsPage, greekPage, lettersPage, numbersPage, relationsPage } from './key-pages.ts';
import type { KeyPage } from './key-pages.ts';

export interface LayoutOptions {
  readonly hints: KeyboardHints;
  readonly decimal: '.' | ',';
  readonly checkLabel: string;
  readonly capitals: boolean;
}

/** The pages of the keyboard, in the order of their tabs. Calculus replaces Greek where the exercise asks for it. */
export function keyPages({ hints, decimal, checkLabel, capitals }: LayoutOptions): KeyPage[] {
  const calculus = hints.templates.some((template) => calculusTemplates.has(template));
  const pages = [numbersPage(decimal, checkLabel), functionsPage(checkLabel)];
  if (calculus) pages.push(calculusPage(checkLabel));
  pages.push(relationsPage(checkLabel));
  if (!calculus) pages.push(greekPage(checkLabel));
  pages.push(lettersPage(checkLabel, capitals));
  return pages;
}

const calculusTemplates = new Set([
  'integral',
  'definite-integral',
  'derivative',
  'limit',
  'sum',
  'product',
  'partial',
  'plus-c',
  'binomial',
]);
