import type * as calls from '@lemma/contracts';
import type { OwnPollVote, ResponseOf } from '@lemma/contracts';
import { proseIn } from '@lemma/math/regional';
import { v7 as newId } from 'uuid';
import { invalidField, notFound, notSignedIn, RequestError } from '../../../../core/errors.ts';
import { newCodename } from '../desk/codenames.ts';
import { groupAnswers } from '../running/groups.ts';
import { valuesIn } from '../running/in-notation.ts';
import { pollKindRules } from '../kinds/index.ts';
import { findVoter, isForMembers } from '../desk/policy.ts';
import { phaseOf, whatIsRevealed } from '../running/rules.ts';
import { pollData, type PollQuestionRow, type PollRow } from '../../data/poll-store.ts';
import { lookForBurst, originOf, waitToJoin } from './suspicions.ts';
import { votesTopic } from '../running/topics.ts';
import { hashMember, hashVoterToken, keepVoterDevice, newVoterDevice, voterDeviceOf } from './voter-token.ts';
import { type NewPollVoter, type PollVoter, votingData } from '../../data/voting-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import { classroomQueries } from '../../../classrooms/api.ts';
import type { Services } from '../../../../core/services.ts';
import { findByTypedCode } from '../../../signing-in/api.ts';
import type { Browser } from '../../../../core/access/browser.ts';
import { speakerFor } from '../../../../core/language/speakers.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

interface Arrival {
  readonly visitor: SignedInUser | null;
  readonly browser: Browser;
}

/** The session of a code as it is read aloud: any case, with or without spaces and hyphens. Wrong ones are limited. */
function findByCode(services: Services, typed: string, browser: Browser): Promise<PollRow | null> {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const find = (known: string) => pollData(services).findLivePoll(known);
  return findByTypedCode(services, { code, limit: limits.pollCodeFromAddress, find, browser });
}

/** Returns the poll behind a code, and what the caller needs to join it. */
export async function findPoll(
  services: Services,
  { visitor, browser }: Arrival,
  code: string,
): Promise<ResponseOf<typeof calls.findPoll>> {
  const poll = await findByCode(services, code, browser);
  if (!poll) throw notFound();
  const [className, voter, needs] = await Promise.all([
    pollData(services).className(poll),
    findVoter(services, poll, visitor, voterDeviceOf(services, browser)?.token),
    whatIsNeeded(services, poll, visitor),
  ]);
  return { id: poll.id, name: poll.name, className, named: poll.named, needs, isJoined: voter !== null };
}

async function whatIsNeeded(services: Services, poll: PollRow, visitor: SignedInUser | null) {
  if (!isForMembers(poll)) return 'nothing' as const;
  if (!visitor) return 'sign-in' as const;
  const classId = poll.classroomId ?? '';
  const membership = await classroomQueries(services).findMembership({ classId, userId: visitor.id });
  return membership ? ('nothing' as const) : ('membership' as const);
}

/** Joins, or comes back as who one was. */
export async function joinPoll(
  services: Services,
  { visitor, browser }: Arrival,
  code: string,
): Promise<ResponseOf<typeof calls.joinPoll>> {
  const poll = await findByCode(services, code, browser);
  if (!poll) throw invalidField('code', said(m.noPollUnderCode));
  const needs = await whatIsNeeded(services, poll, visitor);
  if (needs === 'sign-in') throw notSignedIn();
  if (needs === 'membership') {
    throw new RequestError(403, 'poll/members-only', said(m.joinClassFirst));
  }
  const voter =
    visitor && isForMembers(poll)
      ? await joinAsMember(services, poll, visitor, browser)
      : await joinAsDevice(services, poll, { visitor, browser });
  return { pollId: poll.id, codename: voter.codename };
}

