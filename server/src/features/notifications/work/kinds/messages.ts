import { message } from '@lemma/contracts/messages';

export const feedbackSent = message(
  'server.notifications.feedbackSent',
  '{count, plural, one {New feedback} other {# new messages of feedback}}',
  'title of a notification',
);
export const feedbackSentDetail = message(
  'server.notifications.feedbackSentDetail',
  'A question or a report waits for an answer.',
  'a line under the title of a notification',
);
export const feedbackSentKind = message(
  'server.notifications.feedbackSentKind',
  'Somebody sends feedback',
  'settings of notifications: its kind',
);
export const mailsFailed = message(
  'server.notifications.mailsFailed',
  'Mails were not sent',
  'title of a notification',
);
export const mailsFailedDetail = message(
  'server.notifications.mailsFailedDetail',
  'The page of mails shows which, and why.',
  'a line under the title of a notification',
);
export const mailsFailedKind = message(
  'server.notifications.mailsFailedKind',
  'Mails cannot be sent',
  'settings of notifications: its kind',
);
export const answersCommented = message(
  'server.notifications.answersCommented',
  '{count} comments on your answers: {taskName}',
  'title of a notification',
);
export const answerCommented = message(
  'server.notifications.answerCommented',
  'A comment on your answer to question {place}: {taskName}',
  'title of a notification',
);
export const answerCommentedKind = message(
  'server.notifications.answerCommentedKind',
  'Your teacher has commented on one of your answers',
  'settings of notifications: its kind',
);
export const appealsDecided = message(
  'server.notifications.appealsDecided',
  'Your teacher has decided about {count} of your answers: {taskName}',
  'title of a notification',
);
export const appealAccepted = message(
  'server.notifications.appealAccepted',
  'Your answer is accepted: {taskName}',
  'title of a notification',
);
export const appealRefused = message(
  'server.notifications.appealRefused',
  'Your answer stays as it was marked: {taskName}',
  'title of a notification',
);
export const appealDecidedDetail = message(
  'server.notifications.appealDecidedDetail',
  '{className}. Your teacher’s reply is beside the question.',
  'a line under the title of a notification',
);
export const appealDecidedKind = message(
  'server.notifications.appealDecidedKind',
  'Your teacher has decided about an answer that you defended',
  'settings of notifications: its kind',
);
export const helpAnswered = message(
  'server.notifications.helpAnswered',
  '{count, plural, one {Your question has an answer: {task}} other {# answers to your question: {task}}}',
  'title of a notification',
);
export const helpAnsweredKind = message(
  'server.notifications.helpAnsweredKind',
  'Your question has an answer',
  'settings of notifications: its kind',
);
export const letIntoClass = message(
  'server.notifications.letIntoClass',
  'You are in: {className}',
  'title of a notification',
);
export const letIntoClassDetail = message(
  'server.notifications.letIntoClassDetail',
  'Your teacher has let you into the class.',
  'a line under the title of a notification',
);
export const letIntoClassKind = message(
  'server.notifications.letIntoClassKind',
  'You are let into a class',
  'settings of notifications: its kind',
);
export const resultsReleased = message(
  'server.notifications.resultsReleased',
  'Results are out: {taskName}',
  'title of a notification',
);
export const resultsReleasedKind = message(
  'server.notifications.resultsReleasedKind',
  'Results or solutions are out',
  'settings of notifications: its kind',
);
export const reviewSet = message(
  'server.notifications.reviewSet',
  '{minutes, plural, one {# minute} other {# minutes}} of review',
  'title of a notification',
);
export const reviewSetDetail = message(
  'server.notifications.reviewSetDetail',
  '{className}, until {moment}',
  'a line under the title of a notification',
);
export const reviewSetKind = message(
  'server.notifications.reviewSetKind',
  'A review that your teacher has set',
  'settings of notifications: its kind',
);
export const scoreChanged = message(
  'server.notifications.scoreChanged',
  'Your score has changed: {taskName}',
  'title of a notification',
);
export const scoreChangedKind = message(
  'server.notifications.scoreChangedKind',
  'One of your scores has changed',
  'settings of notifications: its kind',
);
export const dueIn = message(
  'server.notifications.dueIn',
  '{className}, due {moment}',
  'a line under the title of a notification',
);
export const taskDueSoon = message(
  'server.notifications.taskDueSoon',
  'Not begun, due in two hours: {taskName}',
  'title of a notification',
);
export const taskDueSoonKind = message(
  'server.notifications.taskDueSoonKind',
  'A task that you have not begun is due in two hours',
  'settings of notifications: its kind',
);
export const taskDueTomorrow = message(
  'server.notifications.taskDueTomorrow',
  'Due soon: {taskName}',
  'title of a notification',
);
export const taskDueTomorrowKind = message(
  'server.notifications.taskDueTomorrowKind',
  'A task is due in a day',
  'settings of notifications: its kind',
);
export const taskOpens = message('server.notifications.taskOpens', 'Open now: {taskName}', 'title of a notification');
export const taskOpensKind = message(
  'server.notifications.taskOpensKind',
  'A task opens',
  'settings of notifications: its kind',
);
export const taskReminder = message(
  'server.notifications.taskReminder',
  'Your teacher reminds you: {taskName}',
  'title of a notification',
);
export const taskReminderKind = message(
  'server.notifications.taskReminderKind',
  'Your teacher reminds you of a task',
  'settings of notifications: its kind',
);
export const taskSet = message('server.notifications.taskSet', 'New task: {taskName}', 'title of a notification');
export const opensIn = message(
  'server.notifications.opensIn',
  '{className}, opens {opens}',
  'a line under the title of a notification',
);
export const opensAndDueIn = message(
  'server.notifications.opensAndDueIn',
  '{className}, opens {opens}, due {moment}',
  'a line under the title of a notification',
);
export const taskSetKind = message(
  'server.notifications.taskSetKind',
  'A new task',
  'settings of notifications: its kind',
);
export const teacherWrote = message(
  'server.notifications.teacherWrote',
  '{author} wrote to you',
  'title of a notification',
);
export const teacherWroteKind = message(
  'server.notifications.teacherWroteKind',
  'Your teacher has written to you',
  'settings of notifications: its kind',
);
export const trialEnding = message(
  'server.notifications.trialEnding',
  'Your free trial ends soon: {itemName}',
  'title of a notification',
);
export const trialEndingDetail = message(
  'server.notifications.trialEndingDetail',
  'It ends {moment}. Nothing is charged, and everything you have done stays open.',
  'a line under the title of a notification',
);
export const trialEndingKind = message(
  'server.notifications.trialEndingKind',
  'A free trial ends in a week, and tomorrow',
  'settings of notifications: its kind',
);
export const appealMade = message(
  'server.notifications.appealMade',
  '{count, plural, one {# answer} other {# answers}} to look at again: {taskName}',
  'title of a notification',
);
export const appealMadeDetail = message(
  'server.notifications.appealMadeDetail',
  '{className}. Learners say that an answer is equivalent to the right one.',
  'a line under the title of a notification',
);
export const appealMadeKind = message(
  'server.notifications.appealMadeKind',
  'A learner says that an answer is equivalent',
  'settings of notifications: its kind',
);
export const exerciseReported = message(
  'server.notifications.exerciseReported',
  '{count, plural, one {A problem is reported: {title}} other {# problems are reported: {title}}}',
  'title of a notification',
);
export const exerciseReportedDetail = message(
  'server.notifications.exerciseReportedDetail',
  'Read the report and reply to it.',
  'a line under the title of a notification',
);
export const exerciseReportedKind = message(
  'server.notifications.exerciseReportedKind',
  'Somebody reports a problem in one of your exercises',
  'settings of notifications: its kind',
);
export const exerciseShared = message(
  'server.notifications.exerciseShared',
  'Shared with you: {title}',
  'title of a notification',
);
export const exerciseSharedDetail = message(
  'server.notifications.exerciseSharedDetail',
  'It is in your catalogue.',
  'a line under the title of a notification',
);
export const exerciseSharedKind = message(
  'server.notifications.exerciseSharedKind',
  'Somebody shares an exercise with you',
  'settings of notifications: its kind',
);
export const helpAsked = message(
  'server.notifications.helpAsked',
  'A question about {task}',
  'title of a notification',
);
export const helpAskedDetail = message(
  'server.notifications.helpAskedDetail',
  '{className}. A learner waits for your answer.',
  'a line under the title of a notification',
);
export const helpAskedOften = message(
  'server.notifications.helpAskedOften',
  '{count} messages from learners who ask for help',
  'title of a notification',
);
export const helpAskedKind = message(
  'server.notifications.helpAskedKind',
  'A learner asks for help',
  'settings of notifications: its kind',
);
export const importFinished = message(
  'server.notifications.importFinished',
  'Import finished: {className}',
  'title of a notification',
);
export const importFinishedDetail = message(
  'server.notifications.importFinishedDetail',
  '{added, plural, one {# person was added.} other {# people were added.}}',
  'a line under the title of a notification',
);
export const importFinishedKind = message(
  'server.notifications.importFinishedKind',
  'A list of people is imported',
  'settings of notifications: its kind',
);
export const joinAsked = message(
  'server.notifications.joinAsked',
  '{count, plural, one {A learner asks to join {className}} other {# learners ask to join {className}}}',
  'title of a notification',
);
export const joinAskedDetail = message(
  'server.notifications.joinAskedDetail',
  'Let them in on the page of members.',
  'a line under the title of a notification',
);
export const joinAskedKind = message(
  'server.notifications.joinAskedKind',
  'Somebody asks to join a class',
  'settings of notifications: its kind',
);
export const lateAnswer = message(
  'server.notifications.lateAnswer',
  '{count, plural, one {# answer} other {# answers}} arrived after the end: {taskName}',
  'title of a notification',
);
export const lateAnswerDetail = message(
  'server.notifications.lateAnswerDetail',
  '{count, plural, one {{className}. Decide whether to take it.} other {{className}. Decide whether to take them.}}',
  'a line under the title of a notification',
);
export const lateAnswerKind = message(
  'server.notifications.lateAnswerKind',
  'Answers arrived after the end',
  'settings of notifications: its kind',
);
export const regradeFinished = message(
  'server.notifications.regradeFinished',
  'Marked again: {taskName}',
  'title of a notification',
);
export const regradeFinishedDetail = message(
  'server.notifications.regradeFinishedDetail',
  '{changed, plural, one {{className}. # score has changed.} other {{className}. # scores have changed.}}',
  'a line under the title of a notification',
);
export const regradeFinishedKind = message(
  'server.notifications.regradeFinishedKind',
  'A regrade is applied',
  'settings of notifications: its kind',
);
export const taskClosed = message('server.notifications.taskClosed', 'Closed: {taskName}', 'title of a notification');
export const taskClosedDetail = message(
  'server.notifications.taskClosedDetail',
  '{notBegun, plural, =0 {{className}. Everybody has begun.} one {{className}. # learner has not begun.} other {{className}. # learners have not begun.}}',
  'a line under the title of a notification',
);
export const taskClosedKind = message(
  'server.notifications.taskClosedKind',
  'A task has closed',
  'settings of notifications: its kind',
);
export const open = message('server.notifications.open', 'Open', 'button in a mail about one notification');
export const newThings = message(
  'server.notifications.newThings',
  '{count, plural, one {# thing new at {product}} other {# things new at {product}}}',
  'subject of a mail about several notifications',
);
export const sinceLastMail = message(
  'server.notifications.sinceLastMail',
  'Since the last mail:',
  'first line of a mail about several notifications',
);
export const seeAll = message(
  'server.notifications.seeAll',
  'See all notifications',
  'button in a mail about several notifications',
);
export const somethingNew = message(
  'server.notifications.somethingNew',
  'Something is new at {product}',
  'title of a notification that cannot be read any longer',
);
export const noMailsOfKind = message(
  'server.notifications.noMailsOfKind',
  'No mails of this kind any longer',
  'link at the foot of a mail',
);
export const noMails = message(
  'server.notifications.noMails',
  'No mails about notifications any longer',
  'link at the foot of a mail',
);
