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
export const backAsDraft = message(
  'exercises.backAsDraft',
  'It is back as a draft.',
  'ArchivedExercisesPage, bringBack, message',
);
export const openWord = message('exercises.openWord', 'Open', 'ArchivedExercisesPage, bringBack, label');
export const archivedExercises = message(
  'exercises.archivedExercises',
  'Archived exercises',
  'ArchivedExercisesPage, title',
);
export const loadingArchived = message(
  'exercises.loadingArchived',
  'Loading archived exercises',
  'ArchivedExercisesPage, label',
);
export const archivedAppear = message(
  'exercises.archivedAppear',
  'Exercises that you archive appear here, and you can bring them back.',
  'ArchivedExercisesPage',
);
export const archivedOn = message('exercises.archivedOn', 'archived {day}', 'ArchivedExercisesPage');
export const bringBackNamed = message(
  'exercises.bringBackNamed',
  'Bring back {name}',
  'ArchivedExercisesPage, aria-label',
);
export const bringBack = message('exercises.bringBack', 'Bring back', 'ArchivedExercisesPage');
export const askAsPoll = message('exercises.askAsPoll', 'Ask as a poll', 'ExerciseMenu, useAskAsPoll, label');
export const share = message('exercises.share', 'Share', 'ExerciseMenu, all, label');
export const myReports = message('exercises.myReports', 'My reports', 'ExerciseMenu, all, label');
export const reportProblem = message('exercises.reportProblem', 'Report a problem', 'ExerciseMenu, all, label');
export const exportWord = message('exercises.exportWord', 'Export', 'ExerciseMenu, all, label');
export const archiveWords = message('exercises.archiveWords', 'Archive', 'ExerciseMenu, all, label');
export const more = message('exercises.more', 'More', 'ExerciseMenu, label');
export const previewOf = message('exercises.previewOf', 'Preview: {name}', 'ExercisePreviewPage, title');
export const exerciseWord = message('exercises.exerciseWord', 'exercise', 'ExercisePreviewPage, title');
export const edit = message('exercises.edit', 'Edit', 'ExercisePreviewPage, Preview, label');
export const asLearnerSees = message(
  'exercises.asLearnerSees',
  'As a learner sees it. Nothing is recorded.',
  'ExercisePreviewPage, Preview',
);
export const roll = message('exercises.roll', 'Roll', 'ExercisePreviewPage, Preview');
export const back = message('exercises.back', 'Back', 'ExercisePreviewPage, Preview');
export const width = message('exercises.width', 'Width', 'ExercisePreviewPage, Preview, label');
export const phone = message('exercises.phone', 'Phone', 'ExercisePreviewPage, Preview, label');
export const laptop = message('exercises.laptop', 'Laptop', 'ExercisePreviewPage, Preview, label');
export const variantLabel = message('exercises.variantLabel', 'Variant', 'ExercisePreviewPage, VariantField, label');
export const takeIt = message('exercises.takeIt', 'Use it', 'NextSteps, aria-label');
export const setAsTask = message('exercises.setAsTask', 'Set as a task', 'NextSteps');
export const inBasket = message('exercises.inBasket', 'In the basket', 'NextSteps');
export const addToBasket = message('exercises.addToBasket', 'Add to basket', 'NextSteps');
export const askItAsPoll = message('exercises.askItAsPoll', 'Ask it as a poll', 'NextSteps');
export const thisExercise = message('exercises.thisExercise', 'this exercise', 'use-archive, useArchive, title');
export const takesTooLong = message(
  'exercises.takesTooLong',
  'This variant takes too long to draw. Make the last change simpler.',
  'use-engine',
);
export const cannotBeDrawn = message(
  'exercises.cannotBeDrawn',
  'This variant cannot be drawn. Undo the last change.',
  'use-engine',
);
