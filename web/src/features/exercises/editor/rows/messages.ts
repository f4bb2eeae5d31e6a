import { message } from '@lemma/contracts/messages';

export const name = message('exercises.editor.rows.name', 'Name', 'NameField, label');
export const move = message('exercises.editor.rows.move', 'Move', 'row-actions');
export const move2 = message('exercises.editor.rows.move2', 'Move {name}', 'row-actions');
export const up = message('exercises.editor.rows.up', '{move} up', 'row-actions, label');
export const down = message('exercises.editor.rows.down', '{move} down', 'row-actions, label');
