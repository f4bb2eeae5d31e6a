import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { attempts } from '../../../core/db/tables/index.ts';

/** How attempts end. */
export function createHandInQueries({ db }: Pick<Database, 'db'>) {
  return {
    /** Ids of open attempts that close before this moment, in the order of ids. */
    async selectToClose({ before, after, limit }: { before: Date; after: string | null; limit: number }) {
      const rows = await db
        .select({ id: attempts.id })
        .from(attempts)
        .where(
          and(isNull(attempts.handedInAt), lte(attempts.closesAt, before), after ? gt(attempts.id, after) : undefined),
        )
        .orderBy(asc(attempts.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /** Ends the attempt once; false when it had ended. By the server only if it closes at that very moment still. */
    async markHandedIn(
      attemptId: string,
      at: Date,
      by: 'learner' | 'server' | 'teacher' = 'learner',
    ): Promise<boolean> {
      const ended = await db
        .update(attempts)
        .set({ handedInAt: at, handedInBy: by, ...(by === 'learner' ? { lastActiveAt: at } : {}) })
        .where(
          and(
            eq(attempts.id, attemptId),
            isNull(attempts.handedInAt),
            by === 'server' ? eq(attempts.closesAt, at) : undefined,
          ),
        )
        .returning({ id: attempts.id });
      return ended.length === 1;
    },
  };
}
