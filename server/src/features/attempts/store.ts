import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { and, asc, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { batched } from '../../batched.ts';
import { isAnyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/open-database.ts';
import {
  attempts,
  attemptVariants,
  classrooms,
  exerciseVersions,
  responses,
  taskItems,
  tasks,
} from '../../db/tables/index.ts';
import { createResponseWriter } from './response-writer.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type VariantRow = typeof attemptVariants.$inferSelect;
export type ResponseRow = typeof responses.$inferSelect;
export type NewVariant = typeof attemptVariants.$inferInsert;
export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** An attempt with the task it belongs to. */
export type OwnedAttempt = AttemptRow & { readonly task: typeof tasks.$inferSelect; readonly className: string };

export interface VariantKey {
  readonly attemptId: string;
  readonly itemId: string;
  readonly number: number;
}

/** A variant with what marking it needs. */
export interface VariantContext {
  readonly variant: VariantRow;
  /** Pinned by the variant. */
  readonly versionId: string;
  /** Pinned by the item: what the next variant is drawn from. */
  readonly itemVersionId: string;
  readonly points: number;
  /** Number of the item's newest variant. */
  readonly currentNumber: number;
  /** Best share over the item's variants. */
  readonly bestShare: number;
}

export interface NewResponse {
  readonly id: string;
  readonly attemptVariantId: string;
  readonly answers: readonly PartAnswer[];
  readonly outcome: 'right' | 'partly' | 'wrong' | 'unknown';
  readonly share: number;
  readonly verdict: ResponseVerdict;
  readonly receivedAt: Date;
  /** Practice keeps the best share of a variant, an assessment the last. */
  readonly keepsBest: boolean;
}

/**
 * Attempts, their variants, drafts and responses. What is read on the way of a question or a response is prepared once
 * and gathered across requests.
 */
export function createAttemptStore({ db }: Pick<Database, 'db'>) {
  const attemptsById = db
    .select({ attempt: attempts, task: tasks, className: classrooms.name })
    .from(attempts)
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
    .where(isAnyOf(attempts.id, 'ids'))
    .prepare('attempts_by_id');
  const findAttempt = batched(async (ids: readonly string[]) => {
    const rows = await attemptsById.execute({ ids });
    const byId = new Map(rows.map((row) => [row.attempt.id, row]));
    return ids.map((id): OwnedAttempt | null => {
      const row = byId.get(id);
      return row ? { ...row.attempt, task: row.task, className: row.className } : null;
    });
  });

  const variantsByItem = db
    .select({
      variant: attemptVariants,
      versionId: attemptVariants.exerciseVersionId,
      itemVersionId: taskItems.exerciseVersionId,
      points: taskItems.points,
    })
    .from(attemptVariants)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .where(and(isAnyOf(attemptVariants.attemptId, 'attemptIds'), isAnyOf(attemptVariants.taskItemId, 'itemIds')))
    .prepare('variants_by_item');
  const findVariant = batched(async (keys: readonly VariantKey[]) => {
    const rows = await variantsByItem.execute({
      attemptIds: keys.map((key) => key.attemptId),
      itemIds: keys.map((key) => key.itemId),
    });
    const byItem = Map.groupBy(rows, ({ variant }) => `${variant.attemptId} ${variant.taskItemId}`);
    return keys.map(({ attemptId, itemId, number }): VariantContext | null => {
      const ofItem = byItem.get(`${attemptId} ${itemId}`) ?? [];
      const row = ofItem.find(({ variant }) => variant.number === number);
      if (!row) return null;
      return {
        ...row,
        currentNumber: Math.max(...ofItem.map(({ variant }) => variant.number)),
        bestShare: Math.max(...ofItem.map(({ variant }) => variant.share)),
      };
    });
  });

  const responsesById = db.select().from(responses).where(isAnyOf(responses.id, 'ids')).prepare('responses_by_id');
  const findResponse = batched(async (ids: readonly string[]) => {
    const rows = await responsesById.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id): ResponseRow | null => byId.get(id) ?? null);
  });

  const itemsByAttempt = db
    .select({
      variant: attemptVariants,
      position: taskItems.position,
      points: taskItems.points,
      versionId: exerciseVersions.id,
      title: sql<string>`${exerciseVersions.document} ->> 'title'`,
    })
    .from(attemptVariants)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
    .where(isAnyOf(attemptVariants.attemptId, 'attemptIds'))
    .orderBy(asc(taskItems.position), asc(attemptVariants.number))
    .prepare('items_by_attempt');
  const newer = alias(attemptVariants, 'newer');
  const currentResponsesByAttempt = db
    .select({ attemptId: attemptVariants.attemptId, response: responses })
    .from(responses)
    .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
    .where(
      and(
        isAnyOf(attemptVariants.attemptId, 'attemptIds'),
        notExists(
          db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.attemptId, attemptVariants.attemptId),
                eq(newer.taskItemId, attemptVariants.taskItemId),
                gt(newer.number, attemptVariants.number),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(responses.receivedAt), asc(responses.id))
    .prepare('current_responses_by_attempt');

  return {
    findAttempt,
    findVariant,
    findResponse,
    /** The attempt's items with their documents' versions and all variants, oldest variant first. */
    selectItems: batched(async (attemptIds: readonly string[]) => {
      const rows = await itemsByAttempt.execute({ attemptIds });
      const byAttempt = Map.groupBy(rows, ({ variant }) => variant.attemptId);
      return attemptIds.map((id) => byAttempt.get(id) ?? []);
    }),
    /** Responses to the newest variant of each of the attempt's items, oldest first. */
    selectCurrentResponses: batched(async (attemptIds: readonly string[]) => {
      const rows = await currentResponsesByAttempt.execute({ attemptIds });
      const byAttempt = Map.groupBy(rows, ({ attemptId }) => attemptId);
      return attemptIds.map((id): ResponseRow[] => (byAttempt.get(id) ?? []).map(({ response }) => response));
    }),
    insertResponse: createResponseWriter(db),

    async selectAttemptsOf({ taskId, userId }: { taskId: string; userId: string }): Promise<AttemptRow[]> {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.taskId, taskId), eq(attempts.userId, userId)))
        .orderBy(asc(attempts.number));
    },

    /** Creates the attempt with its first variants; when another call was first, nothing happens. */
    async insertAttempt(attempt: typeof attempts.$inferInsert, variants: readonly NewVariant[]): Promise<void> {
      await db.transaction(async (tx) => {
        const inserted = await tx.insert(attempts).values(attempt).onConflictDoNothing().returning({ id: attempts.id });
        if (inserted.length === 1) await tx.insert(attemptVariants).values([...variants]);
      });
    },

    /** Adds the next variant of an item; when another call was first, nothing happens. */
    async insertVariant(variant: NewVariant): Promise<void> {
      await db.insert(attemptVariants).values(variant).onConflictDoNothing();
    },

    /** Keeps the draft if its sequence is newer; returns what is stored afterwards. */
    async updateDraft(
      variantId: string,
      draft: { readonly answers: readonly PartAnswer[]; readonly sequence: number; readonly savedAt: Date },
    ): Promise<{ sequence: number; savedAt: Date }> {
      const [updated] = await db
        .update(attemptVariants)
        .set({ draft: draft.answers, draftSequence: draft.sequence, draftSavedAt: draft.savedAt })
        .where(and(eq(attemptVariants.id, variantId), sql`${attemptVariants.draftSequence} < ${draft.sequence}`))
        .returning({ id: attemptVariants.id });
      if (updated) return draft;
      const [stored] = await db
        .select({ sequence: attemptVariants.draftSequence, savedAt: attemptVariants.draftSavedAt })
        .from(attemptVariants)
        .where(eq(attemptVariants.id, variantId));
      return { sequence: stored?.sequence ?? draft.sequence, savedAt: stored?.savedAt ?? draft.savedAt };
    },

    async raiseHintsShown(variantId: string, hints: number): Promise<void> {
      await db
        .update(attemptVariants)
        .set({ hintsShown: sql`greatest(${attemptVariants.hintsShown}, ${hints})` })
        .where(eq(attemptVariants.id, variantId));
    },

    async markSolutionShown(variantId: string, at: Date): Promise<void> {
      await db
        .update(attemptVariants)
        .set({ solutionShownAt: at })
        .where(and(eq(attemptVariants.id, variantId), isNull(attemptVariants.solutionShownAt)));
    },

    async markHandedIn(attemptId: string, at: Date): Promise<void> {
      await db
        .update(attempts)
        .set({ handedInAt: at, lastActiveAt: at })
        .where(and(eq(attempts.id, attemptId), isNull(attempts.handedInAt)));
    },
  };
}
