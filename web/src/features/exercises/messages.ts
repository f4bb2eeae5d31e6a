import { message } from '@lemma/contracts/messages';

export const newExercise = message('exercises.newExercise', 'New exercise', 'CreateExercisePage, title');
export const history = message('exercises.history', 'History', 'ExerciseFrame, label');
export const uses = message('exercises.uses', 'Uses', 'ExerciseFrame, label');
export const analysis = message('exercises.analysis', 'Analysis', 'ExerciseFrame, label');
export const reports = message('exercises.reports', 'Reports', 'ExerciseFrame, label');
export const loadingExercise = message('exercises.loadingExercise', 'Loading the exercise', 'ExerciseFrame, label');
export const untitledExercise = message('exercises.untitledExercise', 'Untitled exercise', 'ExerciseFrame, title');
export const exercises = message('exercises.exercises', 'Exercises', 'ExerciseFrame, label');
export const exercise = message('exercises.exercise', 'Exercise', 'ExerciseFrame, label');
export const reportedProblemsOpen = message(
  'exercises.reportedProblemsOpen',
  '{open, plural, one {# reported problem} other {# reported problems}} {open, plural, one {is} other {are}} open.',
  'ExerciseNotes, title',
);
export const readAndAnswer = message('exercises.readAndAnswer', 'Read and answer', 'ExerciseNotes, Link');
export const from = message('exercises.from', 'From <link>“{title}”</link>', 'ExerciseNotes, Note');
export const newerVersionAtSource = message(
  'exercises.newerVersionAtSource',
  '; there is a newer version at the source. <link>See what has changed</link>',
  'ExerciseNotes, text',
);
export const variants = message('exercises.variants', 'Variants: {title}', 'VariantsPage, title');
export const loadingVariants = message('exercises.loadingVariants', 'Loading the variants', 'VariantsPage, label');
export const archive = message('exercises.archive', 'Archive “{title}”?', 'use-archive, title');
export const leavesCatalogueAndEvery = message(
  'exercises.leavesCatalogueAndEvery',
  'It leaves the catalogue and every list. Tasks that use it are not affected, and you can bring it back as a draft.',
  'use-archive, message',
);
export const cancel = message('exercises.cancel', 'Cancel', 'use-archive, label');
export const archiveExercise = message('exercises.archiveExercise', 'Archive exercise', 'use-archive, label');
export const undo = message('exercises.undo', 'Undo', 'use-archive, label');
export const exerciseArchived = message(
  'exercises.exerciseArchived',
  'The exercise is archived.',
  'use-archive, message',
);
