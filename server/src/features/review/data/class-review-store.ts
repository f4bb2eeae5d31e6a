import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isTestUser } from '../../../core/db/columns.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { classReviews, classrooms } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import type { Connection } from '../../../core/services.ts';

export type ClassReviewRow = typeof classReviews.$inferSelect;

const progress = z.object({
  memberId: z.string(),
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Of the questions that were answered or given up between the two moments, as long as each usually takes. */
  seconds: z.coerce.number(),
  questionCount: z.coerce.number(),
  rightCount: z.coerce.number(),
  /** Exercises of the class that were due and are not reviewed. */
  dueCount: z.coerce.number(),
});
export type ReviewProgress = z.output<typeof progress>;

const counts = z.object({
  id: z.string(),
  learnerCount: z.coerce.number(),
  doneCount: z.coerce.number(),
  nothingDueCount: z.coerce.number(),
});

interface Moments {
  readonly now: Date;
  /** An exercise that falls due within this time is due. */
  readonly aheadMs: number;
}

interface Whose {
  /** A class review. */
  readonly id: string;
  /** One learner; null for all. */
  readonly userId: string | null;
  /** Exercises that tests ask of this learner, in any class: reviews of them wait until the tests end. */
  readonly asked: readonly string[];
}

/** Reviews that are set in classes, and how far learners are with them. */
export function createClassReviewStore({ db, lookups = db }: Connection) {
  return { ...openOnes(lookups), ...rows(db), ...figures(db) };
}

function openOnes(db: Queryable) {
  const open = lazily(() =>
    quickRows(
      db
        .select({ review: classReviews, className: classrooms.name })
        .from(classReviews)
        .innerJoin(classrooms, eq(classrooms.id, classReviews.classroomId))
        .where(and(isAnyOf(classReviews.classroomId, 'classroomIds'), gt(classReviews.dueAt, sql.placeholder('now'))))
        .orderBy(asc(classReviews.dueAt), asc(classReviews.id))
        .prepare('class_reviews_open'),
    ),
  );
  return {
    /** Those that are open in these classes, the next due first. */
    selectOpen: (classroomIds: readonly string[], now: Date) => open().execute({ classroomIds, now }),
  };
}

function rows(db: Database['db']) {
  return {
    selectOfClass: (classroomId: string, limit: number): Promise<ClassReviewRow[]> =>
      db
        .select()
        .from(classReviews)
        .where(eq(classReviews.classroomId, classroomId))
        .orderBy(desc(classReviews.setAt), desc(classReviews.id))
        .limit(limit),

    /** Locks the class, so that two calls do not both find room for one more. */
    async countOpen(classroomId: string, now: Date): Promise<number> {
      await db
        .select({ id: classrooms.id })
        .from(classrooms)
        .where(eq(classrooms.id, classroomId))
        .for('no key update');
      const [row] = await db
        .select({ number: count() })
        .from(classReviews)
        .where(and(eq(classReviews.classroomId, classroomId), gt(classReviews.dueAt, now)));
      return row?.number ?? 0;
    },

    async findClassReview(id: string): Promise<ClassReviewRow | null> {
      const [row] = await db.select().from(classReviews).where(eq(classReviews.id, id));
      return row ?? null;
    },

    async insertClassReview(review: ClassReviewRow): Promise<void> {
      await db.insert(classReviews).values(review);
    },

    async updateClassReview(id: string, changes: Pick<ClassReviewRow, 'minutes' | 'dueAt'>): Promise<void> {
      await db.update(classReviews).set(changes).where(eq(classReviews.id, id));
    },

    async deleteClassReview(id: string): Promise<void> {
      await db.delete(classReviews).where(eq(classReviews.id, id));
    },
  };
}

function figures(db: Database['db']) {
  return {
    /** How far the learners of the class are with a review, or one of them, by their names. */
    selectProgress: ({ id, userId, asked }: Whose, moments: Moments): Promise<ReviewProgress[]> =>
      rowsOf(
        db,
        progress,
        sql`
          select m.id as "memberId", m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
            done.seconds, done.questions as "questionCount", done.right as "rightCount", waiting.due as "dueCount"
          ${learnersOf(sql`r.id = ${id} and (${userId}::uuid is null or m.user_id = ${userId}::uuid)`, asked, moments)}
          order by lower(u.last_name), lower(u.first_name), m.id`,
      ),

    async countProgress(ids: readonly string[], moments: Moments) {
      if (ids.length === 0) return new Map<string, z.output<typeof counts>>();
      const found = await rowsOf(
        db,
        counts,
        sql`
          select r.id, count(*) as "learnerCount",
            count(*) filter (where done.seconds >= r.minutes * 60) as "doneCount",
            count(*) filter (where done.seconds < r.minutes * 60 and waiting.due = 0) as "nothingDueCount"
          ${learnersOf(sql`r.id = any(${sql.param([...ids])}::uuid[]) and not ${isTestUser(sql`m.user_id`)}`, [], moments)}
          group by r.id`,
      );
      return new Map(found.map((row) => [row.id, row]));
    },
  };
}

/**
 * The learners of classes with a review, what each has reviewed for it, and what waits. Exercises of an assessment that is
 * open in the class wait for its end.
 */
const learnersOf = (chosen: ReturnType<typeof sql>, asked: readonly string[], { now, aheadMs }: Moments) => {
  const moment = now.toISOString();
  return sql`
    from class_reviews r join members m on m.classroom_id = r.classroom_id and m.role = 'learner' and m.removed_at is null
    join users u on u.id = m.user_id
    cross join lateral (
      select coalesce(sum(q.seconds), 0) as seconds, count(*) as questions,
        count(*) filter (where q.outcome = 'right') as right
      from review_questions q join review_states s on s.user_id = q.user_id and s.exercise_id = q.exercise_id
      where q.user_id = m.user_id and q.touched_at >= r.set_at and q.answered_at >= r.set_at
        and q.answered_at <= r.due_at and s.classroom_ids @> array[r.classroom_id]
    ) done
    cross join lateral (
      select count(*) as due from review_states s join exercises e on e.id = s.exercise_id
      where s.user_id = m.user_id and s.classroom_ids @> array[r.classroom_id] and e.archived_at is null
        and s.due_at <= least(${moment}::timestamptz, r.due_at) + make_interval(secs => ${aheadMs / 1000})
        and s.last_at <= r.due_at
        and not s.exercise_id = any(${sql.param([...asked])}::uuid[])
        and not exists (
          select 1 from tasks t join task_items i on i.task_id = t.id
          join exercise_versions v on v.id = i.exercise_version_id
          where t.classroom_id = r.classroom_id and t.kind = 'assessment' and t.archived_at is null
            and v.exercise_id = s.exercise_id
            and (t.opens_at is null or t.opens_at <= ${moment}::timestamptz)
            and (t.last_closes_at is null or t.last_closes_at > ${moment}::timestamptz))
    ) waiting
    where ${chosen}`;
};

export const classReviewData = ownData(createClassReviewStore);
