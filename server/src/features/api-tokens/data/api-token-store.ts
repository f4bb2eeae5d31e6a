import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { apiTokens, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import { publicColumns } from '../../people/api.ts';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

/** A token in use: whose it is, and when that was written down last. */
export interface TokenInUse {
  readonly person: SignedInUser;
  readonly lastUsedAt: Date | null;
}

const isHere = and(isNull(users.deactivatedAt), isNull(users.erasedAt), isNull(users.mergedIntoId));

/** The store of API tokens. */
export function createApiTokenStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return { findTokenInUse: inUseQuery(db, now), ...ownQueries(db) };
}

/** Those of one person. */
function ownQueries(db: Database['db']) {
  return {
    async selectApiTokens(userId: string): Promise<ApiTokenRow[]> {
      return db.select().from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.id));
    },

    /** Locks the person, so that calls at the same time are counted one after the other. */
    async lockPerson(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    async countApiTokens(userId: string): Promise<number> {
      const [row] = await db.select({ tokens: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
      return row?.tokens ?? 0;
    },

    async insertApiToken(row: typeof apiTokens.$inferInsert): Promise<void> {
      await db.insert(apiTokens).values(row);
    },

    /** Returns the one that is gone; null where there was none. */
    async deleteApiToken(userId: string, id: string): Promise<ApiTokenRow | null> {
      const [gone] = await db
        .delete(apiTokens)
        .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
        .returning();
      return gone ?? null;
    },

    /** Writes down a use, unless a later one is there already. */
    async setUsed(id: string, at: Date): Promise<void> {
      const isEarlier = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, at));
      await db
        .update(apiTokens)
        .set({ lastUsedAt: at })
        .where(and(eq(apiTokens.id, id), isEarlier));
    },
  };
}

/** Asked with each call of a program: nothing of the answer is kept, so that a token that has ended is refused on every node. */
function inUseQuery(db: Database['db'], now: () => Date) {
  const byHash = db
    .select({
      ...publicColumns,
      tokenId: apiTokens.id,
      tokenHash: apiTokens.tokenHash,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(users, and(eq(users.id, apiTokens.userId), isHere))
    .where(and(isAnyOf(apiTokens.tokenHash, 'tokenHashes'), gt(apiTokens.expiresAt, sql.placeholder('now'))))
    .prepare('api_tokens_in_use');
  return batched(async (tokenHashes: readonly string[]) => {
    const rows = await byHash.execute({ tokenHashes, now: now() });
    const found = new Map(
      rows.map(({ tokenId, tokenHash, scopes, lastUsedAt, ...account }): [string, TokenInUse] => [
        tokenHash,
        { person: { ...account, session: null, apiToken: { id: tokenId, scopes } }, lastUsedAt },
      ]),
    );
    return tokenHashes.map((hash): TokenInUse | null => found.get(hash) ?? null);
  });
}

export const apiTokenData = ownData(createApiTokenStore);
