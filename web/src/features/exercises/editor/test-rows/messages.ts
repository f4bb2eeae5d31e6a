import { message } from '@lemma/contracts/messages';

export const percentOfPoints = message(
  'exercises.editor.testRows.percentOfPoints',
  '{percent} % of the points',
  'TestRow',
);
export const testNumber = message('exercises.editor.testRows.testNumber', 'Test {number}', 'TestRow');
export const mustBe = message('exercises.editor.testRows.mustBe', 'Must be', 'TestRow, label');
export const percentLabel = message(
  'exercises.editor.testRows.percentLabel',
  'Percent of the points',
  'TestRow, label',
);
export const inVariant = message('exercises.editor.testRows.inVariant', 'In variant', 'TestRow, label');
export const any = message('exercises.editor.testRows.any', 'Any', 'TestRow, placeholder');
export const numberOfVariant = message(
  'exercises.editor.testRows.numberOfVariant',
  'Give the number of a variant, or nothing for any.',
  'TestRow, error',
);
export const removeTest = message('exercises.editor.testRows.removeTest', 'Remove test', 'TestRow');
export const answer = message('exercises.editor.testRows.answer', 'Answer', 'TestRow, AnswerField');
export const answerToPart = message(
  'exercises.editor.testRows.answerToPart',
  'Answer to part {number}',
  'TestRow, AnswerField',
);
export const numbersOfChoices = message(
  'exercises.editor.testRows.numbersOfChoices',
  '{label} (numbers of choices)',
  'TestRow, AnswerField, label',
);
export const leftEmpty = message(
  'exercises.editor.testRows.leftEmpty',
  'Left empty',
  'TestRow, AnswerField, placeholder',
);
export const holds = message('exercises.editor.testRows.holds', 'holds', 'TestRow, Result');
export const fails = message('exercises.editor.testRows.fails', 'Fails', 'TestRow, Result, aria-label');
export const mustBeRightOrWrong = message(
  'exercises.editor.testRows.mustBeRightOrWrong',
  'Answers that must be right or wrong',
  'TestsCard, title',
);
export const testWord = message('exercises.editor.testRows.testWord', 'Test', 'TestsCard');
export const keepAnswersHere = message(
  'exercises.editor.testRows.keepAnswersHere',
  'Keep answers here that must come out right, wrong or unreadable. They are tried again at every change.',
  'TestsCard',
);
export const holdOf = message(
  'exercises.editor.testRows.holdOf',
  '{hold} of {count} hold',
  'TestsCard, TestsChip, label',
);
export const notWorkedOut = message(
  'exercises.editor.testRows.notWorkedOut',
  'not worked out',
  'test-words, outcomeWords',
);
export const cannotBeRead = message(
  'exercises.editor.testRows.cannotBeRead',
  'cannot be read',
  'test-words, outcomeWords',
);
export const rightWord = message('exercises.editor.testRows.rightWord', 'right', 'test-words, outcomeWords');
export const wrongWord = message('exercises.editor.testRows.wrongWord', 'wrong', 'test-words, outcomeWords');
export const inVariantNumber = message('exercises.editor.testRows.inVariantNumber', 'in variant {number}', 'TestRow');
