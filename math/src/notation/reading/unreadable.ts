import type { ReadError } from './read-result.ts';

/** Sentences after "Invalid input: "; `%` stands for the piece of the source or the name concerned. */
export const sentences = {
  empty: 'missing expression',
  'too-long': 'longer than % characters',
  'too-deep': 'too many brackets inside each other',
  'empty-command': "empty '\\'",
  'unknown-command': "unknown command '%'",
  'unexpected-character': "unexpected '%'",
  'missing-close-brace': 'missing close brace',
  'missing-open-brace': 'missing open brace',
  'empty-braces': 'empty braces',
  'missing-subscript': 'missing subscript argument',
  'missing-superscript': 'missing superscript argument',
  'double-superscript': 'delete double superscript and re-enter',
  'double-subscript': 'delete double subscript and re-enter',
  'subscript-text': 'a subscript is a letter, a number or a short sum',
  'missing-numerator': 'missing numerator',
  'missing-denominator': 'missing denominator',
  'missing-radicand': 'missing number under the root',
  'missing-index': 'missing index of the root',
  'missing-argument': 'missing argument of %',
  'many-arguments': 'too many arguments of %',
  'missing-close-bracket': "missing '%'",
  'missing-open-bracket': "missing '%'",
  'empty-brackets': 'empty brackets',
  'missing-item': 'missing item in the list',
  'mixed-separators': 'separate with commas or with semicolons, not both',
  'missing-before': "missing part before '%'",
  'missing-after': "missing part after '%'",
  'missing-operator': "missing operator between '%'",
  'empty-box': 'fill in the empty box',
  'two-points': 'two decimal points in one number',
  'decimal-comma': 'write decimals with a comma',
  'missing-differential': 'missing dx of the integral',
  'missing-variable': 'missing variable of the %',
  'missing-target': 'missing target of the limit',
  'missing-end': 'missing end of the %',
  'ragged-rows': 'rows of different lengths',
} as const;

export type ProblemCode = keyof typeof sentences;

/** Thrown inside the reader only; `read` turns it into a result. */
export class Unreadable extends Error {
  readonly problem: ReadError;

  constructor(code: ProblemCode, start: number, end: number, piece = '') {
    const message = `Invalid input: ${sentences[code].replace('%', () => piece)}`;
    super(message);
    this.problem = { code, message, span: { start, end } };
  }
}
