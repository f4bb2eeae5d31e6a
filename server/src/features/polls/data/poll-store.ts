import { ownData } from '../../../core/own.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { classrooms, members, pollQuestions, pollRounds, polls, pollVoters } from '../../../core/db/tables/index.ts';
import { isCounted } from './voting-store.ts';
import { column } from '../../../core/db/rows.ts';

export type PollRow = typeof polls.$inferSelect;
export type NewPoll = typeof polls.$inferInsert;
/** A question, with the notation of its poll. */
export type PollQuestionRow = typeof pollQuestions.$inferSelect & Pick<PollRow, 'notation'>;
export type NewPollQuestion = typeof pollQuestions.$inferInsert;
export type PollRound = typeof pollRounds.$inferSelect;
export type PollStore = ReturnType<typeof createPollStore>;

/** Poll sessions, their questions and rounds. */
export function createPollStore({ db }: Pick<Database, 'db'>) {
  return { ...pollQueries(db), ...roomQueries(db), ...listQueries(db), ...questionQueries(db), ...roundQueries(db) };
}

/** Sessions themselves. */
function pollQueries(db: Database['db']) {
  return {
    async findPoll(id: string): Promise<PollRow | null> {
      const [row] = await db.select().from(polls).where(eq(polls.id, id));
      return row ?? null;
    },

    async findLivePoll(joinCode: string): Promise<PollRow | null> {
      const [row] = await db
        .select()
        .from(polls)
        .where(and(eq(polls.joinCode, joinCode), eq(polls.state, 'live')));
      return row ?? null;
    },

    async insertPoll(poll: NewPoll): Promise<void> {
      await db.insert(polls).values(poll);
    },

    async updatePoll(id: string, changes: Partial<NewPoll>): Promise<void> {
      if (Object.keys(changes).length > 0) await db.update(polls).set(changes).where(eq(polls.id, id));
    },

    /** False when the code is another live session's. One that is live already keeps its code. */
    async goLive(
      id: string,
      { joinCode, voterSecret }: Pick<PollRow, 'joinCode' | 'voterSecret'>,
      at: Date,
    ): Promise<boolean> {
      const taken = await db
        .select({ id: polls.id })
        .from(polls)
        .where(eq(polls.joinCode, joinCode ?? ''));
      if (taken.length > 0) return false;
      await db
        .update(polls)
        .set({
          state: 'live',
          joinCode,
          voterSecret: sql`coalesce(${polls.voterSecret}, ${voterSecret})`,
          startedAt: sql`coalesce(${polls.startedAt}, ${at.toISOString()})`,
          endedAt: null,
        })
        .where(and(eq(polls.id, id), sql`${polls.state} <> 'live'`));
      return true;
    },
  };
}

/** Classes and voters of sessions. */
function roomQueries(db: Database['db']) {
  return {
    /** The choice that was made for the newest session of the class. */
    async lastMembersOnly(classroomId: string): Promise<boolean> {
      const [row] = await db
        .select({ membersOnly: polls.membersOnly })
        .from(polls)
        .where(and(eq(polls.classroomId, classroomId), eq(polls.named, false)))
        .orderBy(desc(polls.createdAt), desc(polls.id))
        .limit(1);
      return row?.membersOnly ?? false;
    },

    /** Deletes the secrets of polls that ended before a moment: voters can no longer be linked to people. */
    async deleteVoterSecrets(before: Date): Promise<void> {
      await db
        .update(polls)
        .set({ voterSecret: null })
        .where(and(eq(polls.state, 'done'), isNotNull(polls.voterSecret), lt(polls.endedAt, before)));
    },

    async className(poll: Pick<PollRow, 'classroomId'>): Promise<string | null> {
      if (poll.classroomId === null) return null;
      const [row] = await db
        .select({ name: classrooms.name })
        .from(classrooms)
        .where(eq(classrooms.id, poll.classroomId));
      return row?.name ?? null;
    },

    /** Locks the poll until the transaction has ended. */
    async lockPoll(id: string): Promise<PollRow> {
      const [row] = await db.select().from(polls).where(eq(polls.id, id)).for('update');
      if (!row) throw new Error(`poll ${id} is missing`);
      return row;
    },

    /** How many joined each session, and how many of them answered something. */
    async countVoters(pollIds: readonly string[]) {
      const none = { voters: 0, answered: 0 };
      if (pollIds.length === 0) return () => none;
      const rows = await db
        .select({
          pollId: pollVoters.pollId,
          voters: count(),
          answered: column(
            z.number(),
            sql`count(*) filter (where exists (select 1 from poll_votes v where v.voter_id = poll_voters.id))::integer`,
          ),
        })
        .from(pollVoters)
        .innerJoin(polls, eq(polls.id, pollVoters.pollId))
        .where(and(inArray(pollVoters.pollId, [...pollIds]), isCounted))
        .groupBy(pollVoters.pollId);
      const byPoll = new Map(rows.map((row) => [row.pollId, row]));
      return (pollId: string) => byPoll.get(pollId) ?? none;
    },
  };
}

