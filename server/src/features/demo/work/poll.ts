import type { PollQuestionBody } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { drawDemoChance, type Chance } from './chance.ts';
import type { School } from './practice.ts';
import { speakerOf } from '../../../core/language/speakers.ts';
import { accountQueries } from '../../people/api.ts';
import { createPoll, newCodename, pollQueries, pollVotingQueries } from '../../polls/api.ts';

const minute = 60 * 1000;
const voterCount = 72;

interface Asked {
  readonly question: PollQuestionBody;
  /** The answers of each round that was asked, one for each voter; null for one who does not answer. */
  readonly rounds: readonly ((voter: number, chance: Chance) => string | null)[];
  readonly shows?: { readonly keyShown: boolean; readonly comparisonShown: boolean };
}

/** So many of the hall choose the first letter, so many the second; the others the third. */
const inTurn =
  (...counts: readonly number[]) =>
  (voter: number): string =>
    voter < (counts[0] ?? 0) ? 'A' : voter < (counts[0] ?? 0) + (counts[1] ?? 0) ? 'B' : 'C';

/** Places of a plane with steps of a half: most at (1, −2) or beside it, some at (−1, −2) or anywhere; a few pass. */
function placeNearVertex(voter: number, chance: Chance): string | null {
  const offset = (width: number): number => Math.round((chance() - 0.5) * width) / 2;
  if (voter % 17 === 0) return null;
  if (voter % 5 === 0) return '(-1, -2)';
  if (voter % 11 === 0) return `(${offset(12)}, ${offset(12)})`;
  return voter % 3 === 0 ? `(${1 + offset(3)}, ${-2 + offset(2)})` : '(1, -2)';
}

const questions: readonly Asked[] = [
  {
    question: {
      kind: 'choice',
      prompt: 'Which line is the steepest?',
      choices: [
        { text: '$y = 2x - 1$', isRight: false },
        { text: '$y = 2 - 3x$', isRight: true },
        { text: '$y = x + 5$', isRight: false },
      ],
      solution: 'The slope of the second one is $-3$: each step to the right goes down by three.',
    },
    rounds: [inTurn(31, 24), inTurn(11, 55)],
    shows: { keyShown: true, comparisonShown: false },
  },
  {
    question: {
      kind: 'point',
      prompt: 'Where is the lowest point of $y = (x - 1)^2 - 2$?',
      isLine: false,
      curve: '',
      x: { from: -5, to: 5 },
      y: { from: -5, to: 5 },
      step: 0.5,
      right: { x: 1, y: -2 },
      within: 0.5,
      solution: 'A square is never negative, and $(x - 1)^2$ is 0 at $x = 1$. There $y$ is $-2$.',
    },
    rounds: [placeNearVertex],
    shows: { keyShown: false, comparisonShown: false },
  },
  {
    question: {
      kind: 'expression',
      prompt: 'Expand $(x - 1)^2 - 2$.',
      label: '',
      answer: 'x^2 - 2x - 1',
      solution: '',
    },
    rounds: [],
  },
];

/** A live poll of the class: a question in two rounds, a figure that was marked, and a question that comes next. */
export async function openDemoPoll({ services, teacherId }: School, classId: string): Promise<void> {
  const teacher = await accountQueries(services).findActiveUser(teacherId);
  if (!teacher) throw new Error('the teacher of the demo school is missing');
  const poll = await createPoll(
    services,
    { ...teacher, session: null },
    {
      name: 'Lines and parabolas',
      classId,
      questions: questions.map(({ question }) => ({ question })),
      start: true,
      open: false,
    },
  );
  const [polls, voting] = [pollQueries(services), pollVotingQueries(services)];
  const chance = drawDemoChance(20_261_129);
  const speaker = speakerOf('en');
  const began = services.now().getTime() - 12 * minute;
  await polls.updatePoll(poll.id, { createdAt: new Date(began), startedAt: new Date(began) });
  const voterIds = Array.from({ length: voterCount }, () => newId());
  for (const id of voterIds) {
    const joinedAt = new Date(began + chance() * minute);
    await voting.insertVoter({ id, pollId: poll.id, tokenHash: id, codename: newCodename(speaker), joinedAt });
  }
  let opensAt = began + 2 * minute;
  for (const [index, { rounds, shows }] of questions.entries()) {
    const questionId = poll.questions[index]?.id ?? '';
    for (const [before, answer] of rounds.entries()) {
      const round = { id: newId(), questionId, number: before + 1, openedAt: new Date(opensAt) };
      await polls.insertRound(round);
      await Promise.all(
        voterIds.map(async (voterId, voter) => {
          const value = answer(voter, chance);
          const receivedAt = new Date(opensAt + (0.1 + 0.8 * chance()) * minute);
          const vote = { roundId: round.id, voterId, id: newId(), sequence: 1, receivedAt, graceMs: 0 };
          if (value !== null) await voting.castVote({ ...vote, values: [value] });
        }),
      );
      await polls.updateRound(round.id, { closedAt: new Date(opensAt + minute) });
      opensAt += 3 * minute;
    }
    if (rounds.length === 0) continue;
    await polls.updateQuestion(questionId, { resultsShown: true, ...shows });
    await polls.updatePoll(poll.id, { currentQuestionId: questionId });
  }
}
