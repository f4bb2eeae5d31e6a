import { message } from '../../message.ts';

export const invalidInput = message('maths.unreadable', 'Invalid input: {sentence}', '');
const missingBracket = message('maths.unreadable.missingBracket', "missing ''{piece}''", '');

/** Why a text cannot be read, by code, as the rest of a sentence. `piece` is the part of the source or the name concerned. */
export const unreadable = {
  empty: message('maths.unreadable.empty', 'missing expression', ''),
  'too-long': message('maths.unreadable.tooLong', 'longer than {piece} characters', ''),
  'too-deep': message('maths.unreadable.tooDeep', 'too many brackets inside each other', ''),
  'empty-command': message('maths.unreadable.emptyCommand', "empty ''\\''", ''),
  'unknown-command': message('maths.unreadable.unknownCommand', "unknown command ''{piece}''", ''),
  'unexpected-character': message('maths.unreadable.unexpectedCharacter', "unexpected ''{piece}''", ''),
  'missing-close-brace': message('maths.unreadable.missingCloseBrace', 'missing close brace', ''),
  'missing-open-brace': message('maths.unreadable.missingOpenBrace', 'missing open brace', ''),
  'empty-braces': message('maths.unreadable.emptyBraces', 'empty braces', ''),
  'missing-subscript': message('maths.unreadable.missingSubscript', 'missing subscript argument', ''),
  'missing-superscript': message('maths.unreadable.missingSuperscript', 'missing superscript argument', ''),
  'double-superscript': message('maths.unreadable.doubleSuperscript', 'delete double superscript and re-enter', ''),
  'double-subscript': message('maths.unreadable.doubleSubscript', 'delete double subscript and re-enter', ''),
  'subscript-text': message('maths.unreadable.subscriptText', 'a subscript is a letter, a number or a short sum', ''),
  'missing-numerator': message('maths.unreadable.missingNumerator', 'missing numerator', ''),
  'missing-denominator': message('maths.unreadable.missingDenominator', 'missing denominator', ''),
  'missing-radicand': message('maths.unreadable.missingRadicand', 'missing number under the root', ''),
  'missing-index': message('maths.unreadable.missingIndex', 'missing index of the root', ''),
  'missing-argument': message('maths.unreadable.missingArgument', 'missing argument of {piece}', ''),
  'many-arguments': message('maths.unreadable.manyArguments', 'too many arguments of {piece}', ''),
  'missing-close-bracket': missingBracket,
  'missing-open-bracket': missingBracket,
  'empty-brackets': message('maths.unreadable.emptyBrackets', 'empty brackets', ''),
  'missing-item': message('maths.unreadable.missingItem', 'missing item in the list', ''),
  'mixed-separators': message(
    'maths.unreadable.mixedSeparators',
    'separate with commas or with semicolons, not both',
    '',
  ),
  'missing-before': message('maths.unreadable.missingBefore', "missing part before ''{piece}''", ''),
  'missing-after': message('maths.unreadable.missingAfter', "missing part after ''{piece}''", ''),
  'missing-operator': message(
    'maths.unreadable.missingOperator',
    "missing operator between ''{piece}'' and ''{other}''",
    '',
  ),
  'empty-box': message('maths.unreadable.emptyBox', 'fill in the empty box', ''),
  'two-points': message('maths.unreadable.twoPoints', 'two decimal points in one number', ''),
  'decimal-comma': message('maths.unreadable.decimalComma', 'write decimals with a comma', ''),
  'missing-differential': message('maths.unreadable.missingDifferential', 'missing dx of the integral', ''),
  'missing-variable': message('maths.unreadable.missingVariable', 'missing variable of the {piece}', ''),
  'missing-target': message('maths.unreadable.missingTarget', 'missing target of the limit', ''),
  'missing-end': message('maths.unreadable.missingEnd', 'missing end of the {piece}', ''),
  'ragged-rows': message('maths.unreadable.raggedRows', 'rows of different lengths', ''),
} as const;
