import { ownData } from '../../../core/own.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { accommodations, members, users } from '../../../core/db/tables/index.ts';
import type { Connection } from '../../../core/services.ts';

export type AccommodationRow = typeof accommodations.$inferSelect;

/** One profile a learner and class. */
export function createAccommodationStore({ db, lookups = db }: Connection) {
  const byUser = lookups
    .select()
    .from(accommodations)
    .where(isAnyOf(accommodations.userId, 'userIds'))
    .prepare('accommodations_by_user');
  quickRows(byUser);
  const ofClass = lazily(() =>
    db
      .select()
      .from(accommodations)
      .where(eq(accommodations.classroomId, sql.placeholder('classId')))
      .prepare('accommodations_of_class'),
  );

  return {
    find: batched(async (keys: readonly { readonly classId: string; readonly userId: string }[]) => {
      const rows = await byUser.execute({ userIds: keys.map(({ userId }) => userId) });
      const found = new Map(rows.map((row) => [`${row.classroomId} ${row.userId}`, row]));
      return keys.map(({ classId, userId }): AccommodationRow | null => found.get(`${classId} ${userId}`) ?? null);
    }),

    /** Whose place in the class this is, while they are in it. */
    async findMember({ classId, memberId }: { classId: string; memberId: string }): Promise<string | null> {
      const [row] = await db
        .select({ userId: members.userId })
        .from(members)
        .where(and(eq(members.id, memberId), eq(members.classroomId, classId), isNull(members.removedAt)));
      return row?.userId ?? null;
    },

    /** Every profile of the class, also of learners who have left it. */
    selectOf: (classId: string): Promise<AccommodationRow[]> => ofClass().execute({ classId }),

    /** The class's learners who have one, with their names. */
    async selectWithNames(classId: string) {
      return db
        .select({
          profile: accommodations,
          memberId: members.id,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(accommodations)
        .innerJoin(
          members,
          and(
            eq(members.classroomId, accommodations.classroomId),
            eq(members.userId, accommodations.userId),
            isNull(members.removedAt),
          ),
        )
        .innerJoin(users, eq(users.id, accommodations.userId))
        .where(eq(accommodations.classroomId, classId));
    },

    async save(row: typeof accommodations.$inferInsert): Promise<void> {
      await db
        .insert(accommodations)
        .values(row)
        .onConflictDoUpdate({ target: [accommodations.classroomId, accommodations.userId], set: row });
    },

    /** False when there was none. */
    async remove({ classId, userId }: { classId: string; userId: string }): Promise<boolean> {
      const removed = await db
        .delete(accommodations)
        .where(and(eq(accommodations.classroomId, classId), eq(accommodations.userId, userId)))
        .returning();
      return removed.length === 1;
    },
  };
}

export const accommodationData = ownData(createAccommodationStore);
