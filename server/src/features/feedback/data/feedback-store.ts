import { ownData } from '../../../core/own.ts';
import type { FeedbackState } from '@lemma/contracts';
import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { likePattern } from '../../../core/db/like-pattern.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { feedback, feedbackReplies, users } from '../../../core/db/tables/index.ts';
import { column } from '../../../core/db/rows.ts';

type FeedbackRow = typeof feedback.$inferSelect;
interface FeedbackFilter {
  readonly q: string;
  readonly state?: FeedbackState | undefined;
  readonly type?: FeedbackRow['type'] | undefined;
}

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

const senderName = column(z.string().nullable(), sql`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`);
const withSender = { item: feedback, sender: senderName, senderEmail: users.email };

function conditionOf({ q, state, type }: FeedbackFilter): SQL | undefined {
  const words = likePattern(q);
  const search = or(
    ilike(feedback.subject, words),
    ilike(feedback.message, words),
    ilike(feedback.preferredEmail, words),
    sql`${senderName} ilike ${words}`,
  );
  return and(q === '' ? undefined : search, state && eq(feedback.state, state), type && eq(feedback.type, type));
}

/** Questions and bug reports (D18) with their answers. */
export function createFeedbackStore({ db }: Pick<Database, 'db'>) {
  return {
    async insertFeedback(row: typeof feedback.$inferInsert): Promise<void> {
      await db.insert(feedback).values(row);
    },

    async insertReply(reply: typeof feedbackReplies.$inferInsert): Promise<void> {
      await db.insert(feedbackReplies).values(reply);
    },

    async updateState(id: string, state: FeedbackState): Promise<void> {
      await db.update(feedback).set({ state }).where(eq(feedback.id, id));
    },

    async findFeedback(id: string) {
      const [row] = await db
        .select(withSender)
        .from(feedback)
        .leftJoin(users, eq(users.id, feedback.userId))
        .where(eq(feedback.id, id));
      return row ?? null;
    },

    async selectFeedbackOf(userId: string, limit: number) {
      return db
        .select()
        .from(feedback)
        .where(eq(feedback.userId, userId))
        .orderBy(desc(feedback.createdAt))
        .limit(limit);
    },

    async countFeedback(filter: FeedbackFilter): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(feedback)
        .leftJoin(users, eq(users.id, feedback.userId))
        .where(conditionOf(filter));
      return row?.count ?? 0;
    },

    async selectFeedback(filter: FeedbackFilter, page: { readonly limit: number; readonly offset: number }) {
      return db
        .select(withSender)
        .from(feedback)
        .leftJoin(users, eq(users.id, feedback.userId))
        .where(conditionOf(filter))
        .orderBy(desc(feedback.createdAt), desc(feedback.id))
        .limit(page.limit)
        .offset(page.offset);
    },

    /** Answers to these, oldest first. */
    async selectReplies(feedbackIds: readonly string[]) {
      if (feedbackIds.length === 0) return [];
      return db
        .select({
          id: feedbackReplies.id,
          feedbackId: feedbackReplies.feedbackId,
          message: feedbackReplies.message,
          createdAt: feedbackReplies.createdAt,
          author: senderName,
        })
        .from(feedbackReplies)
        .innerJoin(users, eq(users.id, feedbackReplies.authorId))
        .where(inArray(feedbackReplies.feedbackId, [...feedbackIds]))
        .orderBy(asc(feedbackReplies.createdAt), asc(feedbackReplies.id));
    },
  };
}

export const feedbackData = ownData(createFeedbackStore);
