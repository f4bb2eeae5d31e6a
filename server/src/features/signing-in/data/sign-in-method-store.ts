import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { linkedAccounts, passkeys, sessions, users } from '../../../core/db/tables/index.ts';
import { column } from '../../../core/db/rows.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type LinkedAccountRow = typeof linkedAccounts.$inferSelect;

export interface WaysToSignIn {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly linkedAccounts: number;
}

async function countWays(db: Queryable, userId: string): Promise<WaysToSignIn> {
  const [user] = await db
    .select({
      hasPassword: column(z.boolean(), sql`${users.passwordHash} is not null`),
      passkeys: db.$count(passkeys, eq(passkeys.userId, userId)),
      linkedAccounts: db.$count(linkedAccounts, eq(linkedAccounts.userId, userId)),
    })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? { hasPassword: false, passkeys: 0, linkedAccounts: 0 };
}

/** Passkeys and linked accounts: what signs in without a password. */
export function createSignInMethodStore(db: Queryable, now: () => Date) {
  /** Takes a way to sign in away unless it is the last one; one removal at a time for an account. */
  async function removeUnlessLast(userId: string, remove: (tx: Queryable) => Promise<number>) {
    return db.transaction(async (tx): Promise<'removed' | 'absent' | 'last'> => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const ways = await countWays(tx, userId);
      if (!ways.hasPassword && ways.passkeys + ways.linkedAccounts <= 1) return 'last';
      return (await remove(tx)) === 1 ? 'removed' : 'absent';
    });
  }

  return {
    selectWaysToSignIn: (userId: string) => countWays(db, userId),

    selectPasskeys: (userId: string): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt),

    async findPasskey(credentialId: string): Promise<PasskeyRow | null> {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
      return row ?? null;
    },

    /** False when this passkey is known already. */
    async insertPasskey(passkey: typeof passkeys.$inferInsert): Promise<boolean> {
      const kept = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
      return kept.length === 1;
    },

    /** Keeps the counter of a use; false when it does not grow: somebody has a copy, or sends an old answer again. */
    async usePasskey(id: string, counter: number): Promise<boolean> {
      const doesNotCount = and(eq(passkeys.counter, 0), sql`${counter} = 0`);
      const used = await db
        .update(passkeys)
        .set({ counter, lastUsedAt: now() })
        .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount)))
        .returning({ id: passkeys.id });
      return used.length === 1;
    },

    removePasskey: (userId: string, id: string) =>
      removeUnlessLast(userId, async (tx) => {
        const removed = tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
        return (await removed.returning({ id: passkeys.id })).length;
      }),

    selectLinkedAccounts: (userId: string): Promise<LinkedAccountRow[]> =>
      db.select().from(linkedAccounts).where(eq(linkedAccounts.userId, userId)).orderBy(desc(linkedAccounts.createdAt)),

    /** By issuer and subject alone. */
    async findLinkedAccount(issuer: string, subject: string): Promise<LinkedAccountRow | null> {
      const [row] = await db
        .select()
        .from(linkedAccounts)
        .where(and(eq(linkedAccounts.issuer, issuer), eq(linkedAccounts.subject, subject)));
      return row ?? null;
    },

    /** False when this account of the provider is linked already, to whomever. */
    async insertLinkedAccount(linked: typeof linkedAccounts.$inferInsert): Promise<boolean> {
      const kept = await db
        .insert(linkedAccounts)
        .values(linked)
        .onConflictDoNothing()
        .returning({ id: linkedAccounts.id });
      return kept.length === 1;
    },

    removeLinkedAccount: (userId: string, id: string) =>
      removeUnlessLast(userId, async (tx) => {
        const removed = tx
          .delete(linkedAccounts)
          .where(and(eq(linkedAccounts.id, id), eq(linkedAccounts.userId, userId)));
        return (await removed.returning({ id: linkedAccounts.id })).length;
      }),

    async markConfirmed(sessionId: string): Promise<void> {
      await db.update(sessions).set({ confirmedAt: now() }).where(eq(sessions.id, sessionId));
    },
  };
}
