import type { PartAnswer } from '@lemma/math';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { attemptVariants } from '../../../core/db/tables/index.ts';

/** A draft of the answers to a variant. */
export interface NewDraft {
  readonly attemptVariantId: string;
  readonly answers: readonly PartAnswer[];
  readonly sequence: number;
  readonly savedAt: Date;
  readonly secondsSpent: number;
  /** So long after the attempt's end it is still kept. */
  readonly graceMs: number;
}

interface StoredDraft {
  readonly sequence: number;
  readonly savedAt: Date;
}

/**
 * Keeps drafts, those of concurrent requests in one statement. A draft is kept if its sequence is newer and the attempt
 * takes answers. Resolves to what is stored afterwards, and to null when the attempt has closed.
 */
export function createDraftWriter(db: Database['db']): (draft: NewDraft) => Promise<StoredDraft | null> {
  const storeDrafts = prepareStatement(db);
  const draftsById = db
    .select({ id: attemptVariants.id, sequence: attemptVariants.draftSequence, savedAt: attemptVariants.draftSavedAt })
    .from(attemptVariants)
    .where(isAnyOf(attemptVariants.id, 'ids'))
    .prepare('drafts_by_id');
  return batched(async (batch: readonly NewDraft[]) => {
    const newest = newestOfEach(batch);
    const kept = await storeDrafts.execute({ incoming: JSON.stringify([...newest.values()].map(toRow)) });
    const stored = new Set(kept.map(({ id }) => id));
    const others = batch.filter(
      (draft) => !stored.has(draft.attemptVariantId) || newest.get(draft.attemptVariantId) !== draft,
    );
    // Read by a statement of its own, which sees what another node has just stored.
    const ids = [...new Set(others.map(({ attemptVariantId }) => attemptVariantId))];
    const rows = ids.length > 0 ? await draftsById.execute({ ids }) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const isOther = new Set(others);
    return batch.map((draft): StoredDraft | null => {
      if (!isOther.has(draft)) return draft;
      const row = byId.get(draft.attemptVariantId);
      if (!row || row.savedAt === null || row.sequence < draft.sequence) return null;
      return { sequence: row.sequence, savedAt: row.savedAt };
    });
  });
}

/** Variants are locked in the order of ids, as by the statement that stores responses. */
function prepareStatement(db: Database['db']) {
  const kept = db.$with('kept', { id: column(z.string(), sql`id`).as('id') }).as(sql`
    with incoming as (
      select * from jsonb_to_recordset(${sql.placeholder('incoming')}::jsonb) as row (
        id uuid, answers jsonb, sequence integer, saved_at timestamptz, seconds_spent integer, grace_ms integer
      )
    ), held as (
      select v.id from attempt_variants v where v.id in (select id from incoming) order by v.id for no key update
    )
    update attempt_variants v
    set draft = i.answers, draft_sequence = i.sequence, draft_saved_at = i.saved_at,
      seconds_spent = greatest(v.seconds_spent, i.seconds_spent)
    from incoming i join held on held.id = i.id
    where v.id = i.id and v.draft_sequence < i.sequence and exists (
      select 1 from attempts a
      where a.id = v.attempt_id and a.handed_in_at is null
        and (a.closes_at is null or a.closes_at + i.grace_ms * interval '1 millisecond' > i.saved_at)
    )
    returning v.id`);
  return db.with(kept).select({ id: kept.id }).from(kept).prepare('store_drafts');
}

/** Of several drafts of a variant only the newest is stored. */
function newestOfEach(batch: readonly NewDraft[]): Map<string, NewDraft> {
  const newest = new Map<string, NewDraft>();
  for (const draft of batch) {
    const known = newest.get(draft.attemptVariantId);
    if (!known || known.sequence < draft.sequence) newest.set(draft.attemptVariantId, draft);
  }
  return newest;
}

const toRow = ({ attemptVariantId, answers, sequence, savedAt, secondsSpent, graceMs }: NewDraft) => ({
  id: attemptVariantId,
  answers,
  sequence,
  saved_at: savedAt.toISOString(),
  seconds_spent: secondsSpent,
  grace_ms: graceMs,
});
