import { ownData } from '../../../core/own.ts';
import { and, asc, count, countDistinct, desc, eq, gt, gte, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  members,
  responses,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { isRight, triesUntilStuck } from '../../tasks/api.ts';
import { isTestMember, titleOfVersion } from '../../../core/db/columns.ts';
import { column } from '../../../core/db/rows.ts';
import { fromResponsesToItems } from '../../attempts/api.ts';

/** The learner who made the attempt, while they are in the class and count there. */
const isLearnerOf = (classId: typeof tasks.classroomId) =>
  and(
    eq(members.classroomId, classId),
    eq(members.userId, attempts.userId),
    eq(members.role, 'learner'),
    isNull(members.removedAt),
    not(isTestMember),
  );

/** Queries for the work of learners as teachers read it. */
export function createResultStore({ db }: Pick<Database, 'db'>) {
  return { ...learnerQueries(db), ...runningQueries(db), ...downloadQueries(db) };
}

/** Learners and what they are doing. */
function learnerQueries(db: Database['db']) {
  return {
    /** Learners of the class, unsorted. */
    async selectLearners(classId: string) {
      return db
        .select({
          memberId: members.id,
          userId: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          isTest: isTestMember,
        })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.classroomId, classId), eq(members.role, 'learner'), isNull(members.removedAt)));
    },

    /** Every variant of everyone's attempts in a task. */
    async selectVariants(taskId: string, userId?: string) {
      return db
        .select({
          variant: attemptVariants,
          userId: attempts.userId,
          itemPosition: taskItems.position,
          points: taskItems.points,
          versionId: attemptVariants.exerciseVersionId,
          title: titleOfVersion,
        })
        .from(attemptVariants)
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .where(and(eq(attempts.taskId, taskId), userId ? eq(attempts.userId, userId) : undefined))
        .orderBy(asc(taskItems.position), asc(attemptVariants.number));
    },
  };
}

/** Queries for running attempts. */
function runningQueries(db: Database['db']) {
  return {
    /** Tasks of these classes that are open now, and how many of the learners have begun each. */
    async selectRunningTasks(classIds: readonly string[], now: Date) {
      if (classIds.length === 0) return [];
      return db
        .select({
          id: tasks.id,
          classId: tasks.classroomId,
          name: tasks.name,
          kind: tasks.kind,
          dueAt: tasks.dueAt,
          startedCount: countDistinct(members.userId),
        })
        .from(tasks)
        .leftJoin(attempts, eq(attempts.taskId, tasks.id))
        .leftJoin(members, isLearnerOf(tasks.classroomId))
        .where(
          and(
            inArray(tasks.classroomId, [...classIds]),
            isNull(tasks.archivedAt),
            or(isNull(tasks.opensAt), lte(tasks.opensAt, now)),
            or(isNull(tasks.dueAt), gt(tasks.dueAt, now)),
          ),
        )
        .groupBy(tasks.id);
    },

    /**
     * How many learners are stuck on which question of these tasks, the question with most of them first. A learner is
     * stuck on the last question whose newest variant has taken three tries or more, and that is right in no variant.
     */
    async countStuck(taskIds: readonly string[]) {
      if (taskIds.length === 0) return [];
      const newest = db
        .selectDistinctOn([attempts.taskId, attempts.userId, taskItems.position], {
          taskId: attempts.taskId,
          userId: attempts.userId,
          position: taskItems.position,
          tries: attemptVariants.responseCount,
          best: column(
            z.number(),
            sql`max(${attemptVariants.share}) over (partition by ${attempts.userId}, ${taskItems.id})`,
          ).as('best'),
        })
        .from(attemptVariants)
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(members, isLearnerOf(tasks.classroomId))
        .where(inArray(attempts.taskId, [...taskIds]))
        .orderBy(asc(attempts.taskId), asc(attempts.userId), asc(taskItems.position), desc(attemptVariants.number))
        .as('newest');
      const stuck = db
        .selectDistinctOn([newest.taskId, newest.userId], { taskId: newest.taskId, position: newest.position })
        .from(newest)
        .where(and(gte(newest.tries, triesUntilStuck), lt(newest.best, isRight)))
        .orderBy(asc(newest.taskId), asc(newest.userId), desc(newest.position))
        .as('stuck');
      return db
        .select({ taskId: stuck.taskId, position: stuck.position, learnerCount: count() })
        .from(stuck)
        .groupBy(stuck.taskId, stuck.position)
        .orderBy(desc(count()), asc(stuck.position));
    },
  };
}

/** Queries for downloads, page by page. */
function downloadQueries(db: Database['db']) {
  return {
    /** A page of the attempts in a class in the order of their ids (uuid v7: by time begun). */
    async selectAttemptIds({ classId, after, limit }: { classId: string; after: string | null; limit: number }) {
      const rows = await db
        .select({ id: attempts.id })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .where(and(eq(tasks.classroomId, classId), after ? gt(attempts.id, after) : undefined))
        .orderBy(asc(attempts.id))
        .limit(limit);
      return rows.map((row) => row.id);
    },

    /** A page of the responses in these attempts, attempt by attempt, each in the order of ids. */
    async selectResponsePage({
      attemptIds,
      after,
      limit,
    }: {
      attemptIds: readonly string[];
      after: { readonly attemptId: string; readonly id: string } | null;
      limit: number;
    }) {
      return fromResponsesToItems(db, {
        id: responses.id,
        attemptId: attempts.id,
        receivedAt: responses.receivedAt,
        answers: responses.answers,
        outcome: responses.outcome,
        verdict: responses.verdict,
        share: responses.share,
        credit: responses.credit,
        isLate: responses.isLate,
        secondsSpent: responses.secondsSpent,
        place: attemptVariants.place,
        points: taskItems.points,
        title: titleOfVersion,
        taskName: tasks.name,
        attemptNumber: attempts.number,
        variantNumber: attemptVariants.number,
        firstName: users.firstName,
        lastName: users.lastName,
      })
        .where(
          and(
            inArray(attempts.id, [...attemptIds]),
            after ? sql`(${attempts.id}, ${responses.id}) > (${after.attemptId}, ${after.id})` : undefined,
          ),
        )
        .orderBy(asc(attempts.id), asc(responses.id))
        .limit(limit);
    },
  };
}

export const resultData = ownData(createResultStore);
