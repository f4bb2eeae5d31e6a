import { createEmptyCard, default_w, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import type { ReviewWork } from '../../data/history-store.ts';
import { rateWork, type Rated } from './rating.ts';

/** The chance to remember at which an exercise comes back. */
export const retention = 0.9;

/**
 * FSRS 6 with its usual parameters. It schedules by whole days: what was wrong comes back the next day, not within
 * minutes, because a learner sees the solution and other variants in between. Without chance: the same responses give the same state.
 */
const scheduler = fsrs({
  request_retention: retention,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: [],
  relearning_steps: [],
});

const grades: Readonly<Record<Rated, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const usualWithoutTimes = 60;
/** Longer than this, the learner did something else meanwhile. */
const longestSeconds = 600;

/** The state of one exercise that a learner has answered. */
export interface Remembered {
  readonly taskItemId: string;
  readonly classroomIds: readonly string[];
  readonly stability: number;
  readonly difficulty: number;
  readonly lastAt: Date;
  readonly dueAt: Date;
  readonly answerCount: number;
  readonly reviewCount: number;
  readonly seconds: number;
}

/** Folds everything that a learner did with one exercise into its state; null when nothing of it says anything. */
export function scheduleWorks(works: readonly ReviewWork[]): Remembered | null {
  const inOrder = works.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id));
  const times: number[] = [];
  let card: Card | null = null;
  let counts = { answerCount: 0, reviewCount: 0 };
  let lastMet: ReviewWork | null = null;
  for (const work of inOrder) {
    if (work.kind !== 'review') lastMet = work;
    const rated = rateWork(work, medianOf(times));
    if (rated === null) continue;
    card = applyRating(card, work.at, rated);
    if (rated !== 'again' && work.seconds !== null) times.push(Math.min(work.seconds, longestSeconds));
    counts = {
      answerCount: counts.answerCount + 1,
      reviewCount: counts.reviewCount + (work.kind === 'review' ? 1 : 0),
    };
  }
  if (card === null || lastMet === null) return null;
  return {
    taskItemId: lastMet.taskItemId,
    classroomIds: [...new Set(works.flatMap(({ classroomId }) => classroomId ?? []))].toSorted(),
    stability: card.stability,
    difficulty: card.difficulty,
    lastAt: card.last_review ?? card.due,
    dueAt: card.due,
    ...counts,
    seconds: Math.max(1, Math.round(medianOf(times) ?? usualWithoutTimes)),
  };
}

/** The next state after an answer at this moment. */
export function applyRating(card: Card | null, at: Date, rated: Rated): Card {
  return scheduler.next(card ?? createEmptyCard(at), at, grades[rated]).card;
}

/** The chance, 0 to 1, that it is remembered at this moment. */
export function chanceToRemember(state: Pick<Remembered, 'stability' | 'difficulty' | 'lastAt' | 'dueAt'>, now: Date) {
  const card = { ...createEmptyCard(state.lastAt), state: State.Review, stability: state.stability };
  return scheduler.get_retrievability({ ...card, last_review: state.lastAt }, now, false);
}

/** The curve of forgetting, for statements that compute it over many rows: (1 + factor · days / stability) ^ -decay. */
export const forgetting = (() => {
  const decay = default_w[20] ?? 0.1542;
  return { decay, factor: retention ** (-1 / decay) - 1 };
})();

function medianOf(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = times.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}
