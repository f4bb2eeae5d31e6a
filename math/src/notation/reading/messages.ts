import { message } from '../../message.ts';

export const invalidInput = message('maths.unreadable', 'Invalid input: {sentence}', '');
export const missingBracket = message('maths.unreadable.missingBracket', "missing ''{piece}''", '');
export const empty = message('maths.unreadable.empty', 'missing expression', '');
export const tooLong = message('maths.unreadable.tooLong', 'longer than {piece} characters', '');
export const tooDeep = message('maths.unreadable.tooDeep', 'too many brackets inside each other', '');
export const emptyCommand = message('maths.unreadable.emptyCommand', "empty ''\\''", '');
export const unknownCommand = message('maths.unreadable.unknownCommand', "unknown command ''{piece}''", '');
export const unexpectedCharacter = message('maths.unreadable.unexpectedCharacter', "unexpected ''{piece}''", '');
export const missingCloseBrace = message('maths.unreadable.missingCloseBrace', 'missing close brace', '');
export const missingOpenBrace = message('maths.unreadable.missingOpenBrace', 'missing open brace', '');
export const emptyBraces = message('maths.unreadable.emptyBraces', 'empty braces', '');
export const missingSubscript = message('maths.unreadable.missingSubscript', 'missing subscript argument', '');
export const missingSuperscript = message('maths.unreadable.missingSuperscript', 'missing superscript argument', '');
export const doubleSuperscript = message(
  'maths.unreadable.doubleSuperscript',
  'delete double superscript and re-enter',
  '',
);
export const doubleSubscript = message('maths.unreadable.doubleSubscript', 'delete double subscript and re-enter', '');
export const subscriptText = message(
  'maths.unreadable.subscriptText',
  'a subscript is a letter, a number or a short sum',
  '',
);
export const missingNumerator = message('maths.unreadable.missingNumerator', 'missing numerator', '');
export const missingDenominator = message('maths.unreadable.missingDenominator', 'missing denominator', '');
export const missingRadicand = message('maths.unreadable.missingRadicand', 'missing number under the root', '');
export const missingIndex = message('maths.unreadable.missingIndex', 'missing index of the root', '');
export const missingArgument = message('maths.unreadable.missingArgument', 'missing argument of {piece}', '');
export const manyArguments = message('maths.unreadable.manyArguments', 'too many arguments of {piece}', '');
export const emptyBrackets = message('maths.unreadable.emptyBrackets', 'empty brackets', '');
export const missingItem = message('maths.unreadable.missingItem', 'missing item in the list', '');
export const mixedSeparators = message(
  'maths.unreadable.mixedSeparators',
  'separate with commas or with semicolons, not both',
  '',
);
export const missingBefore = message('maths.unreadable.missingBefore', "missing part before ''{piece}''", '');
export const missingAfter = message('maths.unreadable.missingAfter', "missing part after ''{piece}''", '');
export const missingOperator = message(
  'maths.unreadable.missingOperator',
  "missing operator between ''{piece}'' and ''{other}''",
  '',
);
export const emptyBox = message('maths.unreadable.emptyBox', 'fill in the empty box', '');
export const twoPoints = message('maths.unreadable.twoPoints', 'two decimal points in one number', '');
export const decimalComma = message('maths.unreadable.decimalComma', 'write decimals with a comma', '');
export const missingDifferential = message('maths.unreadable.missingDifferential', 'missing dx of the integral', '');
export const missingVariable = message('maths.unreadable.missingVariable', 'missing variable of the {piece}', '');
export const missingTarget = message('maths.unreadable.missingTarget', 'missing target of the limit', '');
export const missingEnd = message('maths.unreadable.missingEnd', 'missing end of the {piece}', '');
export const raggedRows = message('maths.unreadable.raggedRows', 'rows of different lengths', '');
