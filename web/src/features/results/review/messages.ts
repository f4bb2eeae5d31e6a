import { message } from '@lemma/contracts/messages';

export const learner = message('results.review.learner', 'Learner', 'LearnerReviewPage');
export const loadingAnswers = message('results.review.loadingAnswers', 'Loading answers', 'LearnerReviewPage, label');
export const classrooms = message('results.review.classrooms', 'Classrooms', 'LearnerReviewPage, label');
export const classLabel = message('results.review.classLabel', 'Class', 'LearnerReviewPage, label');
export const notBegunTask = message(
  'results.review.notBegunTask',
  '{firstName} has not begun this task.',
  'LearnerReviewPage, EmptyState',
);
export const attempt = message('results.review.attempt', 'Attempt', 'LearnerReviewPage, label');
export const attemptOfPoints = message(
  'results.review.attemptOfPoints',
  'Attempt {number}: {score} of {points} points',
  'LearnerReviewPage, label',
);
export const onlyNewestAnswersShown = message(
  'results.review.onlyNewestAnswersShown',
  'Only the newest answers are shown. The download has all of them.',
  'LearnerReviewPage, p',
);
export const score = message('results.review.score', 'Score', 'LearnerReviewPage, label');
export const of = message('results.review.of', 'of {points}', 'LearnerReviewPage, small');
export const right = message('results.review.right', 'Right', 'LearnerReviewPage, label');
export const ofItems = message('results.review.ofItems', 'of {itemCount}', 'LearnerReviewPage, small');
export const tries = message('results.review.tries', 'Tries', 'LearnerReviewPage, label');
export const started = message('results.review.started', 'Started', 'LearnerReviewPage, label');
export const handedIn = message('results.review.handedIn', 'Handed in', 'LearnerReviewPage, label');
export const hintsSeen = message(
  'results.review.hintsSeen',
  '{hintsShown, plural, one {# hint} other {# hints}} seen',
  'ReviewItem',
);
export const points = message(
  'results.review.points',
  '{points, plural, one {# point} other {# points}}',
  'ReviewItem, number',
);
export const variant = message('results.review.variant', 'variant {number}', 'ReviewItem, text');
export const asSeen = message('results.review.asSeen', 'As it was seen', 'ReviewItem, Label');
export const asSeenWith = message('results.review.asSeenWith', 'As it was seen · {help}', 'ReviewItem, Label');
export const key = message('results.review.key', 'Key {number}', 'ReviewItem, name');
export const noAnswerGivenTo = message(
  'results.review.noAnswerGivenTo',
  'No answer was given to this variant.',
  'ReviewItem, p',
);
export const answers = message('results.review.answers', 'Answers', 'ReviewItem, aria-label');
export const questions = message('results.review.questions', 'Questions', 'ReviewList, title');
export const notBegun = message('results.review.notBegun', 'not begun', 'grade-words');
export const answersEarned = message('results.review.answersEarned', 'answers earned {earned}', 'grade-words');
export const excused = message('results.review.excused', 'Excused', 'grade-words, score');
export const noScore = message('results.review.noScore', 'No score', 'grade-words, score');
export const ofPoints = message('results.review.ofPoints', '{score} of {points} points', 'grade-words, score');
export const takenBack = message('results.review.takenBack', 'Taken back', 'grade-words');
export const nothingTyped = message('results.review.nothingTyped', 'nothing was typed', 'review, empty');
export const keyLetterByLetter = message(
  'results.review.keyLetterByLetter',
  'it is the key, letter by letter',
  'review, identical',
);
export const noComparisonPossible = message(
  'results.review.noComparisonPossible',
  'no comparison was possible',
  'review, none',
);
export const byItsValueWithin = message(
  'results.review.byItsValueWithin',
  'by its value, within the tolerance',
  'review, tolerance',
);
export const withLearnersOwnEarlier = message(
  'results.review.withLearnersOwnEarlier',
  'with the learner’s own earlier value, {reason}',
  'review',
);
