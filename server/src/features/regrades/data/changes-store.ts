import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  regradedResponses,
  regradedVariants,
  regrades,
  responses,
  taskItems,
  tasks,
} from '../../../core/db/tables/index.ts';

export type NewRegrade = typeof regrades.$inferInsert;
export type NewRegradedVariant = typeof regradedVariants.$inferInsert;
export type NewRegradedResponse = typeof regradedResponses.$inferInsert;

/** The counting state of a variant. */
export interface VariantState {
  readonly id: string;
  readonly responseCount: number;
  readonly share: number;
  readonly outcome: 'right' | 'partly' | 'wrong' | 'unknown' | null;
  readonly markingVersionId: string | null;
}

const rowsAtOnce = 500;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

/** Writes for applying and undoing; only inside a transaction. */
export function createRegradeChanges(db: Database['db']) {
  return {
    /**
     * The question and all its variants as they are now, and stay until the transaction ends. Attempts are locked first,
     * in the order of ids, as the statement that stores responses does it.
     */
    async lockItem(itemId: string): Promise<{ points: number; variants: VariantState[] }> {
      const worked = db
        .select({ id: attemptVariants.attemptId })
        .from(attemptVariants)
        .where(eq(attemptVariants.taskItemId, itemId));
      await db
        .select({ id: attempts.id })
        .from(attempts)
        .where(inArray(attempts.id, worked))
        .orderBy(asc(attempts.id))
        .for('no key update');
      const [item] = await db
        .select({ points: taskItems.points })
        .from(taskItems)
        .where(eq(taskItems.id, itemId))
        .for('no key update');
      const variants = await db
        .select({
          id: attemptVariants.id,
          responseCount: attemptVariants.responseCount,
          share: attemptVariants.share,
          outcome: attemptVariants.outcome,
          markingVersionId: attemptVariants.markingVersionId,
        })
        .from(attemptVariants)
        .where(eq(attemptVariants.taskItemId, itemId))
        .orderBy(asc(attemptVariants.id))
        .for('no key update');
      return { points: item?.points ?? 0, variants };
    },

    /** False when a regrade with this id is there already. */
    async insertRegrade(regrade: NewRegrade): Promise<boolean> {
      const inserted = await db.insert(regrades).values(regrade).onConflictDoNothing().returning({ id: regrades.id });
      return inserted.length === 1;
    },

    async insertRegraded(variants: readonly NewRegradedVariant[], verdicts: readonly NewRegradedResponse[]) {
      for (const batch of batches(variants)) await db.insert(regradedVariants).values(batch);
      for (const batch of batches(verdicts)) await db.insert(regradedResponses).values(batch);
    },

    ...scoreChanges(db),
  };
}

/** Changes of the scores and points of a question, and of its regrade. */
function scoreChanges(db: Database['db']) {
  return {
    async updateVariants(states: readonly Omit<VariantState, 'responseCount'>[]): Promise<void> {
      for (const batch of batches(states)) {
        const rows = batch.map(({ id, share, outcome, markingVersionId }) => ({
          id,
          share,
          outcome,
          marking_version_id: markingVersionId,
        }));
        await db.execute(sql`
          update attempt_variants v
          set share = i.share, outcome = i.outcome, marking_version_id = i.marking_version_id
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as i (id uuid, share real, outcome text, marking_version_id uuid)
          where v.id = i.id`);
      }
    },

    /** Gives the question other points, and the task as many more or fewer. */
    async changePoints(itemId: string, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
      if (from === to) return;
      const [item] = await db
        .update(taskItems)
        .set({ points: to })
        .where(eq(taskItems.id, itemId))
        .returning({ taskId: taskItems.taskId });
      if (!item) return;
      await db
        .update(tasks)
        .set({ points: sql`${tasks.points} + ${to - from}::real` })
        .where(eq(tasks.id, item.taskId));
    },

    /** False when it was taken back before. */
    async markUndone(id: string, undone: { readonly by: string; readonly at: Date }): Promise<boolean> {
      const updated = await db
        .update(regrades)
        .set({ undoneBy: undone.by, undoneAt: undone.at })
        .where(and(eq(regrades.id, id), isNull(regrades.undoneAt)))
        .returning({ id: regrades.id });
      return updated.length === 1;
    },

    /** Responses to regraded variants that came after the regrade, oldest first. */
    selectLaterResponses: (regradeId: string) =>
      db
        .select({ response: responses })
        .from(regradedVariants)
        .innerJoin(responses, eq(responses.attemptVariantId, regradedVariants.attemptVariantId))
        .leftJoin(
          regradedResponses,
          and(eq(regradedResponses.responseId, responses.id), eq(regradedResponses.regradeId, regradeId)),
        )
        .where(and(eq(regradedVariants.regradeId, regradeId), isNull(regradedResponses.id)))
        .orderBy(asc(responses.receivedAt), asc(responses.id)),
  };
}
