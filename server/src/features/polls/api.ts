import { offer } from '../../core/own.ts';
import { pollData } from './data/poll-store.ts';

export { isOwnPoll } from './work/desk/policy.ts';

export const pollQueries = offer(pollData, ['deleteVoterSecrets']);
