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
