import { and, asc, count, countDistinct, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import {
  classrooms,
  ltiChoices,
  ltiContexts,
  ltiDeployments,
  ltiLinks,
  ltiMembers,
  ltiPeople,
  ltiRegistrations,
  ltiScores,
  members,
  users,
} from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type ContextRow = typeof ltiContexts.$inferSelect;
export type RegistrationRow = typeof ltiRegistrations.$inferSelect;
type Role = 'teacher' | 'assistant' | 'learner';

/** So many rows are written in one statement. */
const rowsAtOnce = 500;

/** Courses and the classes that they are connected with, their people, and choices of their teachers. */
export function createConnectionStore({ db }: Pick<Database, 'db'>) {
  return {
    ...courseQueries(db),
    ...classQueries(db),
    ...memberQueries(db),
    ...peopleQueries(db),
    ...choiceQueries(db),
  };
}

function courseQueries(db: Queryable) {
  return {
    /** The course, the installation that it belongs to, and its LMS. */
    async findCourse(contextId: string) {
      const [row] = await db
        .select({ context: ltiContexts, deployment: ltiDeployments, registration: ltiRegistrations })
        .from(ltiContexts)
        .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deploymentId))
        .innerJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiDeployments.registrationId))
        .where(eq(ltiContexts.id, contextId));
      return row ?? null;
    },

    /** Locks the course until the transaction ends. People who launch into it meanwhile do not wait: they only refer to it. */
    async lockContext(contextId: string): Promise<ContextRow | null> {
      const [row] = await db.select().from(ltiContexts).where(eq(ltiContexts.id, contextId)).for('no key update');
      return row ?? null;
    },

    async updateContext(contextId: string, changes: Partial<Omit<ContextRow, 'id'>>): Promise<void> {
      await db.update(ltiContexts).set(changes).where(eq(ltiContexts.id, contextId));
    },

    /** Classes of the courses from which this one was copied, as far as its LMS says. */
    async selectClassesOfHistory({ deploymentId, history }: ContextRow): Promise<string[]> {
      if (history.length === 0) return [];
      const rows = await db
        .select({ classId: ltiContexts.classroomId })
        .from(ltiContexts)
        .where(
          and(
            eq(ltiContexts.deploymentId, deploymentId),
            inArray(ltiContexts.contextId, history),
            isNotNull(ltiContexts.classroomId),
          ),
        );
      return rows.flatMap(({ classId }) => classId ?? []);
    },

    /** Links of the course lose their tasks: those are of the class that it is no longer connected with. */
    async clearTasksOfLinks(contextId: string): Promise<void> {
      await db.update(ltiLinks).set({ taskId: null }).where(eq(ltiLinks.contextId, contextId));
    },
  };
}

function classQueries(db: Queryable) {
  return {
    /** Classes that somebody teaches and that are not archived, by name. */
    async selectTaughtClasses(userId: string): Promise<{ id: string; name: string }[]> {
      return db
        .select({ id: classrooms.id, name: classrooms.name })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(
          and(
            eq(members.userId, userId),
            eq(members.role, 'teacher'),
            isNull(members.removedAt),
            isNull(classrooms.archivedAt),
          ),
        )
        .orderBy(asc(classrooms.name));
    },

    async selectClassCourses(classId: string) {
      return db
        .select({ context: ltiContexts, platform: ltiRegistrations.name, people: count(ltiMembers.id) })
        .from(ltiContexts)
        .innerJoin(ltiDeployments, eq(ltiDeployments.id, ltiContexts.deploymentId))
        .innerJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiDeployments.registrationId))
        .leftJoin(ltiMembers, eq(ltiMembers.contextId, ltiContexts.id))
        .where(eq(ltiContexts.classroomId, classId))
        .groupBy(ltiContexts.id, ltiRegistrations.name)
        .orderBy(asc(ltiContexts.connectedAt), asc(ltiContexts.id));
    },

    /** Scores of each course that are not in its LMS. */
    async selectScoreCounts(contextIds: readonly string[]) {
      if (contextIds.length === 0) return [];
      return db
        .select({ contextId: ltiLinks.contextId, state: ltiScores.state, scores: countDistinct(ltiScores.id) })
        .from(ltiScores)
        .innerJoin(ltiLinks, eq(ltiLinks.id, ltiScores.linkId))
        .where(and(inArray(ltiLinks.contextId, [...contextIds]), inArray(ltiScores.state, ['waiting', 'refused'])))
        .groupBy(ltiLinks.contextId, ltiScores.state);
    },
  };
}

