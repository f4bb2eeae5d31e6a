import { createApiToken, deleteApiToken, listApiTokens } from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { endApiToken, makeApiToken, showApiTokens } from './work/api-tokens.ts';

export function apiTokenRoutes(services: Services) {
  return [
    serve(listApiTokens, ({ user }) => showApiTokens(services, user.id)),

    serve(createApiToken, ({ user, body }) => makeApiToken(services, user, body)),

    serve(deleteApiToken, async ({ user, params }) => {
      await endApiToken(services, user, params.apiTokenId);
      return undefined;
    }),
  ];
}
