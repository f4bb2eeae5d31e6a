import { language } from './language.ts';

/** A name as it is written inside a sentence: in lower case, but for German, whose nouns keep their capital. */
export const inSentence = (name: string, tag: string = language.tag): string =>
  tag === 'de' ? name : name.charAt(0).toLocaleLowerCase(tag) + name.slice(1);