/** Sessions of a person. */
function listQueries(db: Database['db']) {
  /** Sessions whose class a user teaches, and those without a class that they made. */
  const isOwn = (userId: string): SQL | undefined =>
    or(
      and(eq(polls.ownerId, userId), isNull(polls.classroomId)),
      inArray(
        polls.classroomId,
        db
          .select({ id: members.classroomId })
          .from(members)
          .where(and(eq(members.userId, userId), eq(members.role, 'teacher'), isNull(members.removedAt))),
      ),
    );

  return {
    async countPolls(userId: string) {
      const rows = await db
        .select({ state: polls.state, archived: isNotNull(polls.archivedAt).mapWith(Boolean), count: count() })
        .from(polls)
        .where(isOwn(userId))
        .groupBy(polls.state, isNotNull(polls.archivedAt));
      const of = (state: PollRow['state'], archived: boolean) =>
        rows.find((row) => row.state === state && row.archived === archived)?.count ?? 0;
      return { of };
    },

    selectPolls: (
      userId: string,
      {
        state,
        archived,
        limit,
        offset,
      }: { state?: PollRow['state'] | undefined; archived: boolean; limit: number; offset: number },
    ) =>
      db
        .select({ poll: polls, className: classrooms.name })
        .from(polls)
        .leftJoin(classrooms, eq(classrooms.id, polls.classroomId))
        .where(
          and(
            isOwn(userId),
            archived ? isNotNull(polls.archivedAt) : isNull(polls.archivedAt),
            state ? eq(polls.state, state) : undefined,
          ),
        )
        .orderBy(
          sql`${polls.state} <> 'live'`,
          desc(sql`coalesce(${polls.startedAt}, ${polls.createdAt})`),
          desc(polls.id),
        )
        .limit(limit)
        .offset(offset),
  };
}

/** Questions of sessions. */
function questionQueries(db: Database['db']) {
  return {
    selectQuestions: (pollIds: readonly string[]): Promise<PollQuestionRow[]> =>
      pollIds.length === 0
        ? Promise.resolve([])
        : db
            .select({ ...getTableColumns(pollQuestions), notation: polls.notation })
            .from(pollQuestions)
            .innerJoin(polls, eq(polls.id, pollQuestions.pollId))
            .where(inArray(pollQuestions.pollId, [...pollIds]))
            .orderBy(asc(pollQuestions.position), asc(pollQuestions.id)),

    async insertQuestion(question: NewPollQuestion): Promise<void> {
      await db.insert(pollQuestions).values(question);
    },

    async updateQuestion(id: string, changes: Partial<NewPollQuestion>): Promise<void> {
      if (Object.keys(changes).length > 0) await db.update(pollQuestions).set(changes).where(eq(pollQuestions.id, id));
    },

    async deleteQuestion(id: string): Promise<void> {
      await db.delete(pollRounds).where(eq(pollRounds.questionId, id));
      await db.delete(pollQuestions).where(eq(pollQuestions.id, id));
    },

    /** The questions take these places, from 0. */
    async orderQuestions(pollId: string, questionIds: readonly string[]): Promise<void> {
      const places = sql.join(
        questionIds.map((id, index) => sql`(${id}::uuid, ${index}::integer)`),
        sql`, `,
      );
      if (questionIds.length === 0) return;
      await db.execute(
        sql`update poll_questions q set position = place.position
            from (values ${places}) as place (id, position) where q.id = place.id and q.poll_id = ${pollId}`,
      );
    },
  };
}

/** Rounds of questions. */
function roundQueries(db: Database['db']) {
  return {
    /** All rounds of all questions, oldest first, each with how many have answered. */
    selectRounds: (pollIds: readonly string[]) =>
      pollIds.length === 0
        ? Promise.resolve([])
        : db
            .select({
              round: pollRounds,
              pollId: pollQuestions.pollId,
              answered: column(
                z.number(),
                sql`(select count(*)::integer from poll_votes v join poll_voters p on p.id = v.voter_id where v.round_id = ${pollRounds.id} and p.left_out_at is null)`,
              ),
            })
            .from(pollRounds)
            .innerJoin(pollQuestions, eq(pollQuestions.id, pollRounds.questionId))
            .where(inArray(pollQuestions.pollId, [...pollIds]))
            .orderBy(asc(pollRounds.number)),

    /** False when the question has a round of this number already. */
    async insertRound(round: typeof pollRounds.$inferInsert): Promise<boolean> {
      const inserted = await db.insert(pollRounds).values(round).onConflictDoNothing().returning({ id: pollRounds.id });
      return inserted.length === 1;
    },

    async updateRound(id: string, changes: Partial<PollRound>): Promise<void> {
      await db.update(pollRounds).set(changes).where(eq(pollRounds.id, id));
    },

    /** Closes what is open in the session, but for one round. */
    async closeRounds(pollId: string, at: Date, except?: string): Promise<void> {
      await db
        .update(pollRounds)
        .set({ closedAt: at })
        .where(
          and(
            isNull(pollRounds.closedAt),
            inArray(
              pollRounds.questionId,
              db.select({ id: pollQuestions.id }).from(pollQuestions).where(eq(pollQuestions.pollId, pollId)),
            ),
            except === undefined ? undefined : sql`${pollRounds.id} <> ${except}`,
          ),
        );
    },
  };
}

export const pollData = ownData(createPollStore);
