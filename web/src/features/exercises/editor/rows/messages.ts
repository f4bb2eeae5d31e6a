import { message } from '@lemma/contracts/messages';

export const name = message('exercises.editor.rows.name', 'Name', 'NameField, label');
export const moveUp = message('exercises.editor.rows.moveUp', 'Move up', 'row-actions, menu of a row');
export const moveDown = message('exercises.editor.rows.moveDown', 'Move down', 'row-actions, menu of a row');
export const moveRowUp = message('exercises.editor.rows.moveRowUp', 'Move {name} up', 'row-actions, name of a button');
export const moveRowDown = message(
  'exercises.editor.rows.moveRowDown',
  'Move {name} down',
  'row-actions, name of a button',
);
