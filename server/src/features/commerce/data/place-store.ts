import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
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
  const listed = lazily(() =>
    db
      .select({ entitlement: entitlements, itemName: soldItems.name, kind: soldItems.kind })
      .from(entitlements)
      .innerJoin(soldItems, eq(soldItems.id, entitlements.itemId))
      .where(isAnyOf(entitlements.userId, 'userIds'))
      .orderBy(desc(entitlements.startsAt), asc(entitlements.id))
      .prepare('entitlements_of_people'),
  );
  return {
    /** Locks the person, so that two calls do not give the same thing twice. */
    async lockPerson(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    selectEntitlements: batched(async (userIds: readonly string[]) => {
      const rows = await listed().execute({ userIds: [...new Set(userIds)] });
      const found = Map.groupBy(rows, ({ entitlement }) => entitlement.userId);
      return userIds.map((userId) =>
        (found.get(userId) ?? []).map(({ entitlement, itemName, kind }) => ({ ...entitlement, itemName, kind })),
      );
    }),

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
     * Gives places of a licence that is locked to people who have none of its item, as long as there are any, in their
     * order. Returns who got one.
     */
    async takePlaces(licence: LicenceRow, userIds: readonly string[]): Promise<ReadonlySet<string>> {
      const at = now().toISOString();
      const ids = sql.param(userIds.map(() => newId()));
      const statement = sql`
        insert into entitlements (id, user_id, item_id, licence_id, cause, starts_at, ends_at, created_at)
        select taker.id, taker.user_id, licence.item_id, licence.id, 'licence', ${at}::timestamptz, licence.ends_at, ${at}::timestamptz
        from licences licence, lateral (
          select asked.id, asked.user_id
          from unnest(${ids}::uuid[], ${sql.param([...userIds])}::uuid[]) with ordinality as asked (id, user_id, turn)
          where not exists (
            select from entitlements held
            where held.user_id = asked.user_id and held.item_id = licence.item_id and held.classroom_id is null
              and held.revoked_at is null and held.starts_at <= ${at}
              and (held.ends_at is null or held.ends_at > ${at}))
          order by asked.turn
          limit greatest(0, licence.places -
            (select count(*) from entitlements taken where taken.licence_id = licence.id))
        ) taker
        where licence.id = ${licence.id}
        on conflict do nothing
        returning user_id as "userId"`;
      const made = await rowsOf(db, z.object({ userId: z.string() }), statement);
      return new Set(made.map(({ userId }) => userId));
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
