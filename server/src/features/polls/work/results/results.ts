import type * as calls from '@lemma/contracts';
import { pollPageSize, type PollFlag, type PollParticipant, type ResponseOf } from '@lemma/contracts';
import { alignRounds, compareRounds } from '../running/comparison.ts';
import type { Grouped } from '../answers/group.ts';
import { groupAnswers, mostControlGroups, presentGroup } from '../running/groups.ts';
import { valuesIn } from '../running/in-notation.ts';
import { closedAtOf } from '../running/rules.ts';
import { presentQuestion } from '../running/states.ts';
import { pollData, type PollQuestionRow, type PollRound, type PollRow } from '../../data/poll-store.ts';
import { votingData } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';

/** A round with its answers, equal ones together. */
interface KnownRound {
  readonly round: PollRound;
  readonly question: PollQuestionRow;
  readonly grouped: Grouped;
  readonly isLast: boolean;
}

const retries = 20;

/** All rounds of a session. Unlike on the wall, marking may take as long as it needs. */
async function knowRounds(services: Services, poll: PollRow) {
  const [questions, counted] = await Promise.all([
    pollData(services).selectQuestions([poll.id]),
    pollData(services).selectRounds([poll.id]),
  ]);
  const decisions = await votingData(services).selectModerations(questions.map(({ id }) => id));
  const known: KnownRound[] = [];
  for (const question of questions) {
    const own = counted.filter(({ round }) => round.questionId === question.id).map(({ round }) => round);
    for (const round of own) {
      const tallies = await votingData(services).selectTally(round.id);
      const group = () => groupAnswers(services, question, tallies, decisions.get(question.id));
      let grouped = await group();
      for (let again = 0; grouped.isPartial && again < retries; again += 1) grouped = await group();
      known.push({ round, question, grouped, isLast: round === own.at(-1) });
    }
  }
  return { questions, counted, known };
}

/** All rounds of all questions, with keys: for the lecturer alone. */
export async function getPollResults(
  services: Services,
  poll: PollRow,
): Promise<ResponseOf<typeof calls.getPollResults>> {
  const [{ questions, counted, known }, voters, className] = await Promise.all([
    knowRounds(services, poll),
    votingData(services).countVoters(poll.id),
    pollData(services).className(poll),
  ]);
  const now = services.now();
  const loaded = {
    allRounds: counted.map(({ round }) => round),
    answeredOf: new Map(counted.map(({ round, answered }) => [round.id, answered])),
    now,
  };
  const presented = questions.map(async (question, index) => {
    const own = known.filter((one) => one.question === question);
    return {
      question: presentQuestion(question, index, loaded),
      rounds: own.map(({ round, grouped }) => ({
        ...presentAll(question, round.number, grouped),
        openedAt: round.openedAt.toISOString(),
        closedAt: closedAtOf(round, now)?.toISOString() ?? null,
      })),
      comparison: await compareLast(services, question, own),
    };
  });
  return { id: poll.id, name: poll.name, className, voters, questions: await Promise.all(presented) };
}

function presentAll(question: PollQuestionRow, round: number, { answered, groups, right, measures = null }: Grouped) {
  const rest = groups.slice(mostControlGroups);
  return {
    round,
    answered,
    groups: groups.slice(0, mostControlGroups).map((group) => presentGroup(question, group, true)),
    others: { groups: rest.length, answers: rest.reduce((sum, { count }) => sum + count, 0) },
    // Its owner sees every group, shown on the wall or not.
    waiting: 0,
    right,
    measures,
  };
}

async function compareLast(services: Services, question: PollQuestionRow, rounds: readonly KnownRound[]) {
  const [first, second] = rounds.slice(-2);
  if (!first || !second) return null;
  const [moves, names] = await Promise.all([
    votingData(services).selectMoves(first.round.id, second.round.id),
    alignRounds(services, question, first.grouped, second.grouped),
  ]);
  return compareRounds(
    { question, isKeyShown: true, moves, names },
    [first.round.number, first.grouped],
    [second.round.number, second.grouped],
  );
}

type VoterRow = Awaited<ReturnType<ReturnType<typeof votingData>['selectVoters']>>[number];

/** Returns the participants and their answers, page by page. */
export async function getPollParticipants(
  services: Services,
  poll: PollRow,
  { page, size = pollPageSize }: { readonly page: number; readonly size?: number },
): Promise<ResponseOf<typeof calls.getPollParticipants>> {
  const [{ known }, count, voters] = await Promise.all([
    knowRounds(services, poll),
    votingData(services).countVoters(poll.id),
    votingData(services).selectVoters(poll.id, poll.classroomId, { limit: size, offset: (page - 1) * size }),
  ]);
  return {
    count,
    questionsAsked: new Set(known.map(({ question }) => question)).size,
    keyed: new Set(known.filter(({ question }) => question.key).map(({ question }) => question)).size,
    results: await describeVoters(services, poll, voters, known),
  };
}

