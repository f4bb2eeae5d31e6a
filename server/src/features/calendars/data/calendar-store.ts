import { and, asc, eq, isNotNull, isNull, or, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { calendars, classrooms, members, tasks, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

type NewCalendar = Pick<typeof calendars.$inferInsert, 'id' | 'userId' | 'classroomId' | 'tokenHash' | 'createdAt'>;
export type DatedTask = Awaited<ReturnType<ReturnType<typeof createCalendarStore>['selectTasks']>>[number];

const isIn = isNull(members.removedAt);
const isHere = and(isNull(users.deactivatedAt), isNull(users.erasedAt), isNull(users.mergedIntoId));

/** The store of the addresses of calendars, and of the dates that they show. */
export function createCalendarStore({ db }: Pick<Database, 'db'>) {
  return { ...addressQueries(db), ...dateQueries(db) };
}

function addressQueries(db: Database['db']) {
  return {
    async selectCalendars(userId: string) {
      return db
        .select({
          id: calendars.id,
          classId: calendars.classroomId,
          className: classrooms.name,
          createdAt: calendars.createdAt,
          lastReadAt: calendars.lastReadAt,
        })
        .from(calendars)
        .leftJoin(classrooms, eq(classrooms.id, calendars.classroomId))
        .where(eq(calendars.userId, userId))
        .orderBy(sql`${classrooms.name} nulls first`, asc(calendars.createdAt));
    },

    /** The classes that someone is in, by name; archived ones are left out. */
    async selectClasses(userId: string) {
      return db
        .select({ id: classrooms.id, name: classrooms.name })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(and(eq(members.userId, userId), isIn, isNull(classrooms.archivedAt)))
        .orderBy(asc(classrooms.name));
    },

    /** Locks the person, so that two calls make one calendar of the same class. */
    async lockPerson(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    async insertCalendar(row: NewCalendar): Promise<void> {
      await db.insert(calendars).values(row);
    },

    async deleteCalendarOf(userId: string, classroomId: string | null): Promise<void> {
      const isSame = classroomId === null ? isNull(calendars.classroomId) : eq(calendars.classroomId, classroomId);
      await db.delete(calendars).where(and(eq(calendars.userId, userId), isSame));
    },

    /** Returns whether there was one. */
    async deleteCalendar(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(calendars)
        .where(and(eq(calendars.id, id), eq(calendars.userId, userId)))
        .returning({ id: calendars.id });
      return gone.length > 0;
    },
  };
}

/** Asked by calendar programs. */
function dateQueries(db: Database['db']) {
  return {
    /** The calendar behind an address, while its person can sign in. */
    async findCalendar(tokenHash: string) {
      const [found] = await db
        .select({
          id: calendars.id,
          userId: calendars.userId,
          classId: calendars.classroomId,
          className: classrooms.name,
          lastReadAt: calendars.lastReadAt,
        })
        .from(calendars)
        .innerJoin(users, and(eq(users.id, calendars.userId), isHere))
        .leftJoin(classrooms, eq(classrooms.id, calendars.classroomId))
        .where(eq(calendars.tokenHash, tokenHash));
      return found ?? null;
    },

    async setRead(id: string, lastReadAt: Date): Promise<void> {
      await db.update(calendars).set({ lastReadAt }).where(eq(calendars.id, id));
    },

    /** Tasks that end after `since`, of the classes that someone is in; a withdrawn one says since when. */
    async selectTasks(
      userId: string,
      { classId, since, most }: { readonly classId: string | null; readonly since: Date; readonly most: number },
    ) {
      return db
        .select({ task: tasks, className: classrooms.name, role: members.role })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .innerJoin(tasks, eq(tasks.classroomId, classrooms.id))
        .where(
          and(
            eq(members.userId, userId),
            isIn,
            isNull(classrooms.archivedAt),
            classId === null ? undefined : eq(classrooms.id, classId),
            isNotNull(tasks.dueAt),
            gt(tasks.dueAt, since),
            or(isNull(tasks.archivedAt), gt(tasks.archivedAt, since)),
          ),
        )
        .orderBy(asc(tasks.dueAt), asc(tasks.id))
        .limit(most);
    },
  };
}

export const calendarData = ownData(createCalendarStore);
