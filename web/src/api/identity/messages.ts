import { message } from '@lemma/contracts/messages';

export const authenticationNetworkError = message(
  'api.identity.authenticationNetworkError',
  'Authentication network error',
  'identity-token',
);
export const authenticationError = message(
  'api.identity.authenticationError',
  'Authentication error',
  'identity-token',
);
