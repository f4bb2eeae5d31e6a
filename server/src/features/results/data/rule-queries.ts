import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { gradeGroups, gradings, sections, tasks } from '../../../core/db/tables/index.ts';

/** The rule of a class and its groups. */
export const ruleQueries = (db: Queryable) => ({ ...ruleReads(db), ...ruleChanges(db) });

function ruleReads(db: Queryable) {
  const grading = lazily(() =>
    db
      .select()
      .from(gradings)
      .where(eq(gradings.classroomId, sql.placeholder('classId')))
      .prepare('grading_of_class'),
  );
  const groups = lazily(() =>
    db
      .select()
      .from(gradeGroups)
      .where(and(eq(gradeGroups.classroomId, sql.placeholder('classId')), isNull(gradeGroups.removedAt)))
      .orderBy(asc(gradeGroups.position), asc(gradeGroups.id))
      .prepare('grade_groups_of_class'),
  );
  const sectionsOfClass = lazily(() =>
    db
      .select({ id: sections.id, name: sections.name })
      .from(sections)
      .where(eq(sections.classroomId, sql.placeholder('classId')))
      .orderBy(asc(sections.position), asc(sections.id))
      .prepare('sections_of_class'),
  );

  return {
    /** The class's rule; a class that was never asked counts points. */
    async selectGrading(classId: string) {
      const [row] = await grading().execute({ classId });
      return (
        row ?? {
          classroomId: classId,
          weighBy: 'points' as const,
          missingCounts: true,
          learnersSeeTotal: true,
          learnersSeeAverage: false,
        }
      );
    },

    /** Weights of sections and the class's own groups, in their order. */
    selectGroups: (classId: string) => groups().execute({ classId }),

    selectSections: (classId: string) => sectionsOfClass().execute({ classId }),
  };
}

function ruleChanges(db: Queryable) {
  return {
    async upsertGrading(row: typeof gradings.$inferInsert): Promise<void> {
      await db.insert(gradings).values(row).onConflictDoUpdate({ target: gradings.classroomId, set: row });
    },

    /** Puts a group in its place; false when the id is another class's. */
    async upsertGroup(group: typeof gradeGroups.$inferInsert): Promise<boolean> {
      const { name, weight, dropLowest, position } = group;
      const rows = await db
        .insert(gradeGroups)
        .values(group)
        .onConflictDoUpdate({
          target: gradeGroups.id,
          set: { name, weight, dropLowest, position, removedAt: null },
          setWhere: sql`${gradeGroups.classroomId} = ${group.classroomId} and ${gradeGroups.sectionId} is null`,
        })
        .returning({ id: gradeGroups.id });
      return rows.length > 0;
    },

    async upsertSectionWeight(group: typeof gradeGroups.$inferInsert): Promise<void> {
      const { weight, dropLowest } = group;
      await db
        .insert(gradeGroups)
        .values(group)
        .onConflictDoUpdate({ target: gradeGroups.sectionId, set: { weight, dropLowest, removedAt: null } });
    },

    async removeGroups(ids: readonly string[], at: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(gradeGroups)
        .set({ removedAt: at })
        .where(inArray(gradeGroups.id, [...ids]));
    },

    /** The tasks of this group are these from now on. */
    async putTasksInGroup({
      classId,
      groupId,
      taskIds,
    }: {
      classId: string;
      groupId: string;
      taskIds: readonly string[];
    }) {
      const ofClass = eq(tasks.classroomId, classId);
      await db
        .update(tasks)
        .set({ gradeGroupId: null })
        .where(and(ofClass, eq(tasks.gradeGroupId, groupId)));
      if (taskIds.length === 0) return;
      await db
        .update(tasks)
        .set({ gradeGroupId: groupId })
        .where(and(ofClass, inArray(tasks.id, [...taskIds])));
    },
  };
}
