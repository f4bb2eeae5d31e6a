import { message } from '../message.ts';

/* The sentences about an exercise for its author. Code writes them in English; see `math/src/words/messages.ts`. */
export const draftNoEnd = message(
  'maths.author.draft.noEnd',
  "A '{{' has no '}}' to end it.",
  'problem of an exercise, shown to its author',
);
export const draftNothingBetween = message(
  'maths.author.draft.nothingBetween',
  "There is nothing between '{{' and '}}'.",
  'problem of an exercise, shown to its author',
);
export const draftUnknownWay = message(
  'maths.author.draft.unknownWay',
  '“{name}” is not a way to simplify; use one of {list}.',
  'problem of an exercise, shown to its author',
);
export const draftFormulaNoEnd = message(
  'maths.author.draft.formulaNoEnd',
  'This formula has no end.',
  'problem of an exercise, shown to its author',
);
export const draftDollarAsItIs = message(
  'maths.author.draft.dollarAsItIs',
  'This is printed as it stands, since a space follows the dollar sign or comes before the next one. For a formula leave no space there; for an amount of money write \\$.',
  'problem of an exercise, shown to its author',
);
export const draftFurtherDigits = message(
  'maths.author.draft.furtherDigits',
  'The digits behind this value are printed as its further digits. For a product write \\cdot between them.',
  'problem of an exercise, shown to its author',
);
export const unknownVariable = message(
  'maths.author.unknownVariable',
  'There is no variable {variable}.',
  'problem of an exercise, shown to its author',
);
export const unknownVariableIn = message(
  'maths.author.unknownVariableIn',
  'There is no variable {variable} (in {source}).',
  'problem of an exercise, shown to its author',
);
export const unknownVariableOrProduct = message(
  'maths.author.unknownVariableOrProduct',
  'There is no variable {variable}. If a product is meant, write its letters apart: {letters}.',
  'problem of an exercise, shown to its author',
);
export const unknownVariableOrFunction = message(
  'maths.author.unknownVariableOrFunction',
  'There is no variable {variable}; the function of that name needs brackets: {call}.',
  'problem of an exercise, shown to its author',
);
export const notANumber = message(
  'maths.author.notANumber',
  'There is no variable {variable}, so “{source}” is not a number.',
  'problem of an exercise, shown to its author',
);
export const typesetTooLarge = message(
  'maths.author.typeset.tooLarge',
  'This takes too much room: all lengths of a formula together are at most {number}em.',
  'problem of an exercise, shown to its author',
);
export const typesetClosesNothing = message(
  'maths.author.typeset.closesNothing',
  "This '}' closes nothing.",
  'problem of an exercise, shown to its author',
);
export const typesetEndClosesNothing = message(
  'maths.author.typeset.endClosesNothing',
  "\\end'{'{name}'}' closes nothing.",
  'problem of an exercise, shown to its author',
);
export const typesetEndClosesOther = message(
  'maths.author.typeset.endClosesOther',
  "\\end'{'{name}'}' closes {command}.",
  'problem of an exercise, shown to its author',
);
export const typesetSecondExponentOfPrime = message(
  'maths.author.typeset.secondExponentOfPrime',
  "A second exponent needs braces: '{'x^2'}'''.",
  'problem of an exercise, shown to its author',
);
export const typesetSecondExponent = message(
  'maths.author.typeset.secondExponent',
  "A second exponent needs braces: '{'x^a'}'^b.",
  'problem of an exercise, shown to its author',
);
export const typesetSecondIndex = message(
  'maths.author.typeset.secondIndex',
  "A second index needs braces: '{'x_a'}'_b.",
  'problem of an exercise, shown to its author',
);
export const typesetAlign = message(
  'maths.author.typeset.align',
  'An & stands only in a matrix or another environment; for the sign write \\&.',
  'problem of an exercise, shown to its author',
);
export const typesetHash = message(
  'maths.author.typeset.hash',
  'A # cannot be typeset; for the sign write \\#.',
  'problem of an exercise, shown to its author',
);
export const typesetComment = message(
  'maths.author.typeset.comment',
  'A % hides the rest of the line; for the sign write \\%.',
  'problem of an exercise, shown to its author',
);
export const typesetNothingBehind = message(
  'maths.author.typeset.nothingBehind',
  'Nothing stands behind this {command}.',
  'problem of an exercise, shown to its author',
);
export const typesetNoLeft = message(
  'maths.author.typeset.noLeft',
  'This {command} has no \\left before it.',
  'problem of an exercise, shown to its author',
);
export const typesetNoRight = message(
  'maths.author.typeset.noRight',
  'This {command} has no \\right.',
  'problem of an exercise, shown to its author',
);
export const typesetUnknownCommand = message(
  'maths.author.typeset.unknownCommand',
  '{command} is not a command that can be typeset.',
  'problem of an exercise, shown to its author',
);
export const typesetUnknownEnvironment = message(
  'maths.author.typeset.unknownEnvironment',
  '{name} is not an environment that can be typeset.',
  'problem of an exercise, shown to its author',
);
export const typesetNeedsArgument = message(
  'maths.author.typeset.needsArgument',
  '{command} needs an argument in braces.',
  'problem of an exercise, shown to its author',
);
export const typesetNeedsArguments = message(
  'maths.author.typeset.needsArguments',
  '{command} needs {number} arguments in braces.',
  'problem of an exercise, shown to its author',
);
export const typesetBeginNeedsArgument = message(
  'maths.author.typeset.beginNeedsArgument',
  "\\begin'{'{name}'}' needs an argument in braces, such as '{'cc'}'.",
  'problem of an exercise, shown to its author',
);
export const typesetOptionNotClosed = message(
  'maths.author.typeset.optionNotClosed',
  'This [ is never closed.',
  'problem of an exercise, shown to its author',
);
export const typesetBraceNotClosed = message(
  'maths.author.typeset.braceNotClosed',
  "This '{' is never closed.",
  'problem of an exercise, shown to its author',
);
export const typesetNeverEnded = message(
  'maths.author.typeset.neverEnded',
  '{command} is never ended.',
  'problem of an exercise, shown to its author',
);
export const typesetNeedsBracket = message(
  'maths.author.typeset.needsBracket',
  '{command} needs a bracket behind it, or a full stop for none.',
  'problem of an exercise, shown to its author',
);
export const typesetNeedsName = message(
  'maths.author.typeset.needsName',
  '{command} needs the name of an environment in braces.',
  'problem of an exercise, shown to its author',
);
export const healthNoChoiceRight = message(
  'maths.author.health.noChoiceRight',
  'In some variants no choice is right.',
  'problem of an exercise, shown to its author',
);
export const healthManyChoicesRight = message(
  'maths.author.health.manyChoicesRight',
  'In some variants more than one choice is right.',
  'problem of an exercise, shown to its author',
);
export const healthWrongEqualsRight = message(
  'maths.author.health.wrongEqualsRight',
  'In some variants a wrong choice equals a right one.',
  'problem of an exercise, shown to its author',
);
export const healthChoicesEqual = message(
  'maths.author.health.choicesEqual',
  'In some variants two choices are equal.',
  'problem of an exercise, shown to its author',
);
export const healthEchoHint = message(
  'maths.author.health.echoHint',
  'Typed back as the answer to “{part}”, {formula} is the answer. Ask for a form, or accept only what is worked out.',
  'problem of an exercise, shown to its author',
);
export const healthEcho = message(
  'maths.author.health.echo',
  'Typed back as the answer to “{part}”, {formula} earns points without anything being done. Ask for a form, or accept only what is worked out.',
  'problem of an exercise, shown to its author',
);
export const healthOwnNotRead = message(
  'maths.author.health.ownNotRead',
  'In some variants the exercise’s own answer cannot be read.',
  'problem of an exercise, shown to its author',
);
export const healthOwnNotRight = message(
  'maths.author.health.ownNotRight',
  'In some variants the exercise’s own answer is not marked right.',
  'problem of an exercise, shown to its author',
);
export const healthLongNumber = message(
  'maths.author.health.longNumber',
  'In some variants the answer has a very long number.',
  'problem of an exercise, shown to its author',
);
export const healthLongToType = message(
  'maths.author.health.longToType',
  'In some variants the answer is long to type.',
  'problem of an exercise, shown to its author',
);
export const healthAnswerInQuestion = message(
  'maths.author.health.answerInQuestion',
  'In most variants the answer is already in the question.',
  'problem of an exercise, shown to its author',
);
export const healthSameChoice = message(
  'maths.author.health.sameChoice',
  'The right choice is the same in every variant: who has seen one can answer all.',
  'problem of an exercise, shown to its author',
);
export const healthRareDraw = message(
  'maths.author.health.rareDraw',
  'Only one draw in {number} fulfils the condition: choose the ranges closer to it.',
  'problem of an exercise, shown to its author',
);
export const healthFewVariants = message(
  'maths.author.health.fewVariants',
  'There are only {number} different variants.',
  'problem of an exercise, shown to its author',
);
export const healthOneVariant = message(
  'maths.author.health.oneVariant',
  'There is only one variant.',
  'problem of an exercise, shown to its author',
);
export const healthRounding = message(
  'maths.author.health.rounding',
  'The text asks for {count, plural, one {# decimal place} other {# decimal places}}, but the tolerance takes neighbouring values as well. Choose “Decimal places: {places}”.',
  'problem of an exercise, shown to its author',
);
export const testShouldBeUnreadable = message(
  'maths.author.test.shouldBeUnreadable',
  '“{given}” should be unreadable, but it was marked.',
  'problem of an exercise, shown to its author',
);
export const testNoAnswer = message(
  'maths.author.test.noAnswer',
  'There is no answer.',
  'problem of an exercise, shown to its author',
);
export const testNotMarked = message(
  'maths.author.test.notMarked',
  '“{given}” could not be marked: {sentence}',
  'problem of an exercise, shown to its author',
);
export const testOtherScore = message(
  'maths.author.test.otherScore',
  '“{given}” scores {number} %, not {expected} %.',
  'problem of an exercise, shown to its author',
);
export const testSaysNothing = message(
  'maths.author.test.saysNothing',
  'This test says neither a score nor that the answer is invalid.',
  'problem of an exercise, shown to its author',
);
export const textsOwnLanguage = message(
  'maths.author.texts.ownLanguage',
  'These texts are in the language of the exercise itself.',
  'problem of an exercise, shown to its author',
);
export const textsNotGiven = message(
  'maths.author.texts.notGiven',
  'Learners do not get the texts in “{language}” yet.',
  'problem of an exercise, shown to its author',
);
export const textsMissing = message(
  'maths.author.texts.missing',
  '{count, plural, one {# text is missing.} other {# texts are missing.}}',
  'problem of an exercise, shown to its author',
);
export const textsOutdated = message(
  'maths.author.texts.outdated',
  '{count, plural, one {# text is older than the source.} other {# texts are older than the source.}}',
  'problem of an exercise, shown to its author',
);
export const textsFaulty = message(
  'maths.author.texts.faulty',
  '{count, plural, one {# text has other values or formulas than the source.} other {# texts have other values or formulas than the source.}}',
  'problem of an exercise, shown to its author',
);
export const textsWithoutSource = message(
  'maths.author.texts.withoutSource',
  '{count, plural, one {# text has no source.} other {# texts have no source.}}',
  'problem of an exercise, shown to its author',
);
export const conditionNone = message(
  'maths.author.condition.none',
  "This is not a condition: it needs a comparison such as a '<' b, or a variable that is true or false.",
  'problem of an exercise, shown to its author',
);
export const formatDecimals = message(
  'maths.author.format.decimals',
  'decimals needs a value and a number of places: decimals(x, 2).',
  'problem of an exercise, shown to its author',
);
export const formatGrouped = message(
  'maths.author.format.grouped',
  'grouped needs one value: grouped(x).',
  'problem of an exercise, shown to its author',
);
export const formatApprox = message(
  'maths.author.format.approx',
  "approx must be on its own and needs a value and a number of places: '{{'approx(x, 2)'}}'.",
  'problem of an exercise, shown to its author',
);
export const atUsage = message(
  'maths.author.at.usage',
  'Write at(f, t, 3): a formula, the letter in it, and what takes the place of the letter.',
  'problem of an exercise, shown to its author',
);
export const atHasValue = message(
  'maths.author.at.hasValue',
  '{variable} is a variable and has a value: at(f, t, 3) needs a letter of the formula.',
  'problem of an exercise, shown to its author',
);
export const drawAllOff = message(
  'maths.author.draw.allOff',
  'All variants are switched off: switch some on.',
  'problem of an exercise, shown to its author',
);
export const drawNone = message(
  'maths.author.draw.none',
  'None of {number} draws fulfils the condition.',
  'problem of an exercise, shown to its author',
);
export const drawFaultIn = message(
  'maths.author.draw.faultIn',
  'In some variants {variable} has {fault}.',
  'problem of an exercise, shown to its author',
);
export const drawFault = message(
  'maths.author.draw.fault',
  'In some variants there is {fault}.',
  'problem of an exercise, shown to its author',
);
export const choosingNoGraph = message(
  'maths.author.choosing.noGraph',
  'A choice names a thing of a figure, and the part has none: add “graph”.',
  'problem of an exercise, shown to its author',
);
export const choosingNoFigure = message(
  'maths.author.choosing.noFigure',
  'There is no figure “{figure}” to choose on.',
  'problem of an exercise, shown to its author',
);
export const choosingNothingNamed = message(
  'maths.author.choosing.nothingNamed',
  'Nothing of the figure “{figure}” has a name to be chosen by.',
  'problem of an exercise, shown to its author',
);
export const choosingSayThing = message(
  'maths.author.choosing.sayThing',
  'Say for choice {number} which thing of the figure it is: {list}.',
  'problem of an exercise, shown to its author',
);
export const choosingUnknownThing = message(
  'maths.author.choosing.unknownThing',
  'The figure “{figure}” has nothing named “{thing}”, only {list}.',
  'problem of an exercise, shown to its author',
);
export const choosingSameThing = message(
  'maths.author.choosing.sameThing',
  'Two choices are the thing “{thing}”.',
  'problem of an exercise, shown to its author',
);
export const noTitle = message(
  'maths.author.noTitle',
  'The exercise has no title yet.',
  'problem of an exercise, shown to its author',
);
export const noQuestion = message(
  'maths.author.noQuestion',
  'The question has no text yet.',
  'problem of an exercise, shown to its author',
);
export const noAnswerYet = message(
  'maths.author.noAnswerYet',
  'Add an answer: there is nothing to answer yet.',
  'problem of an exercise, shown to its author',
);
export const sameVariable = message(
  'maths.author.sameVariable',
  'There are two variables named {name}.',
  'problem of an exercise, shown to its author',
);
export const noParts = message(
  'maths.author.noParts',
  'There are no parts yet.',
  'problem of an exercise, shown to its author',
);
export const partsAre = message(
  'maths.author.partsAre',
  'The parts are {list}.',
  'problem of an exercise, shown to its author',
);
export const noPart = message(
  'maths.author.noPart',
  'There is no part “{part}”.',
  'problem of an exercise, shown to its author',
);
export const partTwice = message(
  'maths.author.partTwice',
  'The part “{part}” stands twice in the question.',
  'problem of an exercise, shown to its author',
);
export const noFigures = message(
  'maths.author.noFigures',
  'There are no figures yet.',
  'problem of an exercise, shown to its author',
);
export const figuresAre = message(
  'maths.author.figuresAre',
  'The figures are {list}.',
  'problem of an exercise, shown to its author',
);
export const noFigure = message(
  'maths.author.noFigure',
  'There is no figure “{figure}”.',
  'problem of an exercise, shown to its author',
);
export const graphNoFigure = message(
  'maths.author.graph.noFigure',
  'There is no figure “{figure}” to draw on.',
  'problem of an exercise, shown to its author',
);
export const graphOtherType = message(
  'maths.author.graph.otherType',
  'What is drawn with “{tool}” has another answer type: choose {types, select, equation {an equation or inequality} collection {a set, point or interval} vector {a vector, or a set, point or interval} other {a set, point or interval, or a number}}.',
  'problem of an exercise, shown to its author',
);
export const graphNumberOnLine = message(
  'maths.author.graph.numberOnLine',
  'A number is drawn on a number line; on a plane the answer is a point.',
  'problem of an exercise, shown to its author',
);
export const graphNeedsTolerance = message(
  'maths.author.graph.needsTolerance',
  'Without a grid no one can meet the answer exactly: give a tolerance.',
  'problem of an exercise, shown to its author',
);
export const graphOnlyPolygons = message(
  'maths.author.graph.onlyPolygons',
  'Only polygons can be congruent or similar: leave out “compare”.',
  'problem of an exercise, shown to its author',
);
export const graphNoForm = message(
  'maths.author.graph.noForm',
  'An answer that is drawn has no written form to ask for.',
  'problem of an exercise, shown to its author',
);
export const graphNoUnit = message(
  'maths.author.graph.noUnit',
  'An answer that is drawn has no unit.',
  'problem of an exercise, shown to its author',
);
export const graphAnsweredHere = message(
  'maths.author.graph.answeredHere',
  'An answer is given on this figure: let readers try things out on another one.',
  'problem of an exercise, shown to its author',
);
export const graphNeedsLine = message(
  'maths.author.graph.needsLine',
  'The tool “{tool}” needs a number line, and the figure “{figure}” is none.',
  'problem of an exercise, shown to its author',
);
export const graphNeedsPlane = message(
  'maths.author.graph.needsPlane',
  'The tool “{tool}” needs a plane, and the figure “{figure}” is none.',
  'problem of an exercise, shown to its author',
);
export const graphNeedsGrid = message(
  'maths.author.graph.needsGrid',
  'Lines and curves are drawn from places of a grid: leave out “snap: none”.',
  'problem of an exercise, shown to its author',
);
export const graphStepPositive = message(
  'maths.author.graph.stepPositive',
  'The step between two places is a positive number.',
  'problem of an exercise, shown to its author',
);
export const graphOwnCount = message(
  'maths.author.graph.ownCount',
  'The tool “{tool}” has a number of points of its own: leave out “count”.',
  'problem of an exercise, shown to its author',
);
export const graphCount = message(
  'maths.author.graph.count',
  'The count is a whole number from {number} to {most}, or “free”.',
  'problem of an exercise, shown to its author',
);
export const graphOnePoint = message(
  'maths.author.graph.onePoint',
  'A number is one point: leave out “count”.',
  'problem of an exercise, shown to its author',
);
export const nameVariableMissing = message(
  'maths.author.name.variableMissing',
  'Give this variable a name.',
  'problem of an exercise, shown to its author',
);
export const nameNotAName = message(
  'maths.author.name.notAName',
  '“{name}” is not a name for a variable: use letters and digits and start with a letter.',
  'problem of an exercise, shown to its author',
);
export const nameReserved = message(
  'maths.author.name.reserved',
  '“{name}” has a meaning of its own in mathematics: choose another name.',
  'problem of an exercise, shown to its author',
);
export const orderNeedsItself = message(
  'maths.author.order.needsItself',
  '{variable} needs itself, so it has no value.',
  'problem of an exercise, shown to its author',
);
export const orderCircle = message(
  'maths.author.order.circle',
  'These variables need each other in a circle: {circle}.',
  'problem of an exercise, shown to its author',
);
export const partName = message(
  'maths.author.part.name',
  'Name this part with small letters and digits, starting with a letter.',
  'problem of an exercise, shown to its author',
);
export const partSameName = message(
  'maths.author.part.sameName',
  'There are two parts named {name}.',
  'problem of an exercise, shown to its author',
);
export const partPoints = message(
  'maths.author.part.points',
  'Give whole or half points.',
  'problem of an exercise, shown to its author',
);
export const partTwoChoices = message(
  'maths.author.part.twoChoices',
  'Give at least two choices.',
  'problem of an exercise, shown to its author',
);
export const partOneRight = message(
  'maths.author.part.oneRight',
  'Mark at least one choice as right.',
  'problem of an exercise, shown to its author',
);
export const partOnlyOneRight = message(
  'maths.author.part.onlyOneRight',
  'Only one choice can be right here; to allow several, choose “several choices”.',
  'problem of an exercise, shown to its author',
);
export const partChoiceWithoutText = message(
  'maths.author.part.choiceWithoutText',
  'A choice has no text.',
  'problem of an exercise, shown to its author',
);
export const partScore = message(
  'maths.author.part.score',
  'A score is a share from 0 to 1.',
  'problem of an exercise, shown to its author',
);
export const partAnswerMissing = message(
  'maths.author.part.answerMissing',
  'Give the answer that is right.',
  'problem of an exercise, shown to its author',
);
export const partNoneForAllPoints = message(
  'maths.author.part.noneForAllPoints',
  'No answer is worth all points: give one with score 1.',
  'problem of an exercise, shown to its author',
);
export const partEmptyAnswer = message(
  'maths.author.part.emptyAnswer',
  'An accepted answer is empty.',
  'problem of an exercise, shown to its author',
);
export const partUnit = message(
  'maths.author.part.unit',
  '“{source}” is not a unit that can be compared.',
  'problem of an exercise, shown to its author',
);
export const followSameVariable = message(
  'maths.author.follow.sameVariable',
  'Two earlier answers cannot stand for the same variable.',
  'problem of an exercise, shown to its author',
);
export const followEarlier = message(
  'maths.author.follow.earlier',
  'An answer can only follow from an earlier part.',
  'problem of an exercise, shown to its author',
);
export const followNoPart = message(
  'maths.author.follow.noPart',
  'There is no part “{part}” to follow from.',
  'problem of an exercise, shown to its author',
);
export const followWords = message(
  'maths.author.follow.words',
  'An answer cannot follow from a part that is answered in words.',
  'problem of an exercise, shown to its author',
);
export const followSayValue = message(
  'maths.author.follow.sayValue',
  'Say for each choice of the part “{part}” what it stands for (“value”), so that an answer can follow from it.',
  'problem of an exercise, shown to its author',
);
export const warningRoundedTwice = message(
  'maths.author.warning.roundedTwice',
  'This rounds what was rounded before: {variable} has too few places for it. Calculate with exact values and round once, where a number is shown.',
  'problem of an exercise, shown to its author',
);
export const warningNamesake = message(
  'maths.author.warning.namesake',
  'The text writes the letter {letter} in a formula, but in answers {letter} is the value of the variable {letter}. If the letter is meant, give the variable another name.',
  'problem of an exercise, shown to its author',
);
export const warningWordsInFormula = message(
  'maths.author.warning.wordsInFormula',
  'The words of {variable} are in a formula, where they are plain text: formulas in them are not typeset. Put {hole} outside of the dollar signs.',
  'problem of an exercise, shown to its author',
);
export const generatorEmptyList = message(
  'maths.author.generator.emptyList',
  'The list is empty: give it at least one value.',
  'problem of an exercise, shown to its author',
);
export const generatorEmptyGroup = message(
  'maths.author.generator.emptyGroup',
  'The group is empty: give it at least one comparison.',
  'problem of an exercise, shown to its author',
);
export const generatorNotWhole = message(
  'maths.author.generator.notWhole',
  '{source} is not a whole number; use a random real for decimals.',
  'problem of an exercise, shown to its author',
);
export const generatorStepPositive = message(
  'maths.author.generator.stepPositive',
  'The step must be greater than 0.',
  'problem of an exercise, shown to its author',
);
export const generatorDecimals = message(
  'maths.author.generator.decimals',
  'The number of decimals is a whole number from 0 to 12.',
  'problem of an exercise, shown to its author',
);
export const generatorMissing = message(
  'maths.author.generator.missing',
  'An expression is missing here.',
  'problem of an exercise, shown to its author',
);
export const generatorBounds = message(
  'maths.author.generator.bounds',
  'The smallest value {least} is greater than the largest value {most}.',
  'problem of an exercise, shown to its author',
);
export const faultTooLarge = message(
  'maths.author.fault.tooLarge',
  'a number that is too large',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultComparison = message(
  'maths.author.fault.comparison',
  'a comparison of something that is not a real number',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultNotACondition = message(
  'maths.author.fault.notACondition',
  '{name} used as a condition',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultDivisibilityOfNoNumber = message(
  'maths.author.fault.divisibilityOfNoNumber',
  'a question of divisibility for something that is not a number',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultDivisibilityOfNotWhole = message(
  'maths.author.fault.divisibilityOfNotWhole',
  'a question of divisibility for a number that is not whole',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultUndecided = message(
  'maths.author.fault.undecided',
  'a comparison that cannot be decided',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultNoValue = message(
  'maths.author.fault.noValue',
  'a variable without a value',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultWords = message(
  'maths.author.fault.words',
  'words where a number is needed ({variable})',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultFormatOfNoNumber = message(
  'maths.author.fault.formatOfNoNumber',
  '{name} of something that is not a number',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultPlaces = message(
  'maths.author.fault.places',
  'a number of decimal places that is not a whole number from 0 to {number}',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultMatrixEntriesLong = message(
  'maths.author.fault.matrixEntriesLong',
  'a matrix whose entries are too long',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultMatrixSizes = message(
  'maths.author.fault.matrixSizes',
  'matrices whose sizes do not fit',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultMatrixPower = message(
  'maths.author.fault.matrixPower',
  'a power of a matrix that is not whole, or too high',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultMatrixNotSquare = message(
  'maths.author.fault.matrixNotSquare',
  'a matrix that is not square',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultMatrixTooLarge = message(
  'maths.author.fault.matrixTooLarge',
  'a matrix that is too large',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultNoInverse = message(
  'maths.author.fault.noInverse',
  'an inverse of a matrix whose determinant is 0',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultNoEntry = message(
  'maths.author.fault.noEntry',
  'an entry that is not there',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultNoAccepted = message(
  'maths.author.fault.noAccepted',
  'no accepted answer',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultEmptyRange = message(
  'maths.author.fault.emptyRange',
  'no value: the smallest is greater than the largest',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultWideRange = message(
  'maths.author.fault.wideRange',
  'too wide a range',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultAllExcepted = message(
  'maths.author.fault.allExcepted',
  'no value: all are excepted',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultUnit = message(
  'maths.author.fault.unit',
  'a unit that cannot be compared (“{source}”)',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultEmptyList = message(
  'maths.author.fault.emptyList',
  'an empty list',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultStepNotPositive = message(
  'maths.author.fault.stepNotPositive',
  'a step that is not greater than 0',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultBoundNotWhole = message(
  'maths.author.fault.boundNotWhole',
  'a bound or step that is not a whole number',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultBoundNotANumber = message(
  'maths.author.fault.boundNotANumber',
  'a bound that is not a number ({source})',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultDivisionByZero = message(
  'maths.author.fault.divisionByZero',
  'division by zero',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultADivisionByZero = message(
  'maths.author.fault.aDivisionByZero',
  'a division by 0',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultFactorial = message(
  'maths.author.fault.factorial',
  'a factorial of a number that is not 0, 1, 2, …',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultRemainder = message(
  'maths.author.fault.remainder',
  'a remainder by 0',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultOfNotWhole = message(
  'maths.author.fault.ofNotWhole',
  '{name} of a number that is not whole',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
export const faultPowerWithoutValue = message(
  'maths.author.fault.powerWithoutValue',
  'power without a value',
  'what is wrong in some variants of an exercise, for its author; part of “In some variants there is …”',
);
