import { message } from '@lemma/contracts/messages';

export const sectionGone = message(
  'server.results.sectionGone',
  'A section no longer exists. Reload the page.',
  'refusal, grading',
);
export const groupOfOtherClass = message(
  'server.results.groupOfOtherClass',
  'A group is not of this class.',
  'refusal, grading',
);
export const taskHasPoints = message(
  'server.results.taskHasPoints',
  'The task has {points, plural, one {# point} other {# points}}.',
  'refusal, a score is too high',
);
export const totalPercent = message(
  'server.results.totalPercent',
  'Total in %',
  'head of a column, table to download, grades',
);
export const points = message('server.results.points', 'Points', 'head of a column, table to download, grades');
export const ofPoints = message(
  'server.results.ofPoints',
  'Of points',
  'head of a column, table to download, grades: those that could be had',
);
export const doesNotCount = message(
  'server.results.doesNotCount',
  'Does not count',
  'head of a column, table to download, grades: names of tasks',
);
export const changedByTeacher = message(
  'server.results.changedByTeacher',
  'Changed by a teacher',
  'head of a column, table to download, grades: names of tasks',
);
export const section = message('server.results.section', 'Section', 'head of a row, table to download, grades');
export const group = message('server.results.group', 'Group', 'head of a row, table to download, grades');
export const pointsPossible = message(
  'server.results.pointsPossible',
  'Points possible',
  'head of a row or column, table to download, grades',
);
export const excused = message(
  'server.results.excused',
  'exc.',
  'cell of an excused learner, table to download, grades',
);
export const task = message('server.results.task', 'Task', 'head of a column, table of responses');
export const attempt = message('server.results.attempt', 'Attempt', 'head of a column, table of responses');
export const exercise = message('server.results.exercise', 'Exercise', 'head of a column, table of responses');
export const variant = message('server.results.variant', 'Variant', 'head of a column, table of responses');
export const pointsThatCount = message(
  'server.results.pointsThatCount',
  'Points that count',
  'head of a column, table of responses',
);
export const lateHead = message('server.results.lateHead', 'Late', 'head of a column, table of responses');
export const late = message('server.results.late', 'late', 'cell, table of responses');
export const outcomeAtFirst = message(
  'server.results.outcomeAtFirst',
  'Outcome at first',
  'head of a column, table of responses: before a regrade',
);
export const rightAtFirst = message(
  'server.results.rightAtFirst',
  'Right at first in %',
  'head of a column, table of responses: before a regrade',
);
export const gradesFile = message('server.results.gradesFile', '{className} grades {day}.{format}', 'name of a file');
export const resultsFile = message(
  'server.results.resultsFile',
  '{className} results {day}.{format}',
  'name of a file',
);
