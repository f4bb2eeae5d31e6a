import { and, asc, eq, sql } from 'drizzle-orm';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { ltiDeployments, ltiRegistrations } from '../../../core/db/tables/index.ts';

export type Registration = typeof ltiRegistrations.$inferSelect;

/** Registered platforms and the installations of the tool in them. */
export function platformQueries(db: Queryable) {
  const named = lazily(() =>
    db
      .select()
      .from(ltiRegistrations)
      .where(
        and(
          eq(ltiRegistrations.issuer, sql.placeholder('issuer')),
          eq(ltiRegistrations.clientId, sql.placeholder('clientId')),
        ),
      )
      .prepare('registration_of_login'),
  );
  return {
    /** Issuer and client id name a registration together, byte for byte. */
    async findRegistration(issuer: string, clientId: string): Promise<Registration | null> {
      const [found] = await named().execute({ issuer, clientId });
      return found ?? null;
    },

    async selectRegistrationsOfIssuer(issuer: string): Promise<Registration[]> {
      return db
        .select()
        .from(ltiRegistrations)
        .where(eq(ltiRegistrations.issuer, issuer))
        .orderBy(asc(ltiRegistrations.createdAt))
        .limit(2);
    },

    async findRegistrationById(id: string): Promise<Registration | null> {
      const [found] = await db.select().from(ltiRegistrations).where(eq(ltiRegistrations.id, id));
      return found ?? null;
    },

    /** The key is the registration's name in addresses. */
    async findRegistrationByKey(key: string): Promise<Registration | null> {
      const [found] = await db.select().from(ltiRegistrations).where(eq(ltiRegistrations.key, key));
      return found ?? null;
    },

    async insertRegistration(row: typeof ltiRegistrations.$inferInsert): Promise<void> {
      await db.insert(ltiRegistrations).values(row);
    },

    /** Leaves a deployment that is there already as it is. */
    async insertDeployment(row: typeof ltiDeployments.$inferInsert): Promise<void> {
      await db.insert(ltiDeployments).values(row).onConflictDoNothing();
    },
  };
}
