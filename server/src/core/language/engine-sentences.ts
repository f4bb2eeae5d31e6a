import { readSentences, type Sentence } from '@lemma/contracts/messages';
import { engineMessages, errorMessages, faultMessages } from '@lemma/math/words';
import { LRUCache } from 'lru-cache';
import * as stored from './messages.ts';

/** Learners get the same sentences again and again. */
const read = new LRUCache<string, { readonly found: Sentence | undefined }>({ max: 5000 });

/**
 * The sentences of the engine and those that the server stores beside them. English is their canonical form, in which
 * verdicts and acts are stored and compared.
 */
export const {
  sentenceOf,
  faultOf,
  wordsIn: engineWordsIn,
} = readSentences({
  sentences: [...engineMessages, ...Object.values(stored), ...errorMessages],
  faults: faultMessages,
  remember: (find) => (text) => {
    const kept = read.get(text) ?? { found: find(text) };
    read.set(text, kept);
    return kept.found;
  },
});
