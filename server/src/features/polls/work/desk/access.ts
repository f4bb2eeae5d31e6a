import type { AccessCheck } from '../../../../core/access/authorise.ts';
import { authoriseOwner, authoriseVoter } from './policy.ts';
import type { PollRow } from '../../data/poll-store.ts';
import { voterDeviceOf } from '../voting/voter-token.ts';
import type { PollVoter } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';

declare module '../../../../core/access/resources.ts' {
  interface Resources {
    /** Set on `{ poll }` endpoints. */
    readonly poll: PollRow;
    /** Set on `{ poll: 'voter' }` endpoints. */
    readonly voter: PollVoter;
  }
}

/** Admits the people who run the poll `{pollId}`, or those who have joined it. */
export function checkPoll(services: Services): AccessCheck<'owner' | 'voter'> {
  return async ({ params, visitor, browser }, level) => {
    const pollId = params.pollId ?? '';
    if (level === 'owner') {
      const poll = await authoriseOwner(services, pollId, visitor);
      return { resources: { poll }, classId: poll.classroomId };
    }
    const { poll, voter } = await authoriseVoter(services, pollId, visitor, voterDeviceOf(services, browser)?.token);
    return { resources: { poll, voter }, callerId: voter.id, classId: poll.classroomId };
  };
}
