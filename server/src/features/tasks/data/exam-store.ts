import { graceSeconds } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { prepareRows, rowsOf } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';
import type { Connection } from '../../../core/services.ts';

const idRow = z.object({ id: z.string() });

interface Whose {
  readonly userId: string;
  /** The classes that the learner is in and that have not ended. */
  readonly classroomIds: readonly string[];
}

const given = (name: string) => sql.placeholder(name);

/** Statements about assessments that a learner has begun. */
function prepareBegun(db: Queryable) {
  /** Exercises that assessments of the learner, begun and not ended, have given them. */
  const begunBy = sql`
    select ev.exercise_id, a.task_id
    from attempts a join tasks t on t.id = a.task_id join attempt_variants v on v.attempt_id = a.id
    join exercise_versions ev on ev.id = v.exercise_version_id
    where a.user_id = ${given('userId')} and a.handed_in_at is null
      and (a.closes_at is null or a.closes_at > ${given('closedBefore')})
      and t.classroom_id = any(${given('classroomIds')}::uuid[]) and t.kind = 'assessment'
      and t.archived_at is null`;
  const begun = prepareRows(
    db,
    'exercises_begun',
    z.object({ exercise_id: z.string(), task_id: z.string() }),
    sql`select distinct exercise_id, task_id from (${begunBy}) as begun`,
  );
  const begunItems = prepareRows(
    db,
    'items_begun',
    idRow,
    sql`
      select distinct i.id
      from task_items i join exercise_versions own on own.id = i.exercise_version_id
      join (${begunBy}) as begun on begun.exercise_id = own.exercise_id and begun.task_id <> i.task_id
      where i.task_id = ${given('taskId')} and (${given('itemId')}::uuid is null or i.id = ${given('itemId')}::uuid)`,
  );
  return { begun, begunItems };
}

/** The questions of assessments that are open at the moment. */
export function createExamStore({ db, lookups = db }: Connection) {
  const asked = prepareRows(
    lookups,
    'exercises_asked',
    idRow,
    sql`
      select distinct ev.exercise_id as id
      from tasks t join task_items i on i.task_id = t.id join exercise_versions ev on ev.id = i.exercise_version_id
      where t.classroom_id = any(${given('classroomIds')}::uuid[]) and t.kind = 'assessment'
        and t.archived_at is null and (t.opens_at is null or t.opens_at <= ${given('now')})
        and (
          t.last_closes_at > ${given('closedBefore')}
          or t.last_closes_at is null and not exists (
            select 1 from attempts a
            where a.task_id = t.id and a.user_id = ${given('userId')} and a.handed_in_at is not null)
        )`,
  );
  const { begun, begunItems } = prepareBegun(lookups);
  const closedBefore = (now: Date): string => new Date(now.getTime() - graceSeconds * 1000).toISOString();

  return {
    /**
     * Exercises of assessments that are open in these classes. One without an end is over for a learner who has handed in.
     */
    async selectAsked({ userId, classroomIds }: Whose, now: Date): Promise<string[]> {
      if (classroomIds.length === 0) return [];
      const rows = await asked({ userId, classroomIds, now: now.toISOString(), closedBefore: closedBefore(now) });
      return rows.map(({ id }) => id);
    },

    /** Exercises of assessments of these classes that the learner has begun and not ended, with the task of each. */
    async selectBegun({ userId, classroomIds }: Whose, now: Date) {
      if (classroomIds.length === 0) return [];
      const rows = await begun({ userId, classroomIds, closedBefore: closedBefore(now) });
      return rows.map((row) => ({ exerciseId: row.exercise_id, taskId: row.task_id }));
    },

    /** Of the items of a task, or of one of them, those whose exercise another of these assessments asks. */
    async selectItemsBegun(
      { userId, classroomIds }: Whose,
      { taskId, itemId }: { readonly taskId: string; readonly itemId: string | null },
      now: Date,
    ): Promise<string[]> {
      if (classroomIds.length === 0) return [];
      const rows = await begunItems({ userId, classroomIds, taskId, itemId, closedBefore: closedBefore(now) });
      return rows.map(({ id }) => id);
    },

    /** Of these tasks those that hold one of these exercises. */
    async selectTasksWith(taskIds: readonly string[], exerciseIds: readonly string[]): Promise<string[]> {
      if (taskIds.length === 0 || exerciseIds.length === 0) return [];
      const rows = await rowsOf(
        db,
        idRow,
        sql`
        select distinct i.task_id as id
        from task_items i join exercise_versions ev on ev.id = i.exercise_version_id
        where i.task_id = any(${sql.param([...taskIds])}::uuid[])
          and ev.exercise_id = any(${sql.param([...exerciseIds])}::uuid[])`,
      );
      return rows.map(({ id }) => id);
    },

    async selectExercises(taskId: string): Promise<string[]> {
      const rows = await rowsOf(
        db,
        idRow,
        sql`
        select distinct ev.exercise_id as id
        from task_items i join exercise_versions ev on ev.id = i.exercise_version_id where i.task_id = ${taskId}`,
      );
      return rows.map(({ id }) => id);
    },
  };
}

export const examData = ownData(createExamStore);
