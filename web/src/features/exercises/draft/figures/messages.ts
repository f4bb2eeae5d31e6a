import { message } from '@lemma/contracts/messages';

export const hint = message('exercises.draft.figures.hint', 'Hint {number}', 'caret');
export const inHint = message('exercises.draft.figures.inHint', 'hint {number}', 'caret, where');
export const inChoice = message('exercises.draft.figures.inChoice', 'choice {number}', 'caret, where');
export const interval = message('exercises.draft.figures.interval', 'Interval', 'line-elements, label');
export const intervalOrInequality = message(
  'exercises.draft.figures.intervalOrInequality',
  'Interval or inequality',
  'line-elements',
);
export const endsDoNotBelong = message(
  'exercises.draft.figures.endsDoNotBelong',
  'Ends that do not belong to it are rings.',
  'line-elements',
);
export const points = message('exercises.draft.figures.points', 'Points', 'line-elements, label');
export const theirNames = message('exercises.draft.figures.theirNames', 'Their names', 'line-elements');
export const words = message('exercises.draft.figures.words', 'Words', 'line-elements, label');
export const atNumber = message('exercises.draft.figures.atNumber', 'At the number', 'line-elements');
