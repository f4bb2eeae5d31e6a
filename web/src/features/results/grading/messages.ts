import { message } from '@lemma/contracts/messages';

export const grading = message('results.grading.grading', 'Grading', 'GradingSettings, title');
export const howTotalInGrade = message(
  'results.grading.howTotalInGrade',
  'How the total in the grade book is made. Learners see the same.',
  'GradingSettings, about',
);
export const points = message('results.grading.points', 'Points', 'GradingSettings, label');
export const sections = message('results.grading.sections', 'Sections', 'GradingSettings, label');
export const ownGroups = message('results.grading.ownGroups', 'Own groups', 'GradingSettings, label');
export const everyPointCountsSame = message(
  'results.grading.everyPointCountsSame',
  'Every point counts the same: what was earned of what could be.',
  'GradingSettings, points',
);
export const eachSectionOfClass = message(
  'results.grading.eachSectionOfClass',
  'Each section of the class has a weight, whatever its number of points.',
  'GradingSettings, sections',
);
export const tasksBelongToGroups = message(
  'results.grading.tasksBelongToGroups',
  'Tasks belong to groups of your own, such as “Tests”, each with a weight.',
  'GradingSettings, groups',
);
export const totalCountsBy = message('results.grading.totalCountsBy', 'The total counts by', 'GradingSettings, label');
export const classNoSectionsYet = message(
  'results.grading.classNoSectionsYet',
  'The class has no sections yet. Make some on the page with its tasks.',
  'GradingSettings, p',
);
export const sum = message('results.grading.sum', 'Sum', 'GradingSettings, span');
export const tasksDoNotCount = message(
  'results.grading.tasksDoNotCount',
  '{outside, plural, one {# task} other {# tasks}} {outside, plural, one {does} other {do}} not count',
  'GradingSettings, title',
);
export const theyInNoGroup = message(
  'results.grading.theyInNoGroup',
  'They are in no group with a weight.',
  'GradingSettings, text',
);
export const theyInNoSection = message(
  'results.grading.theyInNoSection',
  'They are in no section with a weight.',
  'GradingSettings, text',
);
export const tasks = message(
  'results.grading.tasks',
  '{taskCount, plural, one {# task} other {# tasks}}',
  'GradingSettings, number',
);
export const tasksNotBegunCount = message(
  'results.grading.tasksNotBegunCount',
  'Tasks not begun count as zero',
  'GradingSettings, label',
);
export const onceDueOffDoes = message(
  'results.grading.onceDueOffDoes',
  'Once it is due. Off: it does not count at all.',
  'GradingSettings, about',
);
export const learnersSeeTheirTotal = message(
  'results.grading.learnersSeeTheirTotal',
  'Learners see their total',
  'GradingSettings, label',
);
export const madeOfScoresThey = message(
  'results.grading.madeOfScoresThey',
  'Made of the scores that they may see already, with what counts and why.',
  'GradingSettings, about',
);
export const learnersSeeClassAverage = message(
  'results.grading.learnersSeeClassAverage',
  'Learners see the class average',
  'GradingSettings, label',
);
export const besideTheirOwnTotal = message(
  'results.grading.besideTheirOwnTotal',
  'Beside their own total, without names.',
  'GradingSettings, about',
);
export const allTasksCount = message('results.grading.allTasksCount', 'All tasks count', 'WeightRow');
export const lowestDoesNot = message('results.grading.lowestDoesNot', 'The lowest does not', 'WeightRow');
export const lowestDoNot = message('results.grading.lowestDoNot', 'The lowest {dropped} do not', 'WeightRow');
export const whichTasksOfCount = message(
  'results.grading.whichTasksOfCount',
  'Which tasks of {name} count',
  'WeightRow, label',
);
export const weightOfInPercent = message(
  'results.grading.weightOfInPercent',
  'Weight of {name} in percent',
  'WeightRow, label',
);
export const zeroToHundred = message('results.grading.zeroToHundred', 'Use 0 to 100.', 'WeightRow, error');
export const allWeights0So = message(
  'results.grading.allWeights0So',
  'All weights are 0, so nothing counts yet.',
  'grading-words',
);
export const weightsSumToNot = message(
  'results.grading.weightsSumToNot',
  'The weights sum to {sum} %, not 100. They count in proportion.',
  'grading-words',
);
export const asBefore = message('results.grading.asBefore', 'As it was before.', 'use-grading, message');
export const saved = message('results.grading.saved', 'Saved.', 'use-grading, message');
export const undo = message('results.grading.undo', 'Undo', 'use-grading, label');
export const nameNeeded = message(
  'results.grading.nameNeeded',
  'Give the group a name.',
  'GradeGroupDialog, handleSubmit, name',
);
export const addGroup = message('results.grading.addGroup', 'Add a group', 'GradeGroupDialog, title');
export const save = message('results.grading.save', 'Save', 'GradeGroupDialog, action');
export const name = message('results.grading.name', 'Name', 'GradeGroupDialog, label');
export const nameExample = message('results.grading.nameExample', 'Tests', 'GradeGroupDialog, placeholder');
export const tasksHead = message('results.grading.tasksHead', 'Tasks', 'GradeGroupDialog');
export const noTasksYet = message('results.grading.noTasksYet', 'The class has no tasks yet.', 'GradeGroupDialog');
export const nowIn = message('results.grading.nowIn', 'now in {name}', 'GradeGroupDialog');
export const tasksCount = message(
  'results.grading.tasksCount',
  '{count, plural, one {# task} other {# tasks}}',
  'GradeGroupRows',
);
export const moreFor = message('results.grading.moreFor', 'More for {name}', 'GradeGroupRows, label');
export const nameAndTasks = message('results.grading.nameAndTasks', 'Name and tasks', 'GradeGroupRows, label');
export const removeGroup = message('results.grading.removeGroup', 'Remove the group', 'GradeGroupRows, label');
