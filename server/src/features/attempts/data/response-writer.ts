import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import { noteScores } from '../../tasks/api.ts';

export interface NewResponse {
  readonly id: string;
  readonly attemptVariantId: string;
  readonly answers: readonly PartAnswer[];
  readonly outcome: 'right' | 'partly' | 'wrong' | 'unknown';
  /** The right part of the answer, and what counts of that. */
  readonly share: number;
  readonly credit: number;
  readonly isLate: boolean;
  readonly isFromDraft?: boolean;
  readonly secondsSpent?: number | null;
  readonly verdict: ResponseVerdict;
  /** By which keys it was marked: those that hold for the variant, or it is marked again. */
  readonly markingVersionId: string | null;
  readonly receivedAt: Date;
  /** Whether the variant keeps its best credit, or the one of the last response. */
  readonly keepsBest: boolean;
  /** So long after the attempt's end it is still taken; null always: a teacher has accepted it. */
  readonly graceMs: number | null;
  /** The credit follows from so many earlier responses: with more of them it is another one. Null when it does not. */
  readonly afterResponses?: number | null;
  /** The learner's local date when it is right; null when it is not. */
  readonly rightOn: string | null;
}

/**
 * Group commit: the responses of concurrent requests go into one statement, and each request is answered after that
 * statement has committed. The statement itself decides what may still be taken, by the time at which a response was
 * received, so that a hand-in, a shown solution or the end of the time between a request's check and its write cannot be
 * overtaken, and `on conflict` makes a response count only once. The first right response to a variant counts for the
 * learner's day.
 *
 * Resolves to `stored` when this call wrote the response, and `refused` when the id was there before, the variant takes
 * no more answers, has other responses than the credit was counted with, or other keys; the caller then looks at what is stored.
 */
export function createResponseWriter(db: Database['db']): (response: NewResponse) => Promise<'stored' | 'refused'> {
  const storeResponses = prepareStatement(db);
  return batched(async (batch: readonly NewResponse[]) => {
    const stored = await storeResponses.execute({ incoming: JSON.stringify(toRows(batch)) });
    const ids = new Set(stored.map((row) => row.id));
    const answered = new Set<string>();
    return batch.map((response) => {
      const isFirst = ids.has(response.id) && !answered.has(response.id);
      answered.add(response.id);
      return isFirst ? ('stored' as const) : ('refused' as const);
    });
  });
}

/** The steps that decide which of the incoming responses are taken, and store these. */
function takingSteps(db: Database['db']) {
  const step = stepsOf(db);
  const incoming = step(
    'incoming',
    sql`
        select * from jsonb_to_recordset(${sql.placeholder('incoming')}::jsonb) as row (
          id uuid, attempt_variant_id uuid, answers jsonb, outcome text, share real, credit real, is_late boolean,
          is_from_draft boolean, seconds_spent integer, verdict jsonb, received_at timestamptz, keeps_best boolean,
          marking_version_id uuid, grace_ms integer, after_responses integer, right_on date, place integer
        )`,
  );
  // Attempts before variants, both in the order of ids: regrades and drafts take their locks in the same order.
  const held = step(
    'held',
    sql`
        select a.id, a.task_id, a.user_id, a.handed_in_at, a.handed_in_by, a.closes_at from attempts a
        where a.id in (select v.attempt_id from incoming i join attempt_variants v on v.id = i.attempt_variant_id)
        order by a.id
        for no key update`,
  );
  const locked = step(
    'locked',
    sql`
        select v.id, v.response_count, v.marking_version_id, v.solution_shown_at,
          a.handed_in_at, a.handed_in_by, a.closes_at
        from attempt_variants v join held a on a.id = v.attempt_id
        where v.id in (select attempt_variant_id from incoming)
        order by v.id
        for no key update of v`,
  );
  const taken = step(
    'taken',
    sql`
        insert into responses (
          id, attempt_variant_id, answers, outcome, share, credit, is_late, is_from_draft, seconds_spent, verdict,
          received_at
        )
        select i.id, i.attempt_variant_id, i.answers, i.outcome, i.share, i.credit, i.is_late, i.is_from_draft,
          i.seconds_spent, i.verdict, i.received_at
        from incoming i
        join locked v on v.id = i.attempt_variant_id
        where (i.after_responses is null or v.response_count = i.after_responses)
          and v.marking_version_id is not distinct from i.marking_version_id
          and (
            i.grace_ms is null
            or v.solution_shown_at is null
            and (v.handed_in_at is null or v.handed_in_by = 'server')
            and (v.closes_at is null or i.received_at < v.closes_at + i.grace_ms * interval '1 millisecond')
          )
        on conflict (id) do nothing
        returning id`,
  );
  return { incoming, held, locked, taken };
}

