import { message } from '../message.ts';

/*
 * The sentences in which forms, marking and working speak. The engine writes them in English, which is their canonical
 * form; the place that shows them finds the message and its values by the text. Names of values say what they are: a `formula`
 * is between dollars, a `sentence` is another message, a `list` has letters.
 */

export const formConstantOfIntegration = message(
  'maths.form.constantOfIntegration',
  'Add the constant of integration: $+ C$.',
  'advice on the form of an answer',
);
export const formConstantAsTerm = message(
  'maths.form.constantAsTerm',
  'Add the constant of integration as a term of its own: $+ C$.',
  'advice on the form of an answer',
);
export const formIntegralLeft = message(
  'maths.form.integralLeft',
  'Work out the integral: no integral sign may be left.',
  'advice on the form of an answer',
);
export const formOneConstant = message(
  'maths.form.oneConstant',
  'One constant of integration is enough.',
  'advice on the form of an answer',
);
export const formAbsoluteInLogarithm = message(
  'maths.form.absoluteInLogarithm',
  'Mind the domain: the logarithm needs absolute value bars.',
  'advice on the form of an answer',
);
export const formOneFractionOrNumber = message(
  'maths.form.oneFractionOrNumber',
  'Work it out and write it as one fraction or number.',
  'advice on the form of an answer',
);
export const formOneMinus = message(
  'maths.form.oneMinus',
  'Write it with one minus sign at most.',
  'advice on the form of an answer',
);
export const formNotDecimal = message(
  'maths.form.notDecimal',
  'Write it as a fraction, not as a decimal.',
  'advice on the form of an answer',
);
export const formFractionOrMixed = message(
  'maths.form.fractionOrMixed',
  'Write {formula} as a fraction or mixed number.',
  'advice on the form of an answer',
);
export const formProperFraction = message(
  'maths.form.properFraction',
  'The fraction in {formula} must be less than 1.',
  'advice on the form of an answer',
);
export const formFractionInFraction = message(
  'maths.form.fractionInFraction',
  'There is a fraction inside a fraction: simplify it.',
  'advice on the form of an answer',
);
export const formWholeAboveAndBelow = message(
  'maths.form.wholeAboveAndBelow',
  'Write {formula} with whole numbers above and below the bar.',
  'advice on the form of an answer',
);
export const formRationalDenominator = message(
  'maths.form.rationalDenominator',
  'Make the denominator rational: no roots below the bar.',
  'advice on the form of an answer',
);
export const formNoMinusBelow = message(
  'maths.form.noMinusBelow',
  'Write {formula} without a minus sign below the bar.',
  'advice on the form of an answer',
);
export const formNoOneBelow = message(
  'maths.form.noOneBelow',
  'Leave out the 1 below the bar in {formula}.',
  'advice on the form of an answer',
);
export const formCancelCommon = message(
  'maths.form.cancelCommon',
  'Cancel common factors in {formula}.',
  'advice on the form of an answer',
);
export const formCanBeReduced = message(
  'maths.form.canBeReduced',
  '{formula} can be reduced.',
  'advice on the form of an answer',
);
export const formLikeTerms = message('maths.form.likeTerms', 'Collect like terms.', 'advice on the form of an answer');
export const formSumOfFractions = message(
  'maths.form.sumOfFractions',
  'Write a sum of simple fractions.',
  'advice on the form of an answer',
);
export const formSameDenominators = message(
  'maths.form.sameDenominators',
  'Put fractions with the same denominator together.',
  'advice on the form of an answer',
);
export const formLeaveOutZero = message(
  'maths.form.leaveOutZero',
  'Leave out {formula}: it is 0.',
  'advice on the form of an answer',
);
export const formSplitDenominator = message(
  'maths.form.splitDenominator',
  'Split {formula} further: its denominator still factors.',
  'advice on the form of an answer',
);
export const formSplitNumerator = message(
  'maths.form.splitNumerator',
  'Split {formula} further: its numerator has too high a degree.',
  'advice on the form of an answer',
);
export const formProductAboveWithoutOne = message(
  'maths.form.productAboveWithoutOne',
  'Write the whole product above the bar, without a factor 1.',
  'advice on the form of an answer',
);
export const formOneDenominator = message(
  'maths.form.oneDenominator',
  'Write all of it over one denominator.',
  'advice on the form of an answer',
);
export const formOneFraction = message(
  'maths.form.oneFraction',
  'Write it as one fraction.',
  'advice on the form of an answer',
);
export const formMultiplyFractions = message(
  'maths.form.multiplyFractions',
  'Multiply the fractions into one.',
  'advice on the form of an answer',
);
export const formProductAbove = message(
  'maths.form.productAbove',
  'Write the whole product above the bar.',
  'advice on the form of an answer',
);
export const formWorkOut = message('maths.form.workOut', 'Work out {formula}.', 'advice on the form of an answer');
export const formDecimal = message('maths.form.decimal', 'Write it as a decimal.', 'advice on the form of an answer');
export const formScientific = message(
  'maths.form.scientific',
  'Write it as a number from 1 to 10, times a power of ten, such as {formula}.',
  'advice on the form of an answer',
);
export const formMantissa = message(
  'maths.form.mantissa',
  'The number before the power of ten must be at least 1 and less than 10.',
  'advice on the form of an answer',
);
export const formExactWithRoot = message(
  'maths.form.exactWithRoot',
  'Give the exact value with a root, not a decimal.',
  'advice on the form of an answer',
);
export const formRootSign = message(
  'maths.form.rootSign',
  'Write {formula} with a root sign, and simplify it.',
  'advice on the form of an answer',
);
export const formCanBeSimplified = message(
  'maths.form.canBeSimplified',
  '{formula} can be simplified.',
  'advice on the form of an answer',
);
export const formTakeSquaresOut = message(
  'maths.form.takeSquaresOut',
  '{formula} can be simplified: take square factors out of the root.',
  'advice on the form of an answer',
);
export const formMultiplyOut = message(
  'maths.form.multiplyOut',
  'Multiply out {formula}.',
  'advice on the form of an answer',
);
export const formProductOfNumbers = message(
  'maths.form.productOfNumbers',
  'Work out the product of the numbers in {formula}.',
  'advice on the form of an answer',
);
export const formRootsOfProduct = message(
  'maths.form.rootsOfProduct',
  'Put the roots of the product together.',
  'advice on the form of an answer',
);
export const formEqualRoots = message(
  'maths.form.equalRoots',
  'Put equal roots and numbers together.',
  'advice on the form of an answer',
);
export const formMultiplyNumbers = message(
  'maths.form.multiplyNumbers',
  'Multiply the numbers in {formula}.',
  'advice on the form of an answer',
);
export const formOneSquare = message(
  'maths.form.oneSquare',
  'Write it as one square plus a number, such as {formula}.',
  'advice on the form of an answer',
);
export const formExactlyOneSquare = message(
  'maths.form.exactlyOneSquare',
  'Write it with exactly one square in which the letter stands.',
  'advice on the form of an answer',
);
export const formNumbersOutside = message(
  'maths.form.numbersOutside',
  'Put the numbers outside the square together.',
  'advice on the form of an answer',
);
export const formRemoveBrackets = message(
  'maths.form.removeBrackets',
  'Remove the brackets.',
  'advice on the form of an answer',
);
export const formPowersOfLetter = message(
  'maths.form.powersOfLetter',
  'Collect the powers of the same letter in {formula}.',
  'advice on the form of an answer',
);
export const formEqualFactors = message(
  'maths.form.equalFactors',
  'Collect equal factors in {formula}.',
  'advice on the form of an answer',
);
export const formCancelIn = message(
  'maths.form.cancelIn',
  'Cancel {formula} in {formulaAround}.',
  'advice on the form of an answer',
);
export const formLeaveOut = message('maths.form.leaveOut', 'Leave out {formula}.', 'advice on the form of an answer');
export const formNoLetterBelow = message(
  'maths.form.noLetterBelow',
  'Write {formula} without a fraction that has a letter below its bar.',
  'advice on the form of an answer',
);
export const formLikeTermsIn = message(
  'maths.form.likeTermsIn',
  'Collect like terms in {formula}.',
  'advice on the form of an answer',
);
export const formCommonFactor = message(
  'maths.form.commonFactor',
  'Take the common factor out of {formula}.',
  'advice on the form of an answer',
);
export const formFactorFurther = message(
  'maths.form.factorFurther',
  '{formula} can be factored further.',
  'advice on the form of an answer',
);
export const formStillSum = message(
  'maths.form.stillSum',
  'This is a sum: write it as a product.',
  'advice on the form of an answer',
);
export const formWithoutBrackets = message(
  'maths.form.withoutBrackets',
  'Write it without brackets.',
  'advice on the form of an answer',
);
export const choiceShown = message('maths.choice.shown', 'Choose one of the choices shown.', 'on choices');
export const choiceOne = message('maths.choice.one', 'Choose one.', 'on choices');
export const choiceNotAllRight = message('maths.choice.notAllRight', 'Not all that you chose is right.', 'on choices');
export const choiceSomethingMissing = message(
  'maths.choice.somethingMissing',
  'All that you chose is right, but something is missing.',
  'on choices',
);
export const collectionRoundAroundSet = message(
  'maths.collection.roundAroundSet',
  'Round brackets make a point or an interval. Write a set with braces, such as {example}.',
  'on a set, list, point or interval',
);
export const collectionBracesOfSet = message(
  'maths.collection.bracesOfSet',
  'Write a set with braces, such as {example}: other brackets make a point or an interval.',
  'on a set, list, point or interval',
);
export const collectionBracketsOfPoint = message(
  'maths.collection.bracketsOfPoint',
  'Write a point with round brackets, such as {example}.',
  'on a set, list, point or interval',
);
export const collectionBracketsOfList = message(
  'maths.collection.bracketsOfList',
  'Write a list with square brackets, such as {example}.',
  'on a set, list, point or interval',
);
export const collectionOtherBrackets = message(
  'maths.collection.otherBrackets',
  'The numbers are right, but not the brackets. Round ones make a point or leave the ends out, square ones take the ends in.',
  'on a set, list, point or interval',
);
export const collectionOtherOrder = message(
  'maths.collection.otherOrder',
  'These are the right values in another order.',
  'on a set, list, point or interval',
);
export const collectionSomeRight = message(
  'maths.collection.someRight',
  '{count, plural, one {One of your values is right.} other {# of your values are right.}}',
  'on a set, list, point or interval',
);
export const collectionEnds = message(
  'maths.collection.ends',
  'Nearly: check whether the end points belong to it.',
  'on a set, list, point or interval',
);
export const relationIntegers = message(
  'maths.relation.integers',
  'Nearly: the letter that counts the periods stands for an integer: it is in ℤ.',
  'on periodic solutions of an equation, where the letter was said to be real or natural',
);
export const collectionValuesMissing = message(
  'maths.collection.valuesMissing',
  'That is right so far, but something is missing: {count, plural, one {one value is missing} other {# values are missing}}.',
  'on a set, list, point or interval',
);
export const collectionTooMany = message(
  'maths.collection.tooMany',
  'All of it is there, but {count, plural, one {one value} other {# values}} too many.',
  'on a set, list, point or interval',
);
export const opinionNothingToCompare = message(
  'maths.opinion.nothingToCompare',
  'There is nothing to compare with.',
  'second opinion on an answer, for teachers',
);
export const opinionUndecided = message(
  'maths.opinion.undecided',
  'Even with more time it could not be decided.',
  'second opinion on an answer, for teachers',
);
export const opinionUnreadable = message(
  'maths.opinion.unreadable',
  'The answer cannot be read.',
  'second opinion on an answer, for teachers',
);
export const opinionAnother = message(
  'maths.opinion.another',
  'It means something else than the key.',
  'second opinion on an answer, for teachers',
);
export const opinionSame = message(
  'maths.opinion.same',
  'It means the same as the key.',
  'second opinion on an answer, for teachers',
);
export const opinionSameNotWorkedOut = message(
  'maths.opinion.sameNotWorkedOut',
  'It means the same as the key. It is not worked out.',
  'second opinion on an answer, for teachers',
);
export const opinionNotMarkable = message(
  'maths.opinion.notMarkable',
  'It cannot be marked as it is. {sentence}',
  'second opinion on an answer, for teachers',
);
export const opinionNotInForm = message(
  'maths.opinion.notInForm',
  'It is not in the form that is asked for: {sentence}',
  'second opinion on an answer, for teachers',
);
export const opinionOtherUnit = message(
  'maths.opinion.otherUnit',
  'Its unit measures something else.',
  'second opinion on an answer, for teachers',
);
export const opinionNotDifferentiable = message(
  'maths.opinion.notDifferentiable',
  'It cannot be differentiated, so it cannot be compared with the key.',
  'second opinion on an answer, for teachers',
);
export const opinionDifferenceZero = message(
  'maths.opinion.differenceZero',
  'The difference is 0.',
  'second opinion on an answer, for teachers',
);
export const opinionDerivativeZero = message(
  'maths.opinion.derivativeZero',
  'The derivative of the difference is 0.',
  'second opinion on an answer, for teachers',
);
export const opinionDifferenceZeroAt = message(
  'maths.opinion.differenceZeroAt',
  'The difference is 0 at {number} points, computed with 40 digits.',
  'second opinion on an answer, for teachers',
);
export const opinionDerivativeZeroAt = message(
  'maths.opinion.derivativeZeroAt',
  'The derivative of the difference is 0 at {number} points, computed with 40 digits.',
  'second opinion on an answer, for teachers',
);
export const opinionTooClose = message(
  'maths.opinion.tooClose',
  'It differs from the key by less than can be shown.',
  'second opinion on an answer, for teachers',
);
export const opinionValues = message(
  'maths.opinion.values',
  'It is {own}, the key is {key}.',
  'second opinion on an answer, for teachers',
);
export const opinionTooCloseAt = message(
  'maths.opinion.tooCloseAt',
  'At {point} it differs from the key by less than can be shown.',
  'second opinion on an answer, for teachers',
);
export const opinionValuesAt = message(
  'maths.opinion.valuesAt',
  'At {point} it is {own}, the key is {key}.',
  'second opinion on an answer, for teachers',
);
export const causeKnownMistake = message(
  'maths.cause.knownMistake',
  'A mistake that the exercise knows',
  'name of a group of wrong answers, for teachers',
);
export const causeOther = message(
  'maths.cause.other',
  'Other answers',
  'name of a group of wrong answers, for teachers',
);
export const workRightButNot = message(
  'maths.work.rightButNot',
  'This is right, but not {state, select, worked {worked out} solved {solved} other {rounded as asked}} yet. {sentence}',
  'an answer that is not worked out',
);
export const workPartlyRightButNot = message(
  'maths.work.partlyRightButNot',
  'This is right in part, but not {state, select, worked {worked out} solved {solved} other {rounded as asked}} yet. {sentence}',
  'an answer that is not worked out',
);
export const workFollowsFromQuestion = message(
  'maths.work.followsFromQuestion',
  'This is what the question says: change it as it is asked for.',
  'an answer that is not worked out',
);
export const workSayWhatFollows = message(
  'maths.work.sayWhatFollows',
  'Say what follows for the unknown: its values, “no solution” or “all real numbers”.',
  'an answer that is not worked out',
);
export const workCalculate = message(
  'maths.work.calculate',
  'Work it out: there is still something to calculate.',
  'an answer that is not worked out',
);
export const workReduce = message('maths.work.reduce', 'Reduce the fraction.', 'an answer that is not worked out');
export const workRoot = message('maths.work.root', 'Simplify the root.', 'an answer that is not worked out');
export const workDecimal = message(
  'maths.work.decimal',
  'Write it as a decimal number.',
  'an answer that is not worked out',
);
export const workSolve = message(
  'maths.work.solve',
  'Solve it: write the letter alone on one side.',
  'an answer that is not worked out',
);
export const workRoundWhole = message(
  'maths.work.roundWhole',
  'Round it to a whole number.',
  'an answer that is not worked out',
);
export const workRoundDecimals = message(
  'maths.work.roundDecimals',
  'Round it to {count, plural, one {# decimal place} other {# decimal places}}.',
  'an answer that is not worked out',
);
export const workRoundFigures = message(
  'maths.work.roundFigures',
  'Round it to {count, plural, one {# significant figure} other {# significant figures}}.',
  'an answer that is not worked out',
);
export const equationInfinitelyMany = message(
  'maths.equation.infinitelyMany',
  'Say which: write all of them, such as x = kπ, or ℝ for all real numbers.',
  'on an equation and its solutions',
);
export const equationNoRelation = message(
  'maths.equation.noRelation',
  'Type an equation or an inequality, with a sign such as = or <.',
  'on an equation and its solutions',
);
export const equationOtherEnd = message(
  'maths.equation.otherEnd',
  'One end is right. Is there an end on the other side too?',
  'on an equation and its solutions',
);
export const equationPartMissing = message(
  'maths.equation.partMissing',
  'That is right so far, but a part of the solutions is missing.',
  'on an equation and its solutions',
);
export const equationSolutionsMissing = message(
  'maths.equation.solutionsMissing',
  '{count, plural, one {One solution is missing.} other {# solutions are missing.}}',
  'on an equation and its solutions',
);
export const equationMore = message(
  'maths.equation.more',
  'All solutions are there, but you have more: check each part of your answer.',
  'on an equation and its solutions',
);
export const equationNoSolutions = message(
  'maths.equation.noSolutions',
  'All solutions are there, but {count, plural, one {one value that is not a solution} other {# values that are not solutions}} too: put your values in to test them.',
  'on an equation and its solutions',
);
export const equationValueMissing = message(
  'maths.equation.valueMissing',
  'That is right so far, but a value is missing: {formulas}.',
  'on an equation and its solutions',
);
export const expressionNotEquation = message(
  'maths.expression.notEquation',
  'Type an expression, not an equation.',
  'on an expression',
);
export const expressionOne = message('maths.expression.one', 'Type one expression only.', 'on an expression');
export const followThrough = message(
  'maths.followThrough',
  'This follows rightly from your earlier answer, so it counts.',
  'credit for following from an earlier answer',
);
export const matrixRagged = message(
  'maths.matrix.ragged',
  'Every row needs the same number of entries.',
  'on a matrix or vector',
);
export const matrixNone = message('maths.matrix.none', 'Type a vector or a matrix.', 'on a matrix or vector');
export const matrixRowsAndColumns = message(
  'maths.matrix.rowsAndColumns',
  'Type a matrix with rows and columns.',
  'on a matrix or vector',
);
export const matrixSize = message(
  'maths.matrix.size',
  'Type a matrix with {rows} rows and {columns} columns.',
  'on a matrix or vector',
);
export const matrixVectorBrackets = message(
  'maths.matrix.vectorBrackets',
  'Write a vector with round brackets, such as {example}.',
  'on a matrix or vector',
);
export const matrixColumn = message('maths.matrix.column', 'Write a column.', 'on a matrix or vector');
export const matrixRow = message('maths.matrix.row', 'Write a row.', 'on a matrix or vector');
export const matrixOtherSize = message(
  'maths.matrix.otherSize',
  'The size is another one: count the rows and columns again.',
  'on a matrix or vector',
);
export const matrixEntriesRight = message(
  'maths.matrix.entriesRight',
  '{right, plural, one {# of {number} entries are right.} other {# of {number} entries are right.}}',
  'on a matrix or vector',
);
export const unitMissing = message('maths.unit.missing', 'Type the unit as well.', 'on the unit of a number');
export const unitOtherCurrency = message(
  'maths.unit.otherCurrency',
  'Your unit is another currency: check what is asked for.',
  'on the unit of a number',
);
export const unitOther = message(
  'maths.unit.other',
  'Your unit measures something else: check what is asked for.',
  'on the unit of a number',
);
export const unitAlone = message(
  'maths.unit.alone',
  'Type the number alone, without {letter}.',
  'on the unit of a number',
);
export const unitNone = message('maths.unit.none', 'Type the number without a unit.', 'on the unit of a number');
export const numberNotEquation = message(
  'maths.number.notEquation',
  'Type one number, not an equation.',
  'on a number',
);
export const numberOne = message('maths.number.one', 'Type one number only.', 'on a number');
export const numberNumber = message('maths.number.number', 'Type a number.', 'on a number');
export const numberAsked = message('maths.number.asked', 'Type a number: one is asked for here.', 'on a number');
export const numberPlusMinus = message('maths.number.plusMinus', 'Type one number: ± stands for two.', 'on a number');
export const numberLetter = message(
  'maths.number.letter',
  'Type a number: your answer has the letter {letter} in it.',
  'on a number',
);
export const numberDecimalPoint = message(
  'maths.number.decimalPoint',
  'Use a point for decimals: write {numeral}.',
  'on a number',
);
export const numberSemicolon = message(
  'maths.number.semicolon',
  'Here a comma belongs to a decimal. Put a semicolon between two numbers: {first}; {second}.',
  'on a number',
);
export const numberReal = message('maths.number.real', 'Type a real number: your answer has i in it.', 'on a number');
export const numberNoValue = message(
  'maths.number.noValue',
  'This has no value: look for a division by 0, a root of a negative number or a number that is too large.',
  'on a number',
);
export const numberRoundedEarly = message(
  'maths.number.roundedEarly',
  'You are close: did you round too early?',
  'on a number',
);
export const numberExact = message(
  'maths.number.exact',
  'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
  'on a number',
);
export const numberRoundedTooFar = message(
  'maths.number.roundedTooFar',
  'Your number is rounded too far: give more digits.',
  'on a number',
);
export const lettersCase = message(
  'maths.letters.case',
  'Use the {size, select, small {small} other {capital}} letter {letter} instead of {typed}.',
  'a letter that the exercise does not have',
);
export const lettersNotUsed = message(
  'maths.letters.notUsed',
  'Your answer has {letter} in it, which this exercise does not use.',
  'a letter that the exercise does not have',
);
export const lettersNoneNeeded = message(
  'maths.letters.noneNeeded',
  'Your answer has {letter} in it; here no letter is needed.',
  'a letter that the exercise does not have',
);
export const lettersUses = message(
  'maths.letters.uses',
  'Your answer has {letter} in it; this exercise uses {list}.',
  'a letter that the exercise does not have',
);
export const wordsReadings = message(
  'maths.words.readings',
  'We read this as {own}. If you mean {other}, type it that way.',
  'words where mathematics is asked for',
);
export const wordsChoice = message(
  'maths.words.choice',
  'We read this as {choice}: each of them is a solution.',
  'on a right answer such as “x = 3 and x = −1”; the placeholder is the formula with “or”',
);
export const wordsUnitToo = message(
  'maths.words.unitToo',
  '“{word}” cannot be read here. Type a number and its unit.',
  'words where mathematics is asked for',
);
export const wordsFigures = message(
  'maths.words.figures',
  'Type the number in figures, such as {example} or 3/2, without words.',
  'words where mathematics is asked for',
);
export const wordsMathematics = message(
  'maths.words.mathematics',
  '“{word}” cannot be read here. Type mathematics, without words.',
  'words where mathematics is asked for',
);
export const wordsAfterEquals = message(
  'maths.words.afterEquals',
  'Nothing stands after the equals sign. Type what comes there, or delete it.',
  'words where mathematics is asked for',
);
export const wordsAtEnd = message(
  'maths.words.atEnd',
  'There is a {sign, select, comma {comma} other {semicolon}} at the end. Delete it, or type what comes after it.',
  'words where mathematics is asked for',
);
export const wordsAnswerOrEmpty = message(
  'maths.words.answerOrEmpty',
  'Type an answer, or leave the box empty.',
  'words where mathematics is asked for',
);
export const wordsCapitals = message(
  'maths.words.capitals',
  'Check capital and small letters.',
  'words where mathematics is asked for',
);
export const waits = message(
  'maths.waits',
  'This answer could not be checked by itself. Your teacher will look at it.',
  'an answer that a person marks',
);
export const workingDiscriminant = message(
  'maths.working.discriminant',
  'This is not the discriminant of the equation above.',
  'on a line of working',
);
export const workingCoefficients = message(
  'maths.working.coefficients',
  'Compare with the equation above: these are not its coefficients.',
  'on a line of working',
);
export const workingValueChangesAt = message(
  'maths.working.valueChangesAt',
  'The value changes here: put {formulas} into both lines.',
  'on a line of working',
);
export const workingValueChanges = message(
  'maths.working.valueChanges',
  'The value changes here.',
  'on a line of working',
);
export const workingOtherSolutions = message(
  'maths.working.otherSolutions',
  'This line has other solutions than the line above.',
  'on a line of working',
);
export const workingNotTheLimit = message(
  'maths.working.notTheLimit',
  'This is not the limit of the line above.',
  'on a line of working',
);
export const workingNotFromLine = message(
  'maths.working.notFromLine',
  'This does not follow from the line above.',
  'on a line of working',
);
export const workingNotFromLines = message(
  'maths.working.notFromLines',
  'This does not follow from the lines above.',
  'on a line of working',
);
export const workingNotFromEquations = message(
  'maths.working.notFromEquations',
  'This does not follow from the equations above, taken together.',
  'on a line of working',
);
export const workingNoValueAbove = message(
  'maths.working.noValueAbove',
  'Your value of {formula} cannot be put into the line above, which has no value there.',
  'on a line of working',
);
export const workingPutIn = message(
  'maths.working.putIn',
  'Put your value of {formula} into the line above: the two sides are not equal.',
  'on a line of working',
);
export const workingNoneSolves = message(
  'maths.working.noneSolves',
  'None of your values solves the line above: put them in.',
  'on a line of working',
);
export const workingNotAllSolve = message(
  'maths.working.notAllSolve',
  'Not all of your values solve the line above: put them in.',
  'on a line of working',
);
export const workingTryNumbers = message(
  'maths.working.tryNumbers',
  'Try it with numbers: put {formulas} into the line above to find {formula}, and all of them into this line.',
  'on a line of working',
);
export const workingSideChanges = message(
  'maths.working.sideChanges',
  'The {side, select, left {left side changes its value here, and the right} other {right side changes its value here, and the left}} side does not.',
  'on a line of working',
);
export const workingStillNeeded = message(
  'maths.working.stillNeeded',
  'This follows, but it does not replace the other equations: you still need them.',
  'on a line of working',
);
export const workingOtherValues = message(
  'maths.working.otherValues',
  'This follows, but other values satisfy this line too.',
  'on a line of working',
);
export const workingNewSolutions = message(
  'maths.working.newSolutions',
  'New solutions may have come in here, as happens when you square or multiply by the unknown: test them.',
  'on a line of working',
);
export const workingSomeLost = message(
  'maths.working.someLost',
  'Some solutions are lost here. Did you multiply or divide by something whose sign is not known?',
  'on a line of working',
);
export const workingPeriods = message(
  'maths.working.periods',
  'Solutions are lost here: a function such as sine takes its values again in each period.',
  'on a line of working',
);
export const workingLost = message(
  'maths.working.lost',
  'A solution of the line above is lost here.',
  'on a line of working',
);
export const workingLostAbsolute = message(
  'maths.working.lostAbsolute',
  'A solution of the line above is lost here. An absolute value leaves two possibilities, plus and minus.',
  'on a line of working',
);
export const workingLostProduct = message(
  'maths.working.lostProduct',
  'A solution of the line above is lost here. A product is 0 where any of its factors is 0.',
  'on a line of working',
);
export const workingLostRoot = message(
  'maths.working.lostRoot',
  'A solution of the line above is lost here. Taking a square root leaves two possibilities, plus and minus.',
  'on a line of working',
);
export const workingLostByDividing = message(
  'maths.working.lostByDividing',
  'A solution of the line above is lost here. Did you divide by something that may be 0?',
  'on a line of working',
);
export const workingCondition = message(
  'maths.working.condition',
  'This holds for {formula}; a negative value has the root with a minus.',
  'on a line of working',
);
export const workingTooMuch = message(
  'maths.working.tooMuch',
  'There is too much to work out here to check this line.',
  'on a line of working',
);
export const workingEquationOrNot = message(
  'maths.working.equationOrNot',
  'One of the two lines is an equation and the other is not.',
  'on a line of working',
);
export const workingOneCase = message(
  'maths.working.oneCase',
  'This is one case. The others come below.',
  'on a line of working',
);
export const workingRounded = message(
  'maths.working.rounded',
  'Compare with the line above: this is not its value rounded.',
  'on a line of working',
);
export const workingMoreValues = message(
  'maths.working.moreValues',
  'More values satisfy this line than the line above.',
  'on a line of working',
);
export const workingFewerValues = message(
  'maths.working.fewerValues',
  'Fewer values satisfy this line than the line above.',
  'on a line of working',
);
export const workingNoSuchNumber = message(
  'maths.working.noSuchNumber',
  'There is no such real number: the line above has no solution.',
  'on a line of working',
);
export const workingDifferentLetters = message(
  'maths.working.differentLetters',
  '{formula} and {formulaAround} are different letters: keep to one of them.',
  'on a line of working',
);
export const workingLetterNotAbove = message(
  'maths.working.letterNotAbove',
  'This does not follow: the letter {formula} is not in the lines above.',
  'on a line of working',
);
export const workingNotEveryValue = message(
  'maths.working.notEveryValue',
  'Not every value satisfies the line above: put one in.',
  'on a line of working',
);
export const workingHasSolutions = message(
  'maths.working.hasSolutions',
  'The line above does have solutions.',
  'on a line of working',
);
export const workingHasSolution = message(
  'maths.working.hasSolution',
  'The line above does have a solution: look for a value that makes both sides equal.',
  'on a line of working',
);
export const workingNoSolutionAbove = message(
  'maths.working.noSolutionAbove',
  'The line above has no solution, so this line cannot have one.',
  'on a line of working',
);
export const workingUntested = message(
  'maths.working.untested',
  'Not every value here solves the equation you started with: put them in.',
  'on a line of working with one value or several',
);
export const workingDerivative = message(
  'maths.working.derivative',
  'This is not the derivative of what stands above: check each term.',
  'on a line of working',
);
export const workingDifferentiate = message(
  'maths.working.differentiate',
  'Differentiate {formula} to check: the result is not {formulaAround}.',
  'on a line of working',
);
export const workingFurtherMissing = message(
  'maths.working.furtherMissing',
  'Further solutions are still missing.',
  'on a line of working',
);
