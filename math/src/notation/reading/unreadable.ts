import { fill } from '../../message.ts';
import * as m from './messages.ts';
import type { ReadError } from './read-result.ts';

/** Why a text cannot be read, by code, as the rest of a sentence. `piece` is the part of the source or the name concerned. */
export const unreadable = {
  empty: m.empty,
  'too-long': m.tooLong,
  'too-deep': m.tooDeep,
  'empty-command': m.emptyCommand,
  'unknown-command': m.unknownCommand,
  'unexpected-character': m.unexpectedCharacter,
  'missing-close-brace': m.missingCloseBrace,
  'missing-open-brace': m.missingOpenBrace,
  'empty-braces': m.emptyBraces,
  'missing-subscript': m.missingSubscript,
  'missing-superscript': m.missingSuperscript,
  'double-superscript': m.doubleSuperscript,
  'double-subscript': m.doubleSubscript,
  'subscript-text': m.subscriptText,
  'missing-numerator': m.missingNumerator,
  'missing-denominator': m.missingDenominator,
  'missing-radicand': m.missingRadicand,
  'missing-index': m.missingIndex,
  'missing-argument': m.missingArgument,
  'many-arguments': m.manyArguments,
  'missing-close-bracket': m.missingBracket,
  'missing-open-bracket': m.missingBracket,
  'empty-brackets': m.emptyBrackets,
  'missing-item': m.missingItem,
  'mixed-separators': m.mixedSeparators,
  'missing-before': m.missingBefore,
  'missing-after': m.missingAfter,
  'missing-operator': m.missingOperator,
  'empty-box': m.emptyBox,
  'two-points': m.twoPoints,
  'decimal-comma': m.decimalComma,
  'missing-differential': m.missingDifferential,
  'missing-variable': m.missingVariable,
  'missing-target': m.missingTarget,
  'missing-end': m.missingEnd,
  'ragged-rows': m.raggedRows,
} as const;

export type ProblemCode = keyof typeof unreadable;

/** Thrown inside the reader only; `read` turns it into a result. */
export class Unreadable extends Error {
  readonly problem: ReadError;

  constructor(code: ProblemCode, start: number, end: number, piece = '', other = '') {
    super(fill(m.invalidInput, { sentence: fill(unreadable[code], { piece, other }) }));
    this.problem = { code, message: this.message, span: { start, end } };
  }
}
