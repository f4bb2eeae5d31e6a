import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isTestUser } from '../../../core/db/columns.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';

const topicRow = z.object({
  topic: z.string(),
  remembered: z.number(),
  exerciseCount: z.coerce.number(),
  learnerCount: z.coerce.number(),
  dueCount: z.coerce.number(),
  pairCount: z.coerce.number(),
});
export type RememberedTopic = z.output<typeof topicRow>;

const userRow = z.object({ userId: z.string() });

interface Curve {
  readonly decay: number;
  readonly factor: number;
}

/** How much of the exercises of a class its learners remember. */
export const createMemoryStore = ({ db }: Pick<Database, 'db'>) => ({
  /** By topic, its first two levels: of one learner, or of all in the class. */
  selectTopics: (
    { classId, userId }: { readonly classId: string; readonly userId: string | null },
    { now, curve }: { readonly now: Date; readonly curve: Curve },
  ): Promise<RememberedTopic[]> =>
    rowsOf(
      db,
      topicRow,
      sql`
        select rtrim(split_part(e.topic, '/', 1) || '/' || split_part(e.topic, '/', 2), '/') as topic,
          avg(power(
            1 + ${curve.factor}::float8
              * greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - s.last_at)::float8) / 86400 / s.stability,
            -${curve.decay}::float8)) as remembered,
          count(distinct s.exercise_id) as "exerciseCount", count(distinct s.user_id) as "learnerCount",
          count(*) filter (where s.due_at <= ${now.toISOString()}) as "dueCount", count(*) as "pairCount"
        from members m join review_states s on s.user_id = m.user_id join exercises e on e.id = s.exercise_id
        where m.classroom_id = ${classId} and m.role = 'learner' and m.removed_at is null
          and s.classroom_ids @> array[${classId}]::uuid[] and e.archived_at is null
          and case when ${userId}::uuid is null then not ${isTestUser(sql`m.user_id`)} else s.user_id = ${userId}::uuid end
        group by 1 order by remembered, topic`,
    ),

  /** Learners of the class with work that is newer than what was taken in, at most so many. */
  async selectBehindInClass(classId: string, limit: number): Promise<string[]> {
    const rows = await rowsOf(
      db,
      userRow,
      sql`
        select m.user_id as "userId" from members m left join review_learners l on l.user_id = m.user_id
        where m.classroom_id = ${classId} and m.role = 'learner' and m.removed_at is null and (
          exists (select 1 from attempts a where a.user_id = m.user_id
            and (l.taken_in_at is null or a.last_active_at >= l.taken_in_at))
          or exists (select 1 from review_questions q where q.user_id = m.user_id and q.touched_at >= l.taken_in_at))
        order by l.taken_in_at nulls first, m.user_id limit ${limit}`,
    );
    return rows.map(({ userId }) => userId);
  },

  async findLearner({ classId, memberId }: { classId: string; memberId: string }): Promise<string | null> {
    const [row] = await rowsOf(
      db,
      userRow,
      sql`
        select user_id as "userId" from members
        where id = ${memberId} and classroom_id = ${classId} and role = 'learner' and removed_at is null`,
    );
    return row?.userId ?? null;
  },
});

export const memoryData = ownData(createMemoryStore);
