import { message } from '@lemma/contracts/messages';

export const mostComments = message(
  'server.answerComments.mostComments',
  'An answer can have {mostCommentsEach} comments. Remove one first.',
  'refusal, comments',
);
export const otherCommentWithId = message(
  'server.answerComments.otherCommentWithId',
  'There is another comment with this id.',
  'refusal, comments',
);
