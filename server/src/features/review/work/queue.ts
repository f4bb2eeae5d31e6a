import type * as calls from '@lemma/contracts';
import { mostNewReviews, type BodyOf, type ReviewOverview } from '@lemma/contracts';
import type { Services } from '../../../core/services.ts';
import { selectAskedExercises } from '../../tasks/api.ts';
import { queueData } from '../data/queue-store.ts';
import { stateData } from '../data/state-store.ts';
import { aheadMs, selectOpenClassrooms } from './due.ts';
import { readSetReviews } from './set-reviews.ts';
import { takeIn } from './taking-in.ts';

type Due = Awaited<ReturnType<ReturnType<typeof queueData>['selectDue']>>;

/** The due exercises, as many as are left of today's number, with what was done today. */
interface Queue extends Due {
  readonly perDay: ReviewOverview['perDay'];
  readonly doneToday: number;
  readonly classroomIds: readonly string[];
  /** Exercises that are asked in a test. */
  readonly asked: readonly string[];
}

/** The queue of a learner, whose newest answers are taken in first. */
export async function readQueue(services: Services, userId: string): Promise<Queue> {
  const now = services.now();
  const [learner, classroomIds, today, asked] = await Promise.all([
    takeIn(services, userId),
    selectOpenClassrooms(services, userId),
    queueData(services).countToday(userId, now),
    selectAskedExercises(services, userId),
  ]);
  const perDay = learner.perDay as ReviewOverview['perDay'];
  const dueBefore = new Date(now.getTime() + aheadMs);
  const due = await queueData(services).selectDue(
    { userId, classroomIds },
    {
      now,
      dueBefore,
      limit: Math.max(0, perDay - today.count),
      newLimit: Math.max(0, mostNewReviews - today.newCount),
      asked,
    },
  );
  return { ...due, perDay, doneToday: today.count, classroomIds, asked };
}

/** How many exercises there are to review today, and how long that takes. */
export async function getReview(services: Services, userId: string): Promise<ReviewOverview> {
  const { perDay, exercises, dueCount, keptCount, nextAt, doneToday, ...whose } = await readQueue(services, userId);
  const set = await readSetReviews(services, userId, whose);
  const seconds = exercises.reduce((sum, exercise) => sum + exercise.seconds, 0);
  return {
    perDay,
    toReview: exercises.length,
    minutes: Math.ceil(seconds / 60),
    left: dueCount - exercises.length,
    doneToday,
    exerciseCount: keptCount,
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
