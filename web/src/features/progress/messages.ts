import { message } from '@lemma/contracts/messages';

export const notYet = message('progress.notYet', 'not there yet', 'QuestionBars, words');
export const byQuestion = message('progress.byQuestion', 'By question', 'QuestionBars, title');
export const taskNoExercises = message(
  'progress.taskNoExercises',
  'This task has no exercises.',
  'QuestionBars, EmptyState',
);
export const rightTryingNotYet = message(
  'progress.rightTryingNotYet',
  ': {right} right, {trying} trying, {notYet} not there yet',
  'QuestionBars, VisuallyHidden',
);
export const stuck = message('progress.stuck', 'Stuck', 'StuckCard, title');
export const threeTriesOrFive = message(
  'progress.threeTriesOrFive',
  'three tries or five quiet minutes',
  'StuckCard, HeadNote',
);
export const didNotFinish = message('progress.didNotFinish', 'did not finish', 'stuck, label');
export const workingOn = message('progress.workingOn', 'working on it', 'stuck, label');
export const didNotStart = message('progress.didNotStart', 'did not start', 'stuck, label');
export const notStarted = message('progress.notStarted', 'not started', 'stuck, label');
export const medianTimeAtWork = message('progress.medianTimeAtWork', 'median time at work', 'stuck, label');
export const questionTries = message('progress.questionTries', 'question {position} · {tries} tries', 'stuck, words');
export const quietMin = message('progress.quietMin', 'quiet {minutes} min', 'stuck, words');
export const questionQuietMin = message(
  'progress.questionQuietMin',
  'question {number} · quiet {minutes} min',
  'stuck, words',
);
export const days = message('progress.days', '{number, plural, one {# day} other {# days}}', 'stuck, number');
