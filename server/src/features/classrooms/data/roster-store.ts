import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { classrooms, members, rosterClasses, rosterMembers, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export interface RosterPerson {
  readonly userId: string;
  readonly sourcedId: string;
}

export interface NewName {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The store of classes and people that came from a school's information system, by the ids that it gave them. */
export function createRosterStore({ db }: Pick<Database, 'db'>) {
  return { ...readQueries(db), ...changeQueries(db) };
}

function readQueries(db: Database['db']) {
  return {
    /** The name of a class, and the id with which it came, if it did. */
    async findRosterClass(classId: string) {
      const [found] = await db
        .select({ className: classrooms.name, sourcedId: rosterClasses.sourcedId })
        .from(classrooms)
        .leftJoin(rosterClasses, eq(rosterClasses.classroomId, classrooms.id))
        .where(eq(classrooms.id, classId));
      return found ?? null;
    },

    /**
     * People with these ids: those of this class, and those with accounts that were made in classes which this teacher
     * teaches. The ids of other teachers' people find no one, whatever a file says.
     */
    async selectRosterPeople(own: { classId: string; teacherId: string; sourcedIds: readonly string[] }) {
      if (own.sourcedIds.length === 0) return [];
      const taught = db
        .select({ id: members.classroomId })
        .from(members)
        .where(and(eq(members.userId, own.teacherId), eq(members.role, 'teacher'), isNull(members.removedAt)));
      const isOwn = inArray(users.madeInClassroomId, taught);
      return db
        .selectDistinctOn([rosterMembers.sourcedId], {
          sourcedId: rosterMembers.sourcedId,
          userId: users.id,
          userName: users.userName,
          firstName: users.firstName,
          lastName: users.lastName,
          isOwn: column(z.boolean(), sql`coalesce(${isOwn}, false)`),
          memberId: members.id,
          removedAt: members.removedAt,
          askedAt: members.askedAt,
        })
        .from(rosterMembers)
        .innerJoin(users, eq(users.id, rosterMembers.userId))
        .leftJoin(members, and(eq(members.userId, users.id), eq(members.classroomId, own.classId)))
        .where(
          and(
            inArray(rosterMembers.sourcedId, [...own.sourcedIds]),
            isNull(users.deactivatedAt),
            or(eq(rosterMembers.classroomId, own.classId), and(inArray(rosterMembers.classroomId, taught), isOwn)),
          ),
        )
        .orderBy(rosterMembers.sourcedId, sql`${rosterMembers.classroomId} = ${own.classId} desc`, users.id);
    },

    /** People whom a roster brought into this class and who are here. */
    async selectPresentFromRoster(classId: string) {
      return db
        .select({
          sourcedId: rosterMembers.sourcedId,
          userId: users.id,
          userName: users.userName,
          firstName: users.firstName,
          lastName: users.lastName,
          role: members.role,
        })
        .from(rosterMembers)
        .innerJoin(users, eq(users.id, rosterMembers.userId))
        .innerJoin(
          members,
          and(eq(members.userId, rosterMembers.userId), eq(members.classroomId, rosterMembers.classroomId)),
        )
        .where(and(eq(rosterMembers.classroomId, classId), isNull(members.removedAt)))
        .orderBy(users.lastName, users.firstName, users.id);
    },
  };
}

function changeQueries(db: Database['db']) {
  return {
    /** Remembers with which id a class comes. */
    async setRosterClass(classroomId: string, sourcedId: string): Promise<void> {
      await db
        .insert(rosterClasses)
        .values({ classroomId, sourcedId })
        .onConflictDoUpdate({ target: rosterClasses.classroomId, set: { sourcedId } });
    },

    /** Remembers with which ids people come into a class. */
    async setRosterPeople(classroomId: string, people: readonly RosterPerson[]): Promise<void> {
      if (people.length === 0) return;
      await db
        .insert(rosterMembers)
        .values(people.map((person) => ({ classroomId, ...person })))
        .onConflictDoUpdate({
          target: [rosterMembers.classroomId, rosterMembers.userId],
          set: { sourcedId: sql`excluded.sourced_id` },
        });
    },

    /** Gives people other names, all of them in one statement. */
    async setNames(names: readonly NewName[]): Promise<void> {
      if (names.length === 0) return;
      await db.execute(sql`
        update users set first_name = named."firstName", last_name = named."lastName"
        from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as named("userId" uuid, "firstName" text, "lastName" text)
        where users.id = named."userId"`);
    },
  };
}

export const rosterData = ownData(createRosterStore);
