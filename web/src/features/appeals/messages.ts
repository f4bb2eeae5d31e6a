import { message } from '@lemma/contracts/messages';

export const appeals = message('appeals.appeals', 'Appeals', 'AppealsLabel, text');
export const appealsCounted = message('appeals.appealsCounted', 'Appeals ({openCount})', 'AppealsLabel, text');
export const accepted = message('appeals.accepted', 'Accepted', 'DecidedNote, title');
export const refused = message('appeals.refused', 'Refused', 'DecidedNote, title');
export const scoresNotChangedYet = message(
  'appeals.scoresNotChangedYet',
  'Scores have not changed yet. {others} <link>See the regrade</link>',
  'DecidedNote, p',
);
export const seeWhatRegraded = message('appeals.seeWhatRegraded', 'See what was regraded', 'DecidedNote, Link');
export const teacherLooksAtAnswer = message(
  'appeals.teacherLooksAtAnswer',
  'Your teacher looks at this answer again',
  'OwnAppeal, open',
);
export const teacherAgreesAnswerEquivalent = message(
  'appeals.teacherAgreesAnswerEquivalent',
  'Your teacher agrees: your answer is equivalent',
  'OwnAppeal, accepted',
);
export const teacherLookedAtNot = message(
  'appeals.teacherLookedAtNot',
  'Your teacher has looked at it: not equivalent',
  'OwnAppeal, refused',
);
export const myAnswerEquivalent = message(
  'appeals.myAnswerEquivalent',
  'My answer is equivalent: {label}',
  'OwnAppeal, aria-label',
);
export const claimEquivalent = message('appeals.claimEquivalent', 'My answer is equivalent', 'OwnAppeal, button');
export const answerEquivalent = message('appeals.answerEquivalent', 'Is your answer equivalent?', 'OwnAppeal, title');
export const askMyTeacher = message('appeals.askMyTeacher', 'Ask my teacher', 'OwnAppeal, action');
export const checkedOnceMoreWith = message(
  'appeals.checkedOnceMoreWith',
  'It is checked once more, with more time, and your teacher decides. If it is accepted, you get the points.',
  'OwnAppeal, p',
);
export const whyDoThinkSo = message('appeals.whyDoThinkSo', 'Why do you think so? (optional)', 'OwnAppeal, label');
export const probablyEqual = message('appeals.probablyEqual', 'probably equal', 'opinion-words, probably-equal');
export const notEqual = message('appeals.notEqual', 'not equal', 'opinion-words, not-equal');
export const noOneElseWrote = message('appeals.noOneElseWrote', 'No one else wrote something equal.', 'opinion-words');
export const othersWroteSomethingEqual = message(
  'appeals.othersWroteSomethingEqual',
  '{others, plural, one {# other} other {# others}} wrote something equal.',
  'opinion-words',
);
export const question = message('appeals.question', 'question {questionNumber}', 'opinion-words');
export const questionItem = message(
  'appeals.questionItem',
  'question {questionNumber} (item {itemPosition})',
  'opinion-words',
);
export const ifYouAccept = message('appeals.ifYouAccept', 'If you accept', 'AcceptFields');
export const becomesAccepted = message(
  'appeals.becomesAccepted',
  'The answer becomes an accepted one of this exercise, with all points.',
  'AcceptFields',
);
export const seeScoresFirst = message(
  'appeals.seeScoresFirst',
  '{others} You see every score before it changes.',
  'AcceptFields',
);
export const keptAsTest = message('appeals.keptAsTest', 'It is kept as a test, so it stays right.', 'AcceptFields');
export const addToExercise = message('appeals.addToExercise', 'Add it to the exercise', 'AcceptFields, label');
export const equalGetFullMarks = message(
  'appeals.equalGetFullMarks',
  '{obstacle} Equal answers get full marks; the exercise stays as it is.',
  'AcceptFields',
);
export const acceptedAnswer = message('appeals.acceptedAnswer', 'Accepted answer', 'AcceptFields, label');
export const asStored = message('appeals.asStored', 'As it will be stored in the exercise.', 'AcceptFields, helper');
export const writeWithVariables = message(
  'appeals.writeWithVariables',
  'Numbers are drawn: write it with {variables}, so that it holds for every variant. {name} wrote {typed}.',
  'AcceptFields, helper',
);
export const loadingAppeal = message('appeals.loadingAppeal', 'Loading the appeal', 'AppealDetail, label');
export const nameTyped = message('appeals.nameTyped', '{name} typed', 'AppealDetail, Content');
export const theKey = message('appeals.theKey', 'The key', 'AppealDetail, Content');
export const teacherTookUp = message(
  'appeals.teacherTookUp',
  'A teacher took this answer up. {name} hears of it only if you accept it.',
  'AppealDetail, Content',
);
export const secondOpinionComing = message(
  'appeals.secondOpinionComing',
  'The second opinion is on its way',
  'AppealDetail, OpinionNote, title',
);
export const secondOpinion = message(
  'appeals.secondOpinion',
  'Second opinion: {opinion}',
  'AppealDetail, OpinionNote, title',
);
export const lookAgainSoon = message(
  'appeals.lookAgainSoon',
  'Look again in a minute.',
  'AppealDetail, OpinionNote, source',
);
export const feedbackToLearner = message(
  'appeals.feedbackToLearner',
  'Feedback to the learner:',
  'AppealDetail, OpinionNote',
);
export const leftAsMarked = message('appeals.leftAsMarked', 'Left as it was marked.', 'AppealDetail');
export const wordTo = message('appeals.wordTo', 'A word to {name} ({need})', 'AppealDetail, Decision, label');
export const optional = message('appeals.optional', 'optional', 'AppealDetail, Decision, label');
export const neededIfRefused = message(
  'appeals.neededIfRefused',
  'needed if you refuse',
  'AppealDetail, Decision, label',
);
export const leaveAsIs = message('appeals.leaveAsIs', 'Leave it as it is', 'AppealDetail, Decision');
export const refuse = message('appeals.refuse', 'Refuse', 'AppealDetail, Decision');
export const acceptAndRegrade = message(
  'appeals.acceptAndRegrade',
  'Accept and regrade {count}',
  'AppealDetail, Decision',
);
export const loadingAppeals = message('appeals.loadingAppeals', 'Loading appeals', 'AppealsPage, label');
export const allAppeals = message('appeals.allAppeals', 'All appeals', 'AppealsPage');
export const myAnswerIsEquivalent = message(
  'appeals.myAnswerIsEquivalent',
  '“My answer is equivalent”',
  'AppealsPage, title',
);
export const openCount = message(
  'appeals.openCount',
  '{count, plural, one {# open} other {# open}}',
  'AppealsPage, label',
);
export const whichAppeals = message('appeals.whichAppeals', 'Which appeals', 'AppealsPage, label');
export const open = message('appeals.open', 'Open', 'AppealsPage, label');
export const decided = message('appeals.decided', 'Decided', 'AppealsPage, label');
export const answersWaitHere = message(
  'appeals.answersWaitHere',
  'Answers that learners hold to be equivalent wait here for you.',
  'AppealsPage',
);
export const decisionsAppear = message('appeals.decisionsAppear', 'Your decisions appear here.', 'AppealsPage');
export const thereAreMore = message(
  'appeals.thereAreMore',
  'There are more: these are the first fifty.',
  'AppealsPage',
);
export const beingLookedAt = message('appeals.beingLookedAt', 'being looked at', 'AppealsPage, QueueList, label');
export const equal = message('appeals.equal', 'equal', 'opinion-words, second opinion of an answer');
export const undecided = message('appeals.undecided', 'undecided', 'opinion-words, second opinion of an answer');
export const quoted = message('appeals.quoted', '“{words}”', 'words of a learner or a teacher');
