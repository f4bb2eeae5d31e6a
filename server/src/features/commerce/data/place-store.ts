import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { fullName } from '../../../core/db/columns.ts';
import { entitlements, licences, soldItems, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type EntitlementRow = typeof entitlements.$inferSelect;
export type NewEntitlement = typeof entitlements.$inferInsert;
export type LicenceRow = typeof licences.$inferSelect;

/** The store of entitlements, and of licences that give them. */
export function createPlaceStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return { ...entitlementQueries(db), ...licenceQueries(db, now) };
}

function entitlementQueries(db: Database['db']) {
  return {
    /** Locks the person, so that two calls do not give the same thing twice. */
    async lockPerson(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    async selectEntitlements(userId: string) {
      const rows = await db
        .select({ entitlement: entitlements, itemName: soldItems.name, kind: soldItems.kind })
        .from(entitlements)
        .innerJoin(soldItems, eq(soldItems.id, entitlements.itemId))
        .where(eq(entitlements.userId, userId))
        .orderBy(desc(entitlements.startsAt), asc(entitlements.id));
      return rows.map(({ entitlement, itemName, kind }) => ({ ...entitlement, itemName, kind }));
    },

    /** False when there is one of the same trial, code, payment, licence or exception already. */
    async insertEntitlement(row: NewEntitlement): Promise<boolean> {
      const made = await db.insert(entitlements).values(row).onConflictDoNothing().returning({ id: entitlements.id });
      return made.length > 0;
    },

    async findOfPayment(paymentId: string): Promise<EntitlementRow | null> {
      const [row] = await db.select().from(entitlements).where(eq(entitlements.paymentId, paymentId));
      return row ?? null;
    },

    async updateEntitlement(id: string, changes: Partial<EntitlementRow>): Promise<void> {
      await db.update(entitlements).set(changes).where(eq(entitlements.id, id));
    },

    /** Ends all places of a licence, or brings them back. */
    async updateOfLicence(licenceId: string, revokedAt: Date | null): Promise<void> {
      await db.update(entitlements).set({ revokedAt }).where(eq(entitlements.licenceId, licenceId));
    },
  };
}

function licenceQueries(db: Database['db'], now: () => Date) {
  const used = sql`(select count(*) from entitlements taken where taken.licence_id = ${licences.id})`.mapWith(Number);
  const listed = {
    id: licences.id,
    itemId: licences.itemId,
    itemName: soldItems.name,
    ownerId: licences.ownerId,
    ownerName: fullName,
    places: licences.places,
    used,
    startsAt: licences.startsAt,
    endsAt: licences.endsAt,
    endedAt: licences.endedAt,
  };
  const all = () =>
    db
      .select(listed)
      .from(licences)
      .innerJoin(soldItems, eq(soldItems.id, licences.itemId))
      .innerJoin(users, eq(users.id, licences.ownerId));

  return {
    async insertLicence(row: typeof licences.$inferInsert): Promise<void> {
      await db.insert(licences).values(row).onConflictDoNothing();
    },

    async findLicenceOfPayment(paymentId: string): Promise<LicenceRow | null> {
      const [row] = await db.select().from(licences).where(eq(licences.paymentId, paymentId));
      return row ?? null;
    },

    async updateLicence(id: string, changes: Partial<LicenceRow>): Promise<void> {
      await db.update(licences).set(changes).where(eq(licences.id, id));
    },

    async findLicence(id: string): Promise<LicenceRow | null> {
      const [row] = await db.select().from(licences).where(eq(licences.id, id));
      return row ?? null;
    },

    /** Holds the licence, so that no more places are taken than there are. */
    async lockLicence(id: string): Promise<LicenceRow | null> {
      const [row] = await db.select().from(licences).where(eq(licences.id, id)).for('update');
      return row ?? null;
    },

    async countTaken(licenceId: string): Promise<number> {
      const [row] = await db.select({ taken: count() }).from(entitlements).where(eq(entitlements.licenceId, licenceId));
      return row?.taken ?? 0;
    },

    async selectLicences() {
      return all().orderBy(desc(licences.startsAt)).limit(500);
    },

    /** Licences of these people that run. */
    async selectRunning(ownerIds: readonly string[]) {
      if (ownerIds.length === 0) return [];
      return all()
        .where(
          and(
            inArray(licences.ownerId, [...ownerIds]),
            isNull(licences.endedAt),
            or(isNull(licences.endsAt), gt(licences.endsAt, now())),
          ),
        )
        .orderBy(asc(licences.endsAt));
    },
  };
}

export const placeData = ownData(createPlaceStore);
