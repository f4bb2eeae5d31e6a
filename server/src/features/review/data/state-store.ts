import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lazily } from '../../../core/db/lazily.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { reviewLearners, reviewStates } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import type { Connection } from '../../../core/services.ts';

export type ReviewLearner = typeof reviewLearners.$inferSelect;
export type ReviewState = typeof reviewStates.$inferSelect;

const userRow = z.object({ userId: z.string() });

/** The choices of learners, and the state of each of their exercises. */
export function createStateStore(connection: Connection) {
  return { ...learnerQueries(connection), ...stateQueries(connection) };
}

function learnerQueries({ db, lookups = db }: Connection) {
  const learner = lazily(() =>
    quickRows(
      lookups
        .select()
        .from(reviewLearners)
        .where(eq(reviewLearners.userId, sql.placeholder('userId')))
        .prepare('review_learner'),
    ),
  );
  return {
    async findLearner(userId: string): Promise<ReviewLearner | null> {
      const [row] = await learner().execute({ userId });
      return row ?? null;
    },

    /** Locks the learner's row until the transaction ends, so that two nodes take answers in one after the other. */
    async lockLearner(userId: string): Promise<ReviewLearner> {
      await db.insert(reviewLearners).values({ userId }).onConflictDoNothing();
      const [row] = await db.select().from(reviewLearners).where(eq(reviewLearners.userId, userId)).for('update');
      if (!row) throw new Error(`the review of ${userId} is missing`);
      return row;
    },

    async updateLearner(userId: string, changes: Partial<Omit<ReviewLearner, 'userId'>>): Promise<void> {
      await db
        .insert(reviewLearners)
        .values({ userId, ...changes })
        .onConflictDoUpdate({ target: reviewLearners.userId, set: changes });
    },

    /** Everybody who has worked on a task, or of whom there is a state, after this one, in the order of ids. */
    async selectEverybody(after: string | null, limit: number): Promise<string[]> {
      const rows = await rowsOf(
        db,
        userRow,
        sql`
        select user_id as "userId" from (select user_id from attempts union select user_id from review_states) known
        where ${after}::uuid is null or user_id > ${after}::uuid
        order by user_id limit ${limit}`,
      );
      return rows.map(({ userId }) => userId);
    },

    /**
     * Learners after this one, in the order of ids, with work that is newer than what was taken in of it, with results that
     * were held back, or with a regrade since this moment.
     */
    async selectBehind(since: Date, after: string | null, limit: number): Promise<string[]> {
      const rows = await rowsOf(
        db,
        userRow,
        sql`
        select user_id as "userId" from (
          select a.user_id from attempts a left join review_learners l on l.user_id = a.user_id
          where l.taken_in_at is null or a.last_active_at >= l.taken_in_at
          union
          select q.user_id from review_questions q join review_learners l on l.user_id = q.user_id
          where l.taken_in_at is null or q.touched_at >= l.taken_in_at
          union
          select l.user_id from review_learners l where cardinality(l.held_attempt_ids) > 0
          union
          select a.user_id from regrades g join regraded_variants w on w.regrade_id = g.id
          join attempt_variants v on v.id = w.attempt_variant_id join attempts a on a.id = v.attempt_id
          where greatest(g.applied_at, g.undone_at) >= ${since.toISOString()}
        ) behind
        where ${after}::uuid is null or user_id > ${after}::uuid
        order by user_id limit ${limit}`,
      );
      return rows.map(({ userId }) => userId);
    },
  };
}

function stateQueries({ db }: Connection) {
  return {
    selectStates: (userId: string): Promise<ReviewState[]> =>
      db.select().from(reviewStates).where(eq(reviewStates.userId, userId)).orderBy(reviewStates.exerciseId),

    /** Replaces the states of these exercises, or all of the learner's: those without a new state go. */
    async replaceStates(
      userId: string,
      exerciseIds: readonly string[] | 'all',
      states: readonly Omit<ReviewState, 'userId'>[],
    ): Promise<void> {
      await db
        .delete(reviewStates)
        .where(
          and(
            eq(reviewStates.userId, userId),
            exerciseIds === 'all' ? undefined : inArray(reviewStates.exerciseId, [...exerciseIds]),
          ),
        );
      // Rows have many columns: in pages that a statement has places for.
      for (let start = 0; start < states.length; start += 1000) {
        await db.insert(reviewStates).values(states.slice(start, start + 1000).map((state) => ({ ...state, userId })));
      }
    },
  };
}

export const stateData = ownData(createStateStore);
