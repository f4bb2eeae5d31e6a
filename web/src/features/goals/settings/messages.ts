import { message } from '@lemma/contracts/messages';

export const rightAnswersDay = message('goals.settings.rightAnswersDay', 'Right answers a day', 'GoalFields, legend');
export const other = message('goals.settings.other', 'Other', 'GoalFields, text');
export const ownNumber = message('goals.settings.ownNumber', 'Your own number', 'GoalFields, label');
export const daysCount = message('goals.settings.daysCount', 'Days that count', 'GoalFields, legend');
export const twoRestDaysWeek = message(
  'goals.settings.twoRestDaysWeek',
  'Two rest days a week are taken for you when you need them.',
  'GoalFields, text',
);
