import { message } from '@lemma/contracts/messages';

export const testAsksThis = message(
  'server.tasks.testAsksThis',
  'The test that you have begun asks this. Hand it in first.',
  'refusal, exams',
);
export const openTestAsksThis = message(
  'server.tasks.openTestAsksThis',
  'A test that is open at the moment asks this. You can practise it afterwards.',
  'refusal, exams',
);
export const noLongerShared = message(
  'server.tasks.noLongerShared',
  'This exercise is no longer shared. The task keeps the version it has.',
  'refusal, new-version',
);
export const nothingToRemind = message(
  'server.tasks.nothingToRemind',
  'This task is not open. There is nothing to remind of.',
  'refusal, reminding',
);
export const exerciseNotPublished = message(
  'server.tasks.exerciseNotPublished',
  'This exercise is not published.',
  'refusal, setting',
);
export const exerciseNotInTask = message(
  'server.tasks.exerciseNotInTask',
  'This exercise is no longer in the task. Reload the page.',
  'refusal, setting',
);
export const beforeOpening = message(
  'server.tasks.beforeOpening',
  'This is before it opens. Choose a later day.',
  'refusal, setting',
);
export const beforeDue = message(
  'server.tasks.beforeDue',
  'This is before it is due. Choose a later day.',
  'refusal, setting',
);
export const noSuchSection = message(
  'server.tasks.noSuchSection',
  'This class has no such section.',
  'refusal, setting',
);
export const noSuchGroup = message('server.tasks.noSuchGroup', 'This class has no such group.', 'refusal, setting');
export const begunAlready = message(
  'server.tasks.begunAlready',
  'Somebody has begun this task: its exercises stay as they are.',
  'refusal, setting',
);
