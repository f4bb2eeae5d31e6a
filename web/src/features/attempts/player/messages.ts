import { message } from '@lemma/contracts/messages';

export const offlineTypedIsKept = message(
  'attempts.player.offlineTypedIsKept',
  'You are offline. What you type is kept {where, select, device {on this device} other {in this open page}}.',
  'OfflineBand',
);
export const offlineAnswersAreKept = message(
  'attempts.player.offlineAnswersAreKept',
  'You are offline. {count, plural, one {# answer is} other {# answers are}} kept {where, select, device {on this device} other {in this open page}}.',
  'OfflineBand',
);
export const sentLaterLeavePageOpen = message(
  'attempts.player.sentLaterLeavePageOpen',
  '{count, plural, =0 {It is sent by itself} one {It is sent by itself} other {They are sent by themselves}} when the network is back. The time is up. Leave this page open until it is sent.',
  'OfflineBand, after the note about answers that are kept',
);
export const sentLaterKeepWorking = message(
  'attempts.player.sentLaterKeepWorking',
  '{count, plural, =0 {It is sent by itself} one {It is sent by itself} other {They are sent by themselves}} when the network is back. Keep working.',
  'OfflineBand, after the note about answers that are kept',
);
export const questionAnsweredAt = message(
  'attempts.player.questionAnsweredAt',
  '{time} · Question {number}',
  'OfflineBand, an answer that waits',
);
export const offlineKept = message(
  'attempts.player.offlineKept',
  'Offline: kept {where, select, device {on this device} other {in this open page}}',
  'SaveSign',
);
export const questionState = message(
  'attempts.player.questionState',
  'Question {number}, {state}',
  'Steps, link to a question; the state as in playing.step-words',
);
export const questionStateMarked = message(
  'attempts.player.questionStateMarked',
  'Question {number}, {state}, marked for later',
  'Steps, link to a question',
);
export const solutionShown = message('attempts.player.solutionShown', 'solution shown', 'Steps, state of a question');
export const minutesLeft = message(
  'attempts.player.minutesLeft',
  '{minutes, plural, one {# minute left.} other {# minutes left.}}',
  'time-left, said by screen readers',
);
export const shortTimeLeft = message(
  'attempts.player.shortTimeLeft',
  '{time}<words> left</words>',
  'ClosingTimer, the clock; the words are hidden on phones',
);
export const questionOf = message('attempts.player.questionOf', 'Question {number} of {count}', 'AttemptPlayer, line');
export const answersNotKeptHere = message(
  'attempts.player.answersNotKeptHere',
  'Your answers are not kept on this device.',
  'AttemptPlayer, NotKeptNote, title',
);
export const browserKeepsNothing = message(
  'attempts.player.browserKeepsNothing',
  'This browser does not allow it. They are saved on the server while you are connected: keep this page open until everything is sent.',
  'AttemptPlayer, NotKeptNote',
);
export const timeLeft = message('attempts.player.timeLeft', 'Time left {time}', 'ClosingTimer, aria-label');
export const connection = message('attempts.player.connection', 'Connection', 'OfflineBand, aria-label');
export const whatIsWaiting = message('attempts.player.whatIsWaiting', 'What is waiting', 'OfflineBand');
export const backToClass = message('attempts.player.backToClass', 'Back to class', 'PlayerPage, back, label');
export const task = message('attempts.player.task', 'Task', 'PlayerPage, TaskPlayer, title');
export const preview = message('attempts.player.preview', 'Preview', 'PreviewBand, aria-label');
export const previewAs = message(
  'attempts.player.previewAs',
  '<b>{kind, select, assessment {Preview as assessment.} other {Preview as practice.}}</b> Answers are checked as for a learner. Nothing is recorded.',
  'PreviewBand',
);
export const freePractice = message(
  'attempts.player.freePractice',
  'Free practice',
  'PreviewBand, FreePracticeBand, aria-label',
);
export const practiceDoesNotCount = message(
  'attempts.player.practiceDoesNotCount',
  '<b>It does not count.</b> The task is closed. Practise as much as you like: nothing is recorded, and your result stays.',
  'PreviewBand, FreePracticeBand',
);
export const loadingQuestion = message('attempts.player.loadingQuestion', 'Loading question', 'QuestionWait, label');
export const saving = message('attempts.player.saving', 'Saving…', 'SaveSign, wordsOf');
export const saved = message('attempts.player.saved', 'Saved', 'SaveSign, wordsOf');
export const savedAt = message('attempts.player.savedAt', 'Saved {time}', 'SaveSign, wordsOf');
export const allSent = message('attempts.player.allSent', 'All sent', 'SaveSign, AllSent');
export const allQuestions = message('attempts.player.allQuestions', 'All questions', 'Steps, AllQuestions');
export const notAnsweredOf = message(
  'attempts.player.notAnsweredOf',
  '{open} of {count} not answered',
  'Steps, AllQuestions',
);
export const close = message('attempts.player.close', 'Close', 'Steps, AllQuestions');
export const questions = message('attempts.player.questions', 'Questions', 'Steps, aria-label');
export const timeIsUp = message('attempts.player.timeIsUp', 'The time is up.', 'time-left, warningBetween');
