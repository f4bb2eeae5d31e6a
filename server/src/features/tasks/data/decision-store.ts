import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import { gradeChanges, tasks } from '../../../core/db/tables/index.ts';

export type DecisionStore = ReturnType<typeof createDecisionStore>;
export type GradeDecision = Awaited<ReturnType<DecisionStore['selectGradeChanges']>>[number];

interface OfClasses {
  readonly classId: string | readonly string[];
  readonly userId?: string | undefined;
  readonly taskId?: string | readonly string[] | undefined;
}

/** Queries for teachers' decisions about learners' scores in tasks. */
export const createDecisionStore = ({ db }: Pick<Database, 'db'>) => ({
  /** The newest decision for each learner and task of these classes; those that were taken back are left out. */
  async selectGradeChanges({ classId, userId, taskId }: OfClasses) {
    const rows = await db
      .selectDistinctOn([gradeChanges.taskId, gradeChanges.userId], {
        taskId: gradeChanges.taskId,
        userId: gradeChanges.userId,
        score: gradeChanges.score,
        isExcused: gradeChanges.isExcused,
        reason: gradeChanges.reason,
      })
      .from(gradeChanges)
      .innerJoin(tasks, eq(tasks.id, gradeChanges.taskId))
      .where(
        and(
          inArray(tasks.classroomId, [classId].flat()),
          userId ? eq(gradeChanges.userId, userId) : undefined,
          taskId ? inArray(gradeChanges.taskId, [taskId].flat()) : undefined,
        ),
      )
      .orderBy(asc(gradeChanges.taskId), asc(gradeChanges.userId), desc(gradeChanges.changedAt), desc(gradeChanges.id));
    return rows.filter((row) => row.isExcused || row.score !== null);
  },
});

export const decisionData = ownData(createDecisionStore);
