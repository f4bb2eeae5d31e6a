import { message } from '@lemma/contracts/messages';

export const makePart = message('exercises.editor.source.pieces.makePart', ' make this part', 'chips');
