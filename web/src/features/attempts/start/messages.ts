import { message } from '@lemma/contracts/messages';

export const tryAsOftenAsYouLike = message(
  'attempts.start.tryAsOftenAsYouLike',
  'You may try as often as you like; {counted, select, best {the best one counts} last {the last one counts} other {their average counts}}.',
  'StartRules',
);
export const attemptsThatYouHave = message(
  'attempts.start.attemptsThatYouHave',
  'You have {count, plural, one {# attempt} other {# attempts}}; {counted, select, best {the best one counts} last {the last one counts} other {their average counts}}.',
  'StartRules',
);
export const minutesOfTime = message(
  'attempts.start.minutesOfTime',
  '{minutes} <small>{minutes, plural, one {minute} other {minutes}}</small>',
  'TaskStart, your time',
);
export const attemptsUsed = message(
  'attempts.start.attemptsUsed',
  '{count, plural, =0 {You have not started.} one {You have used # attempt.} other {You have used # attempts.}}',
  'start-words, after until when the task is open',
);
export const openWithoutEnd = message('attempts.start.openWithoutEnd', 'Open without a closing time.', 'start-words');
export const openUntil = message('attempts.start.openUntil', 'Open until {moment}.', 'start-words');
export const opensAt = message('attempts.start.opensAt', 'Opens {moment}.', 'start-words');
export const scoreGivenByTeacher = message(
  'attempts.start.scoreGivenByTeacher',
  'Your teacher gave you {score} of {points} points',
  'start-words',
);
export const scoreSoFar = message(
  'attempts.start.scoreSoFar',
  'You have {score} of {points} points so far',
  'start-words',
);
export const laterDateTitle = message('attempts.start.laterDateTitle', 'You have a later date', 'start-words');
export const closesForYou = message(
  'attempts.start.closesForYou',
  'It closes for you {closes, select, today {at {moment}} other {on {moment}}}.',
  'start-words',
);
export const moreTimeTitle = message('attempts.start.moreTimeTitle', 'You have {percent} % more time', 'start-words');
export const moreTime = message(
  'attempts.start.moreTime',
  '{own} instead of {usual}.{closes, select, never {} today { It closes for you at {moment}, so starting late does not cost you any of it.} other { It closes for you on {moment}, so starting late does not cost you any of it.}}',
  "start-words, the learner's own time and that of the others",
);
export const lateStart = message(
  'attempts.start.lateStart',
  'It was due. Answers are still taken, {worth}.',
  'start-words; what late answers are worth, such as: at 80 % of the points',
);
export const resultsAreSeen = message(
  'attempts.start.resultsAreSeen',
  'You see which answers were right {when, select, afterAnswer {<b>after each answer</b>.} afterHandIn {<b>after you have handed in,</b> not before.} byHand {<b>when your teacher releases the results</b>.} afterAll {<b>when the task is over for everybody</b>.} other {<b>on {moment}</b>.}}',
  'StartRules',
);
export const unreadableCostsNothing = message(
  'attempts.start.unreadableCostsNothing',
  '<b>Input that cannot be read costs nothing.</b> You will see this right away and can fix it.',
  'StartRules',
);
export const furtherTryCosts = message(
  'attempts.start.furtherTryCosts',
  'Each further try at a question takes {percent} % off what it can earn.',
  'StartRules',
);
export const practiseAnyway = message('attempts.start.practiseAnyway', 'Practise anyway', 'PractiseOn');
export const clockDoesNotStop = message(
  'attempts.start.clockDoesNotStop',
  '<b>The clock does not stop</b> when you leave the page. At 0:00 your answers are handed in automatically.',
  'StartRules, lines',
);
export const taskCloses = message(
  'attempts.start.taskCloses',
  '<b>The task closes {moment},</b> whether you have handed in or not. What you have answered by then counts.',
  'StartRules, lines',
);
export const savedAsYouType = message(
  'attempts.start.savedAsYouType',
  '<b>Every answer is saved as you type,</b> even without a connection. You can continue on another device, and change answers until you hand in.',
  'StartRules, lines',
);
export const mayAskForHelp = message(
  'attempts.start.mayAskForHelp',
  '<b>You may ask for help.</b> Your question goes to the people who teach you, not to your class.',
  'StartRules, lines',
);
export const backToClass = message('attempts.start.backToClass', 'Back to class', 'TaskStart');
export const start = message('attempts.start.start', 'Start', 'TaskStart');
export const taskIsLate = message('attempts.start.taskIsLate', 'This task is late', 'TaskStart, title');
export const passwordFromTeacher = message(
  'attempts.start.passwordFromTeacher',
  'Password from your teacher',
  'TaskStart, label',
);
export const mayStillPractise = message(
  'attempts.start.mayStillPractise',
  'You can still practise with new numbers. It does not count, and nothing is recorded.',
  'TaskStart',
);
export const asManyAsYouLike = message('attempts.start.asManyAsYouLike', 'as many as you like', 'TaskStart, factsOf');
export const yourTime = message('attempts.start.yourTime', 'Your time', 'TaskStart, time, label');
export const questions = message('attempts.start.questions', 'Questions', 'TaskStart, factsOf, label');
export const points = message('attempts.start.points', 'Points', 'TaskStart, factsOf, label');
export const attempts = message('attempts.start.attempts', 'Attempts', 'TaskStart, factsOf, label');
export const excused = message('attempts.start.excused', 'You are excused from this task.', 'start-words, whenWords');
export const notOpenYet = message('attempts.start.notOpenYet', 'This task is not open yet.', 'start-words, whenWords');
export const closedNotStarted = message(
  'attempts.start.closedNotStarted',
  'This task is closed. You did not start it.',
  'start-words, whenWords',
);
