import { message } from '@lemma/contracts/messages';

export const answerType = message('exercises.editor.parts.answerType', 'Answer type', 'MarkingFields, label');
export const points = message('exercises.editor.parts.points', 'Points', 'MarkingFields, label');
export const label = message('exercises.editor.parts.label', 'Label', 'MarkingFields, label');
export const nameOfBox = message('exercises.editor.parts.nameOfBox', 'Name of the box', 'MarkingFields, placeholder');
export const acceptedAnswers = message(
  'exercises.editor.parts.acceptedAnswers',
  'Accepted answers',
  'AnswerRows, aria-label',
);
export const rightAnswer = message('exercises.editor.parts.rightAnswer', 'Right answer', 'AnswerRows');
export const otherAnswer = message('exercises.editor.parts.otherAnswer', 'Other answer {number}', 'AnswerRows');
export const scoreInPercent = message('exercises.editor.parts.scoreInPercent', 'Score in %', 'AnswerRows, label');
export const feedback = message('exercises.editor.parts.feedback', 'Feedback', 'AnswerRows, label');
export const nothingToAdd = message('exercises.editor.parts.nothingToAdd', 'Nothing to add', 'AnswerRows, placeholder');
export const sayWhatWentWrong = message(
  'exercises.editor.parts.sayWhatWentWrong',
  'Say what went wrong',
  'AnswerRows, placeholder',
);
export const rightWord = message('exercises.editor.parts.rightWord', 'Right', 'ChoiceRows, correctness, label');
export const rightIf = message('exercises.editor.parts.rightIf', 'Right if …', 'ChoiceRows, correctness, label');
export const wrongWord = message('exercises.editor.parts.wrongWord', 'Wrong', 'ChoiceRows, correctness, label');
export const choices = message('exercises.editor.parts.choices', 'Choices', 'ChoiceRows, aria-label');
export const choicesOf = message('exercises.editor.parts.choicesOf', 'choices of {name}', 'ChoiceRows, list');
export const choiceWord = message('exercises.editor.parts.choiceWord', 'Choice', 'ChoiceRows');
export const anotherOrder = message(
  'exercises.editor.parts.anotherOrder',
  'Another order in each variant',
  'ChoiceRows, label',
);
export const shareForEach = message(
  'exercises.editor.parts.shareForEach',
  'A share for each right one',
  'ChoiceRows, label',
);
export const choiceNumber = message(
  'exercises.editor.parts.choiceNumber',
  'Choice {number}',
  'ChoiceRows, ChoiceRow, label',
);
export const choiceIs = message('exercises.editor.parts.choiceIs', 'Is', 'ChoiceRows, ChoiceRow, label');
export const removeAnswer = message('exercises.editor.parts.removeAnswer', 'Remove: {name}', 'AnswerRows, title');
export const removeChoice = message(
  'exercises.editor.parts.removeChoice',
  'Remove choice {number}',
  'ChoiceRows, ChoiceRow, title',
);
export const choiceRightIf = message(
  'exercises.editor.parts.choiceRightIf',
  'Choice {number} is right if',
  'ChoiceRows, ChoiceRow, label',
);
export const choiceOnFigure = message(
  'exercises.editor.parts.choiceOnFigure',
  'On the figure, choice {number} is',
  'ChoiceRows, ChoiceRow, label',
);
export const choiceStandsFor = message(
  'exercises.editor.parts.choiceStandsFor',
  'Choice {number} stands for',
  'ChoiceRows, ChoiceRow, label',
);
export const markWithEarlier = message(
  'exercises.editor.parts.markWithEarlier',
  'Mark it with the learner’s own earlier answer',
  'FollowFields, label',
);
export const anotherEarlier = message(
  'exercises.editor.parts.anotherEarlier',
  'Another earlier answer',
  'FollowFields',
);
export const earlierAnswer = message(
  'exercises.editor.parts.earlierAnswer',
  'Earlier answer',
  'FollowFields, FollowRow, label',
);
export const partNumber = message(
  'exercises.editor.parts.partNumber',
  'Part {number}',
  'FollowFields, FollowRow, label',
);
export const standsForVariable = message(
  'exercises.editor.parts.standsForVariable',
  'Stands for the variable',
  'FollowFields, FollowRow, label',
);
export const choose = message('exercises.editor.parts.choose', 'Choose', 'FollowFields, FollowRow, label');
export const chooseVariable = message(
  'exercises.editor.parts.chooseVariable',
  'Choose the variable that the earlier part asks for.',
  'FollowFields, FollowRow, error',
);
export const withoutPart = message(
  'exercises.editor.parts.withoutPart',
  'Without part {number}',
  'FollowFields, FollowRow',
);
export const alternativeAnswer = message('exercises.editor.parts.alternativeAnswer', 'Alternative answer', 'PartCard');
export const removePart = message(
  'exercises.editor.parts.removePart',
  'Remove part {number}',
  'PartCard, actions, label',
);
export const moreForPart = message(
  'exercises.editor.parts.moreForPart',
  'More for part {number}',
  'PartCard, PartMenu, label',
);
