import { ownData } from '../../../core/own.ts';
import { and, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { helpPictures, imageSizes, users } from '../../../core/db/tables/index.ts';
import { eraseRows, exportTables, mergeRows } from './personal-data/engine.ts';
import type { Exported } from './personal-data/rules.ts';
import type { Erasure, Merging } from './personal-data/rules.ts';

/** Everything of a person as one thing: taken over, handed out, removed. */
export function createPrivacyStore({ db }: { readonly db: Queryable }) {
  return {
    mergeRows: (merging: Merging): Promise<void> => mergeRows(db, merging),
    eraseRows: (erasure: Erasure): Promise<void> => eraseRows(db, erasure),
    exportTables: (person: Exported) => exportTables(db, person),

    async selectPicture(imageId: string, width: number): Promise<Buffer | null> {
      const [row] = await db
        .select({ bytes: imageSizes.bytes })
        .from(imageSizes)
        .where(and(eq(imageSizes.imageId, imageId), eq(imageSizes.width, width)));
      return row?.bytes ?? null;
    },

    async selectHelpPicture(id: string): Promise<Buffer | null> {
      const [row] = await db.select({ bytes: helpPictures.bytes }).from(helpPictures).where(eq(helpPictures.id, id));
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

export const privacyData = ownData(createPrivacyStore);
