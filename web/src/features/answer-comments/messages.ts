import { message } from '@lemma/contracts/messages';

export const yourTeacher = message('answerComments.yourTeacher', 'Your teacher', 'MyComments');
export const inAttempt = message('answerComments.inAttempt', 'in attempt {attemptNumber}', 'MyComments');
export const variant = message('answerComments.variant', 'variant {variantNumber}', 'MyComments');
export const aboutAnswer = message('answerComments.aboutAnswer', 'About your answer', 'MyComments, span');
export const commentRemoved = message(
  'answerComments.commentRemoved',
  'The comment is removed.',
  'AnswerComments, remove',
);
export const comments = message('answerComments.comments', 'Comments', 'AnswerComments, aria-label');
export const remove = message('answerComments.remove', 'Remove', 'AnswerComments');
export const seenWithResults = message(
  'answerComments.seenWithResults',
  'the learner sees it with the results',
  'AnswerComments',
);
export const yourComment = message('answerComments.yourComment', 'Your comment', 'AnswerComments, CommentForm, label');
export const readBesideAnswer = message(
  'answerComments.readBesideAnswer',
  'The learner reads it beside this answer.',
  'AnswerComments, CommentForm, helper',
);
export const sendComment = message('answerComments.sendComment', 'Send comment', 'AnswerComments, CommentForm');
export const cancel = message('answerComments.cancel', 'Cancel', 'AnswerComments, CommentForm');
export const writeTo = message('answerComments.writeTo', 'Write to {name}', 'WriteToLearner');
export const getsMessage = message(
  'answerComments.getsMessage',
  '{name} gets your message as a notification.',
  'WriteToLearner, send, message',
);
export const send = message('answerComments.send', 'Send', 'WriteToLearner, MessageDialog, action');
export const messageLabel = message('answerComments.messageLabel', 'Message', 'WriteToLearner, MessageDialog, label');
export const comesAsNotification = message(
  'answerComments.comesAsNotification',
  'It comes as a notification, and by mail if {name} gets mails. There is no reply to it here.',
  'WriteToLearner, MessageDialog, helper',
);
