import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Queryable, sqlState } from '../../../core/db/open-database.ts';
import { imageSizes, users } from '../../../core/db/tables/index.ts';
import { eraseRows, exportTables, mergeRows } from './personal-data/engine.ts';
import type { Erasure, Merging } from './personal-data/rules.ts';

const uniqueViolation = '23505';

export type LockedAccount = typeof users.$inferSelect;
export type PrivacyStore = ReturnType<typeof createPrivacyStore>;

/** Everything of a person as one thing: taken over, handed out, removed. */
export function createPrivacyStore({ db }: { readonly db: Queryable }) {
  return {
    /**
     * The accounts, held until the transaction ends and in the order of their ids, so that two of these never wait for
     * each other in a circle. Nothing that names them can be added meanwhile.
     */
    async lockAccounts(ids: readonly string[]): Promise<LockedAccount[]> {
      return db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]))
        .orderBy(asc(users.id))
        .for('update');
    },

    /** Held likewise: of two last administrators that go at once, one stays. */
    async lockAdministrators(): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(sql`'ADMIN' = any(${users.roles})`, isNull(users.deactivatedAt)))
        .orderBy(asc(users.id))
        .for('update');
      return rows.map((row) => row.id);
    },

    mergeRows: (merging: Merging): Promise<void> => mergeRows(db, merging),
    eraseRows: (erasure: Erasure): Promise<void> => eraseRows(db, erasure),
    exportTables: (person: { readonly userId: string; readonly now: Date }) => exportTables(db, person),

    async updateAccount(id: string, changes: Partial<typeof users.$inferInsert>): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    /** False when the e-mail address is another account's. */
    async updateUnlessTaken(id: string, changes: Partial<typeof users.$inferInsert>): Promise<boolean> {
      try {
        // A savepoint: the refusal must not break the transaction around it.
        await db.transaction((tx) => tx.update(users).set(changes).where(eq(users.id, id)));
        return true;
      } catch (error) {
        if (sqlState(error) === uniqueViolation) return false;
        throw error;
      }
    },

    async selectPicture(imageId: string, width: number): Promise<Buffer | null> {
      const [row] = await db
        .select({ bytes: imageSizes.bytes })
        .from(imageSizes)
        .where(and(eq(imageSizes.imageId, imageId), eq(imageSizes.width, width)));
      return row?.bytes ?? null;
    },

    /** Which of these accounts are there and not erased. */
    async selectNotErased(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.id, [...ids]), isNull(users.erasedAt)));
      return rows.map((row) => row.id);
    },

    /** Accounts that were merged into another one since then. */
    async selectMergedSince(since: Date) {
      return db
        .select({ id: users.id, mergedIntoId: users.mergedIntoId })
        .from(users)
        .where(and(isNotNull(users.mergedIntoId), gte(users.deactivatedAt, since), isNull(users.erasedAt)));
    },

    async selectErasedSince(since: Date): Promise<string[]> {
      const rows = await db.select({ id: users.id }).from(users).where(gte(users.erasedAt, since));
      return rows.map(({ id }) => id);
    },
  };
}
