import type * as calls from '@lemma/contracts';
import { pollGraceMs, type BodyOf, type ResponseOf } from '@lemma/contracts';
import { cleanLine } from '../../../../core/clean-text.ts';
import { conflict, notFound } from '../../../../core/errors.ts';
import { pollKindRules } from '../kinds/index.ts';
import { refuseAnswer } from '../kinds/poll-kind.ts';
import { takesVotes } from '../running/rules.ts';
import type { PollQuestionRow, PollRow } from '../../data/poll-store.ts';
import { lookForHaste } from './suspicions.ts';
import { votesTopic } from '../running/topics.ts';
import { type PollVoter, votingData } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

type Vote = BodyOf<typeof calls.castPollVote>;

const closed = () => conflict('poll/closed', said(m.votingClosed));
const settled = () => conflict('poll/closed', said(m.firstAnswerCounts));
const changedElsewhere = () => conflict('poll/changed-elsewhere', said(m.answeredElsewhere));

/** Takes an answer to the open round, or a newer one in its place; acknowledged once it is stored. */
export async function castPollVote(
  services: Services,
  { poll, voter }: { readonly poll: PollRow; readonly voter: PollVoter },
  vote: Vote,
): Promise<ResponseOf<typeof calls.castPollVote>> {
  const found = await votingData(services).findRound(poll.id, vote.questionId, vote.round);
  if (!found) throw notFound();
  const { round, question } = found;
  const values = readValues(question, vote.values);
  const receivedAt = services.now();
  // Where answers may not be changed, every one is the first.
  const sequence = poll.mayChange ? vote.sequence : 1;
  const graceMs = pollGraceMs;
  const isOpen = poll.state === 'live' && takesVotes(round, receivedAt);
  const isWritten =
    isOpen &&
    (await votingData(services).castVote({
      roundId: round.id,
      voterId: voter.id,
      id: vote.id,
      sequence,
      values,
      receivedAt,
      graceMs,
    }));
  if (isWritten) {
    await lookForHaste(services, voter, receivedAt);
    services.bus.publish(votesTopic(poll.id));
    return { id: vote.id, sequence, receivedAt: receivedAt.toISOString() };
  }
  const stored = await votingData(services).findVote(round.id, voter.id);
  if (!stored || (stored.id !== vote.id && stored.sequence < sequence)) throw closed();
  // Sent again, or overtaken by a newer one: return the vote that counts.
  const isKnown = stored.id === vote.id ? isSame(stored.values, values) : stored.sequence > sequence;
  if (!isKnown) throw poll.mayChange ? changedElsewhere() : settled();
  return { id: stored.id, sequence: stored.sequence, receivedAt: stored.receivedAt.toISOString() };
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** The answer as it is stored; throws for anything that is not an answer to such a question. */
export function readValues(
  { view, notation }: Pick<PollQuestionRow, 'view' | 'notation'>,
  given: readonly string[],
): string[] {
  const values = [...new Set(given.map(cleanLine))].filter((value) => value !== '');
  if (values.length === 0) throw refuseAnswer(said(m.giveAnAnswer));
  return [...pollKindRules[view.kind].readValues(view, values, notation)];
}
