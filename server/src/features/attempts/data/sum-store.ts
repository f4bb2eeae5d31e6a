import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { isRight } from '../../tasks/api.ts';

const comparedAttempt = z.object({ id: z.string(), isSame: z.boolean(), fitsResponses: z.boolean() });

/** Queries for comparing the sums that are kept with attempts with the responses that they come from. */
export const createSumStore = (db: Queryable) => ({
  /**
   * Attempts in the order of ids: whether their sums are those of their variants, and whether the variants fit their
   * responses. A share is the credit of a response, or follows from a regrade.
   */
  compareAttempts: (after: string | null, limit: number) =>
    rowsOf(
      db,
      comparedAttempt,
      sql`
        with page as (
          select * from attempts where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}
        ), variants as (
          select v.attempt_id, v.task_item_id, v.share, v.response_count,
            v.response_count = (select count(*) from responses r where r.attempt_variant_id = v.id)
              and (v.share = 0
                or exists (select 1 from responses r where r.attempt_variant_id = v.id and r.credit = v.share)
                or exists (select 1 from regraded_variants g where g.attempt_variant_id = v.id)) as fits
          from page join attempt_variants v on v.attempt_id = page.id
        ), questions as (
          select variants.attempt_id, max(variants.share) as share, sum(variants.response_count) as responses,
            bool_and(variants.fits) as fits, max(i.points) as points
          from variants join task_items i on i.id = variants.task_item_id
          group by variants.attempt_id, variants.task_item_id
        ), sums as (
          select attempt_id, sum((share * points)::float8)::real as score,
            count(*) filter (where share >= ${isRight}::real) as right_count,
            count(*) filter (where responses > 0) as answered_count, bool_and(fits) as fits
          from questions group by attempt_id
        )
        select page.id, coalesce(sums.fits, true) as "fitsResponses",
          (page.score, page.right_count, page.answered_count) is not distinct from
            (coalesce(sums.score, 0), coalesce(sums.right_count, 0), coalesce(sums.answered_count, 0)) as "isSame"
        from page left join sums on sums.attempt_id = page.id
        order by page.id`,
    ),

  /** Counts the sums of these attempts anew. */
  async recount(attemptIds: readonly string[]): Promise<void> {
    await db.execute(sql`select recount_attempt(id) from unnest(${sql.param([...attemptIds])}::uuid[]) id order by id`);
  },
});
