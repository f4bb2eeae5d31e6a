import { pollKinds, type PollSummary } from '@lemma/contracts';
import { LRUCache } from 'lru-cache';
import { groupAnswers } from '../running/groups.ts';
import { phaseOf } from '../running/rules.ts';
import { pollData, type PollQuestionRow, type PollRound, type PollRow } from '../../data/poll-store.ts';
import { votingData } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';

type Rounds = Awaited<ReturnType<ReturnType<typeof pollData>['selectRounds']>>;

/** Sessions as a list shows them. */
export async function summarisePolls(
  services: Services,
  rows: readonly { readonly poll: PollRow; readonly className: string | null }[],
): Promise<PollSummary[]> {
  const ids = rows.map(({ poll }) => poll.id);
  const [questions, rounds, countsOf] = await Promise.all([
    pollData(services).selectQuestions(ids),
    pollData(services).selectRounds(ids),
    pollData(services).countVoters(ids),
  ]);
  return Promise.all(
    rows.map(async ({ poll, className }) => {
      const own = questions.filter((question) => question.pollId === poll.id);
      const ownRounds = rounds.filter((round) => round.pollId === poll.id);
      const share =
        poll.state === 'done' ? await rememberedShares(services, poll, own, ownRounds, countsOf(poll.id)) : noShares;
      return {
        id: poll.id,
        name: poll.name,
        state: poll.state,
        code: poll.joinCode,
        classId: poll.classroomId,
        className,
        questionCount: own.length,
        keysMissing: own.filter(({ key, view }) => key === null && pollKinds[view.kind].key === 'expected').length,
        current: currentOf(services, poll, own, ownRounds),
        ...pick(countsOf(poll.id)),
        ...share,
        createdAt: poll.createdAt.toISOString(),
        startedAt: poll.startedAt?.toISOString() ?? null,
        endedAt: poll.endedAt?.toISOString() ?? null,
        isArchived: poll.archivedAt !== null,
      };
    }),
  );
}

const pick = ({ voters, answered }: { voters: number; answered: number }) => ({ voters, answered });
const noShares = { rightShare: null, firstRoundShare: null };

function currentOf(services: Services, poll: PollRow, questions: readonly PollQuestionRow[], rounds: Rounds) {
  const index = questions.findIndex((question) => question.id === poll.currentQuestionId);
  if (index < 0 || poll.state !== 'live') return null;
  const last = rounds.findLast(({ round }) => round.questionId === poll.currentQuestionId);
  const { number = 0 } = last?.round ?? {};
  return {
    number: index + 1,
    round: number,
    answered: last?.answered ?? 0,
    phase: phaseOf(last?.round, services.now()),
  };
}

/** Of a session that has ended nothing changes, but whose answers count. */
const shares = new LRUCache<string, Awaited<ReturnType<typeof sharesOf>>>({ max: 5000 });

async function rememberedShares(
  services: Services,
  poll: PollRow,
  questions: readonly PollQuestionRow[],
  rounds: Rounds,
  { voters, answered }: { readonly voters: number; readonly answered: number },
) {
  const key = `${poll.id} ${poll.endedAt?.toISOString()} ${voters} ${answered}`;
  const known = shares.get(key) ?? (await sharesOf(services, questions, rounds));
  shares.set(key, known);
  return known;
}

/** How much was right, over all questions with a key: in their last rounds, and in the first of those asked twice. */
async function sharesOf(services: Services, questions: readonly PollQuestionRow[], rounds: Rounds) {
  const last = { right: 0, answered: 0 };
  const first = { right: 0, answered: 0 };
  for (const question of questions) {
    if (!question.key) continue;
    const own = rounds.filter(({ round }) => round.questionId === question.id).map(({ round }) => round);
    await add(services, question, own.at(-1), last);
    if (own.length > 1) await add(services, question, own[0], first);
  }
  const share = ({ right, answered }: typeof last) => (answered === 0 ? null : right / answered);
  return { rightShare: share(last), firstRoundShare: share(first) };
}

async function add(
  services: Services,
  question: PollQuestionRow,
  round: PollRound | undefined,
  sum: { right: number; answered: number },
): Promise<void> {
  if (!round) return;
  const grouped = await groupAnswers(services, question, await votingData(services).selectTally(round.id));
  sum.right += grouped.right ?? 0;
  sum.answered += grouped.answered;
}
