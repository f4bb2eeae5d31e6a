import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  members,
  responses,
  taskItems,
  tasks,
  users,
} from '../../db/tables/index.ts';

export type ResultStore = ReturnType<typeof createResultStore>;

/** What teachers read of their learners' work. */
export function createResultStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Learners of the class, unsorted. */
    async selectLearners(classId: string) {
      return db
        .select({
          memberId: members.id,
          userId: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.classroomId, classId), eq(members.role, 'learner'), isNull(members.removedAt)));
    },

    /** A member of the class, also one who was taken out; null for anybody else. */
    async findMember({ classId, memberId }: { classId: string; memberId: string }) {
      const [row] = await db
        .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(and(eq(members.id, memberId), eq(members.classroomId, classId)));
      return row ?? null;
    },

    /** Every variant of everyone's attempts in a task. */
    async selectVariants(taskId: string, userId?: string) {
      return db
        .select({
          variant: attemptVariants,
          userId: attempts.userId,
          itemPosition: taskItems.position,
          points: taskItems.points,
          versionId: taskItems.exerciseVersionId,
          title: sql<string>`${exerciseVersions.document} ->> 'title'`,
        })
        .from(attemptVariants)
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(and(eq(attempts.taskId, taskId), userId ? eq(attempts.userId, userId) : undefined))
        .orderBy(asc(taskItems.position), asc(attemptVariants.number));
    },

    async selectResponses(attemptVariantIds: readonly string[]) {
      if (attemptVariantIds.length === 0) return [];
      return db
        .select()
        .from(responses)
        .where(inArray(responses.attemptVariantId, [...attemptVariantIds]))
        .orderBy(asc(responses.receivedAt), asc(responses.id));
    },

    /** One page of all responses of a class in the order of their ids (uuid v7: by time made). */
    async selectResponsePage({ classId, after, limit }: { classId: string; after: string | null; limit: number }) {
      return db
        .select({
          id: responses.id,
          receivedAt: responses.receivedAt,
          answers: responses.answers,
          outcome: responses.outcome,
          share: responses.share,
          itemPosition: taskItems.position,
          points: taskItems.points,
          title: sql<string>`${exerciseVersions.document} ->> 'title'`,
          taskName: tasks.name,
          attemptNumber: attempts.number,
          variantNumber: attemptVariants.number,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(responses)
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .innerJoin(users, eq(users.id, attempts.userId))
        .where(and(eq(tasks.classroomId, classId), after ? sql`${responses.id} > ${after}` : undefined))
        .orderBy(asc(responses.id))
        .limit(limit);
    },
  };
}
