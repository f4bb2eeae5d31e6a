import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { batched } from '../../batched.ts';
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
  readonly versionId: string;
  readonly points: number;
  /** Number of the item's newest variant. */
  readonly currentNumber: number;
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

/** Attempts, their variants, drafts and responses. Reads on the way of a response are gathered across requests. */
export function createAttemptStore({ db }: Pick<Database, 'db'>) {
  const findAttempt = batched(async (ids: readonly string[]) => {
    const rows = await db
      .select({ attempt: attempts, task: tasks, className: classrooms.name })
      .from(attempts)
      .innerJoin(tasks, eq(tasks.id, attempts.taskId))
      .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
      .where(inArray(attempts.id, [...new Set(ids)]));
    const byId = new Map(rows.map((row) => [row.attempt.id, row]));
    return ids.map((id): OwnedAttempt | null => {
      const row = byId.get(id);
      return row ? { ...row.attempt, task: row.task, className: row.className } : null;
    });
  });

  const findVariant = batched(async (keys: readonly VariantKey[]) => {
    const rows = await db
      .select({ variant: attemptVariants, versionId: taskItems.exerciseVersionId, points: taskItems.points })
      .from(attemptVariants)
      .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
      .where(inArray(attemptVariants.attemptId, [...new Set(keys.map((key) => key.attemptId))]));
    return keys.map((key): VariantContext | null => {
      const ofItem = rows.filter((r) => r.variant.attemptId === key.attemptId && r.variant.taskItemId === key.itemId);
      const row = ofItem.find((candidate) => candidate.variant.number === key.number);
      if (!row) return null;
      return { ...row, currentNumber: Math.max(...ofItem.map((candidate) => candidate.variant.number)) };
    });
  });

  const findResponse = batched(async (ids: readonly string[]) => {
    const rows = await db
      .select()
      .from(responses)
      .where(inArray(responses.id, [...new Set(ids)]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id): ResponseRow | null => byId.get(id) ?? null);
  });

  return {
    findAttempt,
    findVariant,
    findResponse,
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

    /** The attempt's items with their documents' versions and all variants, oldest variant first. */
    async selectItems(attemptId: string) {
      return db
        .select({
          variant: attemptVariants,
          position: taskItems.position,
          points: taskItems.points,
          versionId: exerciseVersions.id,
          title: sql<string>`${exerciseVersions.document} ->> 'title'`,
        })
        .from(attemptVariants)
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(eq(attemptVariants.attemptId, attemptId))
        .orderBy(asc(taskItems.position), asc(attemptVariants.number));
    },

    async selectResponses(attemptVariantIds: readonly string[]): Promise<ResponseRow[]> {
      if (attemptVariantIds.length === 0) return [];
      return db
        .select()
        .from(responses)
        .where(inArray(responses.attemptVariantId, [...attemptVariantIds]))
        .orderBy(asc(responses.receivedAt), asc(responses.id));
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
