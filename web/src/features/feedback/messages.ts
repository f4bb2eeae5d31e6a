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
