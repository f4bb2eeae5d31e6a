import { message } from '@lemma/contracts/messages';

export const expression = message('polls.kinds.expression.expression', 'Expression', 'desk, name');
