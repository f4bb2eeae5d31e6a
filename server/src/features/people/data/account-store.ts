import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { sqlState, type Database } from '../../../core/db/open-database.ts';
import { sessions, users } from '../../../core/db/tables/index.ts';
import type { Account, SignedInUser } from '../../../core/access/visitor.ts';
import { batched } from '../../../core/batch/batched.ts';

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
  letInAt: users.letInAt,
  letInBy: users.letInBy,
};

/** Whose the session is: not the visitor while an administrator is signed in as somebody. */
const owners = alias(users, 'owners');

const uniqueViolation = '23505';

/** The visitors of live sessions that the condition picks. */
const selectVisitors = (db: Database['db'], which: SQL) =>
  db
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
        which,
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deactivatedAt),
        isNull(owners.deactivatedAt),
      ),
    );

/** Accounts and sessions. Deactivated users are found by nobody. */
export function createAccountStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  const usersBySession = selectVisitors(db, isAnyOf(sessions.tokenHash, 'tokenHashes')).prepare('users_by_session');
  const userBySessionId = selectVisitors(db, eq(sessions.id, sql.placeholder('sessionId'))).prepare(
    'user_by_session_id',
  );
  const findSessionUser = batched(async (tokenHashes: readonly string[]) => {
    const rows = await usersBySession.execute({ tokenHashes, now: now() });
    const byHash = new Map(rows.map((row) => [row.tokenHash, visitorOf(row)]));
    return tokenHashes.map((hash): SignedInUser | null => byHash.get(hash) ?? null);
  });

  return {
    findSessionUser,

    /** For requests that carry no cookie: the id of a session opens nothing by itself. */
    async findSessionUserById(sessionId: string): Promise<SignedInUser | null> {
      const [row] = await userBySessionId.execute({ sessionId, now: now() });
      return row ? visitorOf(row) : null;
    },

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

    async updateUser(id: string, changes: Pick<NewUser, 'firstName' | 'lastName'>): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    /** Gives the account an address that is not confirmed yet. False when another account has it. */
    async updateEmail(user: { id: string; firstName: string; lastName: string; email: string }): Promise<boolean> {
      const { id, firstName, lastName, email } = user;
      try {
        await db.transaction((tx) =>
          tx.update(users).set({ firstName, lastName, email, emailVerifiedAt: null }).where(eq(users.id, id)),
        );
        return true;
      } catch (error) {
        if (sqlState(error) === uniqueViolation) return false;
        throw error;
      }
    },

    async updatePassword(id: string, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    },

    /** False when the account has another address by now. */
    async markEmailVerified({ userId, email }: { userId: string; email: string }): Promise<boolean> {
      const verified = await db
        .update(users)
        .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now().toISOString()}::timestamptz)` })
        .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.deactivatedAt)))
        .returning({ id: users.id });
      return verified.length === 1;
    },

    async insertSession(session: typeof sessions.$inferInsert): Promise<void> {
      await db.insert(sessions).values(session);
      await db.update(users).set({ lastSeenAt: session.createdAt }).where(eq(users.id, session.userId));
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
