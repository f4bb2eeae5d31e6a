import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { attempts, attemptVariants, exerciseVersions, responses, taskItems } from '../../../core/db/tables/index.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';

/** As much of a learner's story in one task as one page shows. */
export const reviewLimits = { attempts: 20, variants: 300, responses: 1000 } as const;

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** One learner's work in one task: the newest of it, in the order in which it came. */
export function createReviewStore({ db }: { db: Queryable }) {
  return {
    async selectAttempts({ taskId, userId }: { taskId: string; userId: string }) {
      const rows = await db
        .select()
        .from(attempts)
        .where(and(eq(attempts.taskId, taskId), eq(attempts.userId, userId)))
        .orderBy(desc(attempts.number))
        .limit(reviewLimits.attempts);
      return rows.toReversed();
    },

    async selectVariants(attemptIds: readonly string[]) {
      if (attemptIds.length === 0) return [];
      const newest = db
        .select({ id: attemptVariants.id })
        .from(attemptVariants)
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .where(inArray(attemptVariants.attemptId, [...attemptIds]))
        .orderBy(desc(attempts.number), desc(attemptVariants.number), asc(attemptVariants.place))
        .limit(reviewLimits.variants);
      return db
        .select({
          variant: attemptVariants,
          points: taskItems.points,
          versionId: attemptVariants.exerciseVersionId,
          title: titleOfVersion,
        })
        .from(attemptVariants)
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .where(inArray(attemptVariants.id, newest))
        .orderBy(asc(attemptVariants.place), asc(attemptVariants.number));
    },

    async selectResponses(attemptVariantIds: readonly string[]) {
      if (attemptVariantIds.length === 0) return [];
      const rows = await db
        .select()
        .from(responses)
        .where(inArray(responses.attemptVariantId, [...attemptVariantIds]))
        .orderBy(desc(responses.receivedAt), desc(responses.id))
        .limit(reviewLimits.responses);
      return rows.toReversed();
    },
  };
}

export const reviewData = ownData(createReviewStore);
