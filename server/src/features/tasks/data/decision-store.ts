import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { gradeChanges, tasks } from '../../../core/db/tables/index.ts';

export type DecisionStore = ReturnType<typeof createDecisionStore>;
export type GradeDecision = Awaited<ReturnType<DecisionStore['selectGradeChanges']>>[number];

interface OfClasses {
  readonly classId: string | readonly string[];
  readonly userId?: string | undefined;
  readonly taskId?: string | undefined;
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

  return {
    /** The newest decision for each learner and task of these classes; those that were taken back are left out. */
    async selectGradeChanges({ classId, userId, taskId }: OfClasses) {
      const rows = await newest()
        .innerJoin(tasks, eq(tasks.id, gradeChanges.taskId))
        .where(
          and(
            inArray(tasks.classroomId, [classId].flat()),
            userId ? eq(gradeChanges.userId, userId) : undefined,
            taskId ? eq(gradeChanges.taskId, taskId) : undefined,
          ),
        )
        .orderBy(...order);
      return rows.filter(isInForce);
    },

    /** The same for these tasks. */
    selectDecided: async (taskIds: readonly string[]) => (await ofTasks().execute({ taskIds })).filter(isInForce),
  };
}

const isInForce = ({ isExcused, score }: { readonly isExcused: boolean; readonly score: number | null }) =>
  isExcused || score !== null;

export const decisionData = ownData(createDecisionStore);
