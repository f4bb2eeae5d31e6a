import { message } from '@lemma/contracts/messages';

export const yourAnswer = message('polls.kinds.yourAnswer', 'Your answer', 'PlayerBox, label');
export const whyRight = message('polls.kinds.whyRight', 'Why it is right', 'SolutionField, label');
export const shownWithAnswerMay = message(
  'polls.kinds.shownWithAnswerMay',
  'Shown with the answer. May be empty.',
  'SolutionField, helper',
);
