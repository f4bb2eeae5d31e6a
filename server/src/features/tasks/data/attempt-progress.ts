import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
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
      responses: attempts.responseCount,
    })
    .from(attempts)
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(
      members,
      and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId), isNull(members.removedAt)),
    )
    .where(and(where, userId ? eq(attempts.userId, userId) : undefined));
}
