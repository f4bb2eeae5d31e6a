import { message } from '@lemma/contracts/messages';

export const backToToday = message('review.backToToday', 'Back to today', 'ReviewPage, label');
export const review = message('review.review', 'Review', 'ReviewPage, title');
export const questionOf = message('review.questionOf', 'Question {place} of {count}', 'ReviewPlayer, line');
export const reviewsDayAtMost = message('review.reviewsDayAtMost', 'Reviews a day, at most', 'ReviewsADay, label');
export const none = message('review.none', 'None', 'ReviewsADay, label');
export const on = message('review.on', 'on {day}', 'due-day-words');
