import { message } from '@lemma/contracts/messages';

export const dragToMove = message('ui.reordering.dragToMove', 'Drag to move', 'DragHandle, title');
