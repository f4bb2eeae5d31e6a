import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { prepareRows } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';
import type { Connection } from '../../../core/services.ts';

const queued = z.object({
  exerciseId: z.string(),
  taskItemId: z.string(),
  /** The version that the item uses now. */
  versionId: z.string(),
  isNew: z.boolean(),
  seconds: z.number(),
});
export type QueuedExercise = z.output<typeof queued>;

const counts = z.object({ count: z.coerce.number(), newCount: z.coerce.number() });
const keptCounts = z.object({
  /** How many are kept for the learner in these classes, and how many of them are due. */
  keptCount: z.coerce.number(),
  dueCount: z.coerce.number(),
  /** When the next of those not due comes back. */
  nextAt: z.coerce.date().nullable(),
});
/** The counts, beside each exercise that was chosen, or alone where none was. */
const dueRow = z.object({ ...keptCounts.shape, exercise: queued.nullable() });

interface DueExercises extends z.output<typeof keptCounts> {
  /** The most endangered first. */
  readonly exercises: readonly QueuedExercise[];
}

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

/**
 * Reads a learner's states once, for the counts and for the most endangered that are due. Exercises are not read: an index
 * holds those that are archived, which are few.
 */
function dueStatement() {
  const mostEndangered = (which: SQL, limit: SQL) => sql`
    (select exercise_id, task_item_id, review_count = 0 as is_new, seconds,
      date_part('epoch', ${given('now')}::timestamptz - last_at) / stability as danger
    from kept where is_due and ${which} order by danger desc, exercise_id limit ${limit})`;
  return sql`
    with kept as materialized (
      select s.exercise_id, s.task_item_id, s.review_count, s.seconds, s.last_at, s.stability, s.due_at,
        s.due_at <= ${given('dueBefore')}::timestamptz and archived.id is null
          and not s.exercise_id = any(${given('asked')}::uuid[]) as is_due
      from review_states s
      left join exercises archived on archived.id = s.exercise_id and archived.archived_at is not null
      where s.user_id = ${given('userId')} and s.classroom_ids && ${given('classroomIds')}::uuid[]
    ), chosen as (
      select chosen.*, i.exercise_version_id as version_id from (
        ${mostEndangered(sql`review_count > 0`, sql`${given('limit')}::integer`)}
        union all
        ${mostEndangered(sql`review_count = 0`, sql`${given('newLimit')}::integer`)}
        order by danger desc, exercise_id limit ${given('limit')}::integer
      ) chosen join task_items i on i.id = chosen.task_item_id
    ), counts as (
      select count(*) as kept_count, count(*) filter (where is_due) as due_count,
        min(due_at) filter (where due_at > ${given('dueBefore')}::timestamptz) as next_at
      from kept
    )
    select kept_count as "keptCount", due_count as "dueCount", next_at as "nextAt",
      case when exercise_id is not null then jsonb_build_object('exerciseId', exercise_id, 'taskItemId', task_item_id,
        'versionId', version_id, 'isNew', is_new, 'seconds', seconds) end as "exercise"
    from counts left join chosen on true order by danger desc, exercise_id`;
}

/** A learner's exercises in the order in which they are about to be forgotten. */
export function createQueueStore({ db, lookups = db }: Connection) {
  const due = prepareRows(db, 'reviews_due', dueRow, dueStatement());
  const today = prepareRows(
    lookups,
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

  return {
    /**
     * The most endangered first: the days since the last answer as a part of the stability order exercises as the chance to
     * remember them does. Of exercises that never came up in a review there are at most `newLimit`. Archived exercises and
     * those that are asked in a test are left out.
     */
    async selectDue(
      { userId, classroomIds }: Whose,
      { now, dueBefore, limit, newLimit, asked }: Due,
    ): Promise<DueExercises> {
      const moments = { now: now.toISOString(), dueBefore: dueBefore.toISOString() };
      const rows = await due({ userId, classroomIds, asked, limit, newLimit, ...moments });
      const { keptCount = 0, dueCount = 0, nextAt = null } = rows[0] ?? {};
      return { keptCount, dueCount, nextAt, exercises: rows.flatMap(({ exercise }) => exercise ?? []) };
    },

    /** Questions of reviews that were answered for the first time today, by the learner's own calendar. */
    async countToday(userId: string, now: Date): Promise<{ count: number; newCount: number }> {
      const longestDayAgo = new Date(now.getTime() - 26 * 3_600_000).toISOString();
      const [row] = await today({ userId, longestDayAgo, now: now.toISOString() });
      return row ?? { count: 0, newCount: 0 };
    },
  };
}

export const queueData = ownData(createQueueStore);
