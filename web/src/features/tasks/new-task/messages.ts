import { message } from '@lemma/contracts/messages';

export const whatLearnersGet = message('tasks.newTask.whatLearnersGet', 'What learners get', 'TaskSummary, h2');
export const questions = message('tasks.newTask.questions', 'Questions', 'TaskSummary, dt');
export const points = message('tasks.newTask.points', 'Points', 'TaskSummary, dt');
export const learners = message('tasks.newTask.learners', 'Learners', 'TaskSummary, dt');
export const withExtraTime = message('tasks.newTask.withExtraTime', 'With extra time', 'TaskSummary, dt');
export const task = message('tasks.newTask.task', 'Task {number}', 'use-new-task');
export const taskNotSetYet = message(
  'tasks.newTask.taskNotSetYet',
  'This task is not set yet.',
  'use-new-task, message',
);
export const chooseClass = message('tasks.newTask.chooseClass', 'Choose a class.', 'use-new-task, classId');
export const setTo = message('tasks.newTask.setTo', '“{task}” is set to {classroom}.', 'use-new-task, message');
export const createTask = message('tasks.newTask.createTask', 'Create task', 'CreateTaskPage, title');
export const loadingClasses = message('tasks.newTask.loadingClasses', 'Loading classes', 'CreateTaskPage, label');
export const exercises = message('tasks.newTask.exercises', 'Exercises', 'CreateTaskPage, CreateTask, label');
export const classrooms = message('tasks.newTask.classrooms', 'Classrooms', 'CreateTaskPage, CreateTask, label');
export const createClass = message('tasks.newTask.createClass', 'Create class', 'CreateTaskPage, CreateTask');
export const needsClassFirst = message(
  'tasks.newTask.needsClassFirst',
  'A task is set to a class. Create one first; your chosen exercises stay in the basket.',
  'CreateTaskPage, CreateTask',
);
export const taskLabel = message('tasks.newTask.taskLabel', 'Task', 'TaskEditor, aria-label');
export const datesAndReleases = message(
  'tasks.newTask.datesAndReleases',
  'Dates and releases',
  'TaskEditor, aria-label',
);
export const extraTime = message(
  'tasks.newTask.extraTime',
  '{count, plural, one {# learner has} other {# learners have}} extra time. Their time limit and due date are extended automatically.',
  'TaskEditor',
);
export const somethingMissing = message(
  'tasks.newTask.somethingMissing',
  'Something is missing. Look at the marked fields.',
  'TaskEditor, SetTask, title',
);
export const setTask = message('tasks.newTask.setTask', 'Set task', 'TaskEditor, SetTask');
export const name = message('tasks.newTask.name', 'Name', 'TaskEditor, WhatAndWhere, label');
export const nameExample = message(
  'tasks.newTask.nameExample',
  'Homework 12: quadratics',
  'TaskEditor, WhatAndWhere, placeholder',
);
export const classLabel = message('tasks.newTask.classLabel', 'Class', 'TaskEditor, WhatAndWhere, label');
export const chooseClassWords = message(
  'tasks.newTask.chooseClassWords',
  'Choose a class',
  'TaskEditor, WhatAndWhere, label',
);
