import { message } from '@lemma/contracts/messages';

export const severalChoices = message('polls.kinds.several.severalChoices', 'Several choices', 'desk, name');
