import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { attempts } from '../../../core/db/tables/index.ts';
import { noteScores } from '../../tasks/api.ts';

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
      const moment = at.toISOString();
      const ended = await rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`
        with ended as (
          update attempts set handed_in_at = ${moment}, handed_in_by = ${by},
            last_active_at = case when ${by === 'learner'} then ${moment} else last_active_at end
          where id = ${attemptId} and handed_in_at is null and (${by !== 'server'} or closes_at = ${moment})
          returning id, task_id, user_id
        ), noted as (
          ${noteScores(sql`select task_id, user_id from ended`)}
        )
        select id from ended`,
      );
      return ended.length === 1;
    },
  };
}
