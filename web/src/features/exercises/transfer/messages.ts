import { message } from '@lemma/contracts/messages';

export const more = message('exercises.transfer.more', 'More', 'CatalogueMenu, label');
export const importLabel = message('exercises.transfer.importLabel', 'Import', 'CatalogueMenu, label');
export const exportWhatFound = message(
  'exercises.transfer.exportWhatFound',
  'Export what is found',
  'CatalogueMenu, label',
);
export const exportBasket = message('exercises.transfer.exportBasket', 'Export the basket', 'CatalogueMenu, label');
export const archivedExercises = message(
  'exercises.transfer.archivedExercises',
  'Archived exercises',
  'CatalogueMenu, label',
);
export const fileTooLarge = message(
  'exercises.transfer.fileTooLarge',
  'This file is larger than {megabytes} MB.',
  'ImportDialog, send',
);
export const importExercises = message('exercises.transfer.importExercises', 'Import exercises', 'ImportDialog');
export const chooseExported = message(
  'exercises.transfer.chooseExported',
  'Choose a file that was exported from here or written by the published format. Its exercises become drafts of yours; those that you have already stay as they are.',
  'ImportDialog',
);
export const importing = message('exercises.transfer.importing', 'Importing …', 'ImportDialog');
export const chooseFile = message('exercises.transfer.chooseFile', 'Choose file', 'ImportDialog');
export const chooseAnother = message('exercises.transfer.chooseAnother', 'Choose another file', 'ImportDialog');
export const nothingImported = message(
  'exercises.transfer.nothingImported',
  'Nothing was imported.',
  'ImportDialog, title',
);
export const close = message('exercises.transfer.close', 'Close', 'ImportDialog');
export const newDraft = message('exercises.transfer.newDraft', 'new draft', 'ImportDialog, stateWords, added');
export const haveAlready = message(
  'exercises.transfer.haveAlready',
  'you have it already',
  'ImportDialog, stateWords, there-already',
);
export const haveArchived = message(
  'exercises.transfer.haveArchived',
  'you have archived it',
  'ImportDialog, stateWords, archived',
);
export const importedExercises = message(
  'exercises.transfer.importedExercises',
  'Imported exercises',
  'ImportDialog, Results, aria-label',
);
export const nothingNew = message(
  'exercises.transfer.nothingNew',
  'There was nothing new in it.',
  'ImportDialog, Results, title',
);
export const importedCount = message(
  'exercises.transfer.importedCount',
  '{count, plural, one {# exercise} other {# exercises}} imported.',
  'ImportDialog, Results, title',
);
export const untitled = message('exercises.transfer.untitled', 'Untitled exercise', 'ImportDialog, Results');
