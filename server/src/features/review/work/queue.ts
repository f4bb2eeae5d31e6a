import type * as calls from '@lemma/contracts';
import { mostNewReviews, type BodyOf, type ReviewOverview } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { selectAskedExercises } from '../../tasks/api.ts';
import { queueData, type QueuedExercise } from '../data/queue-store.ts';
import { stateData } from '../data/state-store.ts';
import { aheadMs, selectOpenClassrooms } from './due.ts';
import { readSetReviews } from './set-reviews.ts';
import { takeIn } from './taking-in.ts';

interface Queue {
  readonly perDay: ReviewOverview['perDay'];
  /** The rest of today, the most endangered first. */
  readonly exercises: readonly QueuedExercise[];
  readonly dueCount: number;
  readonly doneToday: number;
  readonly classroomIds: readonly string[];
  /** Exercises that are asked in a test. */
  readonly asked: readonly string[];
  readonly dueBefore: Date;
}

/** The queue of a learner, whose newest answers are taken in first. */
export async function readQueue(services: Services, userId: string): Promise<Queue> {
  const learner = await takeIn(services, userId);
  const now = services.now();
  const [classroomIds, today, asked] = await Promise.all([
    selectOpenClassrooms(services, userId),
    queueData(services).countToday(userId, now),
    selectAskedExercises(services, userId),
  ]);
  const perDay = learner.perDay as ReviewOverview['perDay'];
  const dueBefore = new Date(now.getTime() + aheadMs);
  const select = (limit: number, newLimit: number) =>
    queueData(services).selectDue({ userId, classroomIds }, { now, dueBefore, limit, newLimit, asked });
  const exercises = await select(Math.max(0, perDay - today.count), Math.max(0, mostNewReviews - today.newCount));
  // Where nothing is left of today's number, one is read for the count of what waits.
  const [counted] = exercises.length > 0 ? exercises : await select(1, 1);
  const dueCount = counted?.dueCount ?? 0;
  return { perDay, exercises, dueCount, doneToday: today.count, classroomIds, asked, dueBefore };
}

/** How many exercises there are to review today, and how long that takes. */
export async function getReview(services: Services, userId: string): Promise<ReviewOverview> {
  const { perDay, exercises, dueCount, doneToday, classroomIds, asked, dueBefore } = await readQueue(services, userId);
  const [{ count, nextAt }, set] = await Promise.all([
    queueData(services).findNext({ userId, classroomIds }, dueBefore),
    readSetReviews(services, userId, { classroomIds, asked }),
  ]);
  const seconds = exercises.reduce((sum, exercise) => sum + exercise.seconds, 0);
  return {
    perDay,
    toReview: exercises.length,
    minutes: Math.ceil(seconds / 60),
    left: dueCount - exercises.length,
    doneToday,
    exerciseCount: count,
    nextAt: exercises.length > 0 || nextAt === null ? null : new Date(nextAt.getTime() - aheadMs).toISOString(),
    set,
  };
}

/** Chooses how many there are a day at most. */
export async function updateReview(
  services: Services,
  userId: string,
  { perDay }: BodyOf<typeof calls.updateReview>,
): Promise<ReviewOverview> {
  await stateData(services).updateLearner(userId, { perDay });
  return getReview(services, userId);
}