/** One identity for each member: with their name, or without it from any device. */
async function joinAsMember(
  services: Services,
  poll: PollRow,
  visitor: SignedInUser,
  { headers }: Browser,
): Promise<PollVoter> {
  const codename = newCodename(speakerFor(headers));
  const identity = poll.named ? { userId: visitor.id } : { tokenHash: hashMember(poll, visitor.id), asMember: true };
  return insertAndFind(services, poll, { codename, ...identity }, () => findVoter(services, poll, visitor, undefined));
}

/** One identity for each browser. */
async function joinAsDevice(services: Services, poll: PollRow, { visitor, browser }: Arrival): Promise<PollVoter> {
  const known = voterDeviceOf(services, browser);
  const device = known ?? newVoterDevice(services);
  const find = () => findVoter(services, poll, visitor, device.token);
  const before = known && (await find());
  const origin = originOf(services, poll, browser, known);
  if (!before) await waitToJoin(services, poll, browser, origin);
  keepVoterDevice(services, browser, device);
  if (before) return before;
  const voter = await insertAndFind(
    services,
    poll,
    { codename: newCodename(speakerFor(browser.headers)), tokenHash: hashVoterToken(poll.id, device.token), ...origin },
    find,
  );
  await lookForBurst(services, poll.id, origin);
  return voter;
}

/** Joining twice at the same moment gives one identity. */
async function insertAndFind(
  services: Services,
  poll: PollRow,
  identity: Pick<
    NewPollVoter,
    'codename' | 'userId' | 'tokenHash' | 'asMember' | 'addressHash' | 'deviceHash' | 'isNewDevice'
  >,
  find: () => Promise<PollVoter | null>,
): Promise<PollVoter> {
  const id = newId();
  const joinedAt = services.now();
  await votingData(services).insertVoter({ id, pollId: poll.id, joinedAt, ...identity });
  const voter = await find();
  if (!voter) throw notFound();
  if (voter.id === id) services.bus.publish(votesTopic(poll.id));
  return voter;
}

/** The caller's own part of a session: never another's answer, never a key before its time. */
export async function getMyPoll(
  services: Services,
  { poll, voter }: { readonly poll: PollRow; readonly voter: PollVoter },
  visitor: SignedInUser | null,
) {
  const [votes, questions, rounds, presences] = await Promise.all([
    votingData(services).selectVotesOf([voter.id]),
    pollData(services).selectQuestions([poll.id]),
    pollData(services).selectRounds([poll.id]),
    votingData(services).selectPresences([voter.id]),
  ]);
  const own = await Promise.all(
    votes.map(async ({ vote, round }): Promise<OwnPollVote> => {
      const question = questions.find(({ id }) => id === round.questionId);
      const last = rounds.findLast((one) => one.round.questionId === round.questionId);
      const phase = phaseOf(last?.round, services.now());
      const isKeyShown = question !== undefined && whatIsRevealed(question, phase).key;
      return {
        questionId: round.questionId,
        round: round.number,
        id: vote.id,
        sequence: vote.sequence,
        values: question ? [...valuesIn(question.view, vote.values, poll.notation)] : vote.values,
        receivedAt: vote.receivedAt.toISOString(),
        ...(isKeyShown ? await verdictOn(services, question, vote.values) : { isRight: null, feedback: '' }),
      };
    }),
  );
  return {
    codename: voter.codename,
    name: poll.named && visitor ? `${visitor.firstName} ${visitor.lastName}`.trim() : null,
    presentAt: presences.at(-1)?.enteredAt.toISOString() ?? null,
    votes: own,
  };
}

async function verdictOn(services: Services, question: PollQuestionRow, values: readonly string[]) {
  const grouped = await groupAnswers(services, question, [{ values, count: 1 }]);
  const isRight = grouped.isRight(values);
  const { findFeedback } = pollKindRules[question.view.kind];
  const feedback = isRight === false ? ((await findFeedback?.(services, question, values)) ?? '') : '';
  return { isRight, feedback: proseIn(feedback, question.notation, 'changed') };
}
