import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../core/db/open-database.ts';
import { authenticators, passkeys, recoveryCodes } from '../../../core/db/tables/index.ts';

/** Recovery codes replace a second factor: without one there are none. */
export async function deleteCodesWithoutFactor(db: Queryable, userId: string): Promise<void> {
  const hasPasskey = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`;
  const hasApp = sql`exists (select 1 from ${authenticators} where ${authenticators.userId} = ${userId} and ${authenticators.confirmedAt} is not null)`;
  await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), sql`not ${hasPasskey}`, sql`not ${hasApp}`));
}

interface NewCodes {
  readonly userId: string;
  readonly codeHashes: readonly string[];
  readonly now: Date;
}

/** Call it in a transaction: earlier codes end as the new ones begin. */
export async function replaceRecoveryCodes(tx: Queryable, { userId, codeHashes, now }: NewCodes): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now })));
}

export function createRecoveryCodeStore(db: Queryable, now: () => Date) {
  return {
    deleteCodesWithoutFactor: (userId: string) => deleteCodesWithoutFactor(db, userId),

    replaceRecoveryCodes: (userId: string, codeHashes: readonly string[]) =>
      db.transaction((tx) => replaceRecoveryCodes(tx, { userId, codeHashes, now: now() })),

    /** Of several that use the same code, one succeeds. */
    async useRecoveryCode(userId: string, codeHash: string): Promise<boolean> {
      const used = await db
        .update(recoveryCodes)
        .set({ usedAt: now() })
        .where(
          and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
        )
        .returning({ codeHash: recoveryCodes.codeHash });
      return used.length === 1;
    },

    async countRecoveryCodes(userId: string): Promise<number> {
      const [row] = await db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
      return row?.left ?? 0;
    },
  };
}
