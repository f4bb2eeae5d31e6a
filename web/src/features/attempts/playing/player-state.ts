import type { Attempt, AttemptItem, LearnerVerdict, PartAnswers } from '@lemma/contracts';
import { answersOf, isBlank, sameAnswers, type Values } from './answers.ts';
import type { Doubts } from './doubts.ts';
import { language } from '../../../words/language.ts';

/** A verdict that is shown and not stored: the answer cannot be read. */
export interface Unreadable {
  readonly variantNumber: number;
  readonly answers: PartAnswers;
  readonly verdict: LearnerVerdict;
}

/** Answers with two readings, as they were shown before anything was given. */
export interface Doubtful {
  readonly answers: PartAnswers;
  readonly doubts: Doubts;
}

/** Content of the boxes of one question, and what is known about it. */
export interface QuestionExtras {
  readonly values: Values;
  readonly unreadable: Unreadable | undefined;
  /** Why its answer was refused. */
  readonly refusal: string | undefined;
  /** A response to this question waits to be acknowledged. */
  readonly isWaiting: boolean;
  /** The learner put the verdict aside to try again. */
  readonly isTryingAgain: boolean;
  readonly doubtful: Doubtful | undefined;
  /** The draft of another device for the same question where this one's counts, or the other way round. */
  readonly other: Values | undefined;
}

/**
 * Where a question stands:
 * `empty` and `typed` before an answer is given, `waiting` until the server has it, `unreadable` when it cannot be read,
 * `taken` when it is in and the verdict withheld or not decided, else the verdict; `shown` after the solution was asked
 * for, `closed` when no more answers are taken.
 */
export type Phase =
  'empty' | 'typed' | 'waiting' | 'unreadable' | 'taken' | 'right' | 'partly' | 'wrong' | 'shown' | 'closed';

/** The question takes no more answers: it is right, given up, or the task is over. */
export const isOver = (phase: Phase): boolean => phase === 'right' || phase === 'shown' || phase === 'closed';

const verdictPhases: ReadonlySet<Phase> = new Set<Phase>(['wrong', 'partly', 'taken', 'unreadable']);

/** Whether the question shows a verdict and takes another answer. */
export const mayTryAgain = (phase: Phase): boolean => verdictPhases.has(phase);

/** Whether the variant takes no more answers because its solution was asked for. */
export function isGivenUp(item: AttemptItem, attempt: Pick<Attempt, 'kind'>): boolean {
  return attempt.kind === 'practice' && item.solution !== null;
}

/** The last response, when the boxes still say the same. */
export function freshResponse(item: AttemptItem, values: Values): AttemptItem['responses'][number] | undefined {
  const last = item.responses.at(-1);
  return last !== undefined && sameAnswers(last.answers, answersOf(values, item.variant.parts)) ? last : undefined;
}

export function phaseOf(item: AttemptItem, attempt: Pick<Attempt, 'kind' | 'isClosed'>, extras: QuestionExtras): Phase {
  const answers = answersOf(extras.values, item.variant.parts);
  const fresh = freshResponse(item, extras.values);
  const isRight = fresh?.verdict?.outcome === 'right';
  if (attempt.isClosed) return 'closed';
  if (isGivenUp(item, attempt) && !isRight) return 'shown';
  if (extras.isWaiting) return 'waiting';
  const { unreadable } = extras;
  if (unreadable?.variantNumber === item.variantNumber && sameAnswers(unreadable.answers, answers)) return 'unreadable';
  if (fresh === undefined || (extras.isTryingAgain && !isRight)) return isBlank(answers) ? 'empty' : 'typed';
  if (fresh.verdict === null || fresh.verdict.parts.some((part) => part.outcome === 'unknown')) return 'taken';
  return fresh.verdict.outcome === 'invalid' ? 'unreadable' : fresh.verdict.outcome;
}

const noDoubts: Doubts = {};

