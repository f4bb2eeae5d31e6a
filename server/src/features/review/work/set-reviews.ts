import { mostSittingQuestions, type ClassReviewState, type SetReview } from '@lemma/contracts';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { selectAskedExercises } from '../../tasks/api.ts';
import { classReviewData, type ClassReviewRow, type ReviewProgress } from '../data/class-review-store.ts';
import { queueData, type QueuedExercise } from '../data/queue-store.ts';
import { aheadMs, selectOpenClassrooms } from './due.ts';
import { takeIn } from './taking-in.ts';

/** Whole minutes, so that the last one counts when it is over. */
export const minutesOf = ({ seconds }: Pick<ReviewProgress, 'seconds'>): number => Math.floor(seconds / 60);

export function stateOf(
  { minutes }: Pick<ClassReviewRow, 'minutes'>,
  { seconds, dueCount }: Pick<ReviewProgress, 'seconds' | 'dueCount'>,
): ClassReviewState {
  if (seconds >= minutes * 60) return 'done';
  return dueCount === 0 ? 'nothing-due' : 'open';
}

/** The reviews that are set in a learner's classes and open; `asked` in a test is left out. Their newest answers must have been taken in. */
export async function readSetReviews(
  services: Services,
  userId: string,
  { classroomIds, asked }: { readonly classroomIds: readonly string[]; readonly asked: readonly string[] },
): Promise<SetReview[]> {
  if (classroomIds.length === 0) return [];
  const found = await classReviewData(services).selectOpen(classroomIds, services.now());
  return Promise.all(
    found.map(async ({ review, className }) => {
      const progress = await findProgress(services, { id: review.id, userId, asked });
      return {
        id: review.id,
        classId: review.classroomId,
        className,
        minutes: review.minutes,
        minutesDone: minutesOf(progress),
        dueAt: review.dueAt.toISOString(),
        toReview: progress.dueCount,
        state: stateOf(review, progress),
      };
    }),
  );
}

/**
 * The exercises for the next sitting of a review that is set: those of its class, the most endangered first, as many as
 * fill its minutes. Reviews that are over, and those of other classes, are absent.
 */
export async function readQueueOfClass(
  services: Services,
  userId: string,
  classReviewId: string,
): Promise<readonly QueuedExercise[]> {
  const now = services.now();
  const review = await classReviewData(services).findClassReview(classReviewId);
  if (!review || review.dueAt <= now) throw notFound();
  const classroomIds = (await selectOpenClassrooms(services, userId)).filter((id) => id === review.classroomId);
  if (classroomIds.length === 0) throw notFound();
  await takeIn(services, userId);
  const asked = await selectAskedExercises(services, userId);
  const { seconds } = await findProgress(services, { id: review.id, userId, asked });
  const { exercises } = await queueData(services).selectDue(
    { userId, classroomIds },
    {
      now,
      dueBefore: new Date(now.getTime() + aheadMs),
      limit: mostSittingQuestions,
      newLimit: mostSittingQuestions,
      asked,
    },
  );
  const left = review.minutes * 60 - seconds;
  return left <= 0 ? exercises : fillingTime(exercises, left);
}

/** As many exercises as take so many seconds, and one at least. */
function fillingTime(exercises: readonly QueuedExercise[], seconds: number): readonly QueuedExercise[] {
  let sum = 0;
  const enough = exercises.findIndex((exercise) => (sum += exercise.seconds) >= seconds);
  return enough === -1 ? exercises : exercises.slice(0, enough + 1);
}

async function findProgress(
  services: Services,
  whose: { readonly id: string; readonly userId: string; readonly asked: readonly string[] },
) {
  const moments = { now: services.now(), aheadMs };
  const [progress] = await classReviewData(services).selectProgress(whose, moments);
  return progress ?? { seconds: 0, dueCount: 0 };
}
