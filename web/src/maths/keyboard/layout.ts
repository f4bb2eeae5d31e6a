import type { NotationId } from '@lemma/math/document';
import type { KeyboardHints } from './first-row/hints.ts';
import { calculusPage } from './calculus-page.ts';
import { functionsPage, greekPage, lettersPage, numbersPage, relationsPage } from './key-pages.ts';
import type { KeyPage } from './key-pages.ts';

export interface LayoutOptions {
  readonly hints: KeyboardHints;
  readonly notation: NotationId;
  readonly checkLabel: string;
  readonly capitals: boolean;
}

/** The pages of the keyboard, in the order of their tabs. Calculus replaces Greek where the exercise asks for it. */
export function keyPages({ hints, notation, checkLabel, capitals }: LayoutOptions): KeyPage[] {
  const calculus = hints.templates.some((template) => calculusTemplates.has(template));
  const pages = [numbersPage(notation, checkLabel), functionsPage(checkLabel)];
  if (calculus) pages.push(calculusPage(checkLabel, notation));
  pages.push(relationsPage(checkLabel, notation));
  if (!calculus) pages.push(greekPage(checkLabel));
  pages.push(lettersPage(checkLabel, capitals, notation));
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
