import { message } from '@lemma/contracts/messages';

export const backToToday = message('review.backToToday', 'Back to today', 'ReviewPage, label');
export const review = message('review.review', 'Review', 'ReviewPage, title');
export const questionOf = message('review.questionOf', 'Question {place} of {count}', 'ReviewPlayer, line');
export const reviewsDayAtMost = message('review.reviewsDayAtMost', 'Reviews a day, at most', 'ReviewsADay, label');
export const none = message('review.none', 'None', 'ReviewsADay, label');
export const on = message('review.on', 'on {day}', 'due-day-words');
export const dueToday = message('review.dueToday', 'today', 'due-day-words, part of a sentence');
export const dueTomorrow = message('review.dueTomorrow', 'tomorrow', 'due-day-words, part of a sentence');
export const toReviewAbout = message(
  'review.toReviewAbout',
  '{count} to review, about {minutes, plural, one {# minute} other {# minutes}}',
  'ReviewCard',
);
export const nextDue = message(
  'review.nextDue',
  'The next one is due {day}.',
  'ReviewCard; the day as in due-day-words',
);
export const comeBackNextDue = message(
  'review.comeBackNextDue',
  'Exercises come back before you forget them. The next one is due {day}.',
  'NothingToReview; the day as in due-day-words',
);
export const doneForClass = message(
  'review.doneForClass',
  'Done: {minutes} minutes for {name}.',
  'NothingToReview; the name of a class',
);
export const minutesForClass = message(
  'review.minutesForClass',
  '{minutes} minutes for {name}.',
  'ReviewSummary; before how far the learner is',
);
export const moreToday = message(
  'review.moreToday',
  '{count, plural, one {# exercise still to review today, if you like.} other {# exercises still to review today, if you like.}}',
  'ReviewSummary',
);
export const allForTodayNextDue = message(
  'review.allForTodayNextDue',
  'That was all for today. The next one is due {day}.',
  'ReviewSummary; the day as in due-day-words',
);
export const questionsLeft = message(
  'review.questionsLeft',
  '{count, plural, one {# question left.} other {# questions left.}}',
  'ReviewSummary',
);
export const rightAfterTries = message(
  'review.rightAfterTries',
  '{count, plural, one {Right after # try} other {Right after # tries}}',
  'ReviewSummary',
);
export const loadingReview = message('review.loadingReview', 'Loading review', 'NothingToReview, label');
export const reviewsAreOff = message('review.reviewsAreOff', 'Reviews are off', 'NothingToReview');
export const nothingNow = message('review.nothingNow', 'Nothing to review now', 'NothingToReview');
export const allOfClassReviewed = message(
  'review.allOfClassReviewed',
  'Everything due in this class is reviewed. More will come back another day.',
  'NothingToReview, wordsOfSet',
);
export const chooseNumber = message(
  'review.chooseNumber',
  'Choose a number of reviews a day, and exercises come back before you forget them.',
  'NothingToReview, wordsOf',
);
export const chosenDoneToday = message(
  'review.chosenDoneToday',
  'You have done what you chose for today. The rest comes back tomorrow.',
  'NothingToReview, wordsOf',
);
export const comeBack = message(
  'review.comeBack',
  'Exercises come back before you forget them.',
  'NothingToReview, wordsOf',
);
export const willComeBack = message(
  'review.willComeBack',
  'What you practise or are tested on in your classes comes back here before you forget it.',
  'NothingToReview, wordsOf',
);
export const reviewNow = message('review.reviewNow', 'Review now', 'ReviewCard');
export const changeReviews = message('review.changeReviews', 'Change reviews', 'ReviewCard');
export const doneToday = message('review.doneToday', 'Done for today: {count} reviewed', 'ReviewCard, lineOf');
export const nothingToday = message('review.nothingToday', 'Nothing to review today', 'ReviewCard, lineOf');
export const aboutToForget = message(
  'review.aboutToForget',
  'Exercises that you are about to forget, with new numbers.',
  'ReviewCard, smallWords',
);
export const switchOn = message(
  'review.switchOn',
  'Switch them on, and exercises come back before you forget them.',
  'ReviewCard, smallWords',
);
export const restTomorrow = message('review.restTomorrow', 'The rest comes back tomorrow.', 'ReviewCard, smallWords');
export const rememberedOf = message('review.rememberedOf', '{count} of {total} remembered', 'ReviewSummary');
export const continueLabel = message('review.continueLabel', 'Continue', 'ReviewSummary');
export const reviewMore = message('review.reviewMore', 'Review {count} more', 'ReviewSummary');
export const remembered = message('review.remembered', 'Remembered', 'ReviewSummary, wordsOf');
export const rightWithHint = message('review.rightWithHint', 'Right with a hint', 'ReviewSummary, wordsOf');
export const leftForLater = message('review.leftForLater', 'Left for later', 'ReviewSummary, wordsOf');
export const comesBackSoon = message('review.comesBackSoon', 'Comes back soon', 'ReviewSummary, wordsOf');
export const allForToday = message('review.allForToday', 'That was all for today.', 'ReviewSummary, nextWords');
