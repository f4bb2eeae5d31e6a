import { message } from '@lemma/contracts/messages';

export const whereLearnersStand = message(
  'tasks.taskPage.whereLearnersStand',
  'Where learners stand',
  'ClassProgressCard, h2',
);
export const finished = message('tasks.taskPage.finished', 'Finished', 'ClassProgressCard, dt');
export const workingOn = message('tasks.taskPage.workingOn', 'Working on it', 'ClassProgressCard, dt');
export const notStarted = message('tasks.taskPage.notStarted', 'Not started', 'ClassProgressCard, dt');
export const rules = message('tasks.taskPage.rules', 'Rules', 'TaskRulesCard, h2');
export const overForEverybodyExtra = message(
  'tasks.taskPage.overForEverybodyExtra',
  'Over for everybody {moment}, extra time included',
  'TaskRulesCard, li',
);
