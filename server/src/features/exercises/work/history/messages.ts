import { message } from '@lemma/contracts/messages';

export const added = message(
  'server.exercises.history.added',
  '{place} added',
  'a difference of two versions of an exercise; the place is one of the names below',
);
export const removed = message(
  'server.exercises.history.removed',
  '{place} removed',
  'a difference of two versions of an exercise',
);
export const changed = message(
  'server.exercises.history.changed',
  '{place} changed',
  'a difference of two versions of an exercise',
);
export const exchanged = message(
  'server.exercises.history.exchanged',
  '{place}: {after} instead of {before}',
  'a difference of two versions of an exercise',
);
export const title = message('server.exercises.history.title', 'Title', 'a difference of two versions of an exercise');
export const question = message(
  'server.exercises.history.question',
  'Question',
  'a difference of two versions of an exercise',
);
export const condition = message(
  'server.exercises.history.condition',
  'Condition on the numbers',
  'a difference of two versions of an exercise',
);
export const hint = message(
  'server.exercises.history.hint',
  'Hint {number}',
  'a difference of two versions of an exercise',
);
export const solution = message(
  'server.exercises.history.solution',
  'Solution',
  'a difference of two versions of an exercise',
);
export const tests = message(
  'server.exercises.history.tests',
  'Tests',
  'a difference of two versions of an exercise; tests of the exercise',
);
export const testsAdded = message(
  'server.exercises.history.testsAdded',
  '{count, plural, one {# test} other {# tests}} added',
  'a difference of two versions of an exercise',
);
export const testsRemoved = message(
  'server.exercises.history.testsRemoved',
  '{count, plural, one {# test} other {# tests}} removed',
  'a difference of two versions of an exercise',
);
export const testGives = message(
  'server.exercises.history.testGives',
  '{answers} gives {percent} %',
  'a test of an exercise: these answers get this score',
);
export const testUnreadable = message(
  'server.exercises.history.testUnreadable',
  '{answers} cannot be read',
  'a test of an exercise: these answers cannot be read',
);
export const level = message('server.exercises.history.level', 'Level', 'a difference of two versions of an exercise');
export const levelNumber = message(
  'server.exercises.history.levelNumber',
  'Level {number}',
  'a difference of two versions of an exercise',
);
export const grade = message(
  'server.exercises.history.grade',
  'Grade',
  'a difference of two versions of an exercise; the school year in which it is taught',
);
export const curriculum = message(
  'server.exercises.history.curriculum',
  'Curriculum',
  'a difference of two versions of an exercise',
);
export const topic = message('server.exercises.history.topic', 'Topic', 'a difference of two versions of an exercise');
export const tags = message('server.exercises.history.tags', 'Tags', 'a difference of two versions of an exercise');
export const language = message(
  'server.exercises.history.language',
  'Language',
  'a difference of two versions of an exercise',
);
export const direction = message(
  'server.exercises.history.direction',
  'Direction of writing',
  'a difference of two versions of an exercise',
);
export const leftToRight = message(
  'server.exercises.history.leftToRight',
  'left to right',
  'a difference of two versions of an exercise',
);
export const rightToLeft = message(
  'server.exercises.history.rightToLeft',
  'right to left',
  'a difference of two versions of an exercise',
);
export const credit = message(
  'server.exercises.history.credit',
  'Credit',
  'a difference of two versions of an exercise; author, source and licence',
);
export const none = message(
  'server.exercises.history.none',
  'none',
  'a difference of two versions of an exercise: a topic or a grade that is not given',
);
export const variantsSwitched = message(
  'server.exercises.history.variantsSwitched',
  'Variants switched off',
  'a difference of two versions of an exercise',
);
export const switchedOff = message(
  'server.exercises.history.switchedOff',
  '{count, plural, one {# variant} other {# variants}} switched off',
  'a difference of two versions of an exercise',
);
export const switchedOn = message(
  'server.exercises.history.switchedOn',
  '{count, plural, one {# variant} other {# variants}} switched on again',
  'a difference of two versions of an exercise',
);
export const part = message(
  'server.exercises.history.part',
  'Part {part}',
  'a difference of two versions of an exercise',
);
export const partsOrder = message(
  'server.exercises.history.partsOrder',
  'Order of the parts',
  'a difference of two versions of an exercise',
);
export const partsReordered = message(
  'server.exercises.history.partsReordered',
  'Parts in another order',
  'a difference of two versions of an exercise',
);
export const kindOf = message(
  'server.exercises.history.kindOf',
  'Part {part}, kind of answer',
  'a difference of two versions of an exercise',
);
export const labelOf = message(
  'server.exercises.history.labelOf',
  'Part {part}, label',
  'a difference of two versions of an exercise',
);
export const pointsOf = message(
  'server.exercises.history.pointsOf',
  'Part {part}, points',
  'a difference of two versions of an exercise',
);
export const points = message(
  'server.exercises.history.points',
  '{count, plural, one {# point} other {# points}}',
  'a difference of two versions of an exercise',
);
export const pointsChanged = message(
  'server.exercises.history.pointsChanged',
  'Part {part}: {after, plural, one {# point} other {# points}} instead of {before}',
  'a difference of two versions of an exercise',
);
export const acceptedOf = message(
  'server.exercises.history.acceptedOf',
  'Part {part}, accepted answers',
  'a difference of two versions of an exercise',
);
export const choicesOf = message(
  'server.exercises.history.choicesOf',
  'Part {part}, choices',
  'a difference of two versions of an exercise',
);
export const feedbackOf = message(
  'server.exercises.history.feedbackOf',
  'Part {part}, feedback',
  'a difference of two versions of an exercise',
);
export const formOf = message(
  'server.exercises.history.formOf',
  'Part {part}, form asked for',
  'a difference of two versions of an exercise',
);
export const toleranceOf = message(
  'server.exercises.history.toleranceOf',
  'Part {part}, tolerance',
  'a difference of two versions of an exercise',
);
export const precisionOf = message(
  'server.exercises.history.precisionOf',
  'Part {part}, precision',
  'a difference of two versions of an exercise',
);
export const unitOf = message(
  'server.exercises.history.unitOf',
  'Part {part}, unit',
  'a difference of two versions of an exercise',
);
export const capitalsOf = message(
  'server.exercises.history.capitalsOf',
  'Part {part}, capital letters count',
  'a difference of two versions of an exercise',
);
export const orderOf = message(
  'server.exercises.history.orderOf',
  'Part {part}, order of the answers',
  'a difference of two versions of an exercise',
);
export const lettersOf = message(
  'server.exercises.history.lettersOf',
  'Part {part}, letters',
  'a difference of two versions of an exercise',
);
export const followOf = message(
  'server.exercises.history.followOf',
  'Part {part}, error carried forward',
  'a difference of two versions of an exercise',
);
export const shuffleOf = message(
  'server.exercises.history.shuffleOf',
  'Part {part}, choices shuffled',
  'a difference of two versions of an exercise',
);
export const shareOf = message(
  'server.exercises.history.shareOf',
  'Part {part}, a share for each choice',
  'a difference of two versions of an exercise',
);
export const yes = message('server.exercises.history.yes', 'yes', 'a difference of two versions of an exercise');
export const no = message('server.exercises.history.no', 'no', 'a difference of two versions of an exercise');
export const asUsual = message(
  'server.exercises.history.asUsual',
  'as usual',
  'a difference of two versions of an exercise: a setting that is not given',
);
export const form = message(
  'server.exercises.history.form',
  '{form, select, any {any equal form} factored {factored} expanded {expanded} lowestTerms {lowest terms} fraction {fraction in lowest terms} singleFraction {one fraction} partialFractions {partial fractions} completedSquare {completed square} noBrackets {no brackets} decimal {decimal} scientific {scientific notation} surd {exact, with roots} antiderivative {antiderivative} other {{form}}}',
  'the form in which an answer is asked for',
);
export const tolerance = message(
  'server.exercises.history.tolerance',
  '{kind, select, absolute {off by at most {value}} relative {off by at most a share of {value}} decimals {{value} decimal places} other {{value} significant figures}}',
  'how exact a number must be',
);
export const places = message(
  'server.exercises.history.places',
  '{count, plural, one {# decimal place} other {# decimal places}}',
  'how exact a number must be',
);
export const orderGiven = message('server.exercises.history.orderGiven', 'as given', 'the order of the answers');
export const orderAny = message('server.exercises.history.orderAny', 'any', 'the order of the answers');
export const rightIf = message(
  'server.exercises.history.rightIf',
  '[right if {condition}] {choice}',
  'a choice of a part',
);
export const rightChoice = message('server.exercises.history.rightChoice', '[right] {choice}', 'a choice of a part');
export const wrongChoice = message('server.exercises.history.wrongChoice', '[wrong] {choice}', 'a choice of a part');
export const oneChoice = message('server.exercises.history.oneChoice', 'one choice', 'an answer type');
export const severalChoices = message('server.exercises.history.severalChoices', 'several choices', 'an answer type');
export const number = message('server.exercises.history.number', 'number', 'an answer type');
export const words = message('server.exercises.history.words', 'words', 'an answer type: an answer in words');
export const expression = message('server.exercises.history.expression', 'expression', 'an answer type');
export const equation = message('server.exercises.history.equation', 'equation', 'an answer type');
export const collection = message(
  'server.exercises.history.collection',
  'collection',
  'an answer type: a set, an interval or a list',
);
export const matrix = message('server.exercises.history.matrix', 'matrix', 'an answer type');
export const typeAndAnswers = message(
  'server.exercises.history.typeAndAnswers',
  '{type}: {answers}',
  'a part: its answer type and its answers',
);
export const variable = message(
  'server.exercises.history.variable',
  'Variable {name}',
  'a difference of two versions of an exercise',
);
export const variableChanges = message(
  'server.exercises.history.variableChanges',
  'Variable {name}: {changes}',
  'a difference of two versions of an exercise',
);
export const drawnOtherwise = message(
  'server.exercises.history.drawnOtherwise',
  'Variable {name}: drawn otherwise',
  'a difference of two versions of an exercise',
);
export const minChanged = message(
  'server.exercises.history.minChanged',
  'from {after} instead of {before}',
  'a difference of two versions of an exercise, of a variable',
);
export const maxChanged = message(
  'server.exercises.history.maxChanged',
  'up to {after} instead of {before}',
  'a difference of two versions of an exercise, of a variable',
);
export const stepChanged = message(
  'server.exercises.history.stepChanged',
  'in steps of {after} instead of {before}',
  'a difference of two versions of an exercise, of a variable',
);
export const decimalsChanged = message(
  'server.exercises.history.decimalsChanged',
  'decimals: {after} instead of {before}',
  'a difference of two versions of an exercise, of a variable',
);
export const valueChanged = message(
  'server.exercises.history.valueChanged',
  '{after} instead of {before}',
  'a difference of two versions of an exercise, of a variable',
);
export const simplified = message(
  'server.exercises.history.simplified',
  '{value} (simplified: {mode})',
  'how a variable is drawn; the mode is a name of the format',
);
export const wholeNumber = message(
  'server.exercises.history.wholeNumber',
  'whole number from {min} to {max}',
  'how a variable is drawn',
);
export const inSteps = message(
  'server.exercises.history.inSteps',
  '{drawn} in steps of {step}',
  'how a variable is drawn; before it stands “whole number from 1 to 9”',
);
export const decimalNumber = message(
  'server.exercises.history.decimalNumber',
  'number from {min} to {max} with {decimals} decimals',
  'how a variable is drawn',
);
export const without = message(
  'server.exercises.history.without',
  '{drawn}, without {values}',
  'how a variable is drawn; before it stands “whole number from 1 to 9”',
);
export const oneOf = message('server.exercises.history.oneOf', 'one of: {values}', 'how a variable is drawn');
export const compared = message(
  'server.exercises.history.compared',
  '{left} compared with {right}',
  'how a variable is drawn',
);
export const comparedBy = message(
  'server.exercises.history.comparedBy',
  '{left} compared with {right} ({relation})',
  'how a variable is drawn; the relation is a sign such as <=',
);
export const caseOf = message('server.exercises.history.caseOf', '{value} if {condition}', 'how a variable is drawn');
export const otherwise = message(
  'server.exercises.history.otherwise',
  'else {value}',
  'how a variable is drawn, after its cases',
);
export const group = message(
  'server.exercises.history.group',
  '{read, select, all {whether all hold} any {whether any holds} other {number of the first that holds}}: {comparisons}',
  'how a variable is drawn, from comparisons',
);
