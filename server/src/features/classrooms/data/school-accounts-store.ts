import { ownData } from '../../../core/own.ts';
import { and, eq, inArray, isNull, like, or } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../core/db/open-database.ts';
import { members, users } from '../../../core/db/tables/index.ts';

/** Accounts that a school made for learners without e-mail. */
export function createSchoolAccountStore({ db }: Pick<Database, 'db'>) {
  return {
    /** User names that begin with one of these. */
    async selectUserNames(beginnings: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ userName: users.userName })
        .from(users)
        .where(or(...beginnings.map((beginning) => like(users.userName, `${beginning}%`))));
      return new Set(rows.flatMap(({ userName }) => userName ?? []));
    },

    /** Makes new accounts learners of the class, in one statement; the id of each membership by its account's. */
    async insertNewLearners(userIds: readonly string[], { classId, at }: { classId: string; at: Date }) {
      const rows = await db
        .insert(members)
        .values(
          userIds.map((userId) => ({
            id: newId(),
            classroomId: classId,
            userId,
            role: 'learner' as const,
            joinedAt: at,
          })),
        )
        .returning({ id: members.id, userId: members.userId });
      return new Map(rows.map(({ id, userId }) => [userId, id]));
    },

    /** Those of these learners of the class whose accounts were made there. */
    async selectMadeIn({ classId, memberIds }: { classId: string; memberIds: readonly string[] }) {
      return db
        .select({
          memberId: members.id,
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          userName: users.userName,
          roles: users.roles,
        })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(
          and(
            inArray(members.id, [...memberIds]),
            eq(members.classroomId, classId),
            eq(members.role, 'learner'),
            isNull(members.removedAt),
            eq(users.madeInClassroomId, classId),
            isNull(users.deactivatedAt),
          ),
        );
    },
  };
}

export const schoolAccountData = ownData(createSchoolAccountStore);
