import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, inArray, isNull, ne, not } from 'drizzle-orm';
import { isTestMember } from '../../../core/db/columns.ts';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  members,
  responses,
  tasks,
} from '../../../core/db/tables/index.ts';

export type AnalysisStore = ReturnType<typeof createAnalysisStore>;
export type FirstResponse = Awaited<ReturnType<AnalysisStore['selectFirstOfTask']>>[number];

const mostOfExercise = 2000;

/** First answers of learners. */
export function createAnalysisStore({ db }: Pick<Database, 'db'>) {
  const shown = { response: responses, variant: attemptVariants, userId: attempts.userId };
  const isLearner = and(
    eq(members.classroomId, tasks.classroomId),
    eq(members.userId, attempts.userId),
    eq(members.role, 'learner'),
    isNull(members.removedAt),
    not(isTestMember),
  );
  const firstOf = [asc(attempts.number), asc(attemptVariants.number), asc(responses.receivedAt), asc(responses.id)];
  return {
    /** The first response of each learner to each question of a task. */
    selectFirstOfTask: (taskId: string) =>
      db
        .selectDistinctOn([attemptVariants.taskItemId, attempts.userId], shown)
        .from(responses)
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(members, isLearner)
        .where(eq(attempts.taskId, taskId))
        .orderBy(attemptVariants.taskItemId, attempts.userId, ...firstOf),

    /** The first response of each learner of the user's own classes to an exercise, the newest of two thousand. */
    async selectFirstOfExercise(exerciseId: string, teacherId: string) {
      const taught = db
        .select({ id: members.classroomId })
        .from(members)
        .where(and(eq(members.userId, teacherId), ne(members.role, 'learner'), isNull(members.removedAt)));
      const first = db
        .selectDistinctOn([attempts.userId], { id: responses.id, receivedAt: responses.receivedAt })
        .from(responses)
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(members, isLearner)
        .where(and(eq(exerciseVersions.exerciseId, exerciseId), inArray(tasks.classroomId, taught)))
        .orderBy(attempts.userId, asc(responses.receivedAt), asc(responses.id))
        .as('first');
      return db
        .select(shown)
        .from(first)
        .innerJoin(responses, eq(responses.id, first.id))
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .orderBy(desc(first.receivedAt))
        .limit(mostOfExercise);
    },
  };
}

export const analysisData = ownData(createAnalysisStore);
