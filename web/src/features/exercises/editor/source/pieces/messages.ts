import { message } from '@lemma/contracts/messages';

export const makePart = message('exercises.editor.source.pieces.makePart', ' make this part', 'chips');
export const picture = message('exercises.editor.source.pieces.picture', 'Picture', 'chips');
