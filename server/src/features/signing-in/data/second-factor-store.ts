import type { SecondFactor } from '@lemma/contracts';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { authenticators, passkeys, recoveryCodes } from '../../../core/db/tables/index.ts';
import { deleteCodesWithoutFactor, replaceRecoveryCodes } from './recovery-code-store.ts';
import { column } from '../../../core/db/rows.ts';

export type AuthenticatorRow = typeof authenticators.$inferSelect;

/** The second factors in force, in the order in which they are offered; none without an authenticator or a passkey. */
async function selectSecondFactors(db: Queryable, userId: string): Promise<SecondFactor[]> {
  const [row] = await db
    .select({
      totp: column(
        z.boolean(),
        sql`exists (select 1 from ${authenticators} where ${authenticators.userId} = ${userId} and ${authenticators.confirmedAt} is not null)`,
      ),
      passkey: column(z.boolean(), sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`),
      code: column(
        z.boolean(),
        sql`exists (select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId} and ${recoveryCodes.usedAt} is null)`,
      ),
    })
    .from(sql`(values (1)) as one`);
  const { totp = false, passkey = false, code = false } = row ?? {};
  if (!totp && !passkey) return [];
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
    ...(code ? (['recovery-code'] as const) : []),
  ];
}

/** Authenticator apps, and which second factors an account has. */
export function createSecondFactorStore(db: Queryable, now: () => Date) {
  return {
    selectSecondFactors: (userId: string) => selectSecondFactors(db, userId),

    /** Also one that no code has put in force yet. */
    async findAuthenticator(userId: string): Promise<AuthenticatorRow | null> {
      const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
      return row ?? null;
    },

    /** In place of an earlier one that is not in force; false when there is one in force. */
    async offerAuthenticator(userId: string, sealedSecret: string): Promise<boolean> {
      const fresh = { sealedSecret, createdAt: now(), lastStep: 0 };
      const kept = await db
        .insert(authenticators)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: authenticators.userId, set: fresh, setWhere: isNull(authenticators.confirmedAt) })
        .returning({ userId: authenticators.userId });
      return kept.length === 1;
    },

    /** Puts the offered secret in force together with its recovery codes; false when it is another one by now. */
    async confirmAuthenticator(
      { userId, sealedSecret }: AuthenticatorRow,
      step: number,
      codeHashes: readonly string[],
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const confirmed = await tx
          .update(authenticators)
          .set({ confirmedAt: now(), lastStep: step })
          .where(
            and(
              eq(authenticators.userId, userId),
              eq(authenticators.sealedSecret, sealedSecret),
              isNull(authenticators.confirmedAt),
            ),
          )
          .returning({ userId: authenticators.userId });
        if (confirmed.length === 0) return false;
        await replaceRecoveryCodes(tx, { userId, codeHashes, now: now() });
        return true;
      });
    },

    /** Keeps the time step of an accepted code; false when a code of this step or a later one was used before. */
    async useStep(userId: string, step: number): Promise<boolean> {
      const used = await db
        .update(authenticators)
        .set({ lastStep: step })
        .where(
          and(
            eq(authenticators.userId, userId),
            isNotNull(authenticators.confirmedAt),
            lt(authenticators.lastStep, step),
          ),
        )
        .returning({ userId: authenticators.userId });
      return used.length === 1;
    },

    ...factorRemovals(db),
  };
}

/** Removal of second factors. */
function factorRemovals(db: Queryable) {
  return {
    /** False when there was none in force. */
    async deleteAuthenticator(userId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const removed = tx.delete(authenticators).where(eq(authenticators.userId, userId));
        const [row] = await removed.returning({ confirmedAt: authenticators.confirmedAt });
        await deleteCodesWithoutFactor(tx, userId);
        return row?.confirmedAt instanceof Date;
      });
    },

    /** Whatever asks for more than the password is gone. */
    async deleteSecondFactors(userId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(authenticators).where(eq(authenticators.userId, userId));
        await tx.delete(passkeys).where(eq(passkeys.userId, userId));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      });
    },
  };
}
