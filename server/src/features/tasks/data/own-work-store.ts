import { asc, isNull, and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { column } from '../../../core/db/rows.ts';
import { ownData } from '../../../core/own.ts';
import type { Connection } from '../../../core/services.ts';
import { tasks } from '../../../core/db/tables/index.ts';
import type { AttemptProgress } from './attempt-progress.ts';
import type { GradeDecision } from './decision-store.ts';
import type { TaskRow } from './task-store.ts';

/** A learner's own work in the tasks of a class. */
export interface OwnClassWork {
  readonly progress: readonly AttemptProgress[];
  readonly decisions: readonly GradeDecision[];
}

interface Learner {
  readonly classId: string;
  readonly userId: string;
}

const moment = z.number().transform((ms) => new Date(ms));
const attemptsOfLearner = z.array(
  z.tuple([
    z.string(),
    z.string(),
    z.number(),
    moment,
    moment.nullable(),
    moment.nullable(),
    z.enum(['learner', 'server', 'teacher']).nullable(),
    moment,
    z.number(),
    z.number(),
    z.number(),
  ]),
);
const decisionsOfLearner = z.array(z.tuple([z.string(), z.number().nullable(), z.boolean(), z.string()]));

/** Attempts of a present member of the class; none of a removed one. */
const attemptsColumn = column(
  attemptsOfLearner,
  sql`coalesce((
    select json_agg(json_build_array(
      mine.id, mine.task_id, mine.number, extract(epoch from mine.started_at) * 1000,
      extract(epoch from mine.closes_at) * 1000, extract(epoch from mine.handed_in_at) * 1000, mine.handed_in_by,
      extract(epoch from mine.last_active_at) * 1000, mine.score, mine.answered_count, mine.right_count
    ) order by mine.number)
    from attempts mine join tasks on tasks.id = mine.task_id
    where mine.user_id = asked.user_id and tasks.classroom_id = asked.class_id and exists (
      select 1 from members
      where members.classroom_id = asked.class_id and members.user_id = asked.user_id and members.removed_at is null
    )
  ), '[]')`,
);

/** The newest decision for each task, without withdrawn ones. */
const decisionsColumn = column(
  decisionsOfLearner,
  sql`coalesce((
    select json_agg(json_build_array(newest.task_id, newest.score, newest.is_excused, newest.reason))
    from (
      select distinct on (mine.task_id) mine.task_id, mine.score, mine.is_excused, mine.reason
      from grade_changes mine join tasks on tasks.id = mine.task_id
      where mine.user_id = asked.user_id and tasks.classroom_id = asked.class_id
      order by mine.task_id, mine.changed_at desc, mine.id desc
    ) newest
    where newest.is_excused or newest.score is not null
  ), '[]')`,
);

/** Queries for the pages of learners: prepared, and one statement for all callers of the same moment. */
export function createOwnWorkStore({ db, lookups = db }: Connection) {
  const tasksOfClasses = lookups
    .select()
    .from(tasks)
    .where(and(isAnyOf(tasks.classroomId, 'classIds'), isNull(tasks.archivedAt)))
    .orderBy(asc(tasks.position), asc(tasks.id))
    .prepare('tasks_of_classes');
  const ownWork = lookups
    .select({
      classId: column(z.string(), sql`asked.class_id`),
      userId: column(z.string(), sql`asked.user_id`),
      attempts: attemptsColumn,
      decisions: decisionsColumn,
    })
    .from(
      sql`unnest(${sql.placeholder('classIds')}::uuid[], ${sql.placeholder('userIds')}::uuid[]) as asked (class_id, user_id)`,
    )
    .prepare('own_work_in_classes');
  quickRows(tasksOfClasses);
  quickRows(ownWork);

  return {
    /** The class's tasks in their order, without archived ones. Callers of the same moment share them. */
    selectTasks: batched(async (classIds: readonly string[]): Promise<(readonly TaskRow[])[]> => {
      const rows = await tasksOfClasses.execute({ classIds: [...new Set(classIds)] });
      const found = Map.groupBy(rows, (row) => row.classroomId);
      return classIds.map((classId) => found.get(classId) ?? []);
    }),

    selectWork: batched(async (asked: readonly Learner[]): Promise<OwnClassWork[]> => {
      const rows = await ownWork.execute({
        classIds: asked.map(({ classId }) => classId),
        userIds: asked.map(({ userId }) => userId),
      });
      const found = new Map(rows.map((row) => [`${row.classId} ${row.userId}`, row]));
      return asked.map(({ classId, userId }) => {
        const row = found.get(`${classId} ${userId}`);
        return {
          progress: (row?.attempts ?? []).map((attempt) => progressOf(attempt, userId)),
          decisions: (row?.decisions ?? []).map(([taskId, score, isExcused, reason]) => ({
            taskId,
            userId,
            score,
            isExcused,
            reason,
          })),
        };
      });
    }),
  };
}

function progressOf(
  [
    attemptId,
    taskId,
    number,
    startedAt,
    closesAt,
    handedInAt,
    handedInBy,
    lastActiveAt,
    score,
    answered,
    right,
  ]: z.output<typeof attemptsOfLearner>[number],
  userId: string,
): AttemptProgress {
  return {
    attemptId,
    taskId,
    userId,
    number,
    startedAt,
    closesAt,
    handedInAt,
    handedInBy,
    lastActiveAt,
    score,
    answered,
    right,
  };
}

export const ownWorkData = ownData(createOwnWorkStore);
