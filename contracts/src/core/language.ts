import { z } from 'zod';
import { languages, type LanguageTag } from '@lemma/contracts/messages';
import { words } from './field-words.ts';
import * as m from './messages.ts';

const tags = languages.map(({ tag }) => tag) as [LanguageTag, ...LanguageTag[]];

/** A language of the interface. The server refuses to set one that it does not offer. */
export const languageTag = z.enum(tags, words(m.chooseLanguage));
