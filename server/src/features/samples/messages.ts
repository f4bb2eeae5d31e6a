import { message } from '@lemma/contracts/messages';

export const sampleGone = message(
  'server.samples.sampleGone',
  'This sample has gone. Draw another one.',
  'refusal, routes',
);
