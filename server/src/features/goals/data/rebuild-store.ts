import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { whyUnavailable } from '../../../core/db/unavailable.ts';

const answered = z.object({
  id: z.string(),
  rightCount: z.coerce.number(),
  rightOn: z.string().nullable(),
  firstRightAt: z.coerce.date().nullable(),
  timeZone: z.string().nullable(),
});
type Answered = z.output<typeof answered>;

/** The two kinds of questions whose right answers count for a day. */
export type Dated = 'variants' | 'reviewed';

export type DatedStore = ReturnType<typeof createRebuildStore>[Dated];

/** Somebody else has locked what a change needs. */
export const isBusy = (error: unknown): boolean => whyUnavailable(error) === 'busy';

const idRow = z.object({ id: z.string() });
type New = Pick<Answered, 'id' | 'rightCount' | 'rightOn'>;

/** Counting anew from the responses. */
export const createRebuildStore = (db: Queryable) => ({
  variants: {
    ...pagesOf(db, sql`attempt_variants`),
    select: (ids: readonly string[]) => selectVariants(db, ids),
    update: (list: readonly New[]) => updateVariants(db, list),
  },
  reviewed: {
    ...pagesOf(db, sql`review_questions`),
    select: (ids: readonly string[]) => selectReviewed(db, ids),
    update: (list: readonly New[]) => updateReviewed(db, list),
  },

  /** Replaces the sums of all days; returns the number of days. Right answers wait until the transaction ends. */
  async replaceDays(): Promise<number> {
    // Less than Postgres waits before it looks for a deadlock, and ends one of the two; the sums of a large school take their time.
    await db.execute(sql`set local lock_timeout = 500`);
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`lock table learner_days in share row exclusive mode`);
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

const listed = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

function pagesOf(db: Queryable, table: SQL) {
  const idsOf = async (query: SQL): Promise<string[]> => (await rowsOf(db, idRow, query)).map(({ id }) => id);
  return {
    /** Ids in their order. */
    selectPage: (after: string | null, limit: number) =>
      idsOf(sql`
        select id from ${table}
        where ${after}::uuid is null or id > ${after}::uuid
        order by id limit ${limit}`),

    /** Returns which of them are locked now: all, or those that are free. */
    lock: (ids: readonly string[], skipLocked: boolean) =>
      idsOf(sql`
        select id from ${table} where id in ${listed(ids)}
        order by id for no key update ${skipLocked ? sql`skip locked` : sql``}`),
  };
}

/** Right responses as they were marked when they came. */
const selectVariants = (db: Queryable, ids: readonly string[]): Promise<Answered[]> =>
  rowsOf(
    db,
    answered,
    sql`
      select variants.id, variants.right_on::text as "rightOn", users.time_zone as "timeZone",
        count(responses.id) as "rightCount", min(responses.received_at) as "firstRightAt"
      from attempt_variants variants
      join attempts on attempts.id = variants.attempt_id
      join users on users.id = attempts.user_id
      left join responses on responses.attempt_variant_id = variants.id and responses.outcome = 'right'
      where variants.id in ${listed(ids)}
      group by variants.id, variants.right_on, users.time_zone`,
  );

async function updateVariants(db: Queryable, list: readonly New[]): Promise<void> {
  const rows = list.map(({ id, rightCount, rightOn }) => ({ id, right_count: rightCount, right_on: rightOn }));
  await db.execute(sql`
    update attempt_variants set right_count = row.right_count, right_on = row.right_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, right_count integer, right_on date)
    where attempt_variants.id = row.id
      and (attempt_variants.right_count, attempt_variants.right_on)
        is distinct from (row.right_count, row.right_on)`);
}

/** Questions of reviews that were answered right and have no day. */
const selectReviewed = (db: Queryable, ids: readonly string[]): Promise<Answered[]> =>
  rowsOf(
    db,
    answered,
    sql`
      select questions.id, null as "rightOn", users.time_zone as "timeZone",
        count(*) as "rightCount", min(responses.received_at) as "firstRightAt"
      from review_questions questions
      join users on users.id = questions.user_id
      join review_responses responses on responses.question_id = questions.id and responses.outcome = 'right'
      where questions.right_on is null and questions.id in ${listed(ids)}
      group by questions.id, users.time_zone`,
  );

async function updateReviewed(db: Queryable, list: readonly New[]): Promise<void> {
  const rows = list.map(({ id, rightOn }) => ({ id, right_on: rightOn }));
  await db.execute(sql`
    update review_questions set right_on = row.right_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, right_on date)
    where review_questions.id = row.id`);
}
