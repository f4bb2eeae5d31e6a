import { message } from '@lemma/contracts/messages';

export const notOffered = message(
  'server.languages.notOffered',
  'This language is not offered here.',
  'answer to the choice of a language that the instance does not have',
);
