import type { NotationChoice } from '@lemma/contracts';
import { ownData } from '../../../core/own.ts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { sqlState, type Queryable } from '../../../core/db/open-database.ts';
import { users } from '../../../core/db/tables/index.ts';
import type { Account } from '../../../core/access/visitor.ts';

export type NewUser = typeof users.$inferInsert;
export type LockedAccount = typeof users.$inferSelect;

/** The columns of an account that the server works with. */
export const publicColumns = {
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

const uniqueViolation = '23505';

/** Accounts. Deactivated users are never found. */
export function createAccountStore({ db }: { readonly db: Queryable }, now: () => Date) {
  return { ...lookups(db), ...changes(db, now), ...locks(db) };
}

/** Accounts by what is known of them. */
function lookups(db: Queryable) {
  return {
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

    /** The person's own notation; null until they choose one. */
    async selectNotation(userId: string): Promise<NotationChoice | null> {
      const [row] = await db.select({ notation: users.notation }).from(users).where(eq(users.id, userId));
      return row?.notation ?? null;
    },

    async selectPasswordHash(userId: string): Promise<string | null> {
      const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
      return row?.hash ?? null;
    },
  };
}

/** Changes of accounts. */
function changes(db: Queryable, now: () => Date) {
  return {
    /** False when the e-mail address or user name is taken. */
    async insertUser(user: NewUser): Promise<boolean> {
      const inserted = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
      return inserted.length === 1;
    },

    /** Adds all of them in one statement; false when one is there already, or another has its user name. */
    async insertUsers(list: readonly NewUser[]): Promise<boolean> {
      const inserted = await db
        .insert(users)
        .values([...list])
        .onConflictDoNothing()
        .returning({ id: users.id });
      return inserted.length === list.length;
    },

    async updateUser(
      id: string,
      changes: Partial<Pick<NewUser, 'firstName' | 'lastName' | 'notation'>>,
    ): Promise<void> {
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

    async updateAccount(id: string, changes: Partial<typeof users.$inferInsert>): Promise<void> {
      await db.update(users).set(changes).where(eq(users.id, id));
    },

    /** False when the e-mail address is another account's. */
    async updateUnlessTaken(id: string, changes: Partial<typeof users.$inferInsert>): Promise<boolean> {
      try {
        // A savepoint: the refusal must not break the transaction around it.
        await db.transaction((tx) => tx.update(users).set(changes).where(eq(users.id, id)));
        return true;
      } catch (error) {
        if (sqlState(error) === uniqueViolation) return false;
        throw error;
      }
    },
  };
}

/** Accounts that are held. */
function locks(db: Queryable) {
  return {
    /**
     * The accounts, held until the transaction ends and in the order of their ids, so that two of these never wait for
     * each other in a circle. Nothing that names them can be added meanwhile.
     */
    async lockAccounts(ids: readonly string[]): Promise<LockedAccount[]> {
      return db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]))
        .orderBy(asc(users.id))
        .for('update');
    },

    /** Locks the administrators: if the last two leave at the same time, one stays. */
    async lockAdministrators(): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(sql`'ADMIN' = any(${users.roles})`, isNull(users.deactivatedAt)))
        .orderBy(asc(users.id))
        .for('update');
      return rows.map((row) => row.id);
    },
  };
}

export const accountData = ownData(createAccountStore);
