import { getOwnLanguage, setOwnLanguage } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { chooseOwnLanguage, readOwnLanguage } from './work/own-language.ts';

export function languageRoutes(services: Services) {
  return [
    serve(getOwnLanguage, ({ user }) => readOwnLanguage(services, user.id)),

    serve(setOwnLanguage, ({ user, body, browser }) => chooseOwnLanguage(services, user.id, body.language, browser)),
  ];
}
