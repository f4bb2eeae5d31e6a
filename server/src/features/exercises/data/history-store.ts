import { ownData } from '../../../core/own.ts';
import { and, asc, count, countDistinct, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  classrooms,
  exerciseVersions,
  members,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { fullName } from '../../../core/db/columns.ts';

const mostUses = 200;

/** Queries for versions of exercises, and for the tasks that use them. */
export function createExerciseHistoryStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Versions below a number, or all, the newest first. */
    selectVersions: (exerciseId: string, below: number | undefined, limit: number) =>
      db
        .select({ version: exerciseVersions, publisher: fullName })
        .from(exerciseVersions)
        .innerJoin(users, eq(users.id, exerciseVersions.publishedBy))
        .where(
          and(
            eq(exerciseVersions.exerciseId, exerciseId),
            below === undefined ? undefined : lt(exerciseVersions.number, below),
          ),
        )
        .orderBy(desc(exerciseVersions.number))
        .limit(limit),

    async findVersion(exerciseId: string, number: number) {
      const [row] = await db
        .select({ version: exerciseVersions, publisher: fullName })
        .from(exerciseVersions)
        .innerJoin(users, eq(users.id, exerciseVersions.publishedBy))
        .where(and(eq(exerciseVersions.exerciseId, exerciseId), eq(exerciseVersions.number, number)));
      return row ?? null;
    },

    /** Tasks by the version on which they stand. */
    async countTasks(versionIds: readonly string[]): Promise<Map<string, number>> {
      if (versionIds.length === 0) return new Map();
      const rows = await db
        .select({ id: taskItems.exerciseVersionId, count: countDistinct(taskItems.taskId) })
        .from(taskItems)
        .innerJoin(tasks, eq(tasks.id, taskItems.taskId))
        .where(and(inArray(taskItems.exerciseVersionId, [...versionIds]), isNull(tasks.archivedAt)))
        .groupBy(taskItems.exerciseVersionId);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
    /** First answers to variants of these versions by seed, and how many were right; the most answered seeds first. */
    selectVariantResults: (versionIds: readonly string[], limit: number) =>
      db
        .select({
          seed: attemptVariants.seed,
          answered: count(),
          right:
            sql`count(*) filter (where ${attemptVariants.share} > 0.9999 and ${attemptVariants.responseCount} = 1)`.mapWith(
              Number,
            ),
        })
        .from(attemptVariants)
        .where(and(inArray(attemptVariants.exerciseVersionId, [...versionIds]), gt(attemptVariants.responseCount, 0)))
        .groupBy(attemptVariants.seed)
        .orderBy(desc(count()), attemptVariants.seed)
        .limit(limit),
    ...useQueries(db),
  };
}

/** Queries for the tasks that use an exercise. */
function useQueries(db: Database['db']) {
  return {
    /** Items of tasks in classes that the user teaches, the newest tasks first. */
    selectUses: (exerciseId: string, userId: string) =>
      db
        .select({
          classId: classrooms.id,
          className: classrooms.name,
          taskId: tasks.id,
          taskName: tasks.name,
          kind: tasks.kind,
          itemId: taskItems.id,
          versionNumber: exerciseVersions.number,
          startedCount:
            sql`(select count(distinct ${attempts.userId}) from ${attempts} where ${attempts.taskId} = ${tasks.id})`.mapWith(
              Number,
            ),
        })
        .from(taskItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .innerJoin(tasks, eq(tasks.id, taskItems.taskId))
        .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
        .innerJoin(members, eq(members.classroomId, classrooms.id))
        .where(
          and(
            eq(exerciseVersions.exerciseId, exerciseId),
            isNull(tasks.archivedAt),
            eq(members.userId, userId),
            ne(members.role, 'learner'),
            isNull(members.removedAt),
          ),
        )
        .orderBy(desc(tasks.createdAt), asc(taskItems.position))
        .limit(mostUses),

    /** Counts the tasks that use an exercise, in all classes. */
    async countUses(exerciseId: string): Promise<number> {
      const [row] = await db
        .select({ count: countDistinct(tasks.id) })
        .from(taskItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .innerJoin(tasks, eq(tasks.id, taskItems.taskId))
        .where(and(eq(exerciseVersions.exerciseId, exerciseId), isNull(tasks.archivedAt)));
      return row?.count ?? 0;
    },

    /** The exercise of a task's item; null when the task has no such item. */
    async findItem(taskId: string, itemId: string) {
      const [row] = await db
        .select({ exerciseId: exerciseVersions.exerciseId, versionId: exerciseVersions.id })
        .from(taskItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(and(eq(taskItems.id, itemId), eq(taskItems.taskId, taskId)));
      return row ?? null;
    },

    async pinVersion(itemId: string, exerciseVersionId: string): Promise<void> {
      await db.update(taskItems).set({ exerciseVersionId }).where(eq(taskItems.id, itemId));
    },
  };
}

export const historyData = ownData(createExerciseHistoryStore);
