import { polls, pollVoters } from '../../../../core/db/tables/index.ts';
import { own } from './export-steps.ts';
import {
  erasePolls,
  erasePollVoters,
  mergePollVoters,
  ownPollPresences,
  ownPollQuestions,
  ownPollVotes,
} from './poll-steps.ts';
import type { PersonalDataOfTables } from './rules.ts';
import { ofNobody } from './words.ts';

/** Polls and what was answered in them. */
export const pollData = {
  polls: {
    users: { ownerId: { merge: 'move', erase: erasePolls } },
    export: own(polls.ownerId, {
      shown: { id: polls.id, name: polls.name, createdAt: polls.createdAt, endedAt: polls.endedAt },
      order: polls.id,
    }),
  },
  pollQuestions: { users: {}, export: ownPollQuestions },
  pollRounds: ofNobody('times at which polls asked something'),
  pollVoters: {
    users: { userId: { merge: mergePollVoters, erase: erasePollVoters } },
    export: own(pollVoters.userId, {
      shown: {
        pollId: pollVoters.pollId,
        codename: pollVoters.codename,
        joinedAt: pollVoters.joinedAt,
        score: pollVoters.score,
      },
      order: pollVoters.id,
    }),
  },
  pollVotes: { users: {}, export: ownPollVotes },
  pollModerations: ofNobody('which words may be on the wall'),
  pollSuspicions: ofNobody('hashes of addresses by a secret that is deleted after the poll'),
  pollPresences: { users: {}, export: ownPollPresences },
} satisfies Partial<PersonalDataOfTables>;
