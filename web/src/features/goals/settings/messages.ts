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
export const changeGoal = message('goals.settings.changeGoal', 'Change your daily goal', 'GoalDialog, title');
export const setDailyGoal = message('goals.settings.setDailyGoal', 'Set a daily goal', 'GoalDialog, title');
export const save = message('goals.settings.save', 'Save', 'GoalDialog, action');
export const setGoal = message('goals.settings.setGoal', 'Set the goal', 'GoalDialog, action');
export const turnOff = message('goals.settings.turnOff', 'Turn the goal off', 'GoalDialog');
export const dailyGoal = message('goals.settings.dailyGoal', 'Daily goal', 'GoalSection, title');
export const onlyYouSee = message(
  'goals.settings.onlyYouSee',
  'Right answers a day, for yourself: only you see them.',
  'GoalSection, hint',
);
export const loadingGoal = message('goals.settings.loadingGoal', 'Loading the goal', 'GoalSection, label');
export const goalIsOff = message('goals.settings.goalIsOff', 'The daily goal is off.', 'GoalSection, save, message');
export const goalIsSet = message('goals.settings.goalIsSet', 'The daily goal is set.', 'GoalSection, save, message');
export const saveGoal = message('goals.settings.saveGoal', 'Save the goal', 'GoalSection, GoalForm');
export const timeZone = message('goals.settings.timeZone', 'Time zone', 'GoalSection, TimeZoneField, label');
export const daysBeginThere = message(
  'goals.settings.daysBeginThere',
  'Your days begin at midnight there; mails about notifications go by it too.',
  'GoalSection, TimeZoneField, helper',
);
