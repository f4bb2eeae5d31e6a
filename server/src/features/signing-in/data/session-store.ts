import { ownData } from '../../../core/own.ts';
import { and, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { challenges, mailLinks, sessions, users } from '../../../core/db/tables/index.ts';

const hour = 3600 * 1000;

/** Sessions as their owners see and end them. */
export function createSessionStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /** The latest seen first. */
    async selectSessions(userId: string) {
      return db
        .select({
          id: sessions.id,
          userAgent: sessions.userAgent,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
    },

    /** False when the user has no such session. */
    async deleteSessionOf({ userId, sessionId }: { userId: string; sessionId: string }): Promise<boolean> {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id });
      return ended.length === 1;
    },

    /** Ends the user's sessions, all or all but one, and with them every sign-in that waits for its second factor. */
    async deleteSessionsOf(userId: string, options: { readonly exceptId?: string | undefined } = {}): Promise<void> {
      const { exceptId } = options;
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
      await db.delete(challenges).where(and(eq(challenges.userId, userId), eq(challenges.purpose, 'second-factor')));
    },

    /** Notes that the session, and its owner, were here; kept to the hour. */
    async touchSession(sessionId: string): Promise<void> {
      const at = now();
      const touched = await db
        .update(sessions)
        .set({ lastSeenAt: at })
        .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, new Date(at.getTime() - hour))))
        .returning({ userId: sessions.userId });
      if (touched.length === 0) return;
      const owners = touched.map(({ userId }) => userId);
      await db.update(users).set({ lastSeenAt: at }).where(inArray(users.id, owners));
    },

    /** Deletes sessions, begun exchanges and mail links that can no longer be used. */
    async deleteEnded(): Promise<void> {
      const at = now();
      await db.delete(sessions).where(lt(sessions.expiresAt, at));
      await db.delete(challenges).where(lt(challenges.expiresAt, at));
      const aWeekAgo = new Date(at.getTime() - 7 * 24 * hour);
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, aWeekAgo));
    },
  };
}

export const sessionData = ownData(createSessionStore);
