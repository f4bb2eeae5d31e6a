import { ownData } from '../../../core/own.ts';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, SignedInUser, VisitorSession } from '../../../core/access/visitor.ts';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import type { Connection } from '../../../core/services.ts';
import { ltiContexts, sessions, users } from '../../../core/db/tables/index.ts';
import { publicColumns } from '../../people/api.ts';

/** Whose the session is: not the visitor while an administrator is signed in as somebody. */
const owners = alias(users, 'owners');

/** The visitors of live sessions that the condition picks. */
const selectVisitors = (db: Queryable, which: SQL) =>
  db
    .select({
      account: publicColumns,
      tokenHash: sessions.tokenHash,
      session: { id: sessions.id, confirmedAt: sessions.confirmedAt, lastSeenAt: sessions.lastSeenAt },
      actingAsId: sessions.actingAsId,
      owner: { id: owners.id, firstName: owners.firstName, lastName: owners.lastName },
      kind: sessions.kind,
      contextId: sessions.ltiContextId,
      linkId: sessions.ltiLinkId,
      classId: ltiContexts.classroomId,
    })
    .from(sessions)
    .innerJoin(owners, eq(owners.id, sessions.userId))
    .innerJoin(users, eq(users.id, sql`coalesce(${sessions.actingAsId}, ${sessions.userId})`))
    .leftJoin(ltiContexts, eq(ltiContexts.id, sessions.ltiContextId))
    .where(
      and(
        which,
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.deactivatedAt),
        isNull(owners.deactivatedAt),
      ),
    );

/** Queries for the person behind a session, which begins and ends here. Deactivated people are never found. */
export function createVisitorStore({ db, lookups = db }: Connection, now: () => Date) {
  const usersBySession = lazily(() =>
    quickRows(selectVisitors(lookups, isAnyOf(sessions.tokenHash, 'tokenHashes')).prepare('users_by_session')),
  );
  const userBySessionId = lazily(() =>
    selectVisitors(lookups, eq(sessions.id, sql.placeholder('sessionId'))).prepare('user_by_session_id'),
  );
  const findSessionUser = batched(async (tokenHashes: readonly string[]) => {
    const rows = await usersBySession().execute({ tokenHashes, now: now() });
    const byHash = new Map(rows.map((row) => [row.tokenHash, visitorOf(row)]));
    return tokenHashes.map((hash): SignedInUser | null => byHash.get(hash) ?? null);
  });

  return {
    findSessionUser,

    /** For requests that carry no cookie: the id of a session opens nothing by itself. */
    async findSessionUserById(sessionId: string): Promise<SignedInUser | null> {
      const [row] = await userBySessionId().execute({ sessionId, now: now() });
      return row ? visitorOf(row) : null;
    },

    async insertSession(session: typeof sessions.$inferInsert): Promise<void> {
      const isThere = eq(users.id, session.userId);
      const seen = db
        .$with('seen')
        .as(db.update(users).set({ lastSeenAt: session.createdAt }).where(isThere).returning({ id: users.id }));
      await db.with(seen).insert(sessions).values(session);
    },

    async deleteSession(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}

interface SessionRow {
  readonly account: Account;
  readonly session: Pick<VisitorSession, 'id' | 'confirmedAt' | 'lastSeenAt'>;
  readonly actingAsId: string | null;
  readonly owner: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly kind: 'ordinary' | 'lti';
  readonly contextId: string | null;
  readonly linkId: string | null;
  readonly classId: string | null;
}

function visitorOf(row: SessionRow): SignedInUser {
  const { account, session, owner } = row;
  const { id, confirmedAt, lastSeenAt } = session;
  const actingAdministrator =
    row.actingAsId === null ? null : { id: owner.id, name: `${owner.firstName} ${owner.lastName}`.trim() };
  // A session without its course reaches nothing.
  const course =
    row.kind === 'lti' ? { contextId: row.contextId ?? '', linkId: row.linkId, classId: row.classId } : null;
  return { ...account, session: { id, confirmedAt, lastSeenAt, actingAdministrator, course } };
}

export const visitorData = ownData(createVisitorStore);
