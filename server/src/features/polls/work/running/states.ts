import type { PollComparison, PollControl, PollQuestion, PollView, PollWall } from '@lemma/contracts';
import { notFound } from '../../../../core/errors.ts';
import type { LiveState } from '../../../../core/live/feed.ts';
import { alignRounds, compareRounds } from './comparison.ts';
import type { Grouped } from '../answers/group.ts';
import { groupAnswers, mostControlGroups, presentForWall, presentGroup } from './groups.ts';
import { keyIn, viewIn } from './in-notation.ts';
import { endOfWindow, presenceCode, windowAt } from './presence.ts';
import { isRoundOpen, phaseOf, whatIsRevealed } from './rules.ts';
import { gradingOf, settingsOf } from '../desk/settings.ts';
import { pollData, type PollQuestionRow, type PollRound, type PollRow } from '../../data/poll-store.ts';
import { readSuspicions } from '../voting/suspicions.ts';
import { votingData } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';

/** Mathematics that was not done in time is looked at again so soon. */
const partialMs = 300;

type State<T> = LiveState & { readonly state: T };

interface Loaded {
  readonly poll: PollRow;
  readonly questions: readonly PollQuestionRow[];
  readonly current: PollQuestionRow | undefined;
  /** Rounds of the question on the wall, oldest first. */
  readonly rounds: readonly PollRound[];
  readonly answeredOf: ReadonlyMap<string, number>;
  readonly allRounds: readonly PollRound[];
  readonly now: Date;
}

async function load(services: Services, pollId: string): Promise<Loaded> {
  const now = services.now();
  const [poll, questions, counted] = await Promise.all([
    pollData(services).findPoll(pollId),
    pollData(services).selectQuestions([pollId]),
    pollData(services).selectRounds([pollId]),
  ]);
  if (!poll) throw notFound();
  const current = questions.find((question) => question.id === poll.currentQuestionId);
  const allRounds = counted.map(({ round }) => round);
  return {
    poll,
    questions,
    current,
    rounds: allRounds.filter((round) => round.questionId === current?.id),
    answeredOf: new Map(counted.map(({ round, answered }) => [round.id, answered])),
    allRounds,
    now,
  };
}

const earliest = (...moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (one && (!first || one < first) ? one : first), null);

/** When the timer of the open round ends; null when none runs. */
function timerEnd({ rounds, now }: Loaded): Date | null {
  const round = rounds.at(-1);
  return round && isRoundOpen(round, now) ? round.closesAt : null;
}

async function groupRound(services: Services, question: PollQuestionRow, round: PollRound): Promise<Grouped> {
  const [tallies, decisions] = await Promise.all([
    votingData(services).selectTally(round.id),
    votingData(services).selectModerations([question.id]),
  ]);
  return groupAnswers(services, question, tallies, decisions.get(question.id));
}

/** The question on the wall with what is revealed of it. */
async function readAsked(
  services: Services,
  loaded: Loaded,
  isForVoters: boolean,
): Promise<{ asked: PollView['question']; isPartial: boolean }> {
  const { poll, current, rounds, questions, answeredOf, now } = loaded;
  if (!current) return { asked: null, isPartial: false };
  const round = rounds.at(-1);
  const phase = phaseOf(round, now);
  const revealed = whatIsRevealed(current, phase);
  const needsGroups = round && (revealed.results || revealed.comparison);
  const grouped = needsGroups ? await groupRound(services, current, round) : null;
  const isKeyShown = revealed.key && current.key !== null;
  const comparison =
    revealed.comparison && grouped ? await readComparison(services, loaded, grouped, isKeyShown) : null;
  const asked = {
    view: viewIn(current.view, poll.notation),
    number: questions.indexOf(current) + 1,
    phase,
    round: round?.number ?? 0,
    openedAt: round?.openedAt.toISOString() ?? null,
    closesAt: round?.closesAt?.toISOString() ?? null,
    answered: isForVoters ? null : round ? (answeredOf.get(round.id) ?? 0) : 0,
    results: revealed.results && grouped && round ? presentForWall(round.number, current, grouped, isKeyShown) : null,
    key: isKeyShown && current.key ? keyIn(current.view, current.key, poll.notation) : null,
    comparison,
  };
  return { asked, isPartial: grouped?.isPartial === true };
}

/** The last two rounds side by side; null before there are two. */
async function readComparison(
  services: Services,
  { current, rounds }: Pick<Loaded, 'current' | 'rounds'>,
  second: Grouped,
  isKeyShown: boolean,
): Promise<PollComparison | null> {
  const [before, after] = rounds.slice(-2);
  if (!current || !before || !after) return null;
  const [first, moves] = await Promise.all([
    groupRound(services, current, before),
    votingData(services).selectMoves(before.id, after.id),
  ]);
  const names = await alignRounds(services, current, first, second);
  const shown = { question: current, isKeyShown, moves, names };
  return compareRounds(shown, [before.number, first], [after.number, second]);
}

