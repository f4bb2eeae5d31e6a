import { message } from '@lemma/contracts/messages';

export const chooseLearner = message(
  'results.accommodations.chooseLearner',
  'Choose a learner.',
  'AccommodationDialog, memberId',
);
export const addProfile = message('results.accommodations.addProfile', 'Add a profile', 'AccommodationDialog, title');
export const save = message('results.accommodations.save', 'Save', 'AccommodationDialog, action');
export const note = message('results.accommodations.note', 'Note', 'AccommodationDialog, label');
export const onlyTeachersOfClass = message(
  'results.accommodations.onlyTeachersOfClass',
  'Only teachers of the class read it.',
  'AccommodationDialog, helper',
);
export const moreTimeInPercent = message(
  'results.accommodations.moreTimeInPercent',
  'More time, in percent',
  'AccommodationDialog, label',
);
export const andFurtherMinutes = message(
  'results.accommodations.andFurtherMinutes',
  'And further minutes',
  'AccommodationDialog, label',
);
export const dueDatesLaterBy = message(
  'results.accommodations.dueDatesLaterBy',
  'Due dates later by',
  'AccommodationDialog, label',
);
export const daysOrHours = message('results.accommodations.daysOrHours', 'Days or hours', 'AccommodationDialog, label');
export const days = message('results.accommodations.days', 'Days', 'AccommodationDialog, label');
export const hours = message('results.accommodations.hours', 'Hours', 'AccommodationDialog, label');
export const forTasksDueUntil = message(
  'results.accommodations.forTasksDueUntil',
  'For tasks due until',
  'AccommodationDialog, label',
);
export const emptyForAllTasks = message(
  'results.accommodations.emptyForAllTasks',
  'Empty: for all tasks',
  'AccommodationDialog, helper',
);
export const moreAttempts = message(
  'results.accommodations.moreAttempts',
  'More attempts',
  'AccommodationDialog, label',
);
export const findLearner = message(
  'results.accommodations.findLearner',
  'Find a learner',
  'AccommodationDialog, label',
);
export const learner = message('results.accommodations.learner', 'Learner', 'AccommodationDialog, label');
export const chooseLearnerLabel = message(
  'results.accommodations.chooseLearnerLabel',
  'Choose a learner',
  'AccommodationDialog, label',
);
export const min = message('results.accommodations.min', '+ {extraMinutes} min', 'accommodation-form');
export const asSet = message('results.accommodations.asSet', 'as set', 'accommodation-form');
export const extraAttempts = message(
  'results.accommodations.extraAttempts',
  '{extraAttempts, plural, one {# more attempt} other {# more attempts}}',
  'accommodation-form, number',
);
export const sameTimesAgain = message(
  'results.accommodations.sameTimesAgain',
  '{first} {last} has the same times as everybody again.',
  'AccommodationsSettings, remove, message',
);
export const undo = message('results.accommodations.undo', 'Undo', 'AccommodationsSettings, remove, label');
export const accommodations = message(
  'results.accommodations.accommodations',
  'Accommodations',
  'AccommodationsSettings, title',
);
export const oneProfile = message(
  'results.accommodations.oneProfile',
  'One profile per learner. It moves time limits and closing times of every task, also those already set.',
  'AccommodationsSettings, about',
);
export const savedForEveryTask = message(
  'results.accommodations.savedForEveryTask',
  'Saved. It holds for every task of the class.',
  'AccommodationsSettings, message',
);
export const timeColon = message('results.accommodations.timeColon', 'Time:', 'AccommodationsSettings, ProfileRow');
export const dueDatesColon = message(
  'results.accommodations.dueDatesColon',
  'Due dates:',
  'AccommodationsSettings, ProfileRow',
);
export const changeProfileOf = message(
  'results.accommodations.changeProfileOf',
  'Change the profile of {name}',
  'AccommodationsSettings, ProfileRow, aria-label',
);
export const removeProfileOf = message(
  'results.accommodations.removeProfileOf',
  'Remove the profile of {name}',
  'AccommodationsSettings, ProfileRow, aria-label',
);
export const untilDay = message(
  'results.accommodations.untilDay',
  'until {day}',
  'AccommodationsSettings, last day of a shift',
);
