import { message } from '@lemma/contracts/messages';

export const sectionGone = message(
  'server.results.sectionGone',
  'A section no longer exists. Reload the page.',
  'refusal, grading',
);
export const groupOfOtherClass = message(
  'server.results.groupOfOtherClass',
  'A group is not of this class.',
  'refusal, grading',
);
