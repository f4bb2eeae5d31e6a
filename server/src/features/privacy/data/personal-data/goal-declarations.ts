import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { learnerGoals } from '../../../../core/db/tables/index.ts';
import { selectShownDays } from '../../../goals/api.ts';
import { own } from './export-steps.ts';
import type { ExportPage, Merging, PersonalDataOfTables } from './rules.ts';

/** Answers of both accounts on a day count together. */
async function mergeDays(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    insert into learner_days (user_id, day, right_count)
    select ${into}, day, right_count from learner_days where user_id = ${from}
    on conflict (user_id, day) do update set right_count = learner_days.right_count + excluded.right_count`);
  await tx.execute(sql`delete from learner_days where user_id = ${from}`);
}

/** Keeps the goals of the remaining account; for days before its first goal the goals of the merged account count, so that no streak is lost. */
async function mergeGoals(tx: Queryable, { from, into }: Merging): Promise<void> {
  await tx.execute(sql`
    delete from learner_goals
    where user_id = ${from} and from_day >= (select min(from_day) from learner_goals where user_id = ${into})`);
  await tx.execute(sql`update learner_goals set user_id = ${into} where user_id = ${from}`);
}

/** Without answers in tests whose results are not out yet. */
const ownDays: ExportPage = async (db, { userId, now, offset, limit }) => {
  const rightOn = await selectShownDays({ connection: { db }, now: () => now }, userId);
  return [...rightOn]
    .filter(([, rightCount]) => rightCount > 0)
    .map(([day, rightCount]) => ({ day, rightCount }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(offset, offset + limit);
};

/** Daily goals, and the days on which people answered right. */
export const goalDeclarations = {
  learnerDays: {
    users: { userId: { merge: mergeDays, erase: 'delete' } },
    export: ownDays,
  },
  learnerGoals: {
    users: { userId: { merge: mergeGoals, erase: 'delete' } },
    export: own(learnerGoals.userId, {
      shown: {
        fromDay: learnerGoals.fromDay,
        rightCount: learnerGoals.rightCount,
        weekDays: learnerGoals.weekDays,
      },
      order: learnerGoals.fromDay,
    }),
  },
} satisfies Partial<PersonalDataOfTables>;
