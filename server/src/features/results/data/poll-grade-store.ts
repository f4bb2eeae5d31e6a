import { ownData } from '../../../core/own.ts';
import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { lazily } from '../../../core/db/lazily.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { polls, pollVoters } from '../../../core/db/tables/index.ts';

export type PollGradeStore = ReturnType<typeof createPollGradeStore>;
export type GradedPoll = Awaited<ReturnType<PollGradeStore['selectGraded']>>[number];

/** Queries for the scores of polls with names in the grade book of their class. */
export function createPollGradeStore({ db }: Pick<Database, 'db'>) {
  const graded = lazily(() =>
    db
      .select({
        id: polls.id,
        name: polls.name,
        points: polls.gradePoints,
        groupId: polls.gradeGroupId,
        endedAt: polls.endedAt,
      })
      .from(polls)
      .where(and(isCounted, isNull(polls.archivedAt)))
      .orderBy(asc(polls.startedAt), asc(polls.id))
      .prepare('graded_polls_of_class'),
  );
  const scoresOf = (name: string, whose?: SQL) =>
    lazily(() =>
      db
        .select({ pollId: pollVoters.pollId, userId: pollVoters.userId, score: pollVoters.score })
        .from(pollVoters)
        .innerJoin(polls, eq(polls.id, pollVoters.pollId))
        .where(and(isCounted, isNotNull(pollVoters.score), whose))
        .prepare(name),
    );
  const ofClass = scoresOf('poll_scores_of_class');
  const ofPerson = scoresOf('poll_scores_of_person', eq(pollVoters.userId, sql.placeholder('userId')));

  return {
    /** Sessions of the class that count and have ended, oldest first. */
    selectGraded: (classId: string) => graded().execute({ classId }),

    /** People who did not join are missing from it. */
    async selectScores({ classId, userId }: { classId: string; userId?: string | undefined }) {
      const rows = await (userId ? ofPerson().execute({ classId, userId }) : ofClass().execute({ classId }));
      return rows.flatMap((row) =>
        row.userId === null || row.score === null ? [] : [{ pollId: row.pollId, userId: row.userId, score: row.score }],
      );
    },

    /** These are all scores of the session from now on. */
    async writeScores(pollId: string, scores: readonly { readonly userId: string; readonly score: number | null }[]) {
      await db.update(pollVoters).set({ score: null }).where(eq(pollVoters.pollId, pollId));
      if (scores.length === 0) return;
      const rows = sql.join(
        scores.map(({ userId, score }) => sql`(${userId}::uuid, ${score}::real)`),
        sql`, `,
      );
      await db.execute(
        sql`update poll_voters v set score = given.score
          from (values ${rows}) as given (user_id, score)
          where v.poll_id = ${pollId} and v.user_id = given.user_id`,
      );
    },
  };
}

const isCounted = and(
  eq(polls.classroomId, sql.placeholder('classId')),
  eq(polls.named, true),
  eq(polls.state, 'done'),
  ne(polls.gradeBy, 'none'),
);

export const pollGradeData = ownData(createPollGradeStore);
