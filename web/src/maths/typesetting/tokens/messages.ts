import { message } from '@lemma/contracts/messages';

export const table = message('maths.typesetting.tokens.table', 'Table', 'render-tokens, label');
export const answer = message('maths.typesetting.tokens.answer', 'answer', 'render-tokens, VisuallyHidden');
