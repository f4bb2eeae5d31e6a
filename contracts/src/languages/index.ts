import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { languageTag } from '../core/language.ts';

export { languageTag } from '../core/language.ts';

const feature = 'languages';

/** Null until the person has chosen: then their first class decides, else their browser. */
const ownLanguage = z.object({ language: languageTag.nullable() });
export type OwnLanguage = z.output<typeof ownLanguage>;

export const getOwnLanguage = endpoint({
  name: 'getOwnLanguage',
  feature,
  summary: 'The language that the caller has chosen for pages and mails.',
  method: 'GET',
  path: '/me/language/',
  who: 'signed-in',
  response: ownLanguage,
});

export const setOwnLanguage = endpoint({
  name: 'setOwnLanguage',
  feature,
  summary: 'Chooses the language of the caller’s pages and mails. The cookie of the language follows.',
  method: 'PUT',
  path: '/me/language/',
  who: 'signed-in',
  body: ownLanguage.strict(),
  response: ownLanguage,
});
