import { desc, lt } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { signingKeys } from '../../../core/db/tables/index.ts';

export type SigningKeyRow = typeof signingKeys.$inferSelect;
export type SigningKeyStore = ReturnType<typeof createSigningKeyStore>;

export function createSigningKeyStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The newest first. */
    async selectSigningKeys(): Promise<SigningKeyRow[]> {
      return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.id));
    },

    async insertSigningKey(key: SigningKeyRow): Promise<void> {
      await db.insert(signingKeys).values(key);
    },

    async deleteSigningKeysRetiredBefore(before: Date): Promise<void> {
      await db.delete(signingKeys).where(lt(signingKeys.retiresAt, before));
    },
  };
}
