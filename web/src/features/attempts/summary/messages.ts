import { message } from '@lemma/contracts/messages';

export const lateAnswersKept = message(
  'attempts.summary.lateAnswersKept',
  '{count, plural, one {Typed in time and kept. Your teacher decides whether it counts.} other {Typed in time and kept. Your teacher decides whether they count.}}',
  'AttemptSummary, answers that came after the end',
);
export const scoreOf = message('attempts.summary.scoreOf', '{score} <small>of {points}</small>', 'AttemptSummary');
export const answeredWasHandedIn = message(
  'attempts.summary.answeredWasHandedIn',
  'What you had answered was handed in.',
  'AttemptSummary, before when results come out',
);
export const resultsAreOut = message('attempts.summary.resultsAreOut', 'Your results are out.', 'AttemptSummary');
export const resultsComeOut = message(
  'attempts.summary.resultsComeOut',
  'Results come out on {moment}.',
  'AttemptSummary',
);
export const teacherReleasesResults = message(
  'attempts.summary.teacherReleasesResults',
  'Your teacher releases the results.',
  'AttemptSummary',
);
export const resultsNotOut = message('attempts.summary.resultsNotOut', 'Results are not out yet.', 'AttemptSummary');
export const partsFilled = message(
  'attempts.summary.partsFilled',
  '{filled} of {parts} parts',
  'AttemptSummary, boxes of a question that were filled',
);
export const yes = message('attempts.summary.yes', 'Yes', 'AttemptSummary, whether a question was answered');
export const no = message('attempts.summary.no', 'No', 'AttemptSummary, whether a question was answered');
export const pointsOf = message(
  'attempts.summary.pointsOf',
  '{score} of {points}',
  'AttemptSummary, points of a question',
);
export const minutesOfLimit = message(
  'attempts.summary.minutesOfLimit',
  '{used} of {limit, plural, one {# minute} other {# minutes}}',
  'receipt, time used',
);
export const fromUntilNow = message(
  'attempts.summary.fromUntilNow',
  '{from} to now',
  'receipt, time without a connection',
);
export const fromTo = message('attempts.summary.fromTo', '{from} to {to}', 'receipt, time without a connection');
export const offlineNothingLost = message(
  'attempts.summary.offlineNothingLost',
  '{times}, nothing lost',
  'receipt, times without a connection',
);
export const offlineTimes = message(
  'attempts.summary.offlineTimes',
  '{times}',
  'receipt, times without a connection while answers wait',
);
export const rowNotAnswered = message(
  'attempts.summary.rowNotAnswered',
  '{number}. {title}: {filled} of {parts} answered, not answered',
  'receipt, a question',
);
export const rowReceived = message(
  'attempts.summary.rowReceived',
  '{number}. {title}: {filled} of {parts} answered, received {received}',
  'receipt, a question',
);
export const yourReceipt = message('attempts.summary.yourReceipt', 'Your receipt', 'AttemptReceipt');
export const receiptProves = message(
  'attempts.summary.receiptProves',
  'It proves what you handed in and when. Keep it if you ever need to ask about this task.',
  'AttemptReceipt',
);
export const copyCode = message('attempts.summary.copyCode', 'Copy code', 'AttemptReceipt');
export const started = message('attempts.summary.started', 'Started', 'AttemptReceipt');
export const handedIn = message('attempts.summary.handedIn', 'Handed in', 'AttemptReceipt');
export const timeUsed = message('attempts.summary.timeUsed', 'Time used', 'AttemptReceipt');
export const withoutConnection = message(
  'attempts.summary.withoutConnection',
  'Without a connection',
  'AttemptReceipt',
);
export const saveReceipt = message('attempts.summary.saveReceipt', 'Save receipt', 'AttemptReceipt, SaveReceipt');
export const nothingRecorded = message(
  'attempts.summary.nothingRecorded',
  'None of this is recorded.',
  'AttemptSummary',
);
export const points = message('attempts.summary.points', 'Points', 'AttemptSummary, label');
export const right = message('attempts.summary.right', 'Right', 'AttemptSummary, label');
export const answersAfterEnd = message(
  'attempts.summary.answersAfterEnd',
  '{count, plural, one {# answer came after the end} other {# answers came after the end}}',
  'AttemptSummary, title',
);
export const lookAtAnswers = message(
  'attempts.summary.lookAtAnswers',
  'Look at my answers',
  'AttemptSummary, SummaryActions',
);
export const backToQuestions = message(
  'attempts.summary.backToQuestions',
  'Back to the questions',
  'AttemptSummary, SummaryActions',
);
export const startAnother = message(
  'attempts.summary.startAnother',
  'Start another attempt',
  'AttemptSummary, SummaryActions',
);
export const timeWasUpAt = message('attempts.summary.timeWasUpAt', 'Time was up at {time}', 'AttemptSummary, titleOf');
export const handedInAt = message('attempts.summary.handedInAt', 'Handed in at {time}', 'AttemptSummary, titleOf');
export const taskClosed = message('attempts.summary.taskClosed', 'This task is closed', 'AttemptSummary, titleOf');
export const allDone = message('attempts.summary.allDone', 'All done', 'AttemptSummary, titleOf');
export const thisIsWhereYouStand = message(
  'attempts.summary.thisIsWhereYouStand',
  'This is where you stand',
  'AttemptSummary, titleOf',
);
export const teacherSeesSame = message(
  'attempts.summary.teacherSeesSame',
  'Your teacher sees the same.',
  'AttemptSummary, leadOf',
);
export const question = message('attempts.summary.question', 'Question', 'AttemptSummary, QuestionTable');
export const answered = message('attempts.summary.answered', 'Answered', 'AttemptSummary, QuestionTable');
export const lastSaved = message('attempts.summary.lastSaved', 'Last saved', 'AttemptSummary, QuestionTable');
export const receiptCode = message('attempts.summary.receiptCode', 'Receipt {code}', 'receipt, receiptText');
export const receiptTask = message('attempts.summary.receiptTask', 'Task: {task}', 'receipt, receiptText');
export const receiptClass = message('attempts.summary.receiptClass', 'Class: {name}', 'receipt, receiptText');
export const receiptAttempt = message('attempts.summary.receiptAttempt', 'Attempt: {number}', 'receipt, receiptText');
export const receiptStarted = message(
  'attempts.summary.receiptStarted',
  'Started: {moment} ({exact})',
  'receipt, receiptText',
);
export const receiptHandedIn = message(
  'attempts.summary.receiptHandedIn',
  'Handed in: {moment} ({exact})',
  'receipt, receiptText',
);
export const receiptTimeUsed = message('attempts.summary.receiptTimeUsed', 'Time used: {time}', 'receipt, receiptText');
export const receiptSignature = message(
  'attempts.summary.receiptSignature',
  'Signature, for the teacher to check:',
  'receipt, receiptText',
);
