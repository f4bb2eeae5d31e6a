import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';

const variantRow = z.object({
  id: z.string(),
  rightCount: z.coerce.number(),
  rightOn: z.string().nullable(),
  firstRightAt: z.coerce.date().nullable(),
  timeZone: z.string().nullable(),
});
type VariantRow = z.output<typeof variantRow>;

const reviewedRow = z.object({ id: z.string(), firstRightAt: z.coerce.date(), timeZone: z.string().nullable() });
type ReviewedRow = z.output<typeof reviewedRow>;

/** Counting anew from the responses. */
export const createRebuildStore = (db: Queryable) => ({
  /** Until the transaction ends no response adds to a day; responses that wait add to what was counted. */
  async lockDays(): Promise<void> {
    await db.execute(sql`lock table learner_days in share row exclusive mode`);
  },

  /** Variants in the order of ids, with their right responses as these were marked when they came. */
  selectVariants: (after: string | null, limit: number): Promise<VariantRow[]> =>
    rowsOf(
      db,
      variantRow,
      sql`
        with page as (
          select id, attempt_id, right_on from attempt_variants
          where ${after}::uuid is null or id > ${after}::uuid
          order by id limit ${limit}
        )
        select page.id, page.right_on::text as "rightOn", users.time_zone as "timeZone",
          count(responses.id) as "rightCount", min(responses.received_at) as "firstRightAt"
        from page
        join attempts on attempts.id = page.attempt_id
        join users on users.id = attempts.user_id
        left join responses on responses.attempt_variant_id = page.id and responses.outcome = 'right'
        group by page.id, page.right_on, users.time_zone
        order by page.id`,
    ),

  async updateVariants(list: readonly Pick<VariantRow, 'id' | 'rightCount' | 'rightOn'>[]): Promise<void> {
    const rows = list.map(({ id, rightCount, rightOn }) => ({ id, right_count: rightCount, right_on: rightOn }));
    await db.execute(sql`
      update attempt_variants set right_count = row.right_count, right_on = row.right_on
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, right_count integer, right_on date)
      where attempt_variants.id = row.id
        and (attempt_variants.right_count, attempt_variants.right_on)
          is distinct from (row.right_count, row.right_on)`);
  },

  /** Questions of reviews that were answered right and have no day, in the order of ids. */
  selectReviewed: (after: string | null, limit: number): Promise<ReviewedRow[]> =>
    rowsOf(
      db,
      reviewedRow,
      sql`
        select questions.id, users.time_zone as "timeZone", min(responses.received_at) as "firstRightAt"
        from review_questions questions
        join users on users.id = questions.user_id
        join review_responses responses on responses.question_id = questions.id and responses.outcome = 'right'
        where questions.right_on is null and (${after}::uuid is null or questions.id > ${after}::uuid)
        group by questions.id, users.time_zone
        order by questions.id limit ${limit}`,
    ),

  async updateReviewed(list: readonly { readonly id: string; readonly rightOn: string }[]): Promise<void> {
    const rows = list.map(({ id, rightOn }) => ({ id, right_on: rightOn }));
    await db.execute(sql`
      update review_questions set right_on = row.right_on
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, right_on date)
      where review_questions.id = row.id`);
  },

  /** Replaces the sums of all days; returns the number of days. */
  async replaceDays(): Promise<number> {
    await db.execute(sql`delete from learner_days`);
    const rows = await rowsOf(
      db,
      z.object({ count: z.coerce.number() }),
      sql`
        with added as (
          insert into learner_days (user_id, day, right_count)
          select counted.user_id, counted.right_on, count(*)
          from (
            select attempts.user_id, attempt_variants.right_on
            from attempt_variants join attempts on attempts.id = attempt_variants.attempt_id
            union all
            select user_id, right_on from review_questions
          ) counted
          join users on users.id = counted.user_id
          where counted.right_on is not null and users.erased_at is null
          group by counted.user_id, counted.right_on
          returning 1
        )
        select count(*) as count from added`,
    );
    return rows[0]?.count ?? 0;
  },
});
