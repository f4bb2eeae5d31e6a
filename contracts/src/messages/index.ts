export { createSpeaker, message, type Catalogue, type Message, type Speaker, type ValuesFor } from './message.ts';
export { languages, type Language } from './languages.ts';
export type { TagsOf, ValuesOf } from './values.ts';
