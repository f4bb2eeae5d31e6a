import { message } from '@lemma/contracts/messages';

export const aPicture = message('tutoring.queue.aPicture', 'a picture', 'ThreadRows, text');
export const question = message(
  'tutoring.queue.question',
  '{taskName}, question {position} · {className}',
  'ThreadRows, small',
);
