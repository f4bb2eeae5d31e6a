import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { prepareRows, rowsOf } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';
import type { Connection } from '../../../core/services.ts';

const moment = z.coerce.date();
const outcomes = z.array(z.enum(['right', 'partly', 'wrong', 'unknown']));

const workRow = z.object({
  id: z.string(),
  exerciseId: z.string(),
  kind: z.enum(['practice', 'assessment', 'review']),
  taskItemId: z.string(),
  /** The class in which it was done; null in a review. */
  classroomId: z.string().nullable(),
  attemptId: z.string().nullable(),
  /** The first answer, or giving up without one. */
  at: moment,
  /** Of each response, oldest first, as regrades have left them. */
  outcomes,
  hintsShown: z.number(),
  givenUpAt: moment.nullable(),
  /** Seconds until the first response. */
  seconds: z.number().nullable(),
});
/** The work of a learner on one variant of an exercise. */
export type ReviewWork = z.output<typeof workRow>;

const exerciseRow = z.object({ exerciseId: z.string() });

/** The outcome of a response after the newest regrade that stands. */
const outcomeNow = sql`coalesce((
  select again.outcome from regraded_responses again join regrades g on g.id = again.regrade_id
  where again.response_id = r.id and g.undone_at is null
  order by g.applied_at desc, g.id desc limit 1), r.outcome)`;

/** Variants of the learner that were answered or given up; `which` says of which exercises. */
const worksInClasses = (userId: string, which: SQL) => sql`
  select v.id, ev.exercise_id as "exerciseId", t.kind, v.task_item_id as "taskItemId",
    t.classroom_id as "classroomId", a.id as "attemptId", coalesce(done.at, v.solution_shown_at) as at,
    coalesce(done.outcomes, '{}') as outcomes, v.hints_shown as "hintsShown", v.solution_shown_at as "givenUpAt",
    done.seconds
  from attempts a
  join tasks t on t.id = a.task_id
  join attempt_variants v on v.attempt_id = a.id
  join exercise_versions ev on ev.id = v.exercise_version_id
  left join lateral (
    select min(r.received_at) as at, array_agg(${outcomeNow} order by r.received_at, r.id) as outcomes,
      (array_agg(r.seconds_spent order by r.received_at, r.id))[1] as seconds
    from responses r where r.attempt_variant_id = v.id
  ) done on true
  where a.user_id = ${userId} and (done.at is not null or v.solution_shown_at is not null) and ${which}`;

const worksInReviews = (userId: string, which: SQL) => sql`
  select q.id, q.exercise_id as "exerciseId", 'review' as kind, q.task_item_id as "taskItemId",
    null as "classroomId", null as "attemptId", q.answered_at as at,
    coalesce(done.outcomes, '{}') as outcomes, q.hints_shown as "hintsShown", q.given_up_at as "givenUpAt",
    done.seconds
  from review_questions q
  left join lateral (
    select array_agg(r.outcome order by r.received_at, r.id) as outcomes,
      (array_agg(r.seconds_spent order by r.received_at, r.id))[1] as seconds
    from review_responses r where r.question_id = q.id
  ) done on true
  where q.user_id = ${userId} and q.answered_at is not null and ${which}`;

/** The store of learners' work with exercises: read from attempts, regrades and reviews. */
export function createHistoryStore({ db, lookups = db }: Connection) {
  const [userId, since, held] = ['userId', 'since', 'held'].map((name) => sql.placeholder(name));
  const touched = prepareRows(
    lookups,
    'exercises_touched',
    exerciseRow,
    sql`
      select ev.exercise_id as "exerciseId"
      from attempts a join attempt_variants v on v.attempt_id = a.id
      join exercise_versions ev on ev.id = v.exercise_version_id
      where a.user_id = ${userId}
        and (a.last_active_at >= ${since} or a.handed_in_at >= ${since} or a.id = any(${held}::uuid[]))
      union
      select ev.exercise_id
      from regrades g join regraded_variants w on w.regrade_id = g.id
      join attempt_variants v on v.id = w.attempt_variant_id
      join attempts a on a.id = v.attempt_id
      join exercise_versions ev on ev.id = v.exercise_version_id
      where greatest(g.applied_at, g.undone_at) >= ${since} and a.user_id = ${userId}
      union
      select ev.exercise_id
      from late_arrivals l join attempt_variants v on v.id = l.attempt_variant_id
      join attempts a on a.id = v.attempt_id
      join exercise_versions ev on ev.id = v.exercise_version_id
      where l.decided_at >= ${since} and a.user_id = ${userId}
      union
      select q.exercise_id from review_questions q where q.user_id = ${userId} and q.touched_at >= ${since}`,
  );
  return {
    /** Exercises with new answers, decisions of teachers or reviews since then, or with an attempt that was held back. */
    async selectTouched(userId: string, since: Date, heldAttemptIds: readonly string[]): Promise<string[]> {
      const rows = await touched({ userId, since: since.toISOString(), held: heldAttemptIds });
      return rows.map(({ exerciseId }) => exerciseId);
    },

    /** Everything that a learner has done with these exercises, or with any. */
    async selectWorks(userId: string, exerciseIds: readonly string[] | 'all'): Promise<ReviewWork[]> {
      const of = (column: SQL) =>
        exerciseIds === 'all' ? sql`true` : sql`${column} = any(${sql.param([...exerciseIds])}::uuid[])`;
      const [inClasses, inReviews] = await Promise.all([
        rowsOf(db, workRow, worksInClasses(userId, of(sql`ev.exercise_id`))),
        rowsOf(db, workRow, worksInReviews(userId, of(sql`q.exercise_id`))),
      ]);
      return [...inClasses, ...inReviews];
    },
  };
}

export const historyData = ownData(createHistoryStore);
