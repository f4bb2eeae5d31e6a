import { ownData } from '../../../core/own.ts';
import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../core/db/open-database.ts';
import { mails } from '../../../core/db/tables/index.ts';

export interface NewMail {
  /** Whom it is to; null for people without an account. */
  readonly userId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type DueMail = typeof mails.$inferSelect;
export type MailStore = ReturnType<typeof createMailStore>;

/**
 * Whether a mail is a notification, which is written for many at a time and can be ended; a mail about signing in, about
 * an account or with an invitation cannot, and somebody waits for it.
 */
const isOfMany = ({ unsubscribePath }: Pick<DueMail, 'unsubscribePath'>): boolean => unsubscribePath !== null;

/** Removes the token of a link once the mail is on its way: the outbox shows the mail without it. */
const withoutToken = (column: typeof mails.text | typeof mails.html) =>
  sql`regexp_replace(${column}, '#token=[A-Za-z0-9_-]+', '#token=…', 'g')`;

const withoutTokens = { text: withoutToken(mails.text), html: withoutToken(mails.html), unsubscribePath: null };

/** Mail to be sent: written here, with what causes it, and delivered afterwards. */
export function createMailStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    async insertMail(mail: NewMail): Promise<void> {
      const createdAt = now();
      await db.insert(mails).values({ ...mail, id: newId(), createdAt, nextTryAt: createdAt });
    },

    /** Writes many mails in one statement. */
    async insertMails(many: readonly NewMail[]): Promise<void> {
      const createdAt = now();
      await db.insert(mails).values(many.map((mail) => ({ ...mail, id: newId(), createdAt, nextTryAt: createdAt })));
    },

    /**
     * Takes mails whose time has come, those that somebody waits for before those of many. Until `leaseEnd` no other node takes them; then they are due again, so that
     * those of a node that died are not lost.
     */
    async takeDueMails({ most, leaseEnd }: { most: number; leaseEnd: Date }): Promise<DueMail[]> {
      const due = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(eq(mails.state, 'waiting'), lte(mails.nextTryAt, now())))
        .orderBy(isNotNull(mails.unsubscribePath), asc(mails.nextTryAt), asc(mails.id))
        .limit(most)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(mails)
        .set({ nextTryAt: leaseEnd, attempts: sql`${mails.attempts} + 1` })
        .where(inArray(mails.id, due))
        .returning();
      // Ids are in the order in which the mails were written.
      return taken.sort((a, b) => Number(isOfMany(a)) - Number(isOfMany(b)) || (a.id < b.id ? -1 : 1));
    },

    async markSent(id: string, { keepsToken }: { keepsToken: boolean }): Promise<void> {
      await db
        .update(mails)
        .set({
          state: 'sent',
          sentAt: now(),
          problem: '',
          ...(keepsToken ? {} : withoutTokens),
        })
        .where(eq(mails.id, id));
    },

    /** Not taken this time: `nextTryAt` says when again, null gives up. */
    async markProblem(id: string, { problem, nextTryAt }: { problem: string; nextTryAt: Date | null }): Promise<void> {
      await db
        .update(mails)
        .set(nextTryAt ? { problem, nextTryAt } : { problem, state: 'failed', ...withoutTokens })
        .where(eq(mails.id, id));
    },
  };
}

export const mailData = ownData(createMailStore);
