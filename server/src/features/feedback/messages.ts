import { message } from '@lemma/contracts/messages';

export const answerSubject = message(
  'server.feedback.answerSubject',
  'Answer: {subject}',
  'mail that answers feedback',
);
export const youWrote = message(
  'server.feedback.youWrote',
  'You wrote to us: “{subject}”. Here is our answer.',
  'mail that answers feedback',
);
export const whatYouWrote = message(
  'server.feedback.whatYouWrote',
  'This is what you wrote:',
  'mail that answers feedback',
);
export const team = message(
  'server.feedback.team',
  '{product} team',
  'who answered feedback, where the person is no longer known',
);
