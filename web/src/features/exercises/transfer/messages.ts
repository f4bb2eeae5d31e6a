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
