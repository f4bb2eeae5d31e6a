import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { accessCodes, soldItems } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type NewCode = typeof accessCodes.$inferInsert;

/** The store of access codes, which keeps their digests alone. */
export function createCodeStore({ db }: Pick<Database, 'db'>) {
  return {
    async insertCodes(rows: readonly NewCode[]): Promise<void> {
      await db.insert(accessCodes).values([...rows]);
    },

    /** Holds the code until the transaction ends. */
    async lockCode(codeHash: string) {
      const [row] = await db.select().from(accessCodes).where(eq(accessCodes.codeHash, codeHash)).for('update');
      return row ?? null;
    },

    async markUsed(id: string, usedBy: string, usedAt: Date): Promise<void> {
      await db.update(accessCodes).set({ usedBy, usedAt }).where(eq(accessCodes.id, id));
    },

    async revokeUnused(batchId: string, revokedAt: Date, lastFour?: string): Promise<number> {
      const gone = await db
        .update(accessCodes)
        .set({ revokedAt })
        .where(
          and(
            eq(accessCodes.batchId, batchId),
            isNull(accessCodes.usedAt),
            isNull(accessCodes.revokedAt),
            lastFour === undefined ? undefined : eq(accessCodes.lastFour, lastFour),
          ),
        )
        .returning({ id: accessCodes.id });
      return gone.length;
    },

    async selectBatches() {
      return db
        .select({
          id: accessCodes.batchId,
          name: accessCodes.batchName,
          itemName: soldItems.name,
          createdAt: accessCodes.createdAt,
          count: count(),
          used: count(accessCodes.usedAt),
          revoked: count(accessCodes.revokedAt),
        })
        .from(accessCodes)
        .innerJoin(soldItems, eq(soldItems.id, accessCodes.itemId))
        .groupBy(accessCodes.batchId, accessCodes.batchName, soldItems.name, accessCodes.createdAt)
        .orderBy(desc(accessCodes.createdAt))
        .limit(500);
    },

    async selectCodes(batchId: string) {
      return db
        .select({
          name: accessCodes.batchName,
          lastFour: accessCodes.lastFour,
          usedAt: accessCodes.usedAt,
          revokedAt: accessCodes.revokedAt,
        })
        .from(accessCodes)
        .where(eq(accessCodes.batchId, batchId))
        .orderBy(asc(accessCodes.id));
    },
  };
}

export const codeData = ownData(createCodeStore);
