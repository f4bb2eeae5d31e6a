import { message } from '@lemma/contracts/messages';

export const decidedMeanwhile = message(
  'server.appeals.decidedMeanwhile',
  'Somebody else has decided this meanwhile.',
  'refusal, decide',
);
export const cannotPublishWithThis = message(
  'server.appeals.cannotPublishWithThis',
  'The exercise cannot be published with this.',
  'refusal, decide',
);
export const cannotBeRead = message('server.appeals.cannotBeRead', 'This cannot be read.', 'refusal, decide');
export const stillNotRight = message(
  'server.appeals.stillNotRight',
  'With this, the learner’s answer is still not marked right.',
  'refusal, decide',
);
export const waitForMarking = message(
  'server.appeals.waitForMarking',
  'Wait until you can see how your answer was marked.',
  'refusal, own',
);
export const tenADay = message(
  'server.appeals.tenADay',
  'Ten a day are enough. Try again tomorrow, or ask your teacher.',
  'refusal, own',
);
export const onlyMathsMarkedWrong = message(
  'server.appeals.onlyMathsMarkedWrong',
  'Only typed mathematics that was marked wrong can be looked at again.',
  'refusal, own',
);
export const exerciseNotYours = message(
  'server.appeals.exerciseNotYours',
  'The exercise is not yours to change.',
  'refusal, queue',
);
export const exerciseGone = message(
  'server.appeals.exerciseGone',
  'The exercise is no longer in the catalogue.',
  'refusal, queue',
);
export const publishChangesFirst = message(
  'server.appeals.publishChangesFirst',
  'The exercise has changes that are not published. Publish them first.',
  'refusal, queue',
);
