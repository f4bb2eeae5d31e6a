import type * as calls from '@lemma/contracts';
import type { BodyOf, PollControl } from '@lemma/contracts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import { groupAnswers } from './groups.ts';
import { isRoundOpen } from './rules.ts';
import { newRound, tell } from '../desk/polls.ts';
import { pollData, type PollRow, type PollStore } from '../../data/poll-store.ts';
import { keyOf } from '../voting/suspicions.ts';
import { votingData } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** A live session, locked, with the question in it; throws where nothing can be asked. */
async function lockLive(polls: PollStore, pollId: string, questionId: string) {
  const poll = await polls.lockPoll(pollId);
  const question = (await polls.selectQuestions([pollId])).find((one) => one.id === questionId);
  if (!question) throw notFound();
  if (poll.state !== 'live') throw conflict('poll/not-live', said(m.startPollFirst));
  const rounds = (await polls.selectRounds([pollId])).map(({ round }) => round);
  return { poll, question, rounds: rounds.filter((round) => round.questionId === questionId) };
}

/** Puts a question on the wall, or the code alone. */
export async function showPollQuestion(
  services: Services,
  poll: PollRow,
  questionId: string | null,
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    await polls.lockPoll(poll.id);
    const questions = await polls.selectQuestions([poll.id]);
    if (questionId !== null && !questions.some(({ id }) => id === questionId)) throw notFound();
    await polls.closeRounds(poll.id, services.now());
    await polls.updatePoll(poll.id, { currentQuestionId: questionId });
  });
  return tell(services, poll.id);
}

/** Opens the round that is meant; one that is there already stays as it is, so that two remotes open one. */
export async function openPollRound(
  services: Services,
  poll: PollRow,
  questionId: string,
  { round: number, seconds }: BodyOf<typeof calls.openPollRound>,
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    const { question, rounds } = await lockLive(polls, poll.id, questionId);
    const last = rounds.at(-1)?.number ?? 0;
    if (number <= last) return;
    if (number > last + 1) throw invalidField('round', said(m.nextRound, { number: last + 1 }));
    const round = newRound(services, questionId, number, seconds === undefined ? question.seconds : seconds);
    await polls.closeRounds(poll.id, services.now());
    await polls.insertRound(round);
    await polls.updateQuestion(questionId, { resultsShown: false, keyShown: false, comparisonShown: false });
    await polls.updatePoll(poll.id, { currentQuestionId: questionId });
  });
  return tell(services, poll.id);
}

export async function closePollRound(
  services: Services,
  poll: PollRow,
  questionId: string,
  number: number,
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    const { rounds } = await lockLive(polls, poll.id, questionId);
    const round = rounds.find((one) => one.number === number);
    if (!round) throw notFound();
    if (isRoundOpen(round, services.now())) await polls.updateRound(round.id, { closedAt: services.now() });
  });
  return tell(services, poll.id);
}

/** The timer of an open round says what is meant, however often it is said. */
export async function setPollTimer(
  services: Services,
  poll: PollRow,
  questionId: string,
  { round: number, closesAt }: BodyOf<typeof calls.setPollTimer>,
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    const { rounds } = await lockLive(polls, poll.id, questionId);
    const round = rounds.find((one) => one.number === number);
    if (!round) throw notFound();
    if (!isRoundOpen(round, services.now())) throw conflict('poll/closed', said(m.votingClosedAlready));
    await polls.updateRound(round.id, { closesAt: closesAt === null ? null : new Date(closesAt) });
  });
  return tell(services, poll.id);
}

/** Shows or hides results. Showing the key closes the vote, so that it cannot be answered afterwards. */
export async function revealPoll(
  services: Services,
  poll: PollRow,
  questionId: string,
  { results, key, comparison }: BodyOf<typeof calls.revealPoll>,
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    const { question, rounds } = await lockLive(polls, poll.id, questionId);
    const last = rounds.at(-1);
    if (!last) throw conflict('request/conflict', said(m.notAskedYet));
    if (key === true && !question.key) throw conflict('request/conflict', said(m.noRightAnswer));
    if (comparison === true && rounds.length < 2) throw conflict('request/conflict', said(m.oneRoundOnly));
    if ((key === true || comparison === true) && isRoundOpen(last, services.now())) {
      await polls.updateRound(last.id, { closedAt: services.now() });
    }
    await polls.updateQuestion(questionId, {
      ...(results === undefined ? {} : { resultsShown: results }),
      ...(key === undefined ? {} : { keyShown: key }),
      ...(comparison === undefined ? {} : { comparisonShown: comparison }),
    });
  });
  return tell(services, poll.id);
}

/** The groups of all answers to a question that were ever given. */
async function groupsOf(services: Services, poll: PollRow, questionId: string) {
  const [questions, rounds] = await Promise.all([
    pollData(services).selectQuestions([poll.id]),
    pollData(services).selectRounds([poll.id]),
  ]);
  const question = questions.find((one) => one.id === questionId);
  if (!question) throw notFound();
  const own = rounds.filter(({ round }) => round.questionId === questionId);
  const [tallies, decisions] = await Promise.all([
    Promise.all(own.map(({ round }) => votingData(services).selectTally(round.id))),
    votingData(services).selectModerations([questionId]),
  ]);
  return (await groupAnswers(services, question, tallies.flat(), decisions.get(questionId))).groups;
}

/** A decision on a group holds for every spelling in it, whichever of them is there later. */
export async function moderatePollGroup(
  services: Services,
  poll: PollRow,
  questionId: string,
  { group: key, state }: BodyOf<typeof calls.moderatePollGroup>,
): Promise<PollControl> {
  const groups = await groupsOf(services, poll, questionId);
  const keys = groups.filter((group) => group.keys.includes(key)).flatMap((group) => group.keys);
  if (keys.length === 0) throw notFound();
  await votingData(services).upsertModerations(questionId, [...new Set(keys)], state, services.now());
  return tell(services, poll.id);
}

/** Lets through all that waits by now; what comes later waits again, and offensive words wait for a decision of their own. */
export async function letPollGroupsThrough(
  services: Services,
  poll: PollRow,
  questionId: string,
): Promise<PollControl> {
  const groups = await groupsOf(services, poll, questionId);
  const keys = groups
    .filter(({ state, isFlagged }) => state === 'waiting' && !isFlagged)
    .flatMap((group) => group.keys);
  await votingData(services).upsertModerations(questionId, [...new Set(keys)], 'shown', services.now());
  return tell(services, poll.id);
}

/** The lecturer knows who is in the hall. */
export async function decidePollSuspicion(
  services: Services,
  poll: PollRow,
  { key, isLeftOut }: { readonly key: string; readonly isLeftOut: boolean },
): Promise<PollControl> {
  const group = (await votingData(services).selectSuspicions(poll.id)).find((one) => keyOf(one) === key);
  if (!group) throw notFound();
  const at = services.now();
  await votingData(services).decideSuspicion(group, isLeftOut, at);
  await votingData(services).leaveOut(group, isLeftOut, at);
  return tell(services, poll.id);
}
