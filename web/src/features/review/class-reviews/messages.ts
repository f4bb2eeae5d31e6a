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
  'Each learner gets the exercises of this class that they are about to forget, with other numbers. Nothing of it counts for a grade.',
  'SetReviewDialog, p',
);
export const howLong = message('review.classReviews.howLong', 'How long', 'SetReviewDialog, label');
export const until = message('review.classReviews.until', 'Until', 'SetReviewDialog, label');
