import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

const ids = z.object({ id: z.string() });
const mostAtOnce = 200;

/** Links and people whose scores are to be followed: what platforms have newly named, or moved to something else. */
export function followingQueries(db: Queryable) {
  return {
    /** Follows the tasks of links from now on. */
    async followTasks(): Promise<void> {
      await db.execute(sql`
        update tasks set are_scores_followed = true
        where not are_scores_followed
          and id in (select task_id from lti_links where task_id is distinct from followed_task_id and task_id is not null)`);
    },

    /**
     * Takes links whose tasks were followed by an earlier transaction: every change since then is noted. Returns their
     * tasks.
     */
    takeFollowedLinks: (now: Date) =>
      rowsOf(
        db,
        ids,
        sql`
        update lti_links l set followed_task_id = l.task_id, scores_noted_at = ${now.toISOString()}
        from tasks t
        where l.id = any(array(
            select id from lti_links
            where task_id is distinct from followed_task_id and task_id is not null
            order by id limit ${mostAtOnce} for update skip locked))
          and t.id = l.task_id and t.are_scores_followed
        returning l.task_id as id`,
      ),

    /** Takes people whose account is new to their platform, and returns the accounts. */
    takeFollowedPeople: () =>
      rowsOf(
        db,
        ids,
        sql`
        update lti_people set followed_user_id = user_id
        where id = any(array(
          select id from lti_people
          where user_id is distinct from followed_user_id
          order by id limit ${mostAtOnce} for update skip locked))
        returning user_id as id`,
      ),

    /** Takes links whose task has reached a moment at which scores come out or are settled; returns the tasks. */
    takeTimedLinks: (now: Date, assessmentGraceMs: number) => {
      const everyoneIsDone = sql`t.last_closes_at
        + case when t.kind = 'assessment' then ${assessmentGraceMs} else 0 end * interval '1 millisecond'`;
      return rowsOf(
        db,
        ids,
        sql`
        update lti_links l set scores_noted_at = ${now.toISOString()}
        from tasks t
        where l.followed_task_id = t.id and (
          t.due_at > l.scores_noted_at and t.due_at <= ${now.toISOString()}
          or ${everyoneIsDone} > l.scores_noted_at and ${everyoneIsDone} <= ${now.toISOString()})
        returning t.id`,
      );
    },
  };
}
