import { message } from '@lemma/contracts/messages';

export const invalidServerResponse = message(
  'api.clock.invalidServerResponse',
  'Invalid server response',
  'server-time',
);