async function describeVoters(
  services: Services,
  poll: PollRow,
  voters: readonly VoterRow[],
  known: readonly KnownRound[],
): Promise<PollParticipant[]> {
  const ids = voters.map(({ voter }) => voter.id);
  const [votes, presences] = await Promise.all([
    votingData(services).selectVotesOf(ids),
    votingData(services).selectPresences(ids),
  ]);
  const roundOf = new Map(known.map((one) => [one.round.id, one]));
  const votesOf = Map.groupBy(votes, ({ vote }) => vote.voterId);
  const presencesOf = Map.groupBy(presences, ({ voterId }) => voterId);
  return voters.map(({ voter, memberId, firstName, lastName }) => {
    const answers = (votesOf.get(voter.id) ?? []).flatMap(({ vote, round }) => {
      const known = roundOf.get(round.id);
      if (!known) return [];
      const group = known.grouped.groupOf(vote.values);
      return {
        questionId: round.questionId,
        round: round.number,
        text: valuesIn(known.question.view, vote.values, poll.notation).join('; '),
        latex: group ? presentGroup(known.question, group, true).latex : '',
        isRight: known.grouped.isRight(vote.values),
        receivedAt: vote.receivedAt.toISOString(),
        seconds: Math.round((vote.firstAt.getTime() - round.openedAt.getTime()) / 100) / 10,
      };
    });
    const present = presencesOf.get(voter.id) ?? [];
    const name = poll.named ? `${firstName ?? ''} ${lastName ?? ''}`.trim() : '';
    return {
      voterId: voter.id,
      name: name || voter.codename,
      memberId,
      joinedAt: voter.joinedAt.toISOString(),
      answered: new Set(answers.map(({ questionId }) => questionId)).size,
      right: rightInLastRounds(answers, known),
      presentAt: present[0]?.enteredAt.toISOString() ?? null,
      flags: [...flagsOf(poll, voter.joinedAt, present, known), ...(voter.leftOutAt ? (['left-out'] as const) : [])],
      answers,
    };
  });
}

function rightInLastRounds(
  answers: readonly { readonly questionId: string; readonly round: number; readonly isRight: boolean | null }[],
  known: readonly KnownRound[],
): number {
  const last = new Map(known.filter(({ isLast }) => isLast).map(({ question, round }) => [question.id, round.number]));
  return answers.filter(({ questionId, round, isRight }) => isRight === true && last.get(questionId) === round).length;
}

/** Returns signs worth a look by the teacher; they have no consequences by themselves. */
export function flagsOf(
  poll: Pick<PollRow, 'countsPresence'>,
  joinedAt: Date,
  presences: readonly { readonly wasLate: boolean }[],
  known: readonly { readonly round: Pick<PollRound, 'openedAt' | 'closedAt' | 'closesAt'> }[],
): PollFlag[] {
  const flags: PollFlag[] = [];
  if (poll.countsPresence && presences.length === 0) flags.push('no-presence');
  if (poll.countsPresence && presences.length > 0 && presences.every(({ wasLate }) => wasLate)) flags.push('late-code');
  const [first] = known.map(({ round }) => round.closedAt ?? round.closesAt ?? null);
  if (first && joinedAt > first) flags.push('joined-late');
  return flags;
}

/** The part of a poll that may count in a grade book: for each member who joined by name, the shares of questions. */
export interface Participation {
  readonly userId: string;
  readonly memberId: string;
  readonly answered: number;
  readonly right: number;
  readonly flags: readonly PollFlag[];
}

/**
 * Returns how much each member took part in a poll with names. "Participated in at least n %" is `answered / asked`,
 * correctness is `right / keyed`; people missing from it did not join. Flags decide nothing: that is for a person.
 */
export async function readParticipation(
  services: Services,
  pollId: string,
): Promise<{ readonly asked: number; readonly keyed: number; readonly learners: readonly Participation[] }> {
  const poll = await pollData(services).findPoll(pollId);
  if (!poll?.named) return { asked: 0, keyed: 0, learners: [] };
  const [{ known }, voters] = await Promise.all([
    knowRounds(services, poll),
    votingData(services).selectVoters(poll.id, poll.classroomId),
  ]);
  const described = await describeVoters(services, poll, voters, known);
  const learners = voters.flatMap(({ voter, memberId, role, removedAt }, index) => {
    const one = described[index];
    if (!one || !memberId || !voter.userId || role !== 'learner' || removedAt) return [];
    return [{ userId: voter.userId, memberId, answered: one.answered, right: one.right, flags: one.flags }];
  });
  const asked = new Set(known.map(({ question }) => question));
  return { asked: asked.size, keyed: [...asked].filter(({ key }) => key).length, learners };
}
