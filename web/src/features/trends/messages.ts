import { message } from '@lemma/contracts/messages';

export const activeWeek = message('trends.activeWeek', '<b>{activeCount}</b> active this week', 'ClassTrend, span');
export const right = message('trends.right', '<b>{share}</b> right', 'ClassTrend, span');
export const activeLearnersAndShare = message(
  'trends.activeLearnersAndShare',
  'Active learners and share right, week by week',
  'ClassTrend, caption',
);
export const week = message('trends.week', 'Week', 'ClassTrend');
export const activeLearnersShareRight = message(
  'trends.activeLearnersShareRight',
  'Active learners, share right',
  'ClassTrend',
);
export const learners = message(
  'trends.learners',
  '{activeCount, plural, one {# learner} other {# learners}}',
  'ClassTrend, number',
);
export const noAnswers = message('trends.noAnswers', 'no answers', 'trend-words');
export const weekFrom = message('trends.weekFrom', 'week from {date}', 'trend-words');
export const justBegun = message('trends.justBegun', 'just begun', 'trend-words, words');
export const gettingThere = message('trends.gettingThere', 'getting there', 'trend-words, words');
export const notYet = message('trends.notYet', 'not yet', 'trend-words, words');
