import { message } from '@lemma/contracts/messages';

export const goalReached = message('goals.goalReached', 'goal reached', 'goal-words, reached');
export const restDay = message('goals.restDay', 'rest day', 'goal-words, rest');
export const freeDay = message('goals.freeDay', 'a free day', 'goal-words, free');
export const right = message('goals.right', '{rightCount} right', 'goal-words');
export const goalReachedToday = message('goals.goalReachedToday', 'Goal reached', 'goal-words');
export const moreRightAnswers = message(
  'goals.moreRightAnswers',
  '{left, plural, one {# more right answer} other {# more right answers}}',
  'goal-words, number',
);
export const yesterdayRestDay = message('goals.yesterdayRestDay', ' Yesterday was a rest day.', 'goal-words');
export const keptUpForDays = message(
  'goals.keptUpForDays',
  'You have kept it up for {streak} days.{rested}',
  'goal-words',
);
export const firstDayDone = message('goals.firstDayDone', 'The first day is done.', 'goal-words');
export const keptUpForDay = message('goals.keptUpForDay', 'You have kept it up for a day.{rested}', 'goal-words');
export const newStreakBeginsWith = message(
  'goals.newStreakBeginsWith',
  'A new streak begins with the next day you reach it.',
  'goal-words',
);
export const streakBeginsWithFirst = message(
  'goals.streakBeginsWithFirst',
  'Your streak begins with the first day.',
  'goal-words',
);
export const goalIsSet = message(
  'goals.goalIsSet',
  'Your goal is set. You will find it on Today.',
  'AskForGoal, decide, message',
);
export const dailyGoal = message('goals.dailyGoal', 'Daily goal', 'AskForGoal, aria-label');
export const dailyGoalAsked = message('goals.dailyGoalAsked', 'A daily goal of right answers?', 'AskForGoal');
export const perDay = message('goals.perDay', '{count} a day', 'AskForGoal, aria-label');
export const otherGoal = message('goals.otherGoal', 'Other', 'AskForGoal');
export const noDailyGoal = message('goals.noDailyGoal', 'No daily goal', 'AskForGoal, aria-label');
