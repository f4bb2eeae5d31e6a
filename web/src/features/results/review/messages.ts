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
export const rightAnswer = message('results.review.rightAnswer', 'Right', 'ReviewResponse, verdict on one part');
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
export const decidedPoints = message(
  'results.review.decidedPoints',
  '{score} {count, plural, one {point} other {points}}',
  'grade-words, what a teacher decided',
);
export const equalButForm = message(
  'results.review.equalButForm',
  'equal, but not in the form asked for',
  'review, how marking decided',
);
export const changeScore = message('results.review.changeScore', 'Change the score', 'GradePanel');
export const changesOfScore = message(
  'results.review.changesOfScore',
  'Changes of the score',
  'GradePanel, aria-label',
);
export const anotherScore = message('results.review.anotherScore', 'Another score', 'GradePanel, acts, label');
export const excuse = message('results.review.excuse', 'Excuse', 'GradePanel, acts, label');
export const asAnswered = message('results.review.asAnswered', 'As answered', 'GradePanel, acts, label');
export const enterPoints = message(
  'results.review.enterPoints',
  'Enter points as a number.',
  'GradePanel, handleSubmit, score',
);
export const gradeBookHasChange = message(
  'results.review.gradeBookHasChange',
  'The grade book has the change.',
  'GradePanel, handleSubmit, message',
);
export const whatToChange = message('results.review.whatToChange', 'What to change', 'GradePanel, ChangeForm, label');
export const pointsOf = message('results.review.pointsOf', 'Points, of {points}', 'GradePanel, ChangeForm, label');
export const taskDoesNotCount = message(
  'results.review.taskDoesNotCount',
  'The task does not count for this learner, whatever they have answered.',
  'GradePanel, ChangeForm',
);
export const scoreAsEarned = message(
  'results.review.scoreAsEarned',
  'The score is again what the answers earned.',
  'GradePanel, ChangeForm',
);
export const reason = message('results.review.reason', 'Reason', 'GradePanel, ChangeForm, label');
export const learnerReadsIt = message(
  'results.review.learnerReadsIt',
  'The learner reads it too.',
  'GradePanel, ChangeForm, helper',
);
export const save = message('results.review.save', 'Save', 'GradePanel, ChangeForm');
export const cancel = message('results.review.cancel', 'Cancel', 'GradePanel, ChangeForm');
export const comment = message('results.review.comment', 'Comment', 'ResponseTools');
export const acceptAnswer = message('results.review.acceptAnswer', 'Accept this answer', 'ResponseTools, label');
export const acceptAnswerOf = message(
  'results.review.acceptAnswerOf',
  'Accept this answer: {part}',
  'ResponseTools, label',
);
export const solutionSeen = message('results.review.solutionSeen', 'solution seen', 'ReviewItem, VariantCard');
export const noAnswer = message('results.review.noAnswer', 'no answer', 'ReviewList, outcomeWords, open');
export const rightWord = message('results.review.rightWord', 'right', 'ReviewList, outcomeWords, right');
export const partlyWord = message('results.review.partlyWord', 'partly right', 'ReviewList, outcomeWords, partly');
export const notYetWord = message('results.review.notYetWord', 'not yet', 'ReviewList, outcomeWords, wrong');
export const notDecidedWord = message(
  'results.review.notDecidedWord',
  'not decided',
  'ReviewList, outcomeWords, unknown',
);
export const partlyRight = message('results.review.partlyRight', 'Partly right', 'ReviewResponse, verdicts, partly');
export const notYet = message('results.review.notYet', 'Not yet', 'ReviewResponse, verdicts, wrong');
export const cannotBeRead = message(
  'results.review.cannotBeRead',
  'Cannot be read',
  'ReviewResponse, verdicts, invalid',
);
export const notWorkedOut = message(
  'results.review.notWorkedOut',
  'Not worked out',
  'ReviewResponse, verdicts, unfinished',
);
export const notDecided = message('results.review.notDecided', 'Not decided', 'ReviewResponse, verdicts, unknown');
export const empty = message('results.review.empty', 'Empty', 'ReviewResponse, verdicts, empty');
export const answerLabel = message('results.review.answerLabel', 'Answer', 'ReviewResponse');
export const tryOf = message('results.review.tryOf', 'Try {number} of {count}', 'ReviewResponse');
export const fromDraft = message('results.review.fromDraft', 'handed in from the draft', 'ReviewResponse');
export const partNumber = message('results.review.partNumber', 'Part {number}', 'ReviewResponse');
export const typedHead = message('results.review.typedHead', 'Typed', 'ReviewResponse');
export const shownHead = message('results.review.shownHead', 'Shown', 'ReviewResponse');
export const decidedHead = message('results.review.decidedHead', 'Decided', 'ReviewResponse');
export const byDerivative = message('results.review.byDerivative', 'by its derivative', 'review, reasons, derivative');
export const byEnds = message('results.review.byEnds', 'by the ends of the interval', 'review, reasons, ends');
export const byEntries = message('results.review.byEntries', 'entry by entry', 'review, reasons, entries');
export const byExactValue = message('results.review.byExactValue', 'by its exact value', 'review, reasons, exact');
export const byIntervals = message('results.review.byIntervals', 'interval by interval', 'review, reasons, intervals');
export const byMembers = message('results.review.byMembers', 'member by member', 'review, reasons, members');
export const notSolved = message(
  'results.review.notSolved',
  'it is not solved for the unknown',
  'review, reasons, not solved',
);
export const orderCounts = message('results.review.orderCounts', 'the order counts', 'review, reasons, order');
export const byProbing = message(
  'results.review.byProbing',
  'by its values at many points',
  'review, reasons, probing',
);
export const byRounded = message('results.review.byRounded', 'by its rounded value', 'review, reasons, rounded');
export const otherKind = message(
  'results.review.otherKind',
  'it is of another kind than the key',
  'review, reasons, shape',
);
export const otherSize = message(
  'results.review.otherSize',
  'it has another size than the key',
  'review, reasons, size',
);
export const bySolutions = message('results.review.bySolutions', 'by what solves it', 'review, reasons, solutions');
export const byValue = message('results.review.byValue', 'by its value', 'review, reasons, value');
export const practiceWord = message('results.review.practiceWord', 'practice', 'LearnerReviewPage, after the name');
export const assessmentWord = message(
  'results.review.assessmentWord',
  'assessment',
  'LearnerReviewPage, after the name',
);
export const onlyKey = message('results.review.onlyKey', 'Key', 'ReviewItem, name');
export const late = message('results.review.late', 'late', 'ReviewResponse');
export const creditedPoints = message(
  'results.review.creditedPoints',
  '{points}, {credited} count',
  'ReviewResponse, pointsOf',
);
export const byTypicalError = message(
  'results.review.byTypicalError',
  'it shows a typical error',
  'review, reasons, typical error',
);
export const hasTooMuch = message('results.review.hasTooMuch', 'it has more than the key', 'review, reasons, extra');
export const hasTooLittle = message(
  'results.review.hasTooLittle',
  'it has less than the key',
  'review, reasons, missing',
);
export const byUnit = message('results.review.byUnit', 'by its unit', 'review, reasons, unit');
export const byRounding = message('results.review.byRounding', 'by how it is rounded', 'review, reasons, rounding');
export const byLetterCase = message(
  'results.review.byLetterCase',
  'by upper and lower case',
  'review, reasons, letter case',
);
export const byWords = message('results.review.byWords', 'by its words', 'review, reasons, words');
export const byChoice = message('results.review.byChoice', 'by what was chosen', 'review, reasons, choice');
export const notWorkedOutYet = message(
  'results.review.notWorkedOutYet',
  'it is not worked out',
  'review, reasons, not worked out',
);
export const tooMuchWork = message(
  'results.review.tooMuchWork',
  'comparing takes too much work',
  'review, reasons, too much work',
);
