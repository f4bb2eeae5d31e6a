import { message } from '@lemma/contracts/messages';

export const startSession = message('polls.running.startSession', 'Start session', 'poll-steps, label');
export const askFirstQuestion = message(
  'polls.running.askFirstQuestion',
  'Ask the first question',
  'poll-steps, label',
);
export const openVoting = message('polls.running.openVoting', 'Open voting', 'poll-steps, label');
export const closeVoting = message('polls.running.closeVoting', 'Close voting', 'poll-steps, label');
export const voteAgain = message('polls.running.voteAgain', 'Vote again', 'poll-steps, label');
export const showResults = message('polls.running.showResults', 'Show results', 'poll-steps, label');
export const showAnswer = message('polls.running.showAnswer', 'Show answer', 'poll-steps, label');
export const compareRounds = message('polls.running.compareRounds', 'Compare rounds', 'poll-steps, label');
export const letThrough = message('polls.running.letThrough', 'Let {count} through', 'poll-steps, label');
export const nextQuestion = message('polls.running.nextQuestion', 'Next question', 'poll-steps, label');
export const endSession = message('polls.running.endSession', 'End session', 'poll-steps, label');
export const previousQuestion = message('polls.running.previousQuestion', 'Previous question', 'poll-steps, label');
export const hideResults = message('polls.running.hideResults', 'Hide results', 'poll-steps, label');
export const askAgain = message('polls.running.askAgain', 'Ask again', 'poll-steps, label');
export const showQuestion = message('polls.running.showQuestion', 'Show question', 'poll-steps, label');
export const hideAnswer = message('polls.running.hideAnswer', 'Hide answer', 'poll-steps, label');
export const min = message('polls.running.min', '{number} min', 'suspicion-words');
export const votersJoinedIn = message(
  'polls.running.votersJoinedIn',
  '{voters, plural, one {# voter} other {# voters}} joined in {span}',
  'suspicion-words',
);
export const probablyOnePersonFrom = message(
  'polls.running.probablyOnePersonFrom',
  'Probably one person: {joined} from one address',
  'suspicion-words, title',
);
export const eachAnsweredSoonerAfter = message(
  'polls.running.eachAnsweredSoonerAfter',
  'Each answered sooner after joining than anybody can read the question.',
  'suspicion-words, reason',
);
export const manyVotersFromOne = message(
  'polls.running.manyVotersFromOne',
  'Many voters from one device or address: {joined}',
  'suspicion-words, title',
);
export const theyComeFromOne = message(
  'polls.running.theyComeFromOne',
  'They come from one address with the same kind of browser, faster than a hall usually scans a code.',
  'suspicion-words, reason',
);
