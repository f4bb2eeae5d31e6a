import { message } from '@lemma/contracts/messages';

export const minutes = message('review.classReviews.minutes', '{minutes} minutes', 'SetReviewDialog, label');
export const setReview = message('review.classReviews.setReview', 'Set a review', 'SetReviewDialog, title');
export const changeReview = message('review.classReviews.changeReview', 'Change the review', 'SetReviewDialog, title');
export const setReviewButton = message(
  'review.classReviews.setReviewButton',
  'Set the review',
  'SetReviewDialog, action',
);
export const save = message('review.classReviews.save', 'Save', 'SetReviewDialog, action');
export const eachLearnerGetsExercises = message(
  'review.classReviews.eachLearnerGetsExercises',
  'Each learner gets the exercises of this class that they are about to forget, with new numbers. None of it counts towards a grade.',
  'SetReviewDialog, p',
);
export const howLong = message('review.classReviews.howLong', 'How long', 'SetReviewDialog, label');
export const until = message('review.classReviews.until', 'Until', 'SetReviewDialog, label');
export const doneOf = message('review.classReviews.doneOf', '{done} of {count} done', 'ClassReviews, learners');
export const doneOfNothingDue = message(
  'review.classReviews.doneOfNothingDue',
  '{done} of {count} done, {nothingDue} with nothing due',
  'ClassReviews, learners',
);
export const untilMoment = message('review.classReviews.untilMoment', 'until {moment}', 'SetReviews');
export const minutesUntil = message(
  'review.classReviews.minutesUntil',
  '{minutes} minutes of review, until {moment}',
  'ClassReviewDialog',
);
export const loadingLearners = message(
  'review.classReviews.loadingLearners',
  'Loading learners',
  'ClassReviewDialog, label',
);
export const noLearners = message(
  'review.classReviews.noLearners',
  'No learners are in this class yet.',
  'ClassReviewDialog',
);
export const close = message('review.classReviews.close', 'Close', 'ClassReviewDialog');
export const rightOf = message(
  'review.classReviews.rightOf',
  '{right} of {count, plural, one {# question} other {# questions}} right',
  'ClassReviewDialog, LearnerLine',
);
export const done = message('review.classReviews.done', 'Done', 'ClassReviewDialog, LearnerLine');
export const nothingDue = message('review.classReviews.nothingDue', 'Nothing due', 'ClassReviewDialog, LearnerLine');
export const minutesOf = message(
  'review.classReviews.minutesOf',
  '{done} of {minutes} min',
  'ClassReviewDialog, LearnerLine',
);
export const reviews = message('review.classReviews.reviews', 'Reviews', 'ClassReviews');
export const reviewsOver = message(
  'review.classReviews.reviewsOver',
  '{count, plural, one {One review is over} other {# reviews are over}}',
  'ClassReviews',
);
export const minutesOfReview = message(
  'review.classReviews.minutesOfReview',
  '{minutes} minutes of review',
  'ClassReviews, ReviewRow',
);
export const takeBackNow = message(
  'review.classReviews.takeBackNow',
  'Take this review back?',
  'ClassReviews, takeBack, title',
);
export const takeBackMeans = message(
  'review.classReviews.takeBackMeans',
  'It disappears from your learners’ pages. What they have reviewed stays reviewed.',
  'ClassReviews, takeBack, message',
);
export const cancel = message('review.classReviews.cancel', 'Cancel', 'ClassReviews, takeBack, label');
export const takeBack = message('review.classReviews.takeBack', 'Take back', 'ClassReviews, takeBack, label');
export const takenBack = message(
  'review.classReviews.takenBack',
  'The review is taken back.',
  'ClassReviews, takeBack',
);
export const moreUntil = message(
  'review.classReviews.moreUntil',
  'More for the review until {moment}',
  'ClassReviews, ReviewRow, label',
);
export const change = message('review.classReviews.change', 'Change', 'ClassReviews, ReviewRow, label');
export const openAgain = message('review.classReviews.openAgain', 'Open again', 'ClassReviews, ReviewRow, label');
export const reviewForClass = message('review.classReviews.reviewForClass', 'Review for class', 'SetReviews, title');
export const reviewFor = message(
  'review.classReviews.reviewFor',
  'Review for {name}',
  'SetReviews, SetReviewRow, aria-label',
);
export const reviewAction = message('review.classReviews.reviewAction', 'Review', 'SetReviews, SetReviewRow');
export const reviewMore = message('review.classReviews.reviewMore', 'Review more', 'SetReviews, SetReviewRow');
export const doneThanks = message('review.classReviews.doneThanks', 'Done. Thank you.', 'SetReviews, stateWords');
export const nothingAtPresent = message(
  'review.classReviews.nothingAtPresent',
  'Nothing to review at present.',
  'SetReviews, stateWords',
);
export const allReviewed = message(
  'review.classReviews.allReviewed',
  'Everything that was due is reviewed.',
  'SetReviews, stateWords',
);
export const notBegun = message('review.classReviews.notBegun', 'Not begun', 'SetReviews, stateWords');
export const minutesDone = message(
  'review.classReviews.minutesDone',
  '{done} of {minutes} minutes',
  'SetReviews, stateWords',
);
export const untilWord = message('review.classReviews.untilWord', 'Until', 'ClassReviews, before a day');
export const endedWord = message('review.classReviews.endedWord', 'Ended', 'ClassReviews, before a day');
export const reviewOver = message('review.classReviews.reviewOver', 'One review is over', 'ClassReviews');
