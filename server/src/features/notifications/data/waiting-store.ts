import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isAnyOfSelected } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { mails, notifications, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type WaitingRow = typeof notifications.$inferSelect;

/** A person with what waits for a mail to them. */
export interface Addressee {
  readonly id: string;
  readonly firstName: string;
  /** Null where no mail may go. */
  readonly email: string | null;
  readonly timeZone: string | null;
}

type NewMail = Omit<typeof mails.$inferInsert, 'createdAt' | 'nextTryAt' | 'state'> & { readonly id: string };

/** Notifications that wait for the decision whether they are mailed. Call these in one transaction. */
export function createWaitingStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /**
     * Locks and returns people with due notifications, until the transaction ends: another node skips them, while
     * statements that only refer to them continue.
     */
    async takePeople(most: number): Promise<Addressee[]> {
      const due = db
        .select({ id: notifications.userId })
        .from(notifications)
        .where(lte(notifications.mailDueAt, now()))
        .orderBy(asc(notifications.mailDueAt))
        .limit(most * 4);
      const rows = await db
        .select({
          id: users.id,
          firstName: users.firstName,
          email: column(
            z.string().nullable(),
            sql`case when ${users.emailVerifiedAt} is not null and not ${users.isAnonymous}
              and ${users.deactivatedAt} is null and ${users.erasedAt} is null and ${users.mergedIntoId} is null
              then ${users.email} end`,
          ),
          timeZone: users.timeZone,
        })
        .from(users)
        .where(isAnyOfSelected(users.id, due))
        .orderBy(asc(users.id))
        .limit(most)
        .for('no key update', { skipLocked: true });
      return rows;
    },

    async selectDue(userIds: readonly string[]): Promise<WaitingRow[]> {
      if (userIds.length === 0) return [];
      return db
        .select()
        .from(notifications)
        .where(and(inArray(notifications.userId, [...userIds]), lte(notifications.mailDueAt, now())))
        .orderBy(asc(notifications.createdAt), asc(notifications.id))
        .for('update');
    },

    /** Decided: looked at again at this moment, or null for never. */
    async setMailDue(ids: readonly string[], mailDueAt: Date | null): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(notifications)
        .set({ mailDueAt })
        .where(inArray(notifications.id, [...ids]));
    },

    async insertMails(rows: readonly NewMail[]): Promise<void> {
      if (rows.length === 0) return;
      const createdAt = now();
      await db.insert(mails).values(rows.map((row) => ({ ...row, createdAt, nextTryAt: createdAt })));
    },

    /** Each of these is carried by a mail of its own. */
    async setMails(pairs: readonly { readonly id: string; readonly mailId: string }[]): Promise<void> {
      if (pairs.length === 0) return;
      await db.execute(sql`
        update notifications set mail_id = carried."mailId"
        from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as carried(id uuid, "mailId" uuid)
        where notifications.id = carried.id`);
    },
  };
}

export const waitingData = ownData(createWaitingStore);
