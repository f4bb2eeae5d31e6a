import type { Sheet } from '@lemma/contracts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** `K7M-Q3D-12`: the code of a sheet as it is printed. */
export const spellSheetCode = (code: string, number: number): string =>
  `${code.slice(0, 3)}-${code.slice(3)}-${number}`;

/** The code of a worksheet and the number of a sheet, as typed; undefined when it cannot be one. Without a number it is 1. */
export function readSheetCode(typed: string): { readonly code: string; readonly number: number } | undefined {
  const [, code, number] = /^([0-9A-Z]{6})([0-9]{1,3})?$/.exec(withoutSigns(typed)) ?? [];
  return code === undefined ? undefined : { code, number: Math.max(1, Number(number ?? 1)) };
}

const withoutSigns = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Names a sheet in lists and headings: its learner, its letter, or its number where the learner’s name is gone. */
export function nameOfSheet({ learnerName, letter, number }: Pick<Sheet, 'learnerName' | 'letter' | 'number'>): string {
  if (learnerName !== null && learnerName !== '') return learnerName;
  return letter === null ? t(m.sheet, { number }) : t(m.sheetLettered, { letter });
}
