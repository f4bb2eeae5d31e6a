import { message } from '@lemma/contracts/messages';

export const key = message('exercises.preview.key', 'Key {number}', 'KeyRows, name');
export const yourAnswer = message('exercises.preview.yourAnswer', 'Your answer', 'VariantQuestion');
export const answerOf = message('exercises.preview.answerOf', 'Answer {number} of {partCount}', 'VariantQuestion');
export const notQuiteKeepUp = message(
  'exercises.preview.notQuiteKeepUp',
  'Not quite, keep it up though!',
  'VariantQuestion',
);
export const cannotRead = message('exercises.preview.cannotRead', 'This cannot be read', 'VariantQuestion, title');
export const notFinishedYet = message('exercises.preview.notFinishedYet', 'Not finished yet', 'VariantQuestion, title');
export const couldNotDecided = message(
  'exercises.preview.couldNotDecided',
  'This could not be decided',
  'VariantQuestion, title',
);
