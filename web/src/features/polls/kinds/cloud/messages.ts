import { message } from '@lemma/contracts/messages';

export const wordCloud = message('polls.kinds.cloud.wordCloud', 'Word cloud', 'desk, name');
