import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exerciseVersions,
  members,
  regradedResponses,
  regrades,
  responses,
  taskGroups,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { isTestMember, titleOfVersion } from '../../../core/db/columns.ts';
import { fromResponses } from '../../attempts/api.ts';

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** Queries for following learners while they work. */
export function createProgressStore({ db }: Pick<Database, 'db'>) {
  return { ...stateQueries(db), ...answerQueries(db) };
}

/** How far learners are. */
function stateQueries(db: Database['db']) {
  return {
    /** Selects the state of each learner in each item they drew, over all variants and attempts. */
    async selectItemStates(taskId: string) {
      return db
        .select({
          userId: attempts.userId,
          itemId: attemptVariants.taskItemId,
          share: sql`max(${attemptVariants.share})`.mapWith(Number),
          responses: sql`sum(${attemptVariants.responseCount})`.mapWith(Number),
          seconds: sql`sum(${attemptVariants.secondsSpent})`.mapWith(Number),
          /** On the newest variant. */
          tries:
            sql`(array_agg(${attemptVariants.responseCount} order by ${attempts.number} desc, ${attemptVariants.number} desc))[1]`.mapWith(
              Number,
            ),
        })
        .from(attemptVariants)
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .where(eq(attempts.taskId, taskId))
        .groupBy(attempts.userId, attemptVariants.taskItemId);
    },

    /** Items with their titles, in order. */
    async selectItems(taskId: string) {
      return db
        .select({
          id: taskItems.id,
          groupType: taskGroups.type,
          title: titleOfVersion,
          versionId: taskItems.exerciseVersionId,
        })
        .from(taskItems)
        .innerJoin(taskGroups, eq(taskGroups.id, taskItems.groupId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, taskItems.exerciseVersionId))
        .where(eq(taskItems.taskId, taskId))
        .orderBy(asc(taskItems.position));
    },

    /** The first variant that anybody drew of an item: what groups of answers are shown in. */
    async findFirstVariant(itemId: string, versionId: string) {
      const [row] = await db
        .select({ seed: attemptVariants.seed })
        .from(attemptVariants)
        .where(and(eq(attemptVariants.taskItemId, itemId), eq(attemptVariants.exerciseVersionId, versionId)))
        .orderBy(asc(attemptVariants.id))
        .limit(1);
      return row ?? null;
    },
  };
}

/** Queries for answers. */
function answerQueries(db: Database['db']) {
  return {
    /** The newest responses of the class's learners to an item that were not all right, or regraded, newest first. */
    async selectWrongResponses({ taskId, itemId, limit }: { taskId: string; itemId: string; limit: number }) {
      const regraded = db
        .select({ id: regradedResponses.responseId })
        .from(regradedResponses)
        .innerJoin(regrades, eq(regrades.id, regradedResponses.regradeId))
        .where(and(eq(regrades.taskItemId, itemId), isNull(regrades.undoneAt)));
      return fromResponses(db, {
        id: responses.id,
        versionId: attemptVariants.exerciseVersionId,
        seed: attemptVariants.seed,
        answers: responses.answers,
        verdict: responses.verdict,
        outcome: responses.outcome,
        share: responses.share,
        credit: responses.credit,
        receivedAt: responses.receivedAt,
        memberId: members.id,
        firstName: users.firstName,
        lastName: users.lastName,
      })
        .innerJoin(
          members,
          and(
            eq(members.classroomId, tasks.classroomId),
            eq(members.userId, attempts.userId),
            eq(members.role, 'learner'),
            isNull(members.removedAt),
            not(isTestMember),
          ),
        )
        .innerJoin(users, eq(users.id, attempts.userId))
        .where(
          and(
            eq(attempts.taskId, taskId),
            eq(attemptVariants.taskItemId, itemId),
            or(inArray(responses.outcome, ['wrong', 'partly']), inArray(responses.id, regraded)),
          ),
        )
        .orderBy(desc(responses.receivedAt), desc(responses.id))
        .limit(limit);
    },
  };
}

export const progressData = ownData(createProgressStore);
