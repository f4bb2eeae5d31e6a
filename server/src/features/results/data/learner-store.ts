import { ownData } from '../../../core/own.ts';
import { and, asc, count, desc, eq, gt, gte, isNull, lte, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lazily } from '../../../core/db/lazily.ts';
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

const ofLearner = and(
  eq(tasks.classroomId, sql.placeholder('classId')),
  eq(attempts.userId, sql.placeholder('userId')),
);

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
  const newest = lazily(() => prepareNewest(db));
  const counted = lazily(() =>
    db
      .select({ count: count(), lastActiveAt: max(attempts.lastActiveAt) })
      .from(attempts)
      .innerJoin(tasks, eq(tasks.id, attempts.taskId))
      .where(and(ofLearner, isNull(tasks.archivedAt)))
      .prepare('attempts_of_learner_counted'),
  );

  return {
    /** The newest attempts with what they came to. */
    async selectAttempts(whose: Whose, most: number) {
      const items = await newest().items.execute({ ...whose, most });
      const byAttempt = Map.groupBy(items, ({ attemptId }) => attemptId);
      const rows = await newest().attempts.execute({ ...whose, most });
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
      const [row] = await counted().execute({ ...whose });
      return row ?? { count: 0, lastActiveAt: null };
    },
  };
}

/** Prepares reading a learner's newest attempts, and the questions of them. */
function prepareNewest(db: Queryable) {
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
    .where(and(ofLearner, isNull(tasks.archivedAt)))
    .orderBy(desc(attempts.startedAt), desc(attempts.id))
    .limit(sql.placeholder('most'))
    .as('newest');
  return {
    attempts: db
      .select()
      .from(newest)
      .orderBy(desc(newest.startedAt), desc(newest.id))
      .prepare('newest_attempts_of_learner'),
    items: db
      .select({
        attemptId: attemptVariants.attemptId,
        id: attemptVariants.taskItemId,
        versionId: column(z.string(), sql`min(${attemptVariants.exerciseVersionId}::text)`),
        points: taskItems.points,
        earned: sql`max(${attemptVariants.share}) * ${taskItems.points}`.mapWith(Number),
        tries: sql`sum(${attemptVariants.responseCount})`.mapWith(Number),
        seconds: sql`sum(${attemptVariants.secondsSpent})`.mapWith(Number),
        bestRank: sql`min(${bestRank})`.mapWith(Number),
      })
      .from(attemptVariants)
      .innerJoin(newest, eq(newest.id, attemptVariants.attemptId))
      .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
      .groupBy(attemptVariants.attemptId, attemptVariants.taskItemId, taskItems.points)
      .orderBy(sql`min(${attemptVariants.place})`)
      .prepare('questions_of_newest_attempts'),
  };
}

/** The topic of an exercise, its first two levels. */
export const topicOf = column(
  z.string(),
  sql`rtrim(split_part(${exercises.topic}, '/', 1) || '/' || split_part(${exercises.topic}, '/', 2), '/')`,
);

/** Answers over all attempts. */
function answerQueries(db: Queryable) {
  const firstTries = lazily(() => prepareFirstTries(db));
  const seconds = lazily(() =>
    fromResponses(db, { seconds: sql`coalesce(sum(${responses.secondsSpent}), 0)`.mapWith(Number) })
      .where(
        and(
          ofLearner,
          gt(attempts.lastActiveAt, sql.placeholder('since')),
          gte(responses.receivedAt, sql.placeholder('since')),
        ),
      )
      .prepare('seconds_of_learner'),
  );
  const topicAnswers = lazily(() => prepareTopicAnswers(db));

  return {
    /** Questions that were answered, and how many of them were right with the first answer. */
    async countFirstTries(whose: Whose) {
      const [row] = await firstTries().execute({ ...whose });
      return { all: row?.all ?? 0, right: row?.right ?? 0 };
    },

    async sumSeconds(whose: Whose, since: Date): Promise<number> {
      const [row] = await seconds().execute({ ...whose, since });
      return row?.seconds ?? 0;
    },

    /** The newest answers of each topic, its first two levels, oldest first, and how many there are of it in all. */
    selectTopicAnswers: (whose: Whose) => topicAnswers().execute({ ...whose }),
  };
}

function prepareFirstTries(db: Queryable) {
  const first = db
    .selectDistinctOn([responses.attemptVariantId], { outcome: responses.outcome })
    .from(responses)
    .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
    .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .where(ofLearner)
    .orderBy(asc(responses.attemptVariantId), asc(responses.receivedAt), asc(responses.id))
    .as('first');
  return db
    .select({ all: count(), right: sql`count(*) filter (where ${first.outcome} = 'right')`.mapWith(Number) })
    .from(first)
    .prepare('first_tries_of_learner');
}

function prepareTopicAnswers(db: Queryable) {
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
    .where(ofLearner)
    .as('numbered');
  return db
    .select({ topic: numbered.topic, share: numbered.share, answers: numbered.answers })
    .from(numbered)
    .where(lte(numbered.place, mostAnswers))
    .orderBy(asc(numbered.topic), asc(numbered.receivedAt))
    .limit(3000)
    .prepare('topic_answers_of_learner');
}

export const learnerData = ownData(createLearnerStore);