/** One statement of several steps, each of which reads what the one before it returns. */
function prepareStatement(db: Database['db']) {
  const step = stepsOf(db);
  const { incoming, held, locked, taken } = takingSteps(db);
  const totals = step(
    'totals',
    sql`
        select i.attempt_variant_id, count(*) as added, max(i.credit) as best, bool_and(i.keeps_best) as keeps_best,
          max(i.seconds_spent) as seconds_spent,
          (array_agg(i.credit order by i.place desc))[1] as last_credit,
          (array_agg(i.outcome order by i.place desc))[1] as last_outcome,
          max(i.received_at) as last_at,
          count(i.right_on) as right_count, min(i.right_on) as right_on
        from incoming i join taken t on t.id = i.id
        group by i.attempt_variant_id`,
  );
  const counted = step(
    'counted',
    sql`
        update attempt_variants v
        set response_count = v.response_count + totals.added,
          seconds_spent = greatest(v.seconds_spent, totals.seconds_spent),
          share = case when totals.keeps_best then greatest(v.share, totals.best) else totals.last_credit end,
          outcome = totals.last_outcome,
          right_count = v.right_count + totals.right_count,
          right_on = coalesce(v.right_on, totals.right_on),
          answered_at = greatest(v.answered_at, totals.last_at)
        from totals where v.id = totals.attempt_variant_id
        returning v.attempt_id,
          case when v.right_count = totals.right_count then totals.right_on end as first_right_on`,
  );
  return db
    .with(incoming, held, locked, taken, totals, counted, countDays(db), noteSeenScores(db))
    .select({ id: taken.id })
    .from(taken)
    .prepare('store_responses');
}

const stepsOf = (db: Database['db']) => (name: string, statement: SQL) =>
  db.$with(name, { id: column(z.string(), sql`id`).as('id') }).as(statement);

/** Adds variants that were answered right for the first time to the days of their learners. */
const countDays = (db: Database['db']) =>
  stepsOf(db)(
    'days',
    sql`
        insert into learner_days (user_id, day, right_count)
        select a.user_id, c.first_right_on, count(*)
        from counted c join held a on a.id = c.attempt_id
        where c.first_right_on is not null
        group by a.user_id, c.first_right_on
        order by a.user_id, c.first_right_on
        on conflict (user_id, day) do update set right_count = learner_days.right_count + excluded.right_count`,
  );

/** A score that its learner may not see yet is noted when it is released. */
const noteSeenScores = (db: Database['db']) =>
  stepsOf(db)(
    'noted',
    sql`${noteScores(sql`
        select a.task_id, a.user_id from held a join tasks k on k.id = a.task_id
        where a.id in (select attempt_id from counted)
          and (k.kind = 'practice' or k.scores = 'after-answer' or a.handed_in_at is not null)`)}
        returning task_id as id`,
  );

/** The first of each id, and of several responses to a variant whose credits follow from each other. */
function toRows(batch: readonly NewResponse[]) {
  const following = new Set<string>();
  const ids = new Set<string>();
  return batch.flatMap((response, place) => {
    if (ids.has(response.id)) return [];
    ids.add(response.id);
    const afterResponses = response.afterResponses ?? null;
    if (afterResponses !== null) {
      if (following.has(response.attemptVariantId)) return [];
      following.add(response.attemptVariantId);
    }
    return [
      {
        id: response.id,
        attempt_variant_id: response.attemptVariantId,
        answers: response.answers,
        outcome: response.outcome,
        share: response.share,
        credit: response.credit,
        is_late: response.isLate,
        is_from_draft: response.isFromDraft ?? false,
        seconds_spent: response.secondsSpent ?? null,
        verdict: response.verdict,
        received_at: response.receivedAt.toISOString(),
        keeps_best: response.keepsBest,
        marking_version_id: response.markingVersionId,
        grace_ms: response.graceMs,
        after_responses: afterResponses,
        right_on: response.rightOn,
        place,
      },
    ];
  });
}
