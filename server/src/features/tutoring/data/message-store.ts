import { and, asc, count, desc, eq, isNull, lt } from 'drizzle-orm';
import { isAnyOfSelected } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { fullName } from '../../../core/db/columns.ts';
import { helpMessages, helpPictures, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

export type HelpMessageRow = typeof helpMessages.$inferSelect;
type NewPicture = typeof helpPictures.$inferInsert;

/** So many messages a thread shows: the newest. */
const mostShown = 300;

/** Messages of help threads, and their pictures. */
export function createMessageStore({ db }: Pick<Database, 'db'>) {
  return { ...messages(db), ...pictures(db) };
}

function messages(db: Database['db']) {
  return {
    async findMessage(id: string): Promise<HelpMessageRow | null> {
      const [row] = await db.select().from(helpMessages).where(eq(helpMessages.id, id));
      return row ?? null;
    },

    /** In the order in which they were written. */
    async selectMessages(threadId: string) {
      const rows = await db
        .select({ message: helpMessages, authorName: fullName })
        .from(helpMessages)
        .innerJoin(users, eq(users.id, helpMessages.authorId))
        .where(eq(helpMessages.threadId, threadId))
        .orderBy(desc(helpMessages.createdAt), desc(helpMessages.id))
        .limit(mostShown);
      return rows.toReversed();
    },

    /** False when there is one of this id. */
    async insertMessage(message: typeof helpMessages.$inferInsert): Promise<boolean> {
      const inserted = await db
        .insert(helpMessages)
        .values(message)
        .onConflictDoNothing()
        .returning({ id: helpMessages.id });
      return inserted.length === 1;
    },

    /** False when it was marked before. */
    async markHint(id: string, at: Date): Promise<boolean> {
      const marked = await db
        .update(helpMessages)
        .set({ hintedAt: at })
        .where(and(eq(helpMessages.id, id), isNull(helpMessages.hintedAt)))
        .returning({ id: helpMessages.id });
      return marked.length === 1;
    },
  };
}

function pictures(db: Database['db']) {
  const unsentOf = (ownerId: string) => and(eq(helpPictures.ownerId, ownerId), isNull(helpPictures.messageId));
  return {
    async insertPicture(picture: NewPicture): Promise<void> {
      await db.insert(helpPictures).values(picture);
    },

    async countUnsent(ownerId: string): Promise<number> {
      const [row] = await db.select({ count: count() }).from(helpPictures).where(unsentOf(ownerId));
      return row?.count ?? 0;
    },

    /** Puts the person's pictures into a message, in this order; returns how many of them there were. */
    async attachPictures(ownerId: string, messageId: string, ids: readonly string[]): Promise<number> {
      let attached = 0;
      for (const [position, id] of ids.entries()) {
        const rows = await db
          .update(helpPictures)
          .set({ messageId, position })
          .where(and(unsentOf(ownerId), eq(helpPictures.id, id)))
          .returning({ id: helpPictures.id });
        attached += rows.length;
      }
      return attached;
    },

    selectPictures: (threadId: string) =>
      db
        .select({
          id: helpPictures.id,
          messageId: helpPictures.messageId,
          width: helpPictures.width,
          height: helpPictures.height,
        })
        .from(helpPictures)
        .innerJoin(helpMessages, eq(helpMessages.id, helpPictures.messageId))
        .where(eq(helpMessages.threadId, threadId))
        .orderBy(asc(helpPictures.position)),

    async findPictureBytes(threadId: string, pictureId: string): Promise<Buffer | null> {
      const [row] = await db
        .select({ bytes: helpPictures.bytes })
        .from(helpPictures)
        .innerJoin(helpMessages, eq(helpMessages.id, helpPictures.messageId))
        .where(and(eq(helpPictures.id, pictureId), eq(helpMessages.threadId, threadId)));
      return row?.bytes ?? null;
    },

    /** Deletes pictures that were never sent. */
    async deleteUnsent(before: Date, most: number): Promise<number> {
      const old = db
        .select({ id: helpPictures.id })
        .from(helpPictures)
        .where(and(isNull(helpPictures.messageId), lt(helpPictures.createdAt, before)))
        .limit(most);
      const deleted = await db
        .delete(helpPictures)
        .where(and(isAnyOfSelected(helpPictures.id, old), isNull(helpPictures.messageId)))
        .returning({ id: helpPictures.id });
      return deleted.length;
    },
  };
}

export const messageData = ownData(createMessageStore);
