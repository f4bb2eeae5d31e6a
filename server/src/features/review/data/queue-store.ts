import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { prepareRows } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';

const queued = z.object({
  exerciseId: z.string(),
  taskItemId: z.string(),
  /** The version that the item uses now. */
  versionId: z.string(),
  isNew: z.boolean(),
  seconds: z.number(),
  /** How many are due in all, these included. */
  dueCount: z.coerce.number(),
});
export type QueuedExercise = z.output<typeof queued>;

const counts = z.object({ count: z.coerce.number(), newCount: z.coerce.number() });
const next = z.object({ count: z.coerce.number(), nextAt: z.coerce.date().nullable() });

interface Due {
  readonly now: Date;
  readonly dueBefore: Date;
  readonly limit: number;
  readonly newLimit: number;
  readonly asked: readonly string[];
}

interface Whose {
  readonly userId: string;
  /** The classes that the learner is in and that have not ended. */
  readonly classroomIds: readonly string[];
}

const given = (name: string) => sql.placeholder(name);

/** A learner's exercises in the order in which they are about to be forgotten. */
export function createQueueStore({ db }: Pick<Database, 'db'>) {
  const due = prepareRows(
    db,
    'reviews_due',
    queued,
    sql`
      with due as materialized (
        select s.exercise_id, s.task_item_id, s.review_count, s.seconds,
          extract(epoch from ${given('now')}::timestamptz - s.last_at) / s.stability as danger
        from review_states s join exercises e on e.id = s.exercise_id
        where s.user_id = ${given('userId')} and s.due_at <= ${given('dueBefore')}
          and s.classroom_ids && ${given('classroomIds')}::uuid[]
          and e.archived_at is null
          and not s.exercise_id = any(${given('asked')}::uuid[])
      ), chosen as (
        (select * from due where review_count > 0 order by danger desc, exercise_id limit ${given('limit')}::integer)
        union all
        (select * from due where review_count = 0 order by danger desc, exercise_id limit ${given('newLimit')}::integer)
      )
      select chosen.exercise_id as "exerciseId", task_item_id as "taskItemId", i.exercise_version_id as "versionId",
        review_count = 0 as "isNew", seconds, (select count(*) from due) as "dueCount"
      from chosen join task_items i on i.id = chosen.task_item_id
      order by danger desc, chosen.exercise_id limit ${given('limit')}::integer`,
  );
  const today = prepareRows(
    db,
    'reviews_of_today',
    counts,
    sql`
      select count(*) as count, count(*) filter (where q.is_new) as "newCount"
      from review_questions q join users u on u.id = q.user_id
      cross join lateral (select coalesce(u.time_zone, 'UTC') as name) zone
      where q.user_id = ${given('userId')} and q.touched_at >= ${given('longestDayAgo')}
        and q.answered_at >= date_trunc('day', ${given('now')}::timestamptz at time zone zone.name)
          at time zone zone.name`,
  );
  const afterwards = prepareRows(
    db,
    'reviews_afterwards',
    next,
    sql`
      select count(*) as count, min(s.due_at) filter (where s.due_at > ${given('after')}) as "nextAt"
      from review_states s
      where s.user_id = ${given('userId')} and s.classroom_ids && ${given('classroomIds')}::uuid[]`,
  );

  return {
    /**
     * The most endangered first: the days since the last answer as a part of the stability order exercises as the chance to
     * remember them does. Of exercises that never came up in a review there are at most `newLimit`. Archived exercises and
     * those that are asked in a test are left out.
     */
    selectDue: (
      { userId, classroomIds }: Whose,
      { now, dueBefore, limit, newLimit, asked }: Due,
    ): Promise<QueuedExercise[]> =>
      due({ userId, classroomIds, asked, limit, newLimit, now: now.toISOString(), dueBefore: dueBefore.toISOString() }),

    /** Questions of reviews that were answered for the first time today, by the learner's own calendar. */
    async countToday(userId: string, now: Date): Promise<{ count: number; newCount: number }> {
      const longestDayAgo = new Date(now.getTime() - 26 * 3_600_000).toISOString();
      const [row] = await today({ userId, longestDayAgo, now: now.toISOString() });
      return row ?? { count: 0, newCount: 0 };
    },

    /** How many exercises are kept for the learner, and when the next of those not due comes back. */
    async findNext({ userId, classroomIds }: Whose, after: Date): Promise<{ count: number; nextAt: Date | null }> {
      const [row] = await afterwards({ userId, classroomIds, after: after.toISOString() });
      return row ?? { count: 0, nextAt: null };
    },
  };
}

export const queueData = ownData(createQueueStore);