function memberQueries(db: Queryable) {
  return {
    /** Writes down whom a course has, and in which role. */
    async keepMembers(
      contextId: string,
      list: readonly { readonly identityId: string; readonly role: Role }[],
      at: Date,
    ): Promise<void> {
      for (let first = 0; first < list.length; first += rowsAtOnce) {
        const rows = list.slice(first, first + rowsAtOnce);
        await db
          .insert(ltiMembers)
          .values(rows.map((row) => ({ ...row, id: newId(), contextId, seenAt: at, createdAt: at })))
          .onConflictDoUpdate({
            target: [ltiMembers.contextId, ltiMembers.identityId],
            set: { role: sql`excluded.role`, seenAt: at },
          });
      }
    },

    async deleteMembers(contextId: string, identityIds: readonly string[]): Promise<void> {
      if (identityIds.length === 0) return;
      await db
        .delete(ltiMembers)
        .where(and(eq(ltiMembers.contextId, contextId), inArray(ltiMembers.identityId, [...identityIds])));
    },

    /** People whom a course has brought, with how they are in its class. */
    async selectCourseMembers(contextId: string) {
      return db
        .select({
          identityId: ltiPeople.id,
          subject: ltiPeople.subject,
          userId: ltiPeople.userId,
          isTest: ltiPeople.isTest,
          courseRole: ltiMembers.role,
          firstName: users.firstName,
          lastName: users.lastName,
          classRole: members.role,
          removedAt: members.removedAt,
          isTakenOut: members.isTakenOut,
        })
        .from(ltiMembers)
        .innerJoin(ltiContexts, eq(ltiContexts.id, ltiMembers.contextId))
        .innerJoin(ltiPeople, eq(ltiPeople.id, ltiMembers.identityId))
        .innerJoin(users, eq(users.id, ltiPeople.userId))
        .leftJoin(members, and(eq(members.classroomId, ltiContexts.classroomId), eq(members.userId, ltiPeople.userId)))
        .where(eq(ltiMembers.contextId, contextId));
    },

    /** People of these names in the LMS, whether a course has brought them or not. */
    async selectIdentities(registrationId: string, subjects: readonly string[], classId: string) {
      if (subjects.length === 0) return [];
      return db
        .select({
          identityId: ltiPeople.id,
          subject: ltiPeople.subject,
          userId: ltiPeople.userId,
          isTest: ltiPeople.isTest,
          firstName: users.firstName,
          lastName: users.lastName,
          classRole: members.role,
          removedAt: members.removedAt,
          isTakenOut: members.isTakenOut,
        })
        .from(ltiPeople)
        .innerJoin(users, eq(users.id, ltiPeople.userId))
        .leftJoin(members, and(eq(members.classroomId, classId), eq(members.userId, ltiPeople.userId)))
        .where(and(eq(ltiPeople.registrationId, registrationId), inArray(ltiPeople.subject, [...subjects])));
    },

    /** The role that the last launch or roster has said. */
    async findCourseRole(contextId: string, userId: string): Promise<Role | null> {
      const rows = await db
        .select({ role: ltiMembers.role })
        .from(ltiMembers)
        .innerJoin(ltiPeople, eq(ltiPeople.id, ltiMembers.identityId))
        .where(and(eq(ltiMembers.contextId, contextId), eq(ltiPeople.userId, userId)));
      const roles = new Set(rows.map(({ role }) => role));
      return (['teacher', 'assistant', 'learner'] as const).find((role) => roles.has(role)) ?? null;
    },
  };
}

function peopleQueries(db: Queryable) {
  return {
    /** False when one of them is there already. */
    async insertPeople(rows: readonly (typeof ltiPeople.$inferInsert)[]): Promise<boolean> {
      let count = 0;
      for (let first = 0; first < rows.length; first += rowsAtOnce) {
        const made = await db
          .insert(ltiPeople)
          .values(rows.slice(first, first + rowsAtOnce))
          .onConflictDoNothing()
          .returning({ id: ltiPeople.id });
        count += made.length;
      }
      return count === rows.length;
    },
  };
}

function choiceQueries(db: Queryable) {
  return {
    async insertChoice(row: typeof ltiChoices.$inferInsert): Promise<void> {
      await db.insert(ltiChoices).values(row);
    },

    /** Takes an answered choice for its way to the LMS, once. */
    async takeChoice(ticketHash: string, at: Date): Promise<typeof ltiChoices.$inferSelect | null> {
      const [taken] = await db
        .update(ltiChoices)
        .set({ sentAt: at })
        .where(
          and(
            eq(ltiChoices.ticketHash, ticketHash),
            isNull(ltiChoices.sentAt),
            sql`${ltiChoices.expiresAt} > ${at.toISOString()}`,
          ),
        )
        .returning();
      return taken ?? null;
    },

    async deleteEndedChoices(at: Date): Promise<void> {
      await db.delete(ltiChoices).where(sql`${ltiChoices.expiresAt} < ${at.toISOString()}`);
    },
  };
}

export const connectionData = ownData(createConnectionStore);
