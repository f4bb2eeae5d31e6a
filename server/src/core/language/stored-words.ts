import { createSpeaker, type Said, wordsOf } from '@lemma/contracts/messages';

const english = createSpeaker('en');

/** Words as they are stored: in English, out of which `engineWordsIn` makes those of the reader. */
export const storedWords = (words: Said | string): string => wordsOf(words, english);
