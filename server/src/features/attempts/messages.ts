import { message } from '@lemma/contracts/messages';

export const noMoreAnswers = message(
  'server.attempts.noMoreAnswers',
  'This task takes no more answers.',
  'refusal, attempts',
);
export const onAnotherVariant = message(
  'server.attempts.onAnotherVariant',
  'You have gone on to another variant of this question.',
  'refusal, attempts',
);
export const solutionSeen = message(
  'server.attempts.solutionSeen',
  'You have seen the solution. Try another variant.',
  'refusal, attempts',
);
export const sentWithOtherAnswers = message(
  'server.attempts.sentWithOtherAnswers',
  'This response was sent before with other answers.',
  'refusal, attempts',
);
export const noHintsInAssessment = message(
  'server.attempts.noHintsInAssessment',
  'There are no hints in an assessment.',
  'refusal, attempts',
);
export const solutionNotYet = message(
  'server.attempts.solutionNotYet',
  'The solution is not to be seen yet.',
  'refusal, attempts',
);
export const assessmentKeepsVariant = message(
  'server.attempts.assessmentKeepsVariant',
  'An assessment keeps its variant.',
  'refusal, attempts',
);
export const keysJustChanged = message(
  'server.attempts.keysJustChanged',
  'The keys of this question have just been changed. Try again.',
  'refusal, late-arrivals',
);
export const decidedAlready = message(
  'server.attempts.decidedAlready',
  'This has been decided already.',
  'refusal, late-arrivals',
);
export const answerUnreadable = message(
  'server.attempts.answerUnreadable',
  'This answer cannot be read, so it cannot be marked.',
  'refusal, late-arrivals',
);
export const receiptOnceHandedIn = message(
  'server.attempts.receiptOnceHandedIn',
  'There is a receipt once the task is handed in.',
  'refusal, receipts',
);
export const exercisesJustChanged = message(
  'server.attempts.exercisesJustChanged',
  'The exercises of this task are just being changed. Try again.',
  'refusal, starting',
);
export const notOpenYet = message('server.attempts.notOpenYet', 'This task is not open yet.', 'refusal, starting');
export const taskClosed = message('server.attempts.taskClosed', 'This task is closed.', 'refusal, starting');
export const oneAfterAnother = message(
  'server.attempts.oneAfterAnother',
  'Start the attempts one after another.',
  'refusal, starting',
);
export const handInOpenFirst = message(
  'server.attempts.handInOpenFirst',
  'Hand in the attempt that is open first.',
  'refusal, starting',
);
export const allAttemptsUsed = message(
  'server.attempts.allAttemptsUsed',
  'You have used all attempts.',
  'refusal, starting',
);
export const passwordNeeded = message(
  'server.attempts.passwordNeeded',
  'This task needs a password.',
  'refusal, task-password',
);
export const notPasswordOfTask = message(
  'server.attempts.notPasswordOfTask',
  'This is not the password of this task.',
  'refusal, task-password',
);
export const onlyClosedPractice = message(
  'server.attempts.onlyClosedPractice',
  'Only practice that is closed can be practised without a score.',
  'refusal, free-practice',
);
export const pageTooOld = message(
  'server.attempts.pageTooOld',
  'This page is too old. Open it again.',
  'refusal, questions',
);
