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
