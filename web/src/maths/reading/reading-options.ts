import { answerTypes, type AnswerType, type NotationId } from '@lemma/math/document';
import type { KeyboardHints } from '../keyboard/first-row/hints.ts';
import type { ReadingOptions } from './notation.ts';

/** Fields of a part that decide how its answer is read. */
export interface AskedPart {
  /** Unknown where anything may be typed. */
  readonly answerType?: AnswerType;
  readonly keyboard: KeyboardHints;
  readonly unit?: string | undefined;
}

/** How the answer to a part is to be read. */
export function readingOptionsOf(
  { answerType, keyboard, unit }: AskedPart,
  syntax: 'latex' | 'plain',
  notation: NotationId,
): ReadingOptions {
  return {
    syntax,
    notation,
    letters: keyboard.letters,
    names: keyboard.letters.filter((name) => name.length > 1 && /^[a-zA-Z]+$/.test(name)),
    functions: keyboard.functions.filter((name) => name.length === 1),
    hasRows: answerType === answerTypes.matrix,
    isNumber: answerType === answerTypes.number,
    hasEuler: keyboard.templates.includes('e'),
    units: unit !== undefined,
  };
}
