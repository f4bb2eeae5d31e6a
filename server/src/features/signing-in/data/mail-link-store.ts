import { ownData } from '../../../core/own.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { mailLinks } from '../../../core/db/tables/index.ts';

export type MailLink = typeof mailLinks.$inferSelect;
export type MailLinkPurpose = MailLink['purpose'];

/** Links that were sent by mail. */
export function createMailLinkStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /** A new link ends the earlier ones of its purpose. */
    async insertMailLink(link: Omit<MailLink, 'createdAt' | 'usedAt'>): Promise<void> {
      await db
        .delete(mailLinks)
        .where(and(eq(mailLinks.userId, link.userId), eq(mailLinks.purpose, link.purpose), isNull(mailLinks.usedAt)));
      await db.insert(mailLinks).values({ ...link, createdAt: now() });
    },

    /** A link that has not ended, used or not. */
    async findMailLink(purpose: MailLinkPurpose, tokenHash: string): Promise<MailLink | null> {
      const [link] = await db
        .select()
        .from(mailLinks)
        .where(and(eq(mailLinks.tokenHash, tokenHash), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now())));
      return link ?? null;
    },

    /** True for exactly one of all that try. */
    async useMailLink(tokenHash: string): Promise<boolean> {
      const used = await db
        .update(mailLinks)
        .set({ usedAt: now() })
        .where(and(eq(mailLinks.tokenHash, tokenHash), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, now())))
        .returning({ tokenHash: mailLinks.tokenHash });
      return used.length === 1;
    },

    /** Ends the user's links: those of one purpose, or all. */
    async deleteMailLinks(userId: string, purpose?: MailLinkPurpose): Promise<void> {
      await db
        .delete(mailLinks)
        .where(and(eq(mailLinks.userId, userId), purpose === undefined ? undefined : eq(mailLinks.purpose, purpose)));
    },
  };
}

export const mailLinkData = ownData(createMailLinkStore);
