import { ownData } from '../../../core/own.ts';
import { count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { mails } from '../../../core/db/tables/index.ts';

type MailState = typeof mails.$inferSelect.state;

/** Mails as administrators see them. */
export function createOutboxStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    async countMails(state: MailState | undefined): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(mails)
        .where(state && eq(mails.state, state));
      return row?.count ?? 0;
    },

    async selectMails(state: MailState | undefined, page: { readonly limit: number; readonly offset: number }) {
      return db
        .select()
        .from(mails)
        .where(state && eq(mails.state, state))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(page.limit)
        .offset(page.offset);
    },

    async findMail(id: string) {
      const [row] = await db.select().from(mails).where(eq(mails.id, id));
      return row ?? null;
    },

    /** Puts a mail that was not sent back in front of the queue. */
    async queueAgain(id: string): Promise<void> {
      await db.update(mails).set({ state: 'waiting', nextTryAt: now(), problem: '' }).where(eq(mails.id, id));
    },
  };
}

export const outboxData = ownData(createOutboxStore);
