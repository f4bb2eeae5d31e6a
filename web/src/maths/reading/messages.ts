import { message } from '@lemma/contracts/messages';

export const nothingToReadYet = message(
  'maths.reading.nothingToReadYet',
  'There is nothing to read yet. Type an answer.',
  'problem-words, empty',
);
export const longerThanAnyAnswer = message(
  'maths.reading.longerThanAnyAnswer',
  'This is longer than any answer here. Make it shorter.',
  'problem-words, too-long',
);
export const tooManyBracketsInside = message(
  'maths.reading.tooManyBracketsInside',
  'There are too many brackets inside each other. Write it more simply.',
  'problem-words, too-deep',
);
export const backslashOnItsOwn = message(
  'maths.reading.backslashOnItsOwn',
  'There is a backslash on its own. Delete it.',
  'problem-words, empty-command',
);
export const wordNotKnownHere = message(
  'maths.reading.wordNotKnownHere',
  'This word is not known here. Delete it or use the keyboard below.',
  'problem-words, unknown-command',
);
export const signNoMeaningHere = message(
  'maths.reading.signNoMeaningHere',
  'This sign has no meaning here. Delete it or type another one.',
  'problem-words, unexpected-character',
);
export const groupOpenedAndNot = message(
  'maths.reading.groupOpenedAndNot',
  'A group is opened and not closed. Close it or delete it.',
  'problem-words, missing-close-brace',
);
export const groupClosedNeverOpened = message(
  'maths.reading.groupClosedNeverOpened',
  'A group is closed that was never opened. Delete the closing sign.',
  'problem-words, missing-open-brace',
);
export const somethingMissingBetweenBraces = message(
  'maths.reading.somethingMissingBetweenBraces',
  'Something is missing between the braces. Fill it in or delete them.',
  'problem-words, empty-braces',
);
export const indexEmptyTypeOne = message(
  'maths.reading.indexEmptyTypeOne',
  'The index is empty. Type one or delete it.',
  'problem-words, missing-subscript',
);
export const powerEmptyTypeExponent = message(
  'maths.reading.powerEmptyTypeExponent',
  'The power is empty. Type an exponent or delete it.',
  'problem-words, missing-superscript',
);
export const twoPowersStandAbove = message(
  'maths.reading.twoPowersStandAbove',
  'Two powers stand above each other. Delete one and type it again, with brackets if both are meant.',
  'problem-words, double-superscript',
);
export const twoIndicesStandSide = message(
  'maths.reading.twoIndicesStandSide',
  'Two indices stand side by side. Delete one of them.',
  'problem-words, double-subscript',
);
export const indexLetterNumberOr = message(
  'maths.reading.indexLetterNumberOr',
  'An index is a letter, a number or a short sum.',
  'problem-words, subscript-text',
);
export const upperPartOfFraction = message(
  'maths.reading.upperPartOfFraction',
  'The upper part of the fraction is empty. Fill it in or delete the fraction.',
  'problem-words, missing-numerator',
);
export const lowerPartOfFraction = message(
  'maths.reading.lowerPartOfFraction',
  'The lower part of the fraction is empty. Fill it in or delete the fraction.',
  'problem-words, missing-denominator',
);
export const nothingUnderRootFill = message(
  'maths.reading.nothingUnderRootFill',
  'There is nothing under the root. Fill it in or delete the root.',
  'problem-words, missing-radicand',
);
export const whichRootMeantFill = message(
  'maths.reading.whichRootMeantFill',
  'Which root is meant? Fill in the small box or use the square root.',
  'problem-words, missing-index',
);
export const somethingMissingBehindType = message(
  'maths.reading.somethingMissingBehindType',
  'Something is missing behind it. Type what it is applied to.',
  'problem-words, missing-argument',
);
export const somethingMissingBelowPower = message(
  'maths.reading.somethingMissingBelowPower',
  'Something is missing below the power. Type it or delete the power.',
  'problem-words, missing-base',
);
export const bracketOpenedAndNot = message(
  'maths.reading.bracketOpenedAndNot',
  'A bracket is opened and not closed. Close it.',
  'problem-words, missing-close-bracket',
);
export const bracketClosedNeverOpened = message(
  'maths.reading.bracketClosedNeverOpened',
  'A bracket is closed that was never opened. Open it or delete it.',
  'problem-words, missing-open-bracket',
);
export const somethingMissingBetweenBrackets = message(
  'maths.reading.somethingMissingBetweenBrackets',
  'Something is missing between the brackets. Fill it in or delete them.',
  'problem-words, empty-brackets',
);
export const somethingMissingBesideComma = message(
  'maths.reading.somethingMissingBesideComma',
  'Something is missing beside a comma. Fill it in or delete the comma.',
  'problem-words, missing-item',
);
export const separateWithCommasOr = message(
  'maths.reading.separateWithCommasOr',
  'Separate with commas or with semicolons, not with both.',
  'problem-words, mixed-separators',
);
export const somethingMissingBeforeSign = message(
  'maths.reading.somethingMissingBeforeSign',
  'Something is missing before this sign. Type it or delete the sign.',
  'problem-words, missing-before',
);
export const somethingMissingBehindSign = message(
  'maths.reading.somethingMissingBehindSign',
  'Something is missing behind this sign. Type it or delete the sign.',
  'problem-words, missing-after',
);
export const signMissingBetweenTwo = message(
  'maths.reading.signMissingBetweenTwo',
  'A sign is missing between two numbers. Type + − × or ÷.',
  'problem-words, missing-operator',
);
export const boxEmptyFillIn = message(
  'maths.reading.boxEmptyFillIn',
  'A box is empty. Fill it in or delete it.',
  'problem-words, empty-box',
);
export const oneNumberTwoDecimal = message(
  'maths.reading.oneNumberTwoDecimal',
  'One number has two decimal points. Delete one of them.',
  'problem-words, two-points',
);
export const decimalsWrittenWithComma = message(
  'maths.reading.decimalsWrittenWithComma',
  'Decimals are written with a comma here.',
  'problem-words, decimal-comma',
);
export const sayWhichLetterIntegrated = message(
  'maths.reading.sayWhichLetterIntegrated',
  'Say which letter is integrated: type dx at the end.',
  'problem-words, missing-differential',
);
export const sayWhichLetterMeant = message(
  'maths.reading.sayWhichLetterMeant',
  'Say which letter is meant.',
  'problem-words, missing-variable',
);
export const sayWhereLimitGoes = message(
  'maths.reading.sayWhereLimitGoes',
  'Say where the limit goes.',
  'problem-words, missing-target',
);
export const endMissing = message('maths.reading.endMissing', 'The end is missing.', 'problem-words, missing-end');
export const quotationMarkMissing = message(
  'maths.reading.quotationMarkMissing',
  'A quotation mark is missing.',
  'problem-words, missing-text',
);
export const checkWhatTypedAnd = message(
  'maths.reading.checkWhatTypedAnd',
  'Check what you typed and change what looks wrong.',
  'problem-words',
);
