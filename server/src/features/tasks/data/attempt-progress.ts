import { and, eq, inArray, isNull, max, sql, sum, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { attempts, attemptVariants, members, taskItems, tasks } from '../../../core/db/tables/index.ts';
import { isRight } from '../work/rules/right.ts';

/** The progress of an attempt. `score` counts each item's best variant. */
export interface AttemptProgress {
  readonly attemptId: string;
  readonly taskId: string;
  readonly userId: string;
  readonly number: number;
  readonly startedAt: Date;
  readonly closesAt: Date | null;
  readonly handedInAt: Date | null;
  readonly handedInBy: 'learner' | 'server' | 'teacher' | null;
  readonly lastActiveAt: Date;
  readonly score: number;
  readonly answered: number;
  readonly right: number;
  readonly responses: number;
}

/** Queries for the progress of learners in tasks. */
export function createProgressQueries({ db }: Pick<Database, 'db'>) {
  return {
    /** Every attempt in a class's tasks, or in one task; of one learner or of all who are still in the class. */
    async selectProgress({ classId, taskId, userId }: { classId: string; taskId?: string; userId?: string }) {
      const where = taskId ? and(eq(tasks.classroomId, classId), eq(tasks.id, taskId)) : eq(tasks.classroomId, classId);
      return selectProgress(db, where, userId);
    },

    /** Every attempt of one learner in the tasks of these classes. */
    async selectProgressIn(classIds: readonly string[], userId: string): Promise<AttemptProgress[]> {
      return selectProgress(db, inArray(tasks.classroomId, [...classIds]), userId);
    },
  };
}

async function selectProgress(db: Database['db'], where: SQL | undefined, userId?: string): Promise<AttemptProgress[]> {
  const condition = and(where, userId ? eq(attempts.userId, userId) : undefined);
  const items = db.$with('items').as(
    db
      .select({
        attemptId: attemptVariants.attemptId,
        itemId: attemptVariants.taskItemId,
        share: max(attemptVariants.share).as('share'),
        responses: sum(attemptVariants.responseCount).as('responses'),
      })
      .from(attemptVariants)
      .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
      .innerJoin(tasks, eq(tasks.id, attempts.taskId))
      .where(condition)
      .groupBy(attemptVariants.attemptId, attemptVariants.taskItemId),
  );
  return db
    .with(items)
    .select({
      attemptId: attempts.id,
      taskId: attempts.taskId,
      userId: attempts.userId,
      number: attempts.number,
      startedAt: attempts.startedAt,
      closesAt: attempts.closesAt,
      handedInAt: attempts.handedInAt,
      handedInBy: attempts.handedInBy,
      lastActiveAt: attempts.lastActiveAt,
      score: sql`coalesce(sum(${items.share} * ${taskItems.points}), 0)`.mapWith(Number),
      answered: sql`count(*) filter (where ${items.responses} > 0)`.mapWith(Number),
      right: sql`count(*) filter (where ${items.share} >= ${isRight})`.mapWith(Number),
      responses: sql`coalesce(sum(${items.responses}), 0)`.mapWith(Number),
    })
    .from(attempts)
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(
      members,
      and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId), isNull(members.removedAt)),
    )
    .leftJoin(items, eq(items.attemptId, attempts.id))
    .leftJoin(taskItems, eq(taskItems.id, items.itemId))
    .where(condition)
    .groupBy(attempts.id);
}
