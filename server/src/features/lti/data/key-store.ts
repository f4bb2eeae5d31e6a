import { desc, lt } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { ltiKeys } from '../../../core/db/tables/index.ts';

export type KeyRow = typeof ltiKeys.$inferSelect;
export type KeyStore = ReturnType<typeof createKeyStore>;

/** Keys that sign what platforms are sent. */
export function createKeyStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The one that signs last comes first. */
    async selectKeys(): Promise<KeyRow[]> {
      return db.select().from(ltiKeys).orderBy(desc(ltiKeys.signsFrom), desc(ltiKeys.kid));
    },

    async insertKey(row: typeof ltiKeys.$inferInsert): Promise<void> {
      await db.insert(ltiKeys).values(row);
    },

    /** Ends all keys: they sign nothing more and are no longer published. */
    async dropKeys(droppedAt: Date): Promise<void> {
      await db.update(ltiKeys).set({ droppedAt });
    },

    async deleteKeysPublishedUntil(before: Date): Promise<void> {
      await db.delete(ltiKeys).where(lt(ltiKeys.publishedUntil, before));
    },
  };
}
