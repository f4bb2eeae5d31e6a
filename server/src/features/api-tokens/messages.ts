import { message } from '@lemma/contracts/messages';

export const mostTokens = message(
  'server.apiTokens.mostTokens',
  'You have {mostApiTokens} API tokens already. End one of them first.',
  'refusal, api-tokens',
);
export const tokenDoesNotWork = message(
  'server.apiTokens.tokenDoesNotWork',
  'This API token does not work. It may have ended.',
  'refusal, read-token',
);
