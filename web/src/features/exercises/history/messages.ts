import { message } from '@lemma/contracts/messages';

export const added = message('exercises.history.added', 'added:', 'DifferenceList, VisuallyHidden');
export const removed = message('exercises.history.removed', 'removed:', 'DifferenceList, VisuallyHidden');
export const replaceUnpublishedChanges = message(
  'exercises.history.replaceUnpublishedChanges',
  'Replace your unpublished changes?',
  'use-restore, title',
);
export const draftChangesInNo = message(
  'exercises.history.draftChangesInNo',
  'The draft has changes that are in no version. Version {versionNumber} takes their place.',
  'use-restore, message',
);
export const cancel = message('exercises.history.cancel', 'Cancel', 'use-restore, label');
export const replaceThem = message('exercises.history.replaceThem', 'Replace them', 'use-restore, label');
export const draftVersionAgainPublish = message(
  'exercises.history.draftVersionAgainPublish',
  'The draft is version {versionNumber} again. Publish it to make it the newest version.',
  'use-restore, message',
);
export const undo = message('exercises.history.undo', 'Undo', 'use-restore, label');
