import { and, asc, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { ltiPeople, ltiRegistrations } from '../../../core/db/tables/index.ts';

export type LtiPerson = typeof ltiPeople.$inferSelect;

/** People as platforms name them. */
export function peopleQueries(db: Queryable) {
  return {
    async findPerson(registrationId: string, subject: string): Promise<LtiPerson | null> {
      const [found] = await db
        .select()
        .from(ltiPeople)
        .where(and(eq(ltiPeople.registrationId, registrationId), eq(ltiPeople.subject, subject)));
      return found ?? null;
    },

    async countPeople(registrationId: string): Promise<number> {
      const [row] = await db
        .select({ people: count() })
        .from(ltiPeople)
        .where(eq(ltiPeople.registrationId, registrationId));
      return row?.people ?? 0;
    },

    /** Returns whether the person is new; one who is known already stays as they are. */
    async insertPerson(row: typeof ltiPeople.$inferInsert): Promise<boolean> {
      const made = await db.insert(ltiPeople).values(row).onConflictDoNothing().returning({ id: ltiPeople.id });
      return made.length === 1;
    },

    async updatePerson(
      id: string,
      changes: Partial<Omit<LtiPerson, 'id' | 'registrationId' | 'subject'>>,
    ): Promise<void> {
      await db.update(ltiPeople).set(changes).where(eq(ltiPeople.id, id));
    },

    /** The identities of a user, with their platforms. */
    async selectPeopleOfUser(userId: string) {
      return db
        .select({ person: ltiPeople, registration: ltiRegistrations })
        .from(ltiPeople)
        .innerJoin(ltiRegistrations, eq(ltiRegistrations.id, ltiPeople.registrationId))
        .where(eq(ltiPeople.userId, userId))
        .orderBy(asc(ltiPeople.createdAt), asc(ltiPeople.id));
    },

    /** Returns whether the user had this identity. */
    async deletePersonOf(userId: string, id: string): Promise<boolean> {
      const gone = await db
        .delete(ltiPeople)
        .where(and(eq(ltiPeople.userId, userId), eq(ltiPeople.id, id)))
        .returning({ id: ltiPeople.id });
      return gone.length === 1;
    },
  };
}
