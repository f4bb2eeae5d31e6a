import { v7 as newId } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import { mails } from '../../db/tables/index.ts';

export interface NewMail {
  /** Whom it is to; null for people without an account. */
  readonly userId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type MailStore = ReturnType<typeof createMailStore>;

/** Mail to be sent: written here, with what causes it, and delivered afterwards. */
export function createMailStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    async insertMail(mail: NewMail): Promise<void> {
      const createdAt = now();
      await db.insert(mails).values({ ...mail, id: newId(), createdAt, nextTryAt: createdAt });
    },
  };
}
