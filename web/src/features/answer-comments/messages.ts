import { message } from '@lemma/contracts/messages';

export const yourTeacher = message('answerComments.yourTeacher', 'Your teacher', 'MyComments');
export const inAttempt = message('answerComments.inAttempt', 'in attempt {attemptNumber}', 'MyComments');
export const variant = message('answerComments.variant', 'variant {variantNumber}', 'MyComments');
export const aboutAnswer = message('answerComments.aboutAnswer', 'About your answer', 'MyComments, span');
