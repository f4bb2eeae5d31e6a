import { shownResponses } from '@lemma/contracts';
import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { column } from '../../../core/db/rows.ts';
import { attemptVariants, taskItems } from '../../../core/db/tables/index.ts';
import type { ResponseRow } from './attempt-rows.ts';

/** A response as it counts now: with the verdict of the newest regrade that stands, where there is one. */
export type CountedResponse = Pick<
  ResponseRow,
  'id' | 'attemptVariantId' | 'receivedAt' | 'answers' | 'verdict' | 'isLate' | 'isFromDraft' | 'credit'
>;

const countedResponses = z.array(
  z.tuple([
    z.string(),
    z.string(),
    z.custom<readonly PartAnswer[]>(),
    z.custom<ResponseVerdict>(),
    z.boolean(),
    z.boolean(),
    z.number(),
  ]),
);

/**
 * The last responses to a variant, oldest first, if it is the newest of its question. Regrades are looked up only for a
 * variant that one has changed, responses only for one that has some.
 */
const newestResponses = column(
  countedResponses.nullable(),
  sql`
    case when ${attemptVariants.responseCount} > 0 and not exists (
      select 1 from attempt_variants later
      where later.attempt_id = ${attemptVariants.attemptId} and later.task_item_id = ${attemptVariants.taskItemId}
        and later.number > ${attemptVariants.number}
    ) then (
      select json_agg(json_build_array(
        newest.id, newest.received_at, newest.answers, coalesce(again.verdict, newest.verdict), newest.is_late,
        newest.is_from_draft, coalesce(again.credit, newest.credit)
      ) order by newest.received_at, newest.id)
      from (
        select * from responses where responses.attempt_variant_id = ${attemptVariants.id}
        order by responses.received_at desc, responses.id desc limit ${shownResponses}
      ) newest
      left join lateral (
        select regraded.verdict, regraded.credit
        from regraded_responses regraded join regrades on regrades.id = regraded.regrade_id
        where regraded.response_id = newest.id and regrades.undone_at is null
          and exists (select 1 from regraded_variants touched where touched.attempt_variant_id = ${attemptVariants.id})
        order by regrades.applied_at desc, regrades.id desc limit 1
      ) again on true
    ) end`,
);

/**
 * Prepares reading the contents of attempts: their items with their documents' versions and all variants, oldest variant
 * first, and the last responses to the newest variant of each, oldest first.
 */
export function prepareContents(db: Queryable) {
  const contentsByAttempt = db
    .select({
      variant: attemptVariants,
      points: taskItems.points,
      versionId: attemptVariants.exerciseVersionId,
      responses: newestResponses,
    })
    .from(attemptVariants)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .where(isAnyOf(attemptVariants.attemptId, 'attemptIds'))
    .orderBy(asc(attemptVariants.place), asc(attemptVariants.number))
    .prepare('contents_by_attempt');
  quickRows(contentsByAttempt);
  return async (attemptIds: readonly string[]) => {
    const rows = await contentsByAttempt.execute({ attemptIds });
    const byAttempt = Map.groupBy(rows, ({ variant }) => variant.attemptId);
    return attemptIds.map((id) => {
      const own = byAttempt.get(id) ?? [];
      return {
        rows: own.map(({ variant, points, versionId }) => ({ variant, points, versionId })),
        responses: own.flatMap(({ variant, responses }) => (responses ?? []).map((one) => toResponse(variant.id, one))),
      };
    });
  };
}

export type AttemptContents = Awaited<ReturnType<ReturnType<typeof prepareContents>>>[number];

function toResponse(
  attemptVariantId: string,
  [id, receivedAt, answers, verdict, isLate, isFromDraft, credit]: z.output<typeof countedResponses>[number],
): CountedResponse {
  return { id, attemptVariantId, receivedAt: new Date(receivedAt), answers, verdict, isLate, isFromDraft, credit };
}
