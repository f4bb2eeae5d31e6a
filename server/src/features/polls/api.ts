import { offer } from '../../core/own.ts';
import { pollData } from './data/poll-store.ts';
import { votingData } from './data/voting-store.ts';

export { newCodename } from './work/desk/codenames.ts';
export { isOwnPoll } from './work/desk/policy.ts';
export { createPoll } from './work/desk/polls.ts';

export const pollQueries = offer(pollData, [
  'deleteVoterSecrets',
  'insertRound',
  'updatePoll',
  'updateQuestion',
  'updateRound',
]);
export const pollVotingQueries = offer(votingData, ['castVote', 'insertVoter']);
