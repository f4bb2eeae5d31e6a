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
export const exercises = message('exercises.preview.exercises', 'Exercises', 'ExerciseView, label');
export const isYourCopy = message('exercises.preview.isYourCopy', 'This is your copy.', 'ExerciseView, copy, message');
export const preview = message('exercises.preview.preview', 'Preview', 'ExerciseView, ViewActions');
export const copyAndEdit = message('exercises.preview.copyAndEdit', 'Copy and edit', 'ExerciseView, ViewActions');
export const hints = message('exercises.preview.hints', 'Hints', 'ExerciseView, Help, title');
export const solution = message('exercises.preview.solution', 'Solution', 'ExerciseView, Help, title');
export const variables = message('exercises.preview.variables', 'Variables', 'ExerciseView, Variables, title');
export const keptIf = message(
  'exercises.preview.keptIf',
  'Kept if <code>{condition}</code>',
  'ExerciseView, Variables',
);
export const pointsCount = message(
  'exercises.preview.pointsCount',
  '{points, plural, one {# point} other {# points}}',
  'LearnerPreview',
);
export const scoreOf = message(
  'exercises.preview.scoreOf',
  '{score} of {points, plural, one {# point} other {# points}}',
  'LearnerPreview, label',
);
export const showAHint = message('exercises.preview.showAHint', 'Show a hint', 'LearnerPreview');
export const showHint = message('exercises.preview.showHint', 'Show hint {number}', 'LearnerPreview');
export const showSolution = message('exercises.preview.showSolution', 'Show solution', 'LearnerPreview');
export const anotherVariant = message('exercises.preview.anotherVariant', 'Another variant', 'LearnerPreview');
export const check = message('exercises.preview.check', 'Check', 'LearnerPreview');
export const drawingVariant = message(
  'exercises.preview.drawingVariant',
  'Drawing a variant',
  'LearnerPreview, NoVariant, label',
);
export const variantCannotBeDrawn = message(
  'exercises.preview.variantCannotBeDrawn',
  'This variant cannot be drawn',
  'LearnerPreview, NoVariant, title',
);
export const keptAsTest = message(
  'exercises.preview.keptAsTest',
  'Kept as a test: it must always come out like this.',
  'PreviewCard, keep, message',
);
export const variantWords = message('exercises.preview.variantWords', 'variant {number}', 'PreviewCard');
export const typeKeyIn = message('exercises.preview.typeKeyIn', 'Type the key in', 'PreviewCard');
export const keepAsTest = message('exercises.preview.keepAsTest', 'Keep what I typed as a test', 'PreviewCard');
export const foldAway = message('exercises.preview.foldAway', 'Fold the preview away', 'PreviewCard, FoldButton');
export const showPreview = message('exercises.preview.showPreview', 'Show the preview', 'PreviewCard, FoldButton');
export const roll = message('exercises.preview.roll', 'Roll', 'PreviewCard, Die, title');
export const previousVariant = message(
  'exercises.preview.previousVariant',
  'Previous variant',
  'PreviewCard, Die, title',
);
export const noVariantYet = message(
  'exercises.preview.noVariantYet',
  'No variant can be drawn yet',
  'PreviewCard, Obstacle, title',
);
export const asBefore = message(
  'exercises.preview.asBefore',
  'This is how it was before',
  'PreviewCard, Obstacle, title',
);
export const onlyKey = message('exercises.preview.onlyKey', 'Key', 'KeyRows, name');
export const drawnValues = message('exercises.preview.drawnValues', 'Drawn', 'KeyRows, name, the values drawn');
