import { and, asc, count, eq, inArray, isNull, max, or, sql, sum, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exercises,
  exerciseVersions,
  members,
  taskItems,
  tasks,
} from '../../db/tables/index.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;
export type NewTaskItem = typeof taskItems.$inferInsert;
export type TaskStore = ReturnType<typeof createTaskStore>;

/** What an attempt has come to. `score` counts each item's best variant. */
export interface Standing {
  readonly attemptId: string;
  readonly taskId: string;
  readonly userId: string;
  readonly number: number;
  readonly startedAt: Date;
  readonly handedInAt: Date | null;
  readonly lastActiveAt: Date;
  readonly score: number;
  readonly answered: number;
  readonly right: number;
  readonly responses: number;
}

/** A share of 1 that went through single precision. */
const isRight = 0.9999;

/** Tasks, their items, and where learners stand in them. */
export function createTaskStore({ db }: Pick<Database, 'db'>) {
  return {
    async insertTask(task: NewTask, items: readonly NewTaskItem[]): Promise<void> {
      await db.transaction(async (tx) => {
        const [last] = await tx
          .select({ position: max(tasks.position) })
          .from(tasks)
          .where(eq(tasks.classroomId, task.classroomId));
        await tx.insert(tasks).values({ ...task, position: (last?.position ?? 0) + 1 });
        await tx.insert(taskItems).values([...items]);
        const versionIds = items.map((item) => item.exerciseVersionId);
        const used = tx
          .select({ id: exerciseVersions.exerciseId })
          .from(exerciseVersions)
          .where(inArray(exerciseVersions.id, versionIds));
        await tx
          .update(exercises)
          .set({ useCount: sql`${exercises.useCount} + 1` })
          .where(inArray(exercises.id, used));
      });
    },

    async updateTask(id: string, changes: Partial<NewTask>): Promise<void> {
      if (Object.keys(changes).length > 0) await db.update(tasks).set(changes).where(eq(tasks.id, id));
    },

    /** The task if it belongs to the class. */
    async findTask({ classId, taskId }: { classId: string; taskId: string }): Promise<TaskRow | null> {
      const [row] = await db
        .select()
        .from(tasks)
        .where(and(eq(tasks.id, taskId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },

    /** The class's tasks with the number and points of their items; archived ones only when asked for. */
    async selectTasks(classId: string, { archived = false }: { archived?: boolean } = {}) {
      const rows = await db
        .select({ task: tasks, itemCount: count(taskItems.id), points: sum(taskItems.points).mapWith(Number) })
        .from(tasks)
        .innerJoin(taskItems, eq(taskItems.taskId, tasks.id))
        .where(and(eq(tasks.classroomId, classId), archived ? undefined : isNull(tasks.archivedAt)))
        .groupBy(tasks.id)
        .orderBy(asc(tasks.position));
      return rows.map(({ task, itemCount, points }) => ({ ...task, itemCount, points }));
    },

    /** A task's items with their exercise and the number of its newest version. */
    async selectItems(taskId: string) {
      const newest = db
        .select({ exerciseId: exerciseVersions.exerciseId, number: max(exerciseVersions.number).as('newest') })
        .from(exerciseVersions)
        .groupBy(exerciseVersions.exerciseId)
        .as('newest_versions');
      return db
        .select({
          id: taskItems.id,
          position: taskItems.position,
          groupType: taskItems.groupType,
          points: taskItems.points,
          versionId: exerciseVersions.id,
          versionNumber: exerciseVersions.number,
          newestNumber: newest.number,
          exerciseId: exercises.id,
          title: sql<string>`${exerciseVersions.document} ->> 'title'`,
          sample: exerciseVersions.sample,
        })
        .from(taskItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .innerJoin(exercises, eq(exercises.id, exerciseVersions.exerciseId))
        .innerJoin(newest, eq(newest.exerciseId, exercises.id))
        .where(eq(taskItems.taskId, taskId))
        .orderBy(asc(taskItems.position));
    },

    /** Tasks that can be worked on now, with whether the user has finished them. */
    async selectOpenTasks({ classIds, userId, now }: { classIds: readonly string[]; userId: string; now: Date }) {
      if (classIds.length === 0) return [];
      const rows = await db
        .select({ id: tasks.id, classId: tasks.classroomId, kind: tasks.kind, dueAt: tasks.dueAt, items: count() })
        .from(tasks)
        .innerJoin(taskItems, eq(taskItems.taskId, tasks.id))
        .where(
          and(
            inArray(tasks.classroomId, [...classIds]),
            isNull(tasks.archivedAt),
            or(isNull(tasks.opensAt), sql`${tasks.opensAt} <= ${now.toISOString()}`),
            or(isNull(tasks.dueAt), sql`${tasks.dueAt} > ${now.toISOString()}`),
          ),
        )
        .groupBy(tasks.id);
      const standings = await selectStandings(db, inArray(tasks.classroomId, [...classIds]), userId);
      return rows.map((row) => ({
        ...row,
        isDone: standings.some(
          (standing) => standing.taskId === row.id && (standing.handedInAt !== null || standing.right === row.items),
        ),
      }));
    },

    /** Every attempt in a class's tasks, or in one task; of one learner or of all who are still in the class. */
    async selectStandings({ classId, taskId, userId }: { classId: string; taskId?: string; userId?: string }) {
      const where = taskId ? and(eq(tasks.classroomId, classId), eq(tasks.id, taskId)) : eq(tasks.classroomId, classId);
      return selectStandings(db, where, userId);
    },
  };
}

async function selectStandings(db: Database['db'], where: SQL | undefined, userId?: string): Promise<Standing[]> {
  const condition = and(where, userId ? eq(attempts.userId, userId) : undefined);
  const items = db.$with('items').as(
    db
      .select({
        attemptId: attemptVariants.attemptId,
        itemId: attemptVariants.taskItemId,
        share: max(attemptVariants.share).as('share'),
        responses: sum(attemptVariants.responseCount).as('responses'),
      })
      .from(attemptVariants)
      .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
      .innerJoin(tasks, eq(tasks.id, attempts.taskId))
      .where(condition)
      .groupBy(attemptVariants.attemptId, attemptVariants.taskItemId),
  );
  return db
    .with(items)
    .select({
      attemptId: attempts.id,
      taskId: attempts.taskId,
      userId: attempts.userId,
      number: attempts.number,
      startedAt: attempts.startedAt,
      handedInAt: attempts.handedInAt,
      lastActiveAt: attempts.lastActiveAt,
      score: sql`coalesce(sum(${items.share} * ${taskItems.points}), 0)`.mapWith(Number),
      answered: sql`count(*) filter (where ${items.responses} > 0)`.mapWith(Number),
      right: sql`count(*) filter (where ${items.share} >= ${isRight})`.mapWith(Number),
      responses: sql`coalesce(sum(${items.responses}), 0)`.mapWith(Number),
    })
    .from(attempts)
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(
      members,
      and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId), isNull(members.removedAt)),
    )
    .leftJoin(items, eq(items.attemptId, attempts.id))
    .leftJoin(taskItems, eq(taskItems.id, items.itemId))
    .where(condition)
    .groupBy(attempts.id);
}
