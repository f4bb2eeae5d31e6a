import { ownData } from '../../../core/own.ts';
import { and, asc, count, desc, eq, gt, gte, isNull, lte, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  exercises,
  exerciseVersions,
  regradedResponses,
  regrades,
  responses,
  taskItems,
  tasks,
} from '../../../core/db/tables/index.ts';
import { mostAnswers } from '../work/mastery.ts';
import { column } from '../../../core/db/rows.ts';
import { fromResponses } from '../../attempts/api.ts';

interface Whose {
  readonly classId: string;
  readonly userId: string;
}

const ofLearner = ({ classId, userId }: Whose) => and(eq(tasks.classroomId, classId), eq(attempts.userId, userId));

/** One learner's work in one class, summed up; every list is bounded. */
export const createLearnerStore = ({ db }: { db: Queryable }) => ({
  ...attemptQueries(db),
  ...answerQueries(db),
});

/** The best first. */
const rankedOutcomes = ['right', 'partly', 'unknown', 'wrong'] as const;

/** The place in that order of the best response of a variant, as regrades that stand have marked it; null without one. */
const bestRank = sql`(
  select min(array_position(array['right', 'partly', 'unknown', 'wrong'], coalesce((
    select ${regradedResponses.outcome} from ${regradedResponses}
    join ${regrades} on ${regrades.id} = ${regradedResponses.regradeId}
    where ${regradedResponses.responseId} = ${responses.id} and ${regrades.undoneAt} is null
    order by ${regrades.appliedAt} desc, ${regrades.id} desc limit 1
  ), ${responses.outcome})))
  from ${responses} where ${responses.attemptVariantId} = ${attemptVariants.id})`;

/** Attempts and what they came to. */
function attemptQueries(db: Queryable) {
  return {
    /** The newest attempts with what they came to. */
    async selectAttempts(whose: Whose, most: number) {
      const newest = db
        .select({
          id: attempts.id,
          taskId: attempts.taskId,
          taskName: tasks.name,
          points: tasks.points,
          timeLimitMinutes: tasks.timeLimitMinutes,
          number: attempts.number,
          startedAt: attempts.startedAt,
          handedInAt: attempts.handedInAt,
          lastActiveAt: attempts.lastActiveAt,
        })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .where(and(ofLearner(whose), isNull(tasks.archivedAt)))
        .orderBy(desc(attempts.startedAt), desc(attempts.id))
        .limit(most)
        .as('newest');
      const items = await db
        .select({
          attemptId: attemptVariants.attemptId,
          id: attemptVariants.taskItemId,
          title: column(z.string(), sql`min(${exerciseVersions.document} ->> 'title')`),
          versionId: column(z.string(), sql`min(${exerciseVersions.id}::text)`),
          points: taskItems.points,
          earned: sql`max(${attemptVariants.share}) * ${taskItems.points}`.mapWith(Number),
          tries: sql`sum(${attemptVariants.responseCount})`.mapWith(Number),
          seconds: sql`sum(${attemptVariants.secondsSpent})`.mapWith(Number),
          bestRank: sql`min(${bestRank})`.mapWith(Number),
        })
        .from(attemptVariants)
        .innerJoin(newest, eq(newest.id, attemptVariants.attemptId))
        .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .groupBy(attemptVariants.attemptId, attemptVariants.taskItemId, taskItems.points)
        .orderBy(sql`min(${attemptVariants.place})`);
      const byAttempt = Map.groupBy(items, ({ attemptId }) => attemptId);
      const rows = await db.select().from(newest).orderBy(desc(newest.startedAt), desc(newest.id));
      return rows.map((row) => {
        const own = (byAttempt.get(row.id) ?? []).map((item) => ({
          ...item,
          outcome: rankedOutcomes[item.bestRank - 1] ?? ('open' as const),
        }));
        const sum = (of: 'earned' | 'tries' | 'seconds') => own.reduce((total, item) => total + item[of], 0);
        return { ...row, items: own, score: sum('earned'), tries: sum('tries'), seconds: sum('seconds') };
      });
    },

    /** How many there are, and when the learner last worked in one. */
    async countAttempts(whose: Whose): Promise<{ count: number; lastActiveAt: Date | null }> {
      const [row] = await db
        .select({ count: count(), lastActiveAt: max(attempts.lastActiveAt) })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .where(and(ofLearner(whose), isNull(tasks.archivedAt)));
      return row ?? { count: 0, lastActiveAt: null };
    },
  };
}

/** The topic of an exercise, its first two levels. */
export const topicOf = column(
  z.string(),
  sql`rtrim(split_part(${exercises.topic}, '/', 1) || '/' || split_part(${exercises.topic}, '/', 2), '/')`,
);

/** Answers over all attempts. */
function answerQueries(db: Queryable) {
  return {
    /** Questions that were answered, and how many of them were right with the first answer. */
    async countFirstTries(whose: Whose) {
      const first = db
        .selectDistinctOn([responses.attemptVariantId], { outcome: responses.outcome })
        .from(responses)
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .where(ofLearner(whose))
        .orderBy(asc(responses.attemptVariantId), asc(responses.receivedAt), asc(responses.id))
        .as('first');
      const [row] = await db
        .select({ all: count(), right: sql`count(*) filter (where ${first.outcome} = 'right')`.mapWith(Number) })
        .from(first);
      return { all: row?.all ?? 0, right: row?.right ?? 0 };
    },

    async sumSeconds(whose: Whose, since: Date): Promise<number> {
      const [row] = await fromResponses(db, {
        seconds: sql`coalesce(sum(${responses.secondsSpent}), 0)`.mapWith(Number),
      }).where(and(ofLearner(whose), gt(attempts.lastActiveAt, since), gte(responses.receivedAt, since)));
      return row?.seconds ?? 0;
    },

    /** The newest answers of each topic, its first two levels, oldest first, and how many there are of it in all. */
    async selectTopicAnswers(whose: Whose) {
      const numbered = fromResponses(db, {
        topic: topicOf.as('topic'),
        share: responses.share,
        receivedAt: responses.receivedAt,
        place: column(
          z.number(),
          sql`row_number() over (partition by ${topicOf} order by ${responses.receivedAt} desc)`,
        ).as('place'),
        answers: sql`count(*) over (partition by ${topicOf})`.mapWith(Number).as('answers'),
      })
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .innerJoin(exercises, eq(exercises.id, exerciseVersions.exerciseId))
        .where(ofLearner(whose))
        .as('numbered');
      return db
        .select({ topic: numbered.topic, share: numbered.share, answers: numbered.answers })
        .from(numbered)
        .where(lte(numbered.place, mostAnswers))
        .orderBy(asc(numbered.topic), asc(numbered.receivedAt))
        .limit(3000);
    },
  };
}

export const learnerData = ownData(createLearnerStore);
