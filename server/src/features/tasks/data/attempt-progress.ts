import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { attempts, members, tasks } from '../../../core/db/tables/index.ts';

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
}

/** How many learners have begun a task, and are through with it. */
export interface TaskWork {
  readonly taskId: string;
  readonly started: number;
  readonly finished: number;
}

const isOfMember = and(
  eq(members.classroomId, tasks.classroomId),
  eq(members.userId, attempts.userId),
  isNull(members.removedAt),
);

/** Whether the learner is through with the task by this attempt: `isFinished` in `work/tasks.ts`, for counting. */
const isFinished = sql`case when ${tasks.kind} = 'assessment' then ${attempts.handedInAt} is not null
  else ${attempts.rightCount} >= ${tasks.questionCount}
    or ${attempts.handedInAt} is not null and ${attempts.handedInBy} <> 'server' end`;

/** Queries for the progress of learners in tasks. */
export function createProgressQueries({ db }: Pick<Database, 'db'>) {
  return {
    /** Every attempt in a class's tasks, or in one task; of one learner or of all who are still in the class. */
    async selectProgress({ classId, taskId, userId }: { classId: string; taskId?: string; userId?: string }) {
      const where = taskId ? and(eq(tasks.classroomId, classId), eq(tasks.id, taskId)) : eq(tasks.classroomId, classId);
      return selectProgress(db, where, userId);
    },

    /** How many of those who are still in the class have begun its tasks, or one of them, and are through with it. */
    async countWork({ classId, taskId }: { classId: string; taskId?: string }): Promise<TaskWork[]> {
      const ofLearner = db
        .select({ taskId: attempts.taskId, isFinished: sql`bool_or(${isFinished})`.as('is_finished') })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(members, isOfMember)
        .where(and(eq(tasks.classroomId, classId), taskId ? eq(tasks.id, taskId) : undefined))
        .groupBy(attempts.taskId, attempts.userId)
        .as('of_learner');
      return db
        .select({
          taskId: ofLearner.taskId,
          started: count(),
          finished: sql`count(*) filter (where ${ofLearner.isFinished})`.mapWith(Number),
        })
        .from(ofLearner)
        .groupBy(ofLearner.taskId);
    },

    /** Those of these learners of the class who are through with the task. */
    async selectFinished(ids: { classId: string; taskId: string }, userIds: readonly string[]): Promise<string[]> {
      if (userIds.length === 0) return [];
      const rows = await db
        .selectDistinct({ userId: attempts.userId })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(members, isOfMember)
        .where(
          and(
            eq(tasks.classroomId, ids.classId),
            eq(tasks.id, ids.taskId),
            inArray(attempts.userId, [...userIds]),
            isFinished,
          ),
        );
      return rows.map(({ userId }) => userId);
    },
  };
}

async function selectProgress(db: Database['db'], where: SQL | undefined, userId?: string): Promise<AttemptProgress[]> {
  return db
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
      score: attempts.score,
      answered: attempts.answeredCount,
      right: attempts.rightCount,
    })
    .from(attempts)
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(members, isOfMember)
    .where(and(where, userId ? eq(attempts.userId, userId) : undefined));
}
