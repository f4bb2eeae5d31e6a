import { message } from '@lemma/contracts/messages';

export const noMoreAnswers = message(
  'server.review.noMoreAnswers',
  'This question takes no more answers.',
  'refusal, answering',
);
export const sentWithOtherAnswers = message(
  'server.review.sentWithOtherAnswers',
  'This response was sent before with other answers.',
  'refusal, answering',
);
export const mostOpenReviews = message(
  'server.review.mostOpenReviews',
  'A class can have {mostOpenClassReviews} open reviews. Take one back first.',
  'refusal, class-reviews',
);
export const momentToCome = message(
  'server.review.momentToCome',
  'Choose a moment that is still to come.',
  'refusal, class-reviews',
);
