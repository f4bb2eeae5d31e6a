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
