import { message } from '@lemma/contracts/messages';

export const lettersToE = message('polls.kinds.letters.lettersToE', 'Letters A to E', 'desk, name');
export const leaveEmptyWhenQuestion = message(
  'polls.kinds.letters.leaveEmptyWhenQuestion',
  'Leave it empty when the question is on the blackboard.',
  'desk, promptHelp',
);
export const letters = message('polls.kinds.letters.letters', 'Letters', 'desk, label');
export const aTo = message('polls.kinds.letters.aTo', 'A to {letter}', 'desk, label');
export const rightAnswer = message('polls.kinds.letters.rightAnswer', 'Right answer', 'desk, label');
export const noneOrNotYet = message('polls.kinds.letters.noneOrNotYet', 'None, or not yet', 'desk, label');
