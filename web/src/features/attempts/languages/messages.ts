import { message } from '@lemma/contracts/messages';

export const textLanguage = message(
  'attempts.languages.textLanguage',
  'Language of the exercise',
  'TextLanguages, name of a group of buttons, one for each language',
);
