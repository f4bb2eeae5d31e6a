import { regradePolicies } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { column } from '../../../core/db/rows.ts';
import { taskItems } from '../../../core/db/tables/index.ts';

/**
 * Standing drops and full marks of a question, the earliest first, which hold for answers that come later too; null where
 * there are none. Full marks after an appeal are for those who wrote the same.
 */
export const lastingDecisions = column(
  z.array(z.object({ policy: z.enum(regradePolicies), part: z.string().nullable() })).nullable(),
  sql`(
    select json_agg(json_build_object('policy', lasting.policy, 'part', lasting.part) order by lasting.applied_at)
    from regrades lasting
    where lasting.task_item_id = ${taskItems.id} and lasting.undone_at is null
      and lasting.policy in ('drop', 'full-marks')
      and not exists (select 1 from appeals where appeals.regrade_id = lasting.id)
  )`,
);
