import type { Role } from '@lemma/contracts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/open-database.ts';
import { sessions, users } from '../../db/tables/index.ts';
import { batched } from '../../batched.ts';

export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly userName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly isAnonymous: boolean;
  readonly emailVerifiedAt: Date | null;
}

/** The session that a request came in. */
export interface VisitorSession {
  readonly id: string;
  /** Set by `confirmIdentity`, and by signing in with everything that the account asks for. */
  readonly confirmedAt: Date | null;
  readonly lastSeenAt: Date;
  /** The administrator who is signed in as this user. */
  readonly actingAdministrator: { readonly id: string; readonly name: string } | null;
}

export interface SignedInUser extends Account {
  /** Null for a request that carries nothing but an identity token. */
  readonly session: VisitorSession | null;
}

export type NewUser = typeof users.$inferInsert;
export type AccountStore = ReturnType<typeof createAccountStore>;

const publicColumns = {
  id: users.id,
  email: users.email,
  userName: users.userName,
  firstName: users.firstName,
  lastName: users.lastName,
  roles: users.roles,
  isAnonymous: users.isAnonymous,
  emailVerifiedAt: users.emailVerifiedAt,
};

/** Whose the session is: not the visitor while an administrator is signed in as somebody. */
const owners = alias(users, 'owners');

/** Accounts and sessions. Deactivated users are found by nobody. */
export function createAccountStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  const usersBySession = db
    .select({
      ...publicColumns,
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      confirmedAt: sessions.confirmedAt,
      lastSeenAt: sessions.lastSeenAt,
      actingAsId: sessions.actingAsId,
      ownerId: owners.id,
      ownerFirstName: owners.firstName,
      ownerLastName: owners.lastName,
    })
    .from(sessions)
    .innerJoin(owners, eq(owners.id, sessions.userId))
    .innerJoin(users, eq(users.id, sql`coalesce(${sessions.actingAsId}, ${sessions.userId})`))
    .where(
      and(
        isAnyOf(sessions.tokenHash, 'tokenHashes'),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deactivatedAt),
        isNull(owners.deactivatedAt),
      ),
    )
    .prepare('users_by_session');
  const findSessionUser = batched(async (tokenHashes: readonly string[]) => {
    const rows = await usersBySession.execute({ tokenHashes, now: now() });
    const byHash = new Map(rows.map((row) => [row.tokenHash, visitorOf(row)]));
    return tokenHashes.map((hash): SignedInUser | null => byHash.get(hash) ?? null);
  });

  return {
    findSessionUser,

    async findActiveUser(id: string): Promise<Account | null> {
      const [user] = await db
        .select(publicColumns)
        .from(users)
        .where(and(eq(users.id, id), isNull(users.deactivatedAt)));
      return user ?? null;
    },

    /** By e-mail address or user name, both in lower case. */
    async findForSignIn(identifier: string): Promise<(Account & { passwordHash: string | null }) | null> {
      const [user] = await db
        .select({ ...publicColumns, passwordHash: users.passwordHash })
        .from(users)
        .where(and(or(eq(users.email, identifier), eq(users.userName, identifier)), isNull(users.deactivatedAt)))
        .limit(1);
      return user ?? null;
    },

    async findByEmail(email: string): Promise<Account | null> {
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

interface SessionRow extends Account {
  readonly sessionId: string;
  readonly confirmedAt: Date | null;
  readonly lastSeenAt: Date;
  readonly actingAsId: string | null;
  readonly ownerId: string;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
}

function visitorOf(row: SessionRow): SignedInUser {
  const { sessionId, confirmedAt, lastSeenAt, actingAsId, ownerId, ownerFirstName, ownerLastName, ...account } = row;
  const actingAdministrator =
    actingAsId === null ? null : { id: ownerId, name: `${ownerFirstName} ${ownerLastName}`.trim() };
  return { ...account, session: { id: sessionId, confirmedAt, lastSeenAt, actingAdministrator } };
}
