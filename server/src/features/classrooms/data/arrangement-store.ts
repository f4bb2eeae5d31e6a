import { ownData } from '../../../core/own.ts';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  classrooms,
  exercises,
  exerciseVersions,
  gradeGroups,
  gradings,
  members,
  sections,
  taskGroups,
  taskItems,
  tasks,
} from '../../../core/db/tables/index.ts';

/** Everything of a class but the people. */
export interface ClassContents {
  readonly sections: readonly (typeof sections.$inferSelect)[];
  readonly tasks: readonly (typeof tasks.$inferSelect)[];
  readonly groups: readonly (typeof taskGroups.$inferSelect)[];
  readonly items: readonly (typeof taskItems.$inferSelect)[];
  readonly grading: typeof gradings.$inferSelect | null;
  readonly gradeGroups: readonly (typeof gradeGroups.$inferSelect)[];
}

/** A task in the order of its class: sorted by `position`; null means no section. */
export interface PlacedTask {
  readonly id: string;
  readonly sectionId: string | null;
}

/** Sections, the order of tasks in them, and copies of both. */
export function createArrangementStore({ db }: Pick<Database, 'db'>) {
  return {
    async countSections(classId: string): Promise<number> {
      const [row] = await db.select({ sections: count() }).from(sections).where(eq(sections.classroomId, classId));
      return row?.sections ?? 0;
    },

    /** False when the class has no such section. */
    async renameSection(section: { classId: string; sectionId: string; name: string }): Promise<boolean> {
      const renamed = await db
        .update(sections)
        .set({ name: section.name })
        .where(and(eq(sections.id, section.sectionId), eq(sections.classroomId, section.classId)))
        .returning({ id: sections.id });
      return renamed.length === 1;
    },

    /** Its tasks are in no section from then on, and its weight counts no more. False when there is none. */
    async removeSection({ classId, sectionId }: { classId: string; sectionId: string }, at: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const isOfClass = and(eq(sections.id, sectionId), eq(sections.classroomId, classId));
        const [found] = await tx.select({ id: sections.id }).from(sections).where(isOfClass).for('update');
        if (!found) return false;
        await tx.update(tasks).set({ sectionId: null }).where(eq(tasks.sectionId, sectionId));
        await tx
          .update(gradeGroups)
          .set({ sectionId: null, removedAt: at })
          .where(eq(gradeGroups.sectionId, sectionId));
        await tx.delete(sections).where(isOfClass);
        return true;
      });
    },

    async selectPlacedTasks(classId: string): Promise<PlacedTask[]> {
      return db
        .select({ id: tasks.id, sectionId: tasks.sectionId })
        .from(tasks)
        .where(eq(tasks.classroomId, classId))
        .orderBy(asc(tasks.position), asc(tasks.id));
    },

    /** Puts sections and tasks in this order. */
    async updateOrder(classId: string, sectionIds: readonly string[], placed: readonly PlacedTask[]): Promise<void> {
      if (sectionIds.length > 0) {
        const order = JSON.stringify(sectionIds.map((id, index) => ({ id, position: index + 1 })));
        await db.execute(sql`
          update sections set position = wanted.position
          from jsonb_to_recordset(${order}::jsonb) as wanted(id uuid, position int)
          where sections.id = wanted.id and sections.classroom_id = ${classId}`);
      }
      if (placed.length === 0) return;
      const order = JSON.stringify(
        placed.map(({ id, sectionId }, index) => ({ id, section_id: sectionId, position: index + 1 })),
      );
      await db.execute(sql`
        update tasks set position = wanted.position, section_id = wanted.section_id
        from jsonb_to_recordset(${order}::jsonb) as wanted(id uuid, section_id uuid, position int)
        where tasks.id = wanted.id and tasks.classroom_id = ${classId}`);
    },

    ...copyQueries(db),
  };
}

/** Contents of a class, read and written as a whole. */
function copyQueries(db: Database['db']) {
  return {
    /** Tasks that are archived stay behind. */
    async selectContents(classId: string): Promise<ClassContents> {
      const ofTask = and(eq(tasks.classroomId, classId), isNull(tasks.archivedAt));
      const ids = db.select({ id: tasks.id }).from(tasks).where(ofTask);
      const [grading] = await db.select().from(gradings).where(eq(gradings.classroomId, classId));
      return {
        sections: await db
          .select()
          .from(sections)
          .where(eq(sections.classroomId, classId))
          .orderBy(asc(sections.position)),
        tasks: await db.select().from(tasks).where(ofTask).orderBy(asc(tasks.position), asc(tasks.id)),
        groups: await db.select().from(taskGroups).where(inArray(taskGroups.taskId, ids)),
        items: await db.select().from(taskItems).where(inArray(taskItems.taskId, ids)),
        grading: grading ?? null,
        gradeGroups: await db
          .select()
          .from(gradeGroups)
          .where(and(eq(gradeGroups.classroomId, classId), isNull(gradeGroups.removedAt))),
      };
    },

    /** Stores copied contents in an existing class; exercises count one use more for each task. */
    async insertContents(contents: ClassContents): Promise<void> {
      if (contents.sections.length > 0) await db.insert(sections).values([...contents.sections]);
      if (contents.grading) await db.insert(gradings).values(contents.grading);
      if (contents.gradeGroups.length > 0) await db.insert(gradeGroups).values([...contents.gradeGroups]);
      if (contents.tasks.length > 0) await db.insert(tasks).values([...contents.tasks]);
      if (contents.groups.length > 0) await db.insert(taskGroups).values([...contents.groups]);
      for (let at = 0; at < contents.items.length; at += 1000) {
        await db.insert(taskItems).values(contents.items.slice(at, at + 1000));
      }
      const used = db
        .select({ exerciseId: exerciseVersions.exerciseId, uses: sql`count(distinct ${taskItems.taskId})`.as('uses') })
        .from(taskItems)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(
          inArray(
            taskItems.taskId,
            contents.tasks.map((task) => task.id),
          ),
        )
        .groupBy(exerciseVersions.exerciseId)
        .as('used');
      if (contents.tasks.length === 0) return;
      await db
        .update(exercises)
        .set({ useCount: sql`${exercises.useCount} + ${used.uses}::int` })
        .from(used)
        .where(eq(exercises.id, used.exerciseId));
    },

    async insertCopy(classroom: typeof classrooms.$inferInsert, memberId: string): Promise<boolean> {
      const inserted = await db.insert(classrooms).values(classroom).onConflictDoNothing().returning();
      if (inserted.length === 0) return false;
      await db.insert(members).values({
        id: memberId,
        classroomId: classroom.id,
        userId: classroom.createdBy,
        role: 'teacher',
        joinedAt: classroom.createdAt,
      });
      return true;
    },
  };
}

export const arrangementData = ownData(createArrangementStore);
