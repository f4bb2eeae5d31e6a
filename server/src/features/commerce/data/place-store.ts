import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { fullName } from '../../../core/db/columns.ts';
import { rowsOf } from '../../../core/db/rows.ts';
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

    /** Holds the licence, so that no more places are taken than there are. */
    async lockLicence(id: string): Promise<LicenceRow | null> {
      const [row] = await db.select().from(licences).where(eq(licences.id, id)).for('update');
      return row ?? null;
    },

    /**
     * Gives a place of a licence that is held to somebody who has none of its item; false when none is left, or they have
     * one.
     */
    async takePlace(id: string, userId: string, licence: LicenceRow): Promise<boolean> {
      const at = now().toISOString();
      const statement = sql`
        insert into entitlements (id, user_id, item_id, licence_id, cause, starts_at, ends_at, created_at)
        select ${id}, ${userId}, licence.item_id, licence.id, 'licence', ${at}::timestamptz, licence.ends_at, ${at}::timestamptz
        from licences licence
        where licence.id = ${licence.id}
          and (select count(*) from entitlements taken where taken.licence_id = licence.id) < licence.places
          and not exists (
            select from entitlements held
            where held.user_id = ${userId} and held.item_id = licence.item_id and held.classroom_id is null
              and held.revoked_at is null and held.starts_at <= ${at}
              and (held.ends_at is null or held.ends_at > ${at}))
        on conflict do nothing
        returning id`;
      return (await rowsOf(db, z.object({ id: z.string() }), statement)).length === 1;
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
