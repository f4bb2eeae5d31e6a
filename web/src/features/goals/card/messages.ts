import { message } from '@lemma/contracts/messages';

export const lastFourWeeksGoal = message(
  'goals.card.lastFourWeeksGoal',
  'The last four weeks: goal reached on {reached, plural, one {one day} other {# days}}',
  'FourWeeks, VisuallyHidden',
);
export const ofRightAnswersToday = message(
  'goals.card.ofRightAnswersToday',
  '{right} of {goal} right answers today',
  'GoalRing, aria-label',
);
export const of = message('goals.card.of', 'of {goal}', 'GoalRing, small');
export const rightAnswersToday = message(
  'goals.card.rightAnswersToday',
  '{count, plural, one {# right answer today.} other {# right answers today.}}',
  'GoalCard',
);
export const dailyGoal = message('goals.card.dailyGoal', 'Daily goal', 'GoalCard, Shown, title');
export const change = message('goals.card.change', 'Change', 'GoalCard, Shown');
export const youDidIt = message('goals.card.youDidIt', 'You did it!', 'GoalCard, Shown');
export const streak = message('goals.card.streak', 'Streak', 'GoalCard, Shown');
export const days = message('goals.card.days', '{count, plural, one {# day} other {# days}}', 'GoalCard, Shown');
export const best = message('goals.card.best', 'Best', 'GoalCard, Shown');
