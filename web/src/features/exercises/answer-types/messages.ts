import { message } from '@lemma/contracts/messages';

export const setIntervalOrList = message(
  'exercises.answerTypes.setIntervalOrList',
  'Set, interval or list',
  'collection, label',
);
export const equationOrInequality = message(
  'exercises.answerTypes.equationOrInequality',
  'Equation or inequality',
  'equation, label',
);
export const expression = message('exercises.answerTypes.expression', 'Expression', 'expression, label');
export const vectorOrMatrix = message('exercises.answerTypes.vectorOrMatrix', 'Vector or matrix', 'matrix, label');
export const number = message('exercises.answerTypes.number', 'Number', 'number, label');
export const oneChoice = message('exercises.answerTypes.oneChoice', 'One choice', 'one-choice, label');
export const severalChoices = message(
  'exercises.answerTypes.severalChoices',
  'Several choices',
  'several-choices, label',
);
export const text = message('exercises.answerTypes.text', 'Text', 'text, label');
export const textExample = message('exercises.answerTypes.textExample', 'prime number', 'text, example');
