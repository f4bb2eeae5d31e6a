import { message } from '@lemma/contracts/messages';

export const results = message('polls.kinds.choices.results', 'Results', 'wall, aria-label');
export const right = message('polls.kinds.choices.right', 'right: {place}', 'wall, VisuallyHidden');
