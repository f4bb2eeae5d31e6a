import { ownData } from '../../../core/own.ts';
import { and, asc, count, eq, getTableColumns, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import {
  members,
  pollModerations,
  pollPresences,
  pollQuestions,
  pollRounds,
  polls,
  pollVoters,
  pollVotes,
  users,
} from '../../../core/db/tables/index.ts';
import { createSuspicionStore } from './suspicion-store.ts';
import { createVoteWriter } from './vote-writer.ts';
import { column, rowsOf } from '../../../core/db/rows.ts';

export type PollVoter = typeof pollVoters.$inferSelect;
export type NewPollVoter = typeof pollVoters.$inferInsert;

const moves = z.object({ before: z.array(z.string()), after: z.array(z.string()), count: z.number() });

/** Equal answers of a round, letter for letter. */
export interface Tally {
  readonly values: readonly string[];
  readonly count: number;
}

/** Voters of a session who may answer and whose answers count. */
export const isCounted = and(
  isNull(pollVoters.leftOutAt),
  or(polls.named, not(polls.membersOnly), pollVoters.asMember),
);

/** Queries for voters, their votes, presence, and the teacher's moderation. */
export function createPollVotingStore(database: Pick<Database, 'db'>) {
  return {
    ...voters(database),
    ...votes(database),
    ...moderations(database),
    ...createSuspicionStore(database),
  };
}

/** Queries for the voters of a poll. */
function voters({ db }: Pick<Database, 'db'>) {
  return {
    async findVoterByToken(pollId: string, tokenHash: string): Promise<PollVoter | null> {
      const [row] = await db
        .select()
        .from(pollVoters)
        .where(and(eq(pollVoters.pollId, pollId), eq(pollVoters.tokenHash, tokenHash)));
      return row ?? null;
    },

    async findVoterByUser(pollId: string, userId: string): Promise<PollVoter | null> {
      const [row] = await db
        .select()
        .from(pollVoters)
        .where(and(eq(pollVoters.pollId, pollId), eq(pollVoters.userId, userId)));
      return row ?? null;
    },

    /** Nothing happens when the user or the token has joined before. */
    async insertVoter(voter: NewPollVoter): Promise<void> {
      await db.insert(pollVoters).values(voter).onConflictDoNothing();
    },

    async countVoters(pollId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(pollVoters)
        .innerJoin(polls, eq(polls.id, pollVoters.pollId))
        .where(and(eq(pollVoters.pollId, pollId), isCounted));
      return row?.count ?? 0;
    },

    async countPresent(pollId: string): Promise<number> {
      const [row] = await db
        .select({ count: column(z.number(), sql`count(distinct ${pollPresences.voterId})::integer`) })
        .from(pollPresences)
        .innerJoin(pollVoters, eq(pollVoters.id, pollPresences.voterId))
        .where(and(eq(pollVoters.pollId, pollId), isNull(pollVoters.leftOutAt)));
      return row?.count ?? 0;
    },

    async insertPresence(presence: typeof pollPresences.$inferInsert): Promise<void> {
      await db.insert(pollPresences).values(presence).onConflictDoNothing();
    },

    selectPresences: (voterIds: readonly string[]) =>
      voterIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(pollPresences)
            .where(inArray(pollPresences.voterId, [...voterIds]))
            .orderBy(asc(pollPresences.window)),

    /** Those who joined, in the order in which they did, with the names of members. */
    selectVoters: (pollId: string, classroomId: string | null, page?: { limit: number; offset: number }) => {
      const query = db
        .select({
          voter: pollVoters,
          memberId: members.id,
          role: members.role,
          removedAt: members.removedAt,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(pollVoters)
        .leftJoin(users, eq(users.id, pollVoters.userId))
        .leftJoin(
          members,
          and(eq(members.userId, pollVoters.userId), sql`${members.classroomId} = ${classroomId}::uuid`),
        )
        .where(eq(pollVoters.pollId, pollId))
        .orderBy(asc(users.lastName), asc(users.firstName), asc(pollVoters.joinedAt), asc(pollVoters.id));
      return page ? query.limit(page.limit).offset(page.offset) : query;
    },
  };
}

/** Queries for votes. */
function votes({ db }: Pick<Database, 'db'>) {
  return {
    /** Whether this vote is the one that counts now; resolves once it is committed. */
    castVote: createVoteWriter(db),

    /** The answers of a round as they were written, the first written first. */
    selectTally: (roundId: string): Promise<Tally[]> =>
      db
        .select({ values: pollVotes.values, count: count() })
        .from(pollVotes)
        .innerJoin(pollVoters, eq(pollVoters.id, pollVotes.voterId))
        .where(and(eq(pollVotes.roundId, roundId), isNull(pollVoters.leftOutAt)))
        .groupBy(pollVotes.values)
        .orderBy(sql`min(${pollVotes.firstAt})`, asc(pollVotes.values)),

    /** Selects the answers in both rounds of voters who answered in both. */
    selectMoves: (firstRoundId: string, secondRoundId: string) =>
      rowsOf(
        db,
        moves,
        sql`select a.answers as before, b.answers as after, count(*)::integer as count
            from poll_votes a join poll_votes b on b.voter_id = a.voter_id and b.round_id = ${secondRoundId}
            join poll_voters v on v.id = a.voter_id and v.left_out_at is null
            where a.round_id = ${firstRoundId} group by a.answers, b.answers order by a.answers, b.answers`,
      ),

    selectVotesOf: (voterIds: readonly string[]) =>
      voterIds.length === 0
        ? Promise.resolve([])
        : db
            .select({ vote: pollVotes, round: pollRounds })
            .from(pollVotes)
            .innerJoin(pollRounds, eq(pollRounds.id, pollVotes.roundId))
            .where(inArray(pollVotes.voterId, [...voterIds]))
            .orderBy(asc(pollRounds.openedAt)),

    async findVote(roundId: string, voterId: string) {
      const [row] = await db
        .select()
        .from(pollVotes)
        .where(and(eq(pollVotes.roundId, roundId), eq(pollVotes.voterId, voterId)));
      return row ?? null;
    },

    async findRound(pollId: string, questionId: string, number: number) {
      const [row] = await db
        .select({ round: pollRounds, question: { ...getTableColumns(pollQuestions), notation: polls.notation } })
        .from(pollRounds)
        .innerJoin(pollQuestions, eq(pollQuestions.id, pollRounds.questionId))
        .innerJoin(polls, eq(polls.id, pollQuestions.pollId))
        .where(
          and(eq(pollQuestions.pollId, pollId), eq(pollRounds.questionId, questionId), eq(pollRounds.number, number)),
        );
      return row ?? null;
    },
  };
}

/** Queries for what the teacher has let onto the wall. */
function moderations({ db }: Pick<Database, 'db'>) {
  return {
    async selectModerations(questionIds: readonly string[]): Promise<Map<string, Map<string, 'shown' | 'hidden'>>> {
      const rows =
        questionIds.length === 0
          ? []
          : await db
              .select()
              .from(pollModerations)
              .where(inArray(pollModerations.questionId, [...questionIds]));
      return new Map(
        [...Map.groupBy(rows, (row) => row.questionId)].map(([id, own]) => [
          id,
          new Map(own.map((row) => [row.groupKey, row.state])),
        ]),
      );
    },

    async upsertModerations(
      questionId: string,
      keys: readonly string[],
      state: 'shown' | 'hidden',
      decidedAt: Date,
    ): Promise<void> {
      if (keys.length === 0) return;
      await db
        .insert(pollModerations)
        .values(keys.map((groupKey) => ({ questionId, groupKey, state, decidedAt })))
        .onConflictDoUpdate({
          target: [pollModerations.questionId, pollModerations.groupKey],
          set: { state, decidedAt },
        });
    },
  };
}

export const votingData = ownData(createPollVotingStore);
