import { ownData } from '../../../core/own.ts';
import { and, count, desc, eq, ilike, lt, or, sql, type SQL } from 'drizzle-orm';
import { isAnyOfSelected } from '../../../core/db/any-of.ts';
import { likePattern } from '../../../core/db/like-pattern.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { logMessages } from '../../../core/db/tables/index.ts';

type LogRow = typeof logMessages.$inferSelect;
interface LogFilter {
  readonly q: string;
  readonly level?: LogRow['level'] | undefined;
}

function conditionOf({ q, level }: LogFilter): SQL | undefined {
  const words = likePattern(q);
  const search = or(
    ilike(logMessages.message, words),
    ilike(logMessages.type, words),
    ilike(logMessages.url, words),
    ilike(logMessages.version, words),
  );
  return and(q === '' ? undefined : search, level && eq(logMessages.level, level));
}

/** Reports of browsers; equal messages of a day are one row that counts. */
export function createLogStore({ db }: Pick<Database, 'db'>) {
  return {
    async countIn(message: Omit<LogRow, 'count'>): Promise<void> {
      await db
        .insert(logMessages)
        .values(message)
        .onConflictDoUpdate({
          target: logMessages.fingerprint,
          set: { count: sql`${logMessages.count} + 1`, lastAt: message.lastAt },
        });
    },

    async countLogMessages(filter: LogFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(logMessages).where(conditionOf(filter));
      return row?.count ?? 0;
    },

    async selectLogMessages(filter: LogFilter, page: { readonly limit: number; readonly offset: number }) {
      return db
        .select()
        .from(logMessages)
        .where(conditionOf(filter))
        .orderBy(desc(logMessages.lastAt), desc(logMessages.id))
        .limit(page.limit)
        .offset(page.offset);
    },

    /** Takes away what is older than `before`, and of the rest all but the newest `most`. */
    async prune({ before, most }: { readonly before: Date; readonly most: number }): Promise<void> {
      await db.delete(logMessages).where(lt(logMessages.lastAt, before));
      const surplus = db
        .select({ id: logMessages.id })
        .from(logMessages)
        .orderBy(desc(logMessages.lastAt), desc(logMessages.id))
        .offset(most);
      await db.delete(logMessages).where(isAnyOfSelected(logMessages.id, surplus));
    },
  };
}

export const logData = ownData(createLogStore);
