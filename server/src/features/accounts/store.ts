import type { Role } from '@lemma/contracts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/open-database.ts';
import { sessions, users } from '../../db/tables/index.ts';
import { batched } from '../../batched.ts';

export interface SignedInUser {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly isAnonymous: boolean;
}

export type NewUser = typeof users.$inferInsert;
export type AccountStore = ReturnType<typeof createAccountStore>;

const publicColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  roles: users.roles,
  isAnonymous: users.isAnonymous,
};

/** Accounts and sessions. Deactivated users are found by nobody. */
export function createAccountStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  const usersBySession = db
    .select({ tokenHash: sessions.tokenHash, ...publicColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        isAnyOf(sessions.tokenHash, 'tokenHashes'),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deactivatedAt),
      ),
    )
    .prepare('users_by_session');
  const findSessionUser = batched(async (tokenHashes: readonly string[]) => {
    const rows = await usersBySession.execute({ tokenHashes, now: now() });
    const byHash = new Map(rows.map(({ tokenHash, ...user }) => [tokenHash, user]));
    return tokenHashes.map((hash): SignedInUser | null => byHash.get(hash) ?? null);
  });

  return {
    findSessionUser,

    async findActiveUser(id: string): Promise<SignedInUser | null> {
      const [user] = await db
        .select(publicColumns)
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deactivatedAt)));
      return user ?? null;
    },

    /** By e-mail address or user name, both in lower case. */
    async findForSignIn(identifier: string): Promise<(SignedInUser & { passwordHash: string | null }) | null> {
      const [user] = await db
        .select({ ...publicColumns, passwordHash: users.passwordHash })
        .from(users)
        .where(and(or(eq(users.email, identifier), eq(users.userName, identifier)), isNull(users.deactivatedAt)))
        .limit(1);
      return user ?? null;
    },

    async findByEmail(email: string): Promise<SignedInUser | null> {
      const [user] = await db.select(publicColumns).from(users).where(eq(users.email, email));
      return user ?? null;
    },

    async selectPasswordHash(userId: string): Promise<string | null> {
      const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
      return row?.hash ?? null;
    },

    /** False when the e-mail address or user name is taken. */
    async insertUser(user: NewUser): Promise<boolean> {
      const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
      return inserted.length === 1;
    },

    async updateUser(id: string, changes: Pick<NewUser, 'firstName' | 'lastName'> & { email?: string }): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    async insertSession(session: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(session);
    },

    async deleteSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
