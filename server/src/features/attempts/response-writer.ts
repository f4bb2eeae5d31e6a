import { sql, type SQL } from 'drizzle-orm';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/open-database.ts';
import type { NewResponse } from './store.ts';

/**
 * Group commit: the responses of concurrent requests go into one statement, and each request is answered after that
 * statement has committed. The statement itself decides what may still be taken, so that a hand-in or a shown solution
 * between a request's check and its write cannot be overtaken, and `on conflict` makes a response count once for ever.
 *
 * Resolves to `stored` when this call wrote the response, and `refused` when the id was there before or the variant takes
 * no more answers; the caller then looks at what is stored.
 */
export function createResponseWriter(db: Database['db']): (response: NewResponse) => Promise<'stored' | 'refused'> {
  const storeResponses = prepareStatement(db);
  return batched(async (batch: readonly NewResponse[]) => {
    const stored = await storeResponses.execute({ incoming: JSON.stringify(batch.map(toRow)) });
    const ids = new Set(stored.map((row) => row.id));
    const answered = new Set<string>();
    return batch.map((response) => {
      const isFirst = ids.has(response.id) && !answered.has(response.id);
      answered.add(response.id);
      return isFirst ? ('stored' as const) : ('refused' as const);
    });
  });
}

/** One statement of several steps, each of which reads what the one before it returns. */
function prepareStatement(db: Database['db']) {
  const step = (name: string, statement: SQL) => db.$with(name, { id: sql<string>`id`.as('id') }).as(statement);
  const incoming = step(
    'incoming',
    sql`
        select * from jsonb_to_recordset(${sql.placeholder('incoming')}::jsonb) as row (
          id uuid, attempt_variant_id uuid, answers jsonb, outcome text, share real, verdict jsonb,
          received_at timestamptz, keeps_best boolean, place integer
        )`,
  );
  const taken = step(
    'taken',
    sql`
        insert into responses (id, attempt_variant_id, answers, outcome, share, verdict, received_at)
        select i.id, i.attempt_variant_id, i.answers, i.outcome, i.share, i.verdict, i.received_at
        from incoming i
        join attempt_variants v on v.id = i.attempt_variant_id
        join attempts a on a.id = v.attempt_id
        where v.solution_shown_at is null and a.handed_in_at is null
        on conflict (id) do nothing
        returning id`,
  );
  const totals = step(
    'totals',
    sql`
        select i.attempt_variant_id, count(*) as added, max(i.share) as best, bool_and(i.keeps_best) as keeps_best,
          (array_agg(i.share order by i.place desc))[1] as last_share,
          (array_agg(i.outcome order by i.place desc))[1] as last_outcome,
          max(i.received_at) as last_at
        from incoming i join taken t on t.id = i.id
        group by i.attempt_variant_id`,
  );
  const counted = step(
    'counted',
    sql`
        update attempt_variants v
        set response_count = v.response_count + totals.added,
          share = case when totals.keeps_best then greatest(v.share, totals.best) else totals.last_share end,
          outcome = totals.last_outcome
        from totals where v.id = totals.attempt_variant_id
        returning v.attempt_id, totals.last_at`,
  );
  const touched = step(
    'touched',
    sql`
        update attempts a set last_active_at = greatest(a.last_active_at, counted.last_at)
        from counted where a.id = counted.attempt_id`,
  );
  return db
    .with(incoming, taken, totals, counted, touched)
    .select({ id: taken.id })
    .from(taken)
    .prepare('store_responses');
}

function toRow(response: NewResponse, place: number) {
  return {
    id: response.id,
    attempt_variant_id: response.attemptVariantId,
    answers: response.answers,
    outcome: response.outcome,
    share: response.share,
    verdict: response.verdict,
    received_at: response.receivedAt.toISOString(),
    keeps_best: response.keepsBest,
    place,
  };
}
