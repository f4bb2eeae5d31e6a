import { message } from '@lemma/contracts/messages';

export const number = message('polls.kinds.number.number', 'Number', 'desk, name');
