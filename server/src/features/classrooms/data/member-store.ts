import { ownData } from '../../../core/own.ts';
import type { MemberRole } from '@lemma/contracts';
import { and, count, eq, inArray, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { attempts, classrooms, members, tasks, users } from '../../../core/db/tables/index.ts';
export type MemberRow = typeof members.$inferSelect;
/** So many rows are written in one statement. */
const rowsAtOnce = 500;
export type MemberState = 'present' | 'waiting' | 'removed';

const stateIs: Readonly<Record<MemberState, SQL | undefined>> = {
  present: isNull(members.removedAt),
  waiting: isNotNull(members.askedAt),
  removed: and(isNotNull(members.removedAt), isNull(members.askedAt)),
};

const membership = { memberId: members.id, role: members.role, removedAt: members.removedAt, askedAt: members.askedAt };

/** Queries for present, waiting and former members of a class. */
export function createMemberStore({ db }: Pick<Database, 'db'>) {
  const states = lazily(() =>
    db
      .select({
        present: sql`count(*) filter (where ${stateIs.present})`.mapWith(Number),
        waiting: sql`count(*) filter (where ${stateIs.waiting})`.mapWith(Number),
        removed: sql`count(*) filter (where ${stateIs.removed})`.mapWith(Number),
        learners: sql`count(*) filter (where ${stateIs.present} and ${members.role} = 'learner')`.mapWith(Number),
      })
      .from(members)
      .where(eq(members.classroomId, sql.placeholder('classId')))
      .prepare('member_states_of_class'),
  );

  return {
    /** Locks the members of the class until the transaction ends. */
    async lockMembers(classId: string): Promise<void> {
      await db.select({ id: classrooms.id }).from(classrooms).where(eq(classrooms.id, classId)).for('update');
    },

    async findMember({ classId, memberId }: { classId: string; memberId: string }) {
      const [row] = await db
        .select({ member: members, roles: users.roles, isAnonymous: users.isAnonymous })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.id, memberId), eq(members.classroomId, classId)));
      return row ?? null;
    },

    /** In the class, waiting or removed. */
    async findMemberRow({ classId, userId }: { classId: string; userId: string }): Promise<MemberRow | null> {
      const [row] = await db
        .select()
        .from(members)
        .where(and(eq(members.classroomId, classId), eq(members.userId, userId)));
      return row ?? null;
    },

    async countPresent(classId: string, role: MemberRole): Promise<number> {
      const [row] = await db
        .select({ members: count() })
        .from(members)
        .where(and(eq(members.classroomId, classId), eq(members.role, role), stateIs.present));
      return row?.members ?? 0;
    },

    async countStates(classId: string): Promise<Record<MemberState | 'learners', number>> {
      const [row] = await states().execute({ classId });
      return row ?? { present: 0, waiting: 0, removed: 0, learners: 0 };
    },

    ...pageQueries(db),
    ...joiningQueries(db),
    ...listQueries(db),
    ...accountQueries(db),
  };
}

/** Those of a state, and some of them in full. */
function pageQueries(db: Database['db']) {
  return {
    /** Everybody of a state, without what takes longer to find out. */
    async selectNames(classId: string, state: MemberState) {
      return db
        .select({ id: members.id, firstName: users.firstName, lastName: users.lastName, askedAt: members.askedAt })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.classroomId, classId), stateIs[state]));
    },

    /** These members, with when they last worked on a task of the class. */
    async selectMembers(classId: string, ids: readonly string[]) {
      if (ids.length === 0) return [];
      const rows = await db
        .select({
          id: members.id,
          userId: members.userId,
          firstName: users.firstName,
          lastName: users.lastName,
          role: members.role,
          roles: users.roles,
          isAnonymous: users.isAnonymous,
          userName: users.userName,
          madeInClassroomId: users.madeInClassroomId,
          joinedAt: members.joinedAt,
          askedAt: members.askedAt,
        })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.classroomId, classId), inArray(members.id, [...ids])));
      const userIds = rows.map(({ userId }) => userId);
      // In one statement with the members the sums are made anew for each of them.
      const activity = await db
        .select({ userId: attempts.userId, lastActiveAt: max(attempts.lastActiveAt) })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .where(and(eq(tasks.classroomId, classId), inArray(attempts.userId, userIds)))
        .groupBy(attempts.userId);
      const byUser = new Map(activity.map(({ userId, lastActiveAt }) => [userId, lastActiveAt]));
      return rows.map((row) => ({ ...row, lastActiveAt: byUser.get(row.userId) ?? null }));
    },
  };
}

