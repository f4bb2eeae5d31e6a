import { ownData } from '../../../core/own.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import type { Connection } from '../../../core/services.ts';
import { attempts, attemptVariants } from '../../../core/db/tables/index.ts';
import { createDraftWriter } from './draft-writer.ts';
import { createHandInQueries } from './hand-in-store.ts';
import { createResponseWriter } from './response-writer.ts';
import { createStartQueries } from './start-store.ts';

import { attemptLookups, responseLookups } from './attempt-lookups.ts';
import type { NewVariant, VariantRow } from './attempt-rows.ts';

export type { AttemptRow, OwnedAttempt, ResponseRow, VariantContext, VariantKey } from './attempt-rows.ts';
export type { AttemptContents, CountedResponse } from './content-lookups.ts';
export type { FoundAttempt } from './attempt-lookups.ts';
export type AttemptStore = ReturnType<typeof createAttemptStore>;

/**
 * Attempts, their variants, drafts and responses. What is read on the way of a question or a response is prepared once
 * and gathered across requests.
 */
export function createAttemptStore(connection: Connection) {
  const { db } = connection;
  return {
    ...createStartQueries({ db }),
    ...createHandInQueries({ db }),
    ...attemptLookups(connection),
    ...responseLookups(db),
    ...variantChanges(db),
    insertResponse: createResponseWriter(db),
    updateDraft: createDraftWriter(db),
  };
}

/** Changes that learners make to a variant. */
function variantChanges(db: Database['db']) {
  return {
    /** Adds the next variant of an item; when another call was first, nothing happens. */
    async insertVariant(variant: NewVariant): Promise<void> {
      await db.insert(attemptVariants).values(variant).onConflictDoNothing();
    },

    async raiseHintsShown(variantId: string, hints: number): Promise<void> {
      await db
        .update(attemptVariants)
        .set({ hintsShown: sql`greatest(${attemptVariants.hintsShown}, ${hints})` })
        .where(eq(attemptVariants.id, variantId));
    },

    /** Giving up is activity too: the attempt is active at that moment. */
    async markSolutionShown({ id, attemptId }: Pick<VariantRow, 'id' | 'attemptId'>, at: Date): Promise<void> {
      const marked = await db
        .update(attemptVariants)
        .set({ solutionShownAt: at })
        .where(and(eq(attemptVariants.id, id), isNull(attemptVariants.solutionShownAt)))
        .returning({ id: attemptVariants.id });
      if (marked.length === 0) return;
      await db
        .update(attempts)
        .set({ lastActiveAt: sql`greatest(${attempts.lastActiveAt}, ${at.toISOString()})` })
        .where(eq(attempts.id, attemptId));
    },
  };
}

export const attemptData = ownData(createAttemptStore);
