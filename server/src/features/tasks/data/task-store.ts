import { ownData } from '../../../core/own.ts';
import { and, asc, eq, inArray, isNull, max, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import {
  attempts,
  exercises,
  exerciseVersions,
  gradeGroups,
  taskGroups,
  taskItems,
  tasks,
} from '../../../core/db/tables/index.ts';
import { createProgressQueries } from './attempt-progress.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';
import { lazily } from '../../../core/db/lazily.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { column } from '../../../core/db/rows.ts';

export type { AttemptProgress, TaskWork } from './attempt-progress.ts';
export type TaskRow = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;
export type NewTaskGroup = typeof taskGroups.$inferInsert;
export type NewTaskItem = typeof taskItems.$inferInsert;

/** Tasks, their groups and items, and the progress of learners in them. */
export function createTaskStore({ db }: Pick<Database, 'db'>) {
  return { ...createProgressQueries({ db }), ...taskChanges(db), ...taskQueries(db), ...taskLookups(db) };
}

/** Changes of tasks. */
function taskChanges(db: Database['db']) {
  return {
    async insertTask(
      task: NewTask,
      contents: { readonly groups: readonly NewTaskGroup[]; readonly items: readonly NewTaskItem[] },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const [last] = await tx
          .select({ position: max(tasks.position) })
          .from(tasks)
          .where(eq(tasks.classroomId, task.classroomId));
        await tx.insert(tasks).values({ ...task, position: (last?.position ?? 0) + 1 });
        await insertContents(tx, contents);
        await countUses(tx, contents.items, 1);
      });
    },

    async updateTask(id: string, changes: Partial<NewTask>): Promise<void> {
      if (Object.keys(changes).length > 0) await db.update(tasks).set(changes).where(eq(tasks.id, id));
    },

    /** Replaces the exercises of a task without attempts; returns false if there are any. Call it in a transaction. */
    async replaceContents(
      taskId: string,
      contents: { readonly groups: readonly NewTaskGroup[]; readonly items: readonly NewTaskItem[] },
    ): Promise<boolean> {
      // Starting an attempt locks the task's row as well: it either comes first, or gets the new exercises.
      await db.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('update');
      const [begun] = await db.select({ id: attempts.id }).from(attempts).where(eq(attempts.taskId, taskId)).limit(1);
      if (begun) return false;
      const removed = await db.delete(taskItems).where(eq(taskItems.taskId, taskId)).returning();
      await db.delete(taskGroups).where(eq(taskGroups.taskId, taskId));
      await countUses(db, removed, -1);
      await insertContents(db, contents);
      await countUses(db, contents.items, 1);
      return true;
    },
  };
}

/** Tasks and what is in them. */
function taskQueries(db: Database['db']) {
  const ofClass = (name: string, condition?: SQL) =>
    lazily(() =>
      quickRows(
        db
          .select()
          .from(tasks)
          .where(and(eq(tasks.classroomId, sql.placeholder('classId')), condition))
          .orderBy(asc(tasks.position), asc(tasks.id))
          .prepare(name),
      ),
    );
  const [all, unarchived] = [ofClass('tasks_of_class'), ofClass('unarchived_tasks_of_class', isNull(tasks.archivedAt))];

  return {
    /** The task if it belongs to the class. */
    async findTask({ classId, taskId }: { classId: string; taskId: string }): Promise<TaskRow | null> {
      const [row] = await db
        .select()
        .from(tasks)
        .where(and(eq(tasks.id, taskId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },

    /** The class's tasks in their order; archived ones only when asked for. */
    selectTasks: (classId: string, { archived = false }: { archived?: boolean } = {}): Promise<TaskRow[]> =>
      (archived ? all : unarchived)().execute({ classId }),

    async gradeGroupExists({ classId, gradeGroupId }: { classId: string; gradeGroupId: string }): Promise<boolean> {
      const rows = await db
        .select({ id: gradeGroups.id })
        .from(gradeGroups)
        .where(
          and(
            eq(gradeGroups.id, gradeGroupId),
            eq(gradeGroups.classroomId, classId),
            isNull(gradeGroups.sectionId),
            isNull(gradeGroups.removedAt),
          ),
        );
      return rows.length > 0;
    },

    async selectGroups(taskId: string) {
      return db.select().from(taskGroups).where(eq(taskGroups.taskId, taskId)).orderBy(asc(taskGroups.position));
    },

    /** A task's items with their exercise and the number of its newest version. */
    async selectItems(taskId: string) {
      const newest = column(
        z.number(),
        sql`(
        select max(newest.number) from exercise_versions newest
        where newest.exercise_id = ${exerciseVersions.exerciseId})`,
      );
      return db
        .select({
          id: taskItems.id,
          groupId: taskItems.groupId,
          position: taskItems.position,
          points: taskItems.points,
          versionId: exerciseVersions.id,
          versionNumber: exerciseVersions.number,
          newestNumber: newest,
          exerciseId: exerciseVersions.exerciseId,
          title: titleOfVersion,
          sample: exerciseVersions.sample,
        })
        .from(taskItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(eq(taskItems.taskId, taskId))
        .orderBy(asc(taskItems.position));
    },
  };
}

/** Tasks that are looked for over classes. */
function taskLookups(db: Database['db']) {
  return {
    /** Puts a version in the place of another in all items. */
    async moveItems(before: string, now: string): Promise<void> {
      await db.update(taskItems).set({ exerciseVersionId: now }).where(eq(taskItems.exerciseVersionId, before));
    },

    /** The one task of the class that has the name, the kind and the exercises of another task; null without one. */
    async findCopyOf({ classId, taskId }: { classId: string; taskId: string }): Promise<string | null> {
      const original = alias(tasks, 'original');
      const contentsOf = (id: AnyPgColumn) =>
        sql`(select array_agg(${taskItems.exerciseVersionId} order by ${taskItems.position}) from ${taskItems} where ${taskItems.taskId} = ${id})`;
      const found = await db
        .select({ id: tasks.id })
        .from(tasks)
        .innerJoin(original, and(eq(original.id, taskId), eq(original.name, tasks.name), eq(original.kind, tasks.kind)))
        .where(
          and(
            eq(tasks.classroomId, classId),
            isNull(tasks.archivedAt),
            sql`${contentsOf(tasks.id)} = ${contentsOf(original.id)}`,
          ),
        )
        .limit(2);
      return found.length === 1 ? (found[0]?.id ?? null) : null;
    },
  };
}

async function insertContents(
  tx: Queryable,
  { groups, items }: { readonly groups: readonly NewTaskGroup[]; readonly items: readonly NewTaskItem[] },
): Promise<void> {
  await tx.insert(taskGroups).values([...groups]);
  await tx.insert(taskItems).values([...items]);
}

/** Exercises count the tasks that they are set in. */
async function countUses(tx: Queryable, items: readonly { exerciseVersionId: string }[], step: 1 | -1): Promise<void> {
  const used = tx
    .select({ id: exerciseVersions.exerciseId })
    .from(exerciseVersions)
    .where(
      inArray(
        exerciseVersions.id,
        items.map((item) => item.exerciseVersionId),
      ),
    );
  await tx
    .update(exercises)
    .set({ useCount: sql`greatest(${exercises.useCount} + ${step}, 0)` })
    .where(inArray(exercises.id, used));
}

export const taskData = ownData(createTaskStore);
