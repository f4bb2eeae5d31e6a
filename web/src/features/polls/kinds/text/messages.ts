import { message } from '@lemma/contracts/messages';

export const text = message('polls.kinds.text.text', 'Text', 'desk, name');
export const rightAnswer = message('polls.kinds.text.rightAnswer', 'Right answer', 'desk, label');
export const mayEmpty = message('polls.kinds.text.mayEmpty', 'May be empty.', 'desk, helper');
