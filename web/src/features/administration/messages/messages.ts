import { message } from '@lemma/contracts/messages';

export const answerOnWay = message(
  'administration.messages.answerOnWay',
  'The answer is on its way.',
  'AnswerDialog, handleSubmit',
);
export const answerTitle = message('administration.messages.answerTitle', 'Answer', 'AnswerDialog, label');
export const noAddress = message(
  'administration.messages.noAddress',
  'No one was signed in and there is no address, so no answer can arrive.',
  'AnswerDialog',
);
export const isOpenAgain = message('administration.messages.isOpenAgain', 'It is open again.', 'AnswerDialog');
export const openAgain = message('administration.messages.openAgain', 'Open again', 'AnswerDialog');
export const isClosed = message('administration.messages.isClosed', 'It is closed.', 'AnswerDialog');
export const closeIt = message('administration.messages.closeIt', 'Close it', 'AnswerDialog');
export const cancel = message('administration.messages.cancel', 'Cancel', 'AnswerDialog');
export const sendAnswer = message('administration.messages.sendAnswer', 'Send answer', 'AnswerDialog');
export const noMailWanted = message(
  'administration.messages.noMailWanted',
  'They asked for no mail. The answer appears on their account page.',
  'AnswerDialog, whereItGoes',
);
export const goesToAccount = message(
  'administration.messages.goesToAccount',
  'Goes to the address of their account, and appears on their account page.',
  'AnswerDialog, whereItGoes',
);
export const from = message('administration.messages.from', 'From', 'AnswerDialog, rows');
export const noOneSignedIn = message('administration.messages.noOneSignedIn', 'no one signed in', 'AnswerDialog, rows');
export const page = message('administration.messages.page', 'Page', 'AnswerDialog, rows');
export const browser = message('administration.messages.browser', 'Browser', 'AnswerDialog, rows');
export const version = message('administration.messages.version', 'Version', 'AnswerDialog, rows');
export const whatCameAlong = message(
  'administration.messages.whatCameAlong',
  'What came along',
  'AnswerDialog, WhatCameAlong',
);
export const bugsAndQuestions = message(
  'administration.messages.bugsAndQuestions',
  'Bugs and questions',
  'FeedbackPage, typeOptions, label',
);
export const bugs = message('administration.messages.bugs', 'Bugs', 'FeedbackPage, typeOptions, label');
export const questionsWord = message(
  'administration.messages.questionsWord',
  'Questions',
  'FeedbackPage, typeOptions, label',
);
export const show = message('administration.messages.show', 'Show', 'FeedbackPage, label');
export const open = message('administration.messages.open', 'Open', 'FeedbackPage, label');
export const openCount = message('administration.messages.openCount', 'Open {count}', 'FeedbackPage, label');
export const answered = message('administration.messages.answered', 'Answered', 'FeedbackPage, label');
export const closed = message('administration.messages.closed', 'Closed', 'FeedbackPage, label');
export const kind = message('administration.messages.kind', 'Kind', 'FeedbackPage, label');
export const wordsOrSender = message('administration.messages.wordsOrSender', 'Words or sender', 'FeedbackPage, label');
export const loadingFeedback = message(
  'administration.messages.loadingFeedback',
  'Loading feedback',
  'FeedbackPage, label',
);
export const feedback = message('administration.messages.feedback', 'Feedback', 'FeedbackPage, label');
export const nothingWaits = message(
  'administration.messages.nothingWaits',
  'Nothing waits for an answer.',
  'FeedbackPage',
);
export const nothingFits = message('administration.messages.nothingFits', 'Nothing fits here.', 'FeedbackPage');
export const subject = message('administration.messages.subject', 'Subject', 'FeedbackPage, FeedbackTable');
export const when = message('administration.messages.when', 'When', 'FeedbackPage, FeedbackTable');
export const actions = message('administration.messages.actions', 'Actions', 'FeedbackPage, FeedbackTable');
export const removedPerson = message('administration.messages.removedPerson', 'removed person', 'FeedbackPage, Sender');
export const all = message('administration.messages.all', 'All', 'OutboxPage, states, label');
export const waiting = message('administration.messages.waiting', 'Waiting', 'OutboxPage, states, label');
export const failed = message('administration.messages.failed', 'Failed', 'OutboxPage, states, label');
export const sent = message('administration.messages.sent', 'Sent', 'OutboxPage, states, label');
export const triedAgainSoon = message(
  'administration.messages.triedAgainSoon',
  'The mail is tried again within seconds.',
  'OutboxPage, handleRetry, message',
);
export const loadingMails = message(
  'administration.messages.loadingMails',
  'Loading mails',
  'OutboxPage, Outbox, label',
);
export const noMailServer = message(
  'administration.messages.noMailServer',
  'No mail server is set',
  'OutboxPage, Outbox, title',
);
export const mailsInFolder = message(
  'administration.messages.mailsInFolder',
  'Nothing leaves this machine. Each mail is a file in the folder <mail>mail</mail> of the data folder; links that open an account are only there. To send mails, set <variable>SMTP_URL</variable> and start the server again.',
  'OutboxPage, Outbox',
);
export const outbox = message('administration.messages.outbox', 'Outbox', 'OutboxPage, Outbox, label');
export const mailsAppear = message(
  'administration.messages.mailsAppear',
  'Mails to people of this instance appear here.',
  'OutboxPage, Outbox',
);
export const mails = message('administration.messages.mails', 'Mails', 'OutboxPage, MailTable');
export const to = message('administration.messages.to', 'To', 'OutboxPage, MailTable');
export const state = message('administration.messages.state', 'State', 'OutboxPage, MailTable');
export const triesHead = message('administration.messages.triesHead', 'Tries', 'OutboxPage, MailTable');
export const written = message('administration.messages.written', 'Written', 'OutboxPage, MailTable');
export const openNamed = message(
  'administration.messages.openNamed',
  'Open: {name}',
  'OutboxPage, MailTable, aria-label',
);
export const sentWord = message('administration.messages.sentWord', 'sent', 'OutboxPage, MailState, label');
export const failedWord = message('administration.messages.failedWord', 'failed', 'OutboxPage, MailState, label');
export const waitingWord = message('administration.messages.waitingWord', 'waiting', 'OutboxPage, MailState, label');
export const waitingWhy = message(
  'administration.messages.waitingWhy',
  'waiting: {words}',
  'OutboxPage, MailState, label',
);
export const toAddress = message('administration.messages.toAddress', 'To {address}', 'OutboxPage, MailDialog');
export const tryAgainNow = message('administration.messages.tryAgainNow', 'Try again now', 'OutboxPage, MailDialog');
export const close = message('administration.messages.close', 'Close', 'OutboxPage, MailDialog');
export const allLevels = message('administration.messages.allLevels', 'All levels', 'ReportsPage, levelOptions, label');
export const errors = message('administration.messages.errors', 'Errors', 'ReportsPage, levelOptions, label');
export const warnings = message('administration.messages.warnings', 'Warnings', 'ReportsPage, levelOptions, label');
export const notes = message('administration.messages.notes', 'Notes', 'ReportsPage, levelOptions, label');
export const messageKindAddress = message(
  'administration.messages.messageKindAddress',
  'Message, kind or address',
  'ReportsPage, label',
);
export const level = message('administration.messages.level', 'Level', 'ReportsPage, label');
export const loadingReports = message(
  'administration.messages.loadingReports',
  'Loading reports',
  'ReportsPage, label',
);
export const reports = message('administration.messages.reports', 'Reports', 'ReportsPage, label');
export const keptThirtyDays = message(
  'administration.messages.keptThirtyDays',
  'Kept for 30 days. Equal reports of a day are one row.',
  'ReportsPage, note',
);
export const reportsAppear = message(
  'administration.messages.reportsAppear',
  'Errors and slow requests that browsers report appear here.',
  'ReportsPage',
);
export const messageHead = message('administration.messages.messageHead', 'Message', 'ReportsPage, MessageTable');
export const times = message('administration.messages.times', 'Times', 'ReportsPage, MessageTable');
export const last = message('administration.messages.last', 'Last', 'ReportsPage, MessageTable');
export const timesSince = message(
  'administration.messages.timesSince',
  '{count, plural, one {# time} other {# times}} since {moment}',
  'ReportsPage, MessageTable, title',
);
export const goesTo = message('administration.messages.goesTo', 'Goes to {address}.', 'AnswerDialog');
export const goesToAndAppears = message(
  'administration.messages.goesToAndAppears',
  'Goes to {address}, and appears on their account page.',
  'AnswerDialog',
);
export const messagesInAll = message(
  'administration.messages.messagesInAll',
  '{count, plural, one {# message} other {# messages}}',
  'FeedbackPage, number in the list',
);
export const reportsInAll = message(
  'administration.messages.reportsInAll',
  '{count, plural, one {# report} other {# reports}}',
  'ReportsPage, number in the list',
);
export const mailsInAll = message(
  'administration.messages.mailsInAll',
  '{count, plural, one {# mail} other {# mails}}',
  'OutboxPage, number in the list',
);
