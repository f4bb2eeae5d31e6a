import { message } from '@lemma/contracts/messages';

export const results = message('polls.kinds.choices.results', 'Results', 'wall, aria-label');
export const right = message('polls.kinds.choices.right', 'right: {place}', 'wall, VisuallyHidden');
export const choices = message('polls.kinds.choices.choices', 'Choices', 'ChoicesFields');
export const choiceLetter = message('polls.kinds.choices.choiceLetter', 'Choice {letter}', 'ChoicesFields, label');
export const removeChoice = message(
  'polls.kinds.choices.removeChoice',
  'Remove choice {letter}',
  'ChoicesFields, aria-label',
);
export const choice = message('polls.kinds.choices.choice', 'Choice', 'ChoicesFields');
export const rightWord = message('polls.kinds.choices.rightWord', 'right', 'MarkedChoicesFields, label');
export const choiceIsRight = message(
  'polls.kinds.choices.choiceIsRight',
  'Choice {letter} is right',
  'MarkedChoicesFields, aria-label',
);
