import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';

/** A score that may be another one now, and how often that was noted since it was last looked at. */
export interface ChangedScore {
  readonly taskId: string;
  readonly userId: string;
  readonly classId: string;
  readonly changes: number;
}

/**
 * Returns the statement that notes that scores may be other ones now, of those tasks that somebody outside follows.
 * `learners` selects `task_id` and `user_id`. It belongs in the statement or the transaction that changes the scores, once
 * and at its end: the rows are locked in the order of their keys.
 */
export const noteScores = (learners: SQL): SQL => sql`
  insert into changed_scores (task_id, user_id, changes)
  select distinct learner.task_id, learner.user_id, 1
  from (${learners}) learner join tasks on tasks.id = learner.task_id and tasks.are_scores_followed
  order by 1, 2
  on conflict (task_id, user_id) do update set changes = changed_scores.changes + 1`;

const idsOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::uuid[])`;

/** Notes that all scores of these tasks may be other ones now. */
async function noteScoresOfTasks(db: Queryable, taskIds: readonly string[]): Promise<void> {
  await db.execute(
    noteScores(sql`
      select task_id, user_id from attempts where task_id = ${idsOf(taskIds)}
      union select task_id, user_id from grade_changes where task_id = ${idsOf(taskIds)}`),
  );
}

/** Notes that the scores of these people in all tasks may be other ones now. */
export async function noteScoresOfPeople(db: Queryable, userIds: readonly string[]): Promise<void> {
  await db.execute(
    noteScores(sql`
      select task_id, user_id from attempts where user_id = ${idsOf(userIds)}
      union select task_id, user_id from grade_changes where user_id = ${idsOf(userIds)}`),
  );
}

const changed = z.object({ taskId: z.string(), userId: z.string(), classId: z.string(), changes: z.number() });

/** Scores that may have changed. */
function createScoreChangesStore({ db }: Pick<Database, 'db'>) {
  return {
    noteScoresOfTasks: (taskIds: readonly string[]) => noteScoresOfTasks(db, taskIds),
    noteScoresOfPeople: (userIds: readonly string[]) => noteScoresOfPeople(db, userIds),

    /** Selects some of them, task by task. */
    selectChangedScores: (most: number): Promise<ChangedScore[]> =>
      rowsOf(
        db,
        changed,
        sql`
        select c.task_id as "taskId", c.user_id as "userId", c.changes, t.classroom_id as "classId"
        from changed_scores c join tasks t on t.id = c.task_id
        order by c.task_id, c.user_id limit ${most}`,
      ),

    /**
     * Takes those off the list that were not noted again since they were read, and returns them. One that is just being
     * noted is not waited for.
     */
    async deleteChangedScores(scores: readonly ChangedScore[]): Promise<ChangedScore[]> {
      const asked = scores.map(({ taskId, userId, changes }) => ({ taskId, userId, changes }));
      const gone = await rowsOf(
        db,
        z.object({ taskId: z.string(), userId: z.string() }),
        sql`
        with unchanged as (
          select c.task_id, c.user_id from changed_scores c
          join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked ("taskId" uuid, "userId" uuid, changes integer)
            on asked."taskId" = c.task_id and asked."userId" = c.user_id and asked.changes = c.changes
          order by c.task_id, c.user_id
          for update of c skip locked
        )
        delete from changed_scores c using unchanged u
        where c.task_id = u.task_id and c.user_id = u.user_id
        returning c.task_id as "taskId", c.user_id as "userId"`,
      );
      const taken = new Set(gone.map(({ taskId, userId }) => `${taskId} ${userId}`));
      return scores.filter(({ taskId, userId }) => taken.has(`${taskId} ${userId}`));
    },
  };
}

export const scoreChangesData = ownData(createScoreChangesStore);
