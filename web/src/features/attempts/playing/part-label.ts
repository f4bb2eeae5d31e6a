import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The accessible name of an answer box: the part's own label, else its place among the boxes. */
export function partLabel(parts: readonly { readonly label: string }[], index: number): string {
  const label = (parts[index]?.label ?? '').replaceAll(/[$`]|\\[()]/g, '').trim();
  if (label !== '') return label;
  return parts.length === 1 ? t(m.yourAnswer) : t(m.answerOf, { number: index + 1, count: parts.length });
}
