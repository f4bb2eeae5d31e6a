import { message } from '@lemma/contracts/messages';

export const tooManyVariantsOff = message(
  'server.itemAnalysis.tooManyVariantsOff',
  'Too many variants are switched off. Leave them out by a condition instead.',
  'refusal, retire',
);
export const cannotPublishWithoutIt = message(
  'server.itemAnalysis.cannotPublishWithoutIt',
  'It cannot be published without it.',
  'refusal, retire',
);