/** How the answers in the boxes were read, where that was asked about and nothing was changed or given since. */
export function shownDoubts(item: AttemptItem, phase: Phase, { doubtful, values }: QuestionExtras): Doubts {
  if (phase !== 'typed' || doubtful === undefined) return noDoubts;
  return sameAnswers(doubtful.answers, answersOf(values, item.variant.parts)) ? doubtful.doubts : noDoubts;
}

/** Whether typing has changed nothing that is shown about a question but the text in its boxes. */
export function isTypedOn(
  item: AttemptItem,
  attempt: Pick<Attempt, 'kind' | 'isClosed'>,
  before: QuestionExtras,
  after: QuestionExtras,
): boolean {
  const phase = phaseOf(item, attempt, before);
  return (
    phase === 'typed' &&
    phase === phaseOf(item, attempt, after) &&
    before.refusal === after.refusal &&
    shownDoubts(item, phase, before) === shownDoubts(item, phase, after)
  );
}

/** The verdict to show by the boxes, if there is one to show. */
export function shownVerdict(item: AttemptItem, phase: Phase, extras: QuestionExtras): LearnerVerdict | undefined {
  if (phase === 'unreadable') return extras.unreadable?.verdict;
  if (phase === 'empty' || phase === 'typed' || phase === 'waiting') return undefined;
  const response = freshResponse(item, extras.values) ?? (phase === 'closed' ? item.responses.at(-1) : undefined);
  return response?.verdict ?? undefined;
}

/** The attempt after a response was acknowledged. One that cannot be read was not kept and changes nothing. */
export function withResponse(
  attempt: Attempt,
  itemId: string,
  result: { response: AttemptItem['responses'][number] } & Pick<AttemptItem, 'state' | 'bestScore' | 'canShowSolution'>,
): Attempt {
  const { response, state, bestScore, canShowSolution } = result;
  if (response.verdict?.outcome === 'invalid') return attempt;
  return withChangedItem(attempt, itemId, (item) => ({
    ...item,
    state,
    // Over all variants: a later one that goes worse takes nothing away.
    bestScore,
    canShowSolution,
    ...(item.responses.some(({ id }) => id === response.id)
      ? {}
      : { responses: [...item.responses, response], responseCount: item.responseCount + 1 }),
  }));
}

/** The attempt with one item changed and the score that follows. */
export function withChangedItem(attempt: Attempt, itemId: string, change: (item: AttemptItem) => AttemptItem): Attempt {
  const items = attempt.items.map((item) => (item.id === itemId ? change(item) : item));
  const score = attempt.scoresVisible ? items.reduce((sum, item) => sum + (item.bestScore ?? 0), 0) : attempt.score;
  return { ...attempt, items, score };
}

/** Where to continue: the first question that is not right (practice) or not answered (assessment), else the first. */
export function firstOpenPosition(attempt: Pick<Attempt, 'kind' | 'items'>): number {
  const open = attempt.items.findIndex((item) =>
    attempt.kind === 'practice' ? item.state !== 'right' : item.state === 'open',
  );
  return open === -1 ? 1 : open + 1;
}

/** The question of an address: a whole number from 1 to the last one, else undefined. */
export function positionIn(query: string | null, itemCount: number): number | undefined {
  const position = Number(query);
  return Number.isInteger(position) && position >= 1 && position <= itemCount ? position : undefined;
}

/** Numbers of the questions without an answer, in order: what a hand-in would leave empty. */
export function unansweredPositions(attempt: Attempt, valuesOf: (item: AttemptItem) => Values): readonly number[] {
  return attempt.items.flatMap((item, index) =>
    item.state === 'open' && isBlank(answersOf(valuesOf(item), item.variant.parts)) ? [index + 1] : [],
  );
}

/** `2`, `2 and 5`, `2, 5 and 6`. */
export function listWords(numbers: readonly number[]): string {
  return new Intl.ListFormat(language.locale).format(numbers.map(String));
}
