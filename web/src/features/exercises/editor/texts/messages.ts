import { message } from '@lemma/contracts/messages';

export const hint = message('exercises.editor.texts.hint', 'Hint', 'HintsCard');
export const hints = message('exercises.editor.texts.hints', 'Hints', 'HintsCard, title');
export const hintsMean = message(
  'exercises.editor.texts.hintsMean',
  'Learners ask for hints one at a time. A first one says how to begin.',
  'HintsCard',
);
export const hintNumber = message('exercises.editor.texts.hintNumber', 'Hint {number}', 'HintsCard, HintRow, label');
export const hintExample = message(
  'exercises.editor.texts.hintExample',
  'Bring everything to one side first.',
  'HintsCard, HintRow, placeholder',
);
export const removeHint = message(
  'exercises.editor.texts.removeHint',
  'Remove hint {number}',
  'HintsCard, actions, label',
);
export const solution = message('exercises.editor.texts.solution', 'Solution', 'HintsCard, title');
export const solutionExample = message(
  'exercises.editor.texts.solutionExample',
  'Work it out step by step with {example} instead of numbers.',
  'HintsCard, placeholder',
);
export const question = message('exercises.editor.texts.question', 'Question', 'QuestionCard, title');
export const mathsBetween = message(
  'exercises.editor.texts.mathsBetween',
  'Maths between $ signs or backticks',
  'QuestionCard',
);
export const questionExample = message(
  'exercises.editor.texts.questionExample',
  'Ask something. Type / to put in a formula, a variable or an answer part.',
  'QuestionCard, placeholder',
);
