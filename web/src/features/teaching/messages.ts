import { message } from '@lemma/contracts/messages';

export const noTaskOpen = message('teaching.noTaskOpen', 'No task is open.', 'ClassCards, p');
export const openTasks = message(
  'teaching.openTasks',
  '{openTaskCount, plural, one {# open task} other {# open tasks}}',
  'ClassCards, number',
);
export const nextDue = message('teaching.nextDue', ', next due:', 'ClassCards, text');
export const yourClasses = message('teaching.yourClasses', 'Your classes', 'ClassCards, h2');
export const allClasses = message('teaching.allClasses', 'All classes', 'ClassCards, Link');
export const learners = message(
  'teaching.learners',
  '{learnerCount, plural, one {# learner} other {# learners}}',
  'ClassCards, number',
);
export const code = message('teaching.code', 'Code<b>{joinCode}</b>', 'ClassCards, p');
export const stuckOnQuestion = message(
  'teaching.stuckOnQuestion',
  '{total, plural, one {# learner is} other {# learners are}} stuck on question {position}',
  'attention',
);
export const stuckEachOnAnother = message(
  'teaching.stuckEachOnAnother',
  '{total, plural, one {# learner is} other {# learners are}} stuck, each on another question',
  'attention',
);
export const stuckOfThemOn = message(
  'teaching.stuckOfThemOn',
  '{total, plural, one {# learner is} other {# learners are}} stuck, {learnerCount} of them on question {position}',
  'attention',
);
export const look = message('teaching.look', 'Look', 'attention, action');
export const closes = message('teaching.closes', '“{taskName}” closes {moment}', 'attention, title');
export const ofLearnersNotStarted = message(
  'teaching.ofLearnersNotStarted',
  '{className} · {missing} of {learnerCount, plural, one {# learner} other {# learners}} {missing, plural, one {has} other {have}} not started',
  'attention, line',
);
export const oneLearnerWaits = message(
  'teaching.oneLearnerWaits',
  '1 learner waits for your answer',
  'attention, title',
);
export const questionsWaitForAnswer = message(
  'teaching.questionsWaitForAnswer',
  '{openCount} questions wait for an answer',
  'attention, title',
);
export const asked = message('teaching.asked', 'Asked', 'attention');
export const oldestFrom = message('teaching.oldestFrom', 'The oldest is from', 'attention');
export const answer = message('teaching.answer', 'Answer', 'attention, action');
export const learnerAppealsAgainstVerdict = message(
  'teaching.learnerAppealsAgainstVerdict',
  'A learner appeals against a verdict',
  'attention, title',
);
export const appealsWaitForDecision = message(
  'teaching.appealsWaitForDecision',
  '{openCount} appeals wait for your decision',
  'attention, title',
);
export const theOldest = message('teaching.theOldest', 'the oldest ', 'attention');
export const decide = message('teaching.decide', 'Decide', 'attention, action');
export const goodMorning = message('teaching.goodMorning', 'Good morning', 'greeting');
export const goodAfternoon = message('teaching.goodAfternoon', 'Good afternoon', 'greeting');
export const goodEvening = message('teaching.goodEvening', 'Good evening', 'greeting');
