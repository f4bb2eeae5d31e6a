import { and, asc, desc, eq, gte, inArray, isNull, lte, not, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { isTestMember } from '../../../core/db/columns.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import {
  attempts,
  attemptVariants,
  exercises,
  exerciseVersions,
  members,
  responses,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import { fromResponses } from '../../attempts/api.ts';
import { masteryWeights, topicOf } from '../../results/api.ts';

export interface Scope {
  readonly classIds: readonly string[];
  /** These learners alone; all without. */
  readonly userIds?: readonly string[];
  readonly isPracticeOnly?: boolean;
}

const weekSeconds = 7 * 86_400;

/** Sums over the work of classes. Everything is counted in the database; rows are no more than weeks, or cells of a map. */
function createTrendStore({ db }: Pick<Database, 'db'>) {
  const isLearner = and(
    eq(members.classroomId, tasks.classroomId),
    eq(members.userId, attempts.userId),
    eq(members.role, 'learner'),
    isNull(members.removedAt),
  );
  const inScope = ({ classIds, userIds, isPracticeOnly = false }: Scope): SQL | undefined =>
    and(
      inArray(tasks.classroomId, [...classIds]),
      userIds === undefined ? undefined : inArray(attempts.userId, [...userIds]),
      isPracticeOnly ? eq(tasks.kind, 'practice') : undefined,
      isNull(tasks.archivedAt),
    );
  return {
    ...mapQueries(db, inScope),

    /**
     * Sums of the weeks before `until`, week 0 being the newest, by the last work on each attempt. It reads the sums that are
     * kept with attempts: first those of each learner, so that people are counted without sorting all of them.
     */
    async sumWeeks(scope: Scope, { until, weeks }: { readonly until: Date; readonly weeks: number }) {
      const since = new Date(until.getTime() - weeks * weekSeconds * 1000);
      const age = sql`floor(date_part('epoch', ${until.toISOString()}::timestamptz - ${attempts.lastActiveAt}) / ${weekSeconds}::int)`;
      const ofLearners = db
        .select({
          classId: tasks.classroomId,
          week: column(z.coerce.number(), age).as('week'),
          answered: sql`sum(${attempts.answeredCount})`.as('answered'),
          right: sql`sum(${attempts.rightCount})`.as('right'),
        })
        .from(attempts)
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(members, scope.userIds === undefined ? and(isLearner, not(isTestMember)) : isLearner)
        .where(and(inScope(scope), gte(attempts.lastActiveAt, since), lte(attempts.lastActiveAt, until)))
        .groupBy(tasks.classroomId, attempts.userId, sql`week`)
        .as('of_learners');
      return db
        .select({
          classId: ofLearners.classId,
          week: ofLearners.week,
          activeCount: sql`count(*)`.mapWith(Number),
          answerCount: sql`sum(${ofLearners.answered})`.mapWith(Number),
          right: sql`sum(${ofLearners.right})`.mapWith(Number),
        })
        .from(ofLearners)
        .groupBy(ofLearners.classId, ofLearners.week)
        .limit(scope.classIds.length * (weeks + 1));
    },
  };
}

function mapQueries(db: Database['db'], inScope: (scope: Scope) => SQL | undefined) {
  return {
    /**
     * Mastery by learner and topic as `results` defines it, now and as it was at `before`. Answers before `since` are not
     * read: they would hardly weigh.
     */
    async selectMastery(scope: Scope, { since, before, limit }: { since: Date; before: Date; limit: number }) {
      const numbered = fromResponses(db, {
        userId: attempts.userId,
        topic: topicOf.as('topic'),
        share: responses.share,
        receivedAt: responses.receivedAt,
        place:
          sql`row_number() over (partition by ${attempts.userId}, ${topicOf} order by ${responses.receivedAt} desc)`
            .mapWith(Number)
            .as('place'),
      })
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .innerJoin(exercises, eq(exercises.id, exerciseVersions.exerciseId))
        .where(and(inScope(scope), gte(attempts.lastActiveAt, since)))
        .as('numbered');
      const weight = sql`power(${masteryWeights.decay}::float8, ${numbered.place} - 1)`;
      const isBefore = sql`${numbered.receivedAt} < ${before.toISOString()}::timestamptz`;
      return db
        .select({
          userId: numbered.userId,
          topic: numbered.topic,
          answers: sql`count(*)`.mapWith(Number),
          mastery: sql`sum(${numbered.share} * ${weight}) / sum(${weight})`.mapWith(Number),
          answersBefore: sql`count(*) filter (where ${isBefore})`.mapWith(Number),
          masteryBefore: sql`coalesce(sum(${numbered.share} * ${weight}) filter (where ${isBefore})
            / nullif(sum(${weight}) filter (where ${isBefore}), 0), 0)`.mapWith(Number),
        })
        .from(numbered)
        .where(lte(numbered.place, masteryWeights.mostAnswers))
        .groupBy(numbered.userId, numbered.topic)
        .orderBy(desc(sql`count(*)`), asc(numbered.topic))
        .limit(limit);
    },

    /** One page of the learners of a class by name, and how many there are. */
    async selectLearners(classId: string, { offset, limit }: { offset: number; limit: number }) {
      return db
        .select({
          memberId: members.id,
          userId: members.userId,
          firstName: users.firstName,
          lastName: users.lastName,
          total: sql`count(*) over ()`.mapWith(Number),
        })
        .from(members)
        .innerJoin(users, eq(users.id, members.userId))
        .where(
          and(
            eq(members.classroomId, classId),
            eq(members.role, 'learner'),
            isNull(members.removedAt),
            not(isTestMember),
          ),
        )
        .orderBy(asc(users.lastName), asc(users.firstName), asc(members.id))
        .offset(offset)
        .limit(limit);
    },
  };
}

export const trendData = ownData(createTrendStore);
