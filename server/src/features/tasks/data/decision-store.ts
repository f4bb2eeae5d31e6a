import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { gradeChanges, tasks } from '../../../core/db/tables/index.ts';

export type DecisionStore = ReturnType<typeof createDecisionStore>;
export type GradeDecision = Awaited<ReturnType<DecisionStore['selectDecided']>>[number];

interface OfTask {
  readonly classId: string;
  readonly taskId: string;
  readonly userId?: string;
}

/** Queries for teachers' decisions about learners' scores in tasks. */
export function createDecisionStore({ db }: Pick<Database, 'db'>) {
  const newest = () =>
    db
      .selectDistinctOn([gradeChanges.taskId, gradeChanges.userId], {
        taskId: gradeChanges.taskId,
        userId: gradeChanges.userId,
        score: gradeChanges.score,
        isExcused: gradeChanges.isExcused,
        reason: gradeChanges.reason,
      })
      .from(gradeChanges);
  const order = [
    asc(gradeChanges.taskId),
    asc(gradeChanges.userId),
    desc(gradeChanges.changedAt),
    desc(gradeChanges.id),
  ];
  const ofTasks = lazily(() =>
    newest()
      .where(isAnyOf(gradeChanges.taskId, 'taskIds'))
      .orderBy(...order)
      .prepare('decisions_of_tasks'),
  );

  const ofLearner = lazily(() =>
    newest()
      .innerJoin(tasks, eq(tasks.id, gradeChanges.taskId))
      .where(and(eq(tasks.classroomId, sql.placeholder('classId')), eq(gradeChanges.userId, sql.placeholder('userId'))))
      .orderBy(...order)
      .prepare('decisions_of_learner'),
  );

  return {
    /** The newest decision for each learner in a task, or for one of them; those that were taken back are left out. */
    async selectOfTask({ classId, userId, taskId }: OfTask) {
      const rows = await newest()
        .innerJoin(tasks, eq(tasks.id, gradeChanges.taskId))
        .where(
          and(
            eq(tasks.classroomId, classId),
            eq(gradeChanges.taskId, taskId),
            userId ? eq(gradeChanges.userId, userId) : undefined,
          ),
        )
        .orderBy(...order);
      return rows.filter(isInForce);
    },

    /** The same for a learner in each task of a class. */
    selectOfLearner: async (whose: { readonly classId: string; readonly userId: string }) =>
      (await ofLearner().execute({ ...whose })).filter(isInForce),

    /** The same for these tasks. */
    selectDecided: async (taskIds: readonly string[]) => (await ofTasks().execute({ taskIds })).filter(isInForce),
  };
}

const isInForce = ({ isExcused, score }: { readonly isExcused: boolean; readonly score: number | null }) =>
  isExcused || score !== null;

export const decisionData = ownData(createDecisionStore);
