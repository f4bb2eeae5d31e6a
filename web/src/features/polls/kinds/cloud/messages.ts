import { message } from '@lemma/contracts/messages';

export const wordCloud = message('polls.kinds.cloud.wordCloud', 'Word cloud', 'desk, name');
export const yourWords = message('polls.kinds.cloud.yourWords', 'Your words', 'CloudFields, aria-label');
export const aWord = message('polls.kinds.cloud.aWord', 'A word', 'CloudFields, placeholder');
export const anotherWord = message('polls.kinds.cloud.anotherWord', 'Another word', 'CloudFields, placeholder');
export const wordNumber = message('polls.kinds.cloud.wordNumber', 'Word {number}', 'CloudFields, aria-label');