/** Coming in and going out. */
function joiningQueries(db: Database['db']) {
  return {
    async updateMember(id: string, changes: Partial<typeof members.$inferInsert>): Promise<void> {
      await db.update(members).set(changes).where(eq(members.id, id));
    },

    /** Stores that a person waits to be let in; present members stay. False for a person who waits already. */
    async insertWaiting({ classId, userId, at }: { classId: string; userId: string; at: Date }): Promise<boolean> {
      const waiting = await db
        .insert(members)
        .values({
          id: newId(),
          classroomId: classId,
          userId,
          role: 'learner',
          joinedAt: at,
          removedAt: at,
          askedAt: at,
        })
        .onConflictDoUpdate({
          target: [members.classroomId, members.userId],
          set: { askedAt: at, role: 'learner' },
          setWhere: sql`${members.removedAt} is not null and ${members.askedAt} is null`,
        })
        .returning({ id: members.id });
      return waiting.length === 1;
    },

    /** Puts a person into the class in this role; a former member comes back with their work. */
    async admit(member: { classId: string; userId: string; role: MemberRole; at: Date }): Promise<void> {
      const { classId, userId, role, at } = member;
      await db
        .insert(members)
        .values({ id: newId(), classroomId: classId, userId, role, joinedAt: at })
        .onConflictDoUpdate({
          target: [members.classroomId, members.userId],
          set: { role, removedAt: null, askedAt: null, isTakenOut: false },
        });
    },

    /** Lets in or refuses those who wait; null for all of them. Returns their ids. */
    async answerWaiting(answer: { classId: string; memberIds: readonly string[] | null; accept: boolean }) {
      const { classId, memberIds, accept } = answer;
      const answered = await db
        .update(members)
        .set(accept ? { askedAt: null, removedAt: null, isTakenOut: false } : { askedAt: null })
        .where(
          and(
            eq(members.classroomId, classId),
            stateIs.waiting,
            memberIds === null ? undefined : inArray(members.id, [...memberIds]),
          ),
        )
        .returning({ userId: members.userId });
      return answered.map(({ userId }) => userId);
    },

    /** Where the user waits to be let in. */
    async selectAsked(userId: string) {
      return db
        .select({ id: classrooms.id, name: classrooms.name, askedAt: members.askedAt })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(and(eq(members.userId, userId), stateIs.waiting, isNull(classrooms.archivedAt)))
        .orderBy(members.askedAt);
    },
  };
}

/** Queries for many people together, as lists of people and courses of an LMS have them. */
function listQueries(db: Database['db']) {
  return {
    /** Puts people into the class in their roles, but for those whom a teacher took out. */
    async admitMany(
      classId: string,
      people: readonly { readonly userId: string; readonly role: MemberRole }[],
      at: Date,
    ): Promise<void> {
      for (let first = 0; first < people.length; first += rowsAtOnce) {
        const rows = people.slice(first, first + rowsAtOnce);
        await db
          .insert(members)
          .values(rows.map((row) => ({ ...row, id: newId(), classroomId: classId, joinedAt: at })))
          .onConflictDoUpdate({
            target: [members.classroomId, members.userId],
            set: { role: sql`excluded.role`, removedAt: null, askedAt: null },
            setWhere: sql`not ${members.isTakenOut}`,
          });
      }
    },

    /** Takes people out without keeping them out: they come back as they came. */
    async removeMany(classId: string, userIds: readonly string[], at: Date): Promise<void> {
      if (userIds.length === 0) return;
      await db
        .update(members)
        .set({ removedAt: at })
        .where(and(eq(members.classroomId, classId), inArray(members.userId, [...userIds]), stateIs.present));
    },

    /** Puts people into the class as learners; former members come back with their work. */
    async admitLearners(classId: string, userIds: readonly string[], at: Date): Promise<void> {
      if (userIds.length === 0) return;
      const role = 'learner' as const;
      await db
        .insert(members)
        .values(userIds.map((userId) => ({ id: newId(), classroomId: classId, userId, role, joinedAt: at })))
        .onConflictDoUpdate({
          target: [members.classroomId, members.userId],
          set: { role, removedAt: null, askedAt: null, isTakenOut: false },
        });
    },

    /** Takes learners out; their work stays, and comes back with them. */
    async removeLearners(classId: string, userIds: readonly string[], at: Date): Promise<void> {
      if (userIds.length === 0) return;
      await db
        .update(members)
        .set({ removedAt: at, isTakenOut: true })
        .where(
          and(
            eq(members.classroomId, classId),
            eq(members.role, 'learner'),
            inArray(members.userId, [...userIds]),
            isNull(members.removedAt),
          ),
        );
    },
  };
}

/** Accounts that lists of people may name. */
function accountQueries(db: Database['db']) {
  return {
    /** School accounts with these user names that were made in classes which this teacher teaches. */
    async selectOwnAccounts(own: { classId: string; teacherId: string; userNames: readonly string[] }) {
      if (own.userNames.length === 0) return [];
      const taught = db
        .select({ id: members.classroomId })
        .from(members)
        .where(and(eq(members.userId, own.teacherId), eq(members.role, 'teacher'), stateIs.present));
      return db
        .select({ userId: users.id, userName: users.userName, ...membership })
        .from(users)
        .leftJoin(members, and(eq(members.userId, users.id), eq(members.classroomId, own.classId)))
        .where(
          and(
            inArray(users.userName, [...own.userNames]),
            inArray(users.madeInClassroomId, taught),
            isNull(users.deactivatedAt),
          ),
        );
    },

    /** School accounts that were made in this class. */
    async selectMadeHere(classId: string) {
      return db
        .select({
          userId: users.id,
          userName: users.userName,
          firstName: users.firstName,
          lastName: users.lastName,
          ...membership,
        })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(
          and(eq(members.classroomId, classId), eq(users.madeInClassroomId, classId), isNull(users.deactivatedAt)),
        );
    },
  };
}

export const memberData = ownData(createMemberStore);
