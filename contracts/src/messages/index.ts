export { createSpeaker, message, type Catalogue, type Message, type Speaker, type ValuesFor } from './message.ts';
export {
  chooseLanguage,
  languageCookie,
  languageOf,
  languages,
  offeredLanguages,
  wholeLanguages,
  readAcceptLanguage,
  type Language,
  type LanguageTag,
} from './languages.ts';
export { parseMessage, type Piece } from './parse.ts';
export { pseudoText } from './pseudo.ts';
export { said, wordsOf, type Said } from './said.ts';
export type { TagsOf, ValuesOf } from './values.ts';
export { readSentences, type Sentence, type Sentences } from './sentences.ts';
export { variantsOf } from './sentence-patterns.ts';
