import { ownData } from '../../../core/own.ts';
import { and, count, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { attempts, attemptVariants, classrooms, responses, tasks, users } from '../../../core/db/tables/index.ts';
import { eraseRows } from './personal-data/engine.ts';
import type { Erasure } from './personal-data/rules.ts';
import { replaceByShadow } from './personal-data/shadows.ts';
import { rowsOf } from '../../../core/db/rows.ts';

/** When learners of the class become anonymous; calendar months, counted in UTC on every server. */
const endOf = (months: SQL | typeof classrooms.retentionMonths) =>
  sql`(((${classrooms.archivedAt} at time zone 'UTC') + make_interval(months => ${months})) at time zone 'UTC')`;

/** Archived again after it was applied, a class comes to its end once more. */
const isNotApplied = or(
  isNull(classrooms.retentionAppliedAt),
  sql`${classrooms.retentionAppliedAt} < ${classrooms.archivedAt}`,
);

const isDue = (now: Date) =>
  and(
    isNotNull(classrooms.retentionMonths),
    isNotNull(classrooms.archivedAt),
    lte(endOf(classrooms.retentionMonths), sql`${now.toISOString()}::timestamptz`),
    isNotApplied,
  );

/** People who learn or learnt in the class, by name still. */
const learnersOf = (classId: string) => sql`
  select users.id from users
  where users.erased_at is null and (
    exists (select 1 from members
      where members.user_id = users.id and members.classroom_id = ${classId} and members.role = 'learner')
    or (
      exists (select 1 from attempts join tasks on tasks.id = attempts.task_id
        where attempts.user_id = users.id and tasks.classroom_id = ${classId})
      and not exists (select 1 from members
        where members.user_id = users.id and members.classroom_id = ${classId} and members.role <> 'learner')
    )
  )`;

/** How long the work of a class is kept with its learners' names. */
export function createRetentionStore({ db }: { readonly db: Queryable }) {
  return {
    /** `months` instead of those that are set shows what these would do. */
    async selectRetention(classId: string, months?: number) {
      const end = endOf(months === undefined ? classrooms.retentionMonths : sql`${months}::int`);
      const [row] = await db
        .select({
          months: classrooms.retentionMonths,
          archivedAt: classrooms.archivedAt,
          removesAt: sql`case when ${isNotApplied} then ${end} end`.mapWith(classrooms.archivedAt),
        })
        .from(classrooms)
        .where(eq(classrooms.id, classId));
      if (!row) throw new Error(`classroom ${classId} is missing`);
      return row as { months: number | null; archivedAt: Date | null; removesAt: Date | null };
    },

    async countAffected(classId: string): Promise<{ learners: number; attempts: number; responses: number }> {
      const learners = learnersOf(classId);
      const [people] = await rowsOf(
        db,
        z.object({ number: z.number() }),
        sql`
        select count(*)::integer as number from (${learners}) as learners`,
      );
      const [work] = await db
        .select({ attempts: sql`count(distinct ${attempts.id})`.mapWith(Number), responses: count(responses.id) })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .leftJoin(attemptVariants, eq(attemptVariants.attemptId, attempts.id))
        .leftJoin(responses, eq(responses.attemptVariantId, attemptVariants.id))
        .where(and(eq(tasks.classroomId, classId), sql`${attempts.userId} in (${learners})`));
      return {
        learners: people?.number ?? 0,
        attempts: work?.attempts ?? 0,
        responses: work?.responses ?? 0,
      };
    },

    ...retentionChanges(db),
  };
}

/** Setting how long names stay, and removing them after that. */
function retentionChanges(db: Queryable) {
  return {
    async updateRetention(classId: string, months: number | null): Promise<void> {
      await db.update(classrooms).set({ retentionMonths: months }).where(eq(classrooms.id, classId));
    },

    async selectDueClasses(now: Date): Promise<string[]> {
      const rows = await db.select({ id: classrooms.id }).from(classrooms).where(isDue(now));
      return rows.map((row) => row.id);
    },

    /** True for one caller alone, whichever node it is on. */
    async claimClass(classId: string, now: Date): Promise<boolean> {
      const claimed = await db
        .update(classrooms)
        .set({ retentionAppliedAt: now })
        .where(and(eq(classrooms.id, classId), isDue(now)))
        .returning({ id: classrooms.id });
      return claimed.length === 1;
    },

    async selectLearnerIds(classId: string): Promise<string[]> {
      const learners = await rowsOf(db, z.object({ id: z.string() }), learnersOf(classId));
      return learners.map(({ id }) => id).sort();
    },

    replaceLearner: (learner: Erasure & { readonly classId: string }) => replaceByShadow(db, learner),

    /** Somebody who only ever gave a name in a class has nothing left: the name goes too. */
    async eraseIfNothingIsLeft(erasure: Erasure): Promise<void> {
      const { userId } = erasure;
      const [left] = await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            eq(users.isAnonymous, true),
            sql`not exists (select 1 from members where members.user_id = ${userId})`,
            sql`not exists (select 1 from attempts where attempts.user_id = ${userId})`,
          ),
        );
      if (left) await eraseRows(db, erasure);
    },
  };
}

export const retentionData = ownData(createRetentionStore);
