import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { attempts, attemptVariants, learnerDays, learnerGoals, tasks, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import { fromVariants } from '../../attempts/api.ts';
import type { GoalFrom } from '../work/streak.ts';

/** Goals, and the days on which people answered right. */
export function createGoalStore({ db }: Pick<Database, 'db'>) {
  return {
    async findTimeZone(userId: string): Promise<string | null> {
      const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
      return row?.timeZone ?? null;
    },

    async selectGoals(userId: string): Promise<GoalFrom[]> {
      return db
        .select({
          fromDay: learnerGoals.fromDay,
          rightCount: learnerGoals.rightCount,
          weekDays: learnerGoals.weekDays,
        })
        .from(learnerGoals)
        .where(eq(learnerGoals.userId, userId))
        .orderBy(asc(learnerGoals.fromDay));
    },

    async saveGoal(userId: string, goal: GoalFrom): Promise<void> {
      const { rightCount, weekDays } = goal;
      const change = { rightCount, weekDays: [...weekDays] };
      await db
        .insert(learnerGoals)
        .values({ userId, fromDay: goal.fromDay, ...change })
        .onConflictDoUpdate({ target: [learnerGoals.userId, learnerGoals.fromDay], set: change });
    },

    /** Adds a first right answer outside of tasks to the day; those in tasks are added where they are stored. */
    async addRightAnswer(userId: string, day: string): Promise<void> {
      await db
        .insert(learnerDays)
        .values({ userId, day, rightCount: 1 })
        .onConflictDoUpdate({
          target: [learnerDays.userId, learnerDays.day],
          set: { rightCount: sql`${learnerDays.rightCount} + 1` },
        });
    },

    /** Every day on which the person answered something right. */
    async selectDays(userId: string): Promise<{ day: string; rightCount: number }[]> {
      return db
        .select({ day: learnerDays.day, rightCount: learnerDays.rightCount })
        .from(learnerDays)
        .where(eq(learnerDays.userId, userId));
    },

    /** Right answers in tests that may have results still to come, by test and day. */
    async selectInTests(userId: string) {
      return fromVariants(db, {
        day: sql`${attemptVariants.rightOn}::text`.mapWith(String),
        rightCount: sql`count(*)`.mapWith(Number),
        attempt: { handedInAt: attempts.handedInAt, closesAt: attempts.closesAt },
        task: {
          kind: tasks.kind,
          dueAt: tasks.dueAt,
          lastClosesAt: tasks.lastClosesAt,
          releasedAt: tasks.releasedAt,
          results: tasks.results,
          scores: tasks.scores,
          solutions: tasks.solutions,
        },
      })
        .where(
          and(
            eq(attempts.userId, userId),
            eq(tasks.kind, 'assessment'),
            ne(tasks.results, 'after-answer'),
            gt(attemptVariants.rightCount, 0),
          ),
        )
        .groupBy(attempts.id, tasks.id, attemptVariants.rightOn);
    },
  };
}

export const goalData = ownData(createGoalStore);
