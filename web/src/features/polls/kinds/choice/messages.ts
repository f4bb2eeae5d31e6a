import { message } from '@lemma/contracts/messages';

export const oneChoice = message('polls.kinds.choice.oneChoice', 'One choice', 'desk, name');
