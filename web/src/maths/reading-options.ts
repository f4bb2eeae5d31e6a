import type { KeyboardHints } from './keyboard/hints.ts';
import type { ReadingOptions } from './notation.ts';

/** What of a part says how its answer is read. */
export interface AskedPart {
  readonly answerType: number;
  readonly keyboard: KeyboardHints;
  readonly unit?: string | undefined;
}

const numberType = 4;

/** How the answer to a part is to be read. */
export function readingOptionsOf(
  { answerType, keyboard, unit }: AskedPart,
  syntax: 'latex' | 'plain',
  decimal: '.' | ',',
): ReadingOptions {
  return {
    syntax,
    decimal,
    letters: keyboard.letters,
    names: keyboard.letters.filter((name) => name.length > 1 && /^[a-zA-Z]+$/.test(name)),
    functions: keyboard.functions.filter((name) => name.length === 1),
    isNumber: answerType === numberType,
    hasEuler: keyboard.templates.includes('e'),
    units: unit !== undefined,
  };
}
