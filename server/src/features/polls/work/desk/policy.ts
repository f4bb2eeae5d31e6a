import { forbidden, notFound, notSignedIn } from '../../../../core/errors.ts';
import { isPrivileged, isStaff } from '../../../../core/access/roles.ts';
import { pollData, type PollRow } from '../../data/poll-store.ts';
import { hashMember, hashVoterToken } from '../voting/voter-token.ts';
import { type PollVoter, votingData } from '../../data/voting-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { classroomQueries } from '../../../classrooms/api.ts';
import type { Services } from '../../../../core/services.ts';

/**
 * Admits the teachers of the poll's class, or the owner of one without a class, and staff; for everybody else the poll does
 * not exist.
 */
export async function authoriseOwner(
  services: Services,
  pollId: string,
  visitor: SignedInUser | null,
): Promise<PollRow> {
  if (!visitor) throw notSignedIn();
  if (!isPrivileged(visitor)) throw forbidden();
  const poll = await pollData(services).findPoll(pollId);
  if (!poll) throw notFound();
  if (isStaff(visitor) || (await isOwnPoll(services, poll, visitor))) return poll;
  throw notFound();
}

/** Whether somebody teaches the session's class, or made one that has none: answers of learners stay with the class. */
export async function isOwnPoll(services: Services, poll: PollRow, visitor: SignedInUser): Promise<boolean> {
  if (poll.classroomId === null) return poll.ownerId === visitor.id;
  const membership = await classroomQueries(services).findMembership({ classId: poll.classroomId, userId: visitor.id });
  return membership?.role === 'teacher';
}

/** Answers with names are members' by nature; without names it is a choice. */
export const isForMembers = (poll: Pick<PollRow, 'named' | 'membersOnly'>): boolean => poll.named || poll.membersOnly;

/**
 * Admits people who have joined the poll. In polls for members they must still be in the class; in others the token
 * identifies them and an account does not.
 */
export async function authoriseVoter(
  services: Services,
  pollId: string,
  visitor: SignedInUser | null,
  token: string | undefined,
): Promise<{ readonly poll: PollRow; readonly voter: PollVoter }> {
  const poll = await pollData(services).findPoll(pollId);
  const voter = poll && (await findVoter(services, poll, visitor, token));
  if (!voter) throw notFound();
  return { poll, voter };
}

/** The caller's identity in the session; null when they have not joined, or may no longer be in it. */
export async function findVoter(
  services: Services,
  poll: PollRow,
  visitor: SignedInUser | null,
  token: string | undefined,
): Promise<PollVoter | null> {
  if (!isForMembers(poll)) {
    return token ? votingData(services).findVoterByToken(poll.id, hashVoterToken(poll.id, token)) : null;
  }
  if (!visitor || !poll.classroomId) return null;
  const [membership, voter] = await Promise.all([
    classroomQueries(services).findMembership({ classId: poll.classroomId, userId: visitor.id }),
    poll.named
      ? votingData(services).findVoterByUser(poll.id, visitor.id)
      : votingData(services).findVoterByToken(poll.id, hashMember(poll, visitor.id)),
  ]);
  return membership ? voter : null;
}
