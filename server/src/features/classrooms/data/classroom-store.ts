import { ownData } from '../../../core/own.ts';
import { and, asc, count, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { isTestMember } from '../../../core/db/columns.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { classrooms, members, sections, users } from '../../../core/db/tables/index.ts';
import type { Connection } from '../../../core/services.ts';
import { classLookups, type Membership } from './class-lookups.ts';

export type { Membership } from './class-lookups.ts';
export type ClassroomRow = typeof classrooms.$inferSelect;

const isPresent = isNull(members.removedAt);

/** Classes, their members and sections. */
export function createClassroomStore({ db, lookups = db }: Connection) {
  return { ...classLookups(lookups), ...membershipQueries(db), ...classroomQueries(db), ...sectionQueries(db) };
}

/** Queries for the people in a class, and its teachers. */
function membershipQueries(db: Database['db']) {
  const [classId, userId] = [sql.placeholder('classId'), sql.placeholder('userId')];
  const membership = lazily(() =>
    db
      .select({ id: members.id, classroomId: members.classroomId, userId: members.userId, role: members.role })
      .from(members)
      .where(and(eq(members.classroomId, classId), eq(members.userId, userId), isPresent))
      .prepare('membership'),
  );

  return {
    async findMembership(ids: { readonly classId: string; readonly userId: string }): Promise<Membership | null> {
      const [row] = await membership().execute(ids);
      return row ?? null;
    },

    /**
     * Joins as a learner; former members come back with their work, and people who teach there stay as they are.
     * Nothing happens for those whom a teacher took out.
     */
    async insertLearner({ classId, userId, at }: { classId: string; userId: string; at: Date }): Promise<void> {
      await db
        .insert(members)
        .values({ id: newId(), classroomId: classId, userId, role: 'learner', joinedAt: at })
        .onConflictDoUpdate({
          target: [members.classroomId, members.userId],
          set: {
            role: sql`case when ${members.removedAt} is null then ${members.role} else 'learner' end`,
            removedAt: null,
            askedAt: null,
          },
          setWhere: sql`not ${members.isTakenOut}`,
        });
    },

    async selectTeachers(classId: string): Promise<{ id: string; email: string | null }[]> {
      return db
        .select({ id: users.id, email: users.email })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.classroomId, classId), eq(members.role, 'teacher'), isPresent));
    },

    async selectTeacherNames(classIds: readonly string[]): Promise<Map<string, string[]>> {
      const names = new Map<string, string[]>(classIds.map((id) => [id, []]));
      if (classIds.length === 0) return names;
      const rows = await db
        .select({ classId: members.classroomId, firstName: users.firstName, lastName: users.lastName })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(inArray(members.classroomId, [...classIds]), eq(members.role, 'teacher'), isPresent))
        .orderBy(asc(members.joinedAt));
      for (const row of rows) names.get(row.classId)?.push(`${row.firstName} ${row.lastName}`);
      return names;
    },

    /** Without those who only try the class out. */
    async countLearners(classIds: readonly string[]): Promise<Map<string, number>> {
      if (classIds.length === 0) return new Map();
      const rows = await db
        .select({ classId: members.classroomId, learners: count() })
        .from(members)
        .where(
          and(inArray(members.classroomId, [...classIds]), eq(members.role, 'learner'), isPresent, not(isTestMember)),
        )
        .groupBy(members.classroomId);
      return new Map(rows.map((row) => [row.classId, row.learners]));
    },
  };
}

/** Classes themselves. */
function classroomQueries(db: Database['db']) {
  const byId = lazily(() =>
    quickRows(
      db
        .select()
        .from(classrooms)
        .where(eq(classrooms.id, sql.placeholder('classId')))
        .prepare('classroom_by_id'),
    ),
  );

  return {
    async selectClassroom(classId: string): Promise<ClassroomRow> {
      const [row] = await byId().execute({ classId });
      if (!row) throw new Error(`classroom ${classId} is missing`);
      return row;
    },

    /** Locks the class and its members until the transaction ends. */
    async lockClassroom(classId: string): Promise<ClassroomRow> {
      const [row] = await db.select().from(classrooms).where(eq(classrooms.id, classId)).for('update');
      if (!row) throw new Error(`classroom ${classId} is missing`);
      return row;
    },

    async findByJoinCode(joinCode: string): Promise<ClassroomRow | null> {
      const [row] = await db
        .select()
        .from(classrooms)
        .where(and(eq(classrooms.joinCode, joinCode), eq(classrooms.isJoinOpen, true), isNull(classrooms.archivedAt)));
      return row ?? null;
    },

    /** False when the join code is taken. */
    async insertClassroom(classroom: typeof classrooms.$inferInsert): Promise<boolean> {
      return db.transaction(async (tx) => {
        const inserted = await tx.insert(classrooms).values(classroom).onConflictDoNothing().returning();
        if (inserted.length === 0) return false;
        await tx.insert(members).values({
          id: newId(),
          classroomId: classroom.id,
          userId: classroom.createdBy,
          role: 'teacher',
          joinedAt: classroom.createdAt,
        });
        return true;
      });
    },

    /** False when the join code is taken by another class. */
    async updateClassroom(classId: string, changes: Partial<typeof classrooms.$inferInsert>): Promise<boolean> {
      if (Object.keys(changes).length === 0) return true;
      if (changes.joinCode) {
        const taken = await db
          .select({ id: classrooms.id })
          .from(classrooms)
          .where(eq(classrooms.joinCode, changes.joinCode));
        if (taken.length > 0) return false;
      }
      await db.update(classrooms).set(changes).where(eq(classrooms.id, classId));
      return true;
    },

    async selectClassroomsOf(userId: string) {
      return db
        .select({ classroom: classrooms, role: members.role })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(and(eq(members.userId, userId), isPresent))
        .orderBy(asc(classrooms.name));
    },
  };
}

/** Sections of a class. */
function sectionQueries(db: Database['db']) {
  const ofClass = lazily(() =>
    db
      .select({ id: sections.id, name: sections.name })
      .from(sections)
      .where(eq(sections.classroomId, sql.placeholder('classId')))
      .orderBy(asc(sections.position))
      .prepare('section_names_of_class'),
  );

  return {
    selectSections: (classId: string): Promise<{ id: string; name: string }[]> => ofClass().execute({ classId }),

    async insertSection({ id, classId, name }: { id: string; classId: string; name: string }): Promise<void> {
      const next = sql`(select coalesce(max(position), 0) + 1 from sections where classroom_id = ${classId})`;
      await db.insert(sections).values({ id, classroomId: classId, name, position: next });
    },

    async sectionExists({ classId, sectionId }: { classId: string; sectionId: string }): Promise<boolean> {
      const rows = await db
        .select({ id: sections.id })
        .from(sections)
        .where(and(eq(sections.id, sectionId), eq(sections.classroomId, classId)));
      return rows.length > 0;
    },
  };
}

export const classroomData = ownData(createClassroomStore);
