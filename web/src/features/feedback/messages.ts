import { message } from '@lemma/contracts/messages';

export const thankMessageArrived = message(
  'feedback.thankMessageArrived',
  'Thank you. Your message has arrived.',
  'FeedbackDialog, message',
);
export const sendFeedback = message('feedback.sendFeedback', 'Send feedback', 'FeedbackDialog, title');
export const send = message('feedback.send', 'Send', 'FeedbackDialog, action');
export const messageKeptHereTry = message(
  'feedback.messageKeptHereTry',
  'Your message is kept here. Try again in a moment.',
  'FeedbackDialog, advice',
);
export const answers = message('feedback.answers', 'Answers', 'Replies, aria-label');
export const page = message('feedback.page', 'Page', 'WhatGoesAlong');
export const browser = message('feedback.browser', 'Browser', 'WhatGoesAlong');
export const version = message('feedback.version', 'Version', 'WhatGoesAlong');
export const whatGoesAlongWith = message(
  'feedback.whatGoesAlongWith',
  'What goes along with it',
  'WhatGoesAlong, summary',
);
export const problem = message('feedback.problem', 'Problem', 'feedback-kinds, label');
export const whatDidDoWhat = message(
  'feedback.whatDidDoWhat',
  'What did you do, what happened, and what did you expect?',
  'feedback-kinds, ask',
);
export const question = message('feedback.question', 'Question', 'feedback-kinds, label');
export const whatWouldLikeTo = message(
  'feedback.whatWouldLikeTo',
  'What would you like to know?',
  'feedback-kinds, ask',
);
export const idea = message('feedback.idea', 'Idea', 'feedback-kinds, label');
export const whatWouldHelpAnd = message(
  'feedback.whatWouldHelpAnd',
  'What would help you, and when?',
  'feedback-kinds, ask',
);
export const praise = message('feedback.praise', 'Praise', 'feedback-kinds, label');
export const whatDoLike = message('feedback.whatDoLike', 'What do you like?', 'feedback-kinds, ask');
export const answered = message('feedback.answered', 'answered', 'FeedbackChips, FeedbackStateChip, label');
export const sent = message('feedback.sent', 'sent', 'FeedbackChips, FeedbackStateChip, label');
export const closed = message('feedback.closed', 'closed', 'FeedbackChips, FeedbackStateChip, label');
export const whatItIs = message('feedback.whatItIs', 'What it is', 'FeedbackFields, label');
export const subject = message('feedback.subject', 'Subject', 'FeedbackFields, label');
export const messageLabel = message('feedback.messageLabel', 'Message', 'FeedbackFields, label');
export const wantsAnswer = message('feedback.wantsAnswer', 'I would like an answer', 'FeedbackFields, label');
export const yourEmail = message('feedback.yourEmail', 'Your e-mail', 'FeedbackFields, label');
export const answerToEmail = message('feedback.answerToEmail', 'Answer to this e-mail', 'FeedbackFields, label');
export const answerOnAccountPage = message(
  'feedback.answerOnAccountPage',
  'The answer appears on your account page too.',
  'FeedbackFields, helper',
);
export const yourFeedback = message('feedback.yourFeedback', 'Your feedback', 'YourFeedback, title');
export const whatYouWrote = message(
  'feedback.whatYouWrote',
  'What you wrote to the people who run this site, and their answers.',
  'YourFeedback, hint',
);
export const messagesLabel = message('feedback.messagesLabel', 'Messages', 'YourFeedback, title');
export const loadingFeedback = message('feedback.loadingFeedback', 'Loading your feedback', 'YourFeedback, label');
export const tellUs = message(
  'feedback.tellUs',
  'Tell us what does not work, what you miss, or what you like.',
  'YourFeedback',
);