/** Returns the state for every voter's screen. */
export async function getPollView(services: Services, pollId: string): Promise<State<PollView>> {
  const loaded = await load(services, pollId);
  const { asked, isPartial } = await readAsked(services, loaded, true);
  const { poll, now } = loaded;
  return {
    state: {
      id: poll.id,
      name: poll.name,
      state: poll.state,
      settings: settingsOf(poll),
      notation: poll.notation,
      questionCount: loaded.questions.length,
      question: poll.state === 'live' ? asked : null,
    },
    until: earliest(timerEnd(loaded), isPartial ? new Date(now.getTime() + partialMs) : null),
  };
}

function presenceOf({ poll, now }: Pick<Loaded, 'poll' | 'now'>) {
  if (poll.state !== 'live' || !poll.countsPresence) return { presence: null, until: null };
  const window = windowAt(now);
  const until = endOfWindow(window);
  return { presence: { code: presenceCode(poll, window), until: until.toISOString() }, until };
}

/** Returns the state for the projector. */
export async function getPollWall(services: Services, pollId: string): Promise<State<PollWall>> {
  const loaded = await load(services, pollId);
  const [{ asked, isPartial }, voters] = await Promise.all([
    readAsked(services, loaded, false),
    votingData(services).countVoters(pollId),
  ]);
  const { poll, now } = loaded;
  const { presence, until } = presenceOf(loaded);
  return {
    state: {
      id: poll.id,
      name: poll.name,
      state: poll.state,
      settings: settingsOf(poll),
      notation: poll.notation,
      questionCount: loaded.questions.length,
      question: asked,
      code: poll.joinCode,
      voters,
      presence,
    },
    until: earliest(timerEnd(loaded), until, isPartial ? new Date(now.getTime() + partialMs) : null),
  };
}

/** Everything of a session, for the desk and the remote. */
export async function getPoll(services: Services, pollId: string): Promise<State<PollControl>> {
  const loaded = await load(services, pollId);
  const { poll, questions, now } = loaded;
  const [className, voters, present, suspicions, current] = await Promise.all([
    pollData(services).className(poll),
    votingData(services).countVoters(pollId),
    poll.countsPresence ? votingData(services).countPresent(pollId) : 0,
    readSuspicions(services, pollId),
    readCurrent(services, loaded),
  ]);
  const { presence, until } = presenceOf(loaded);
  return {
    state: {
      id: poll.id,
      name: poll.name,
      state: poll.state,
      code: poll.joinCode,
      classId: poll.classroomId,
      className,
      settings: settingsOf(poll),
      notation: poll.notation,
      grading: gradingOf(poll),
      startedAt: poll.startedAt?.toISOString() ?? null,
      endedAt: poll.endedAt?.toISOString() ?? null,
      isArchived: poll.archivedAt !== null,
      voters,
      present,
      presence,
      suspicions,
      questions: questions.map((question, index) => presentQuestion(question, index, loaded)),
      current: current?.state ?? null,
    },
    until: earliest(timerEnd(loaded), until, current?.isPartial ? new Date(now.getTime() + partialMs) : null),
  };
}

export function presentQuestion(
  question: PollQuestionRow,
  index: number,
  { allRounds, answeredOf, now }: Pick<Loaded, 'allRounds' | 'answeredOf' | 'now'>,
): PollQuestion {
  const round = allRounds.findLast((one) => one.questionId === question.id);
  return {
    id: question.id,
    position: index + 1,
    view: viewIn(question.view, question.notation),
    settings: {
      seconds: question.seconds,
      twoRounds: question.view.twoRounds,
      liveResults: question.liveResults,
      moderated: question.moderated,
    },
    answer: question.key && keyIn(question.view, question.key, question.notation),
    body: round ? null : question.body,
    exerciseId: question.body.kind === 'exercise' ? question.body.exerciseId : null,
    phase: phaseOf(round, now),
    round: round?.number ?? 0,
    answered: round ? (answeredOf.get(round.id) ?? 0) : 0,
  };
}

async function readCurrent(
  services: Services,
  loaded: Loaded,
): Promise<{ state: NonNullable<PollControl['current']>; isPartial: boolean } | null> {
  const { current, rounds, now } = loaded;
  if (!current) return null;
  const round = rounds.at(-1);
  const grouped = round ? await groupRound(services, current, round) : null;
  const groups = grouped?.groups ?? [];
  const listed = groups.slice(0, mostControlGroups);
  const rest = groups.slice(mostControlGroups);
  return {
    isPartial: grouped?.isPartial === true,
    state: {
      questionId: current.id,
      phase: phaseOf(round, now),
      round: round?.number ?? 0,
      openedAt: round?.openedAt.toISOString() ?? null,
      closesAt: round?.closesAt?.toISOString() ?? null,
      answered: grouped?.answered ?? 0,
      resultsShown: current.resultsShown,
      keyShown: current.keyShown,
      comparisonShown: current.comparisonShown,
      groups: listed.map((group) => ({
        ...presentGroup(current, group, true),
        state: group.state,
        isFlagged: group.isFlagged,
      })),
      others: { groups: rest.length, answers: rest.reduce((sum, { count }) => sum + count, 0) },
      right: grouped?.right ?? null,
      measures: grouped?.measures ?? null,
      comparison: grouped ? await readComparison(services, loaded, grouped, true) : null,
    },
  };
}
