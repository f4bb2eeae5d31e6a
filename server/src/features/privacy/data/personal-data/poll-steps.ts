import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../core/db/open-database.ts';
import {
  pollPresences,
  pollQuestions,
  pollRounds,
  polls,
  pollVoters,
  pollVotes,
} from '../../../../core/db/tables/index.ts';
import type { Erasure, ExportPage, Merging } from './rules.ts';
import { column } from '../../../../core/db/rows.ts';

/** One voter a session. Where both accounts answered the same round, the answer of the one that stays counts. */
export async function mergePollVoters(tx: Queryable, { from, into }: Merging): Promise<void> {
  const pairs = sql`
    select ours.id as ours_id, theirs.id as theirs_id
    from poll_voters ours join poll_voters theirs on theirs.poll_id = ours.poll_id
    where ours.user_id = ${into} and theirs.user_id = ${from}`;
  await tx.execute(sql`
    with pairs as (${pairs})
    update poll_votes set voter_id = pairs.ours_id from pairs
    where voter_id = pairs.theirs_id and not exists (
      select 1 from poll_votes own where own.round_id = poll_votes.round_id and own.voter_id = pairs.ours_id)`);
  await tx.execute(sql`
    with pairs as (${pairs})
    update poll_presences set voter_id = pairs.ours_id from pairs
    where voter_id = pairs.theirs_id and not exists (
      select 1 from poll_presences own where own."window" = poll_presences."window" and own.voter_id = pairs.ours_id)`);
  await deleteVoters(tx, sql`select theirs_id from (${pairs}) pair`);
  await tx.execute(sql`update poll_voters set user_id = ${into} where user_id = ${from}`);
}

/** Deletes answers that a person gave under their name. */
export async function erasePollVoters(tx: Queryable, { userId }: Erasure): Promise<void> {
  await deleteVoters(tx, sql`select id from poll_voters where user_id = ${userId}`);
}

async function deleteVoters(tx: Queryable, voters: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`delete from poll_presences where voter_id in (${voters})`);
  await tx.execute(sql`delete from poll_votes where voter_id in (${voters})`);
  await tx.execute(sql`delete from poll_voters where id in (${voters})`);
}

/** Sessions without a class go with who made them, with all that strangers answered; those of a class are the class's. */
export async function erasePolls(tx: Queryable, { userId }: Erasure): Promise<void> {
  const own = sql`select id from polls where owner_id = ${userId} and classroom_id is null`;
  const questions = sql`select id from poll_questions where poll_id in (${own})`;
  await deleteVoters(tx, sql`select id from poll_voters where poll_id in (${own})`);
  await tx.execute(sql`delete from poll_moderations where question_id in (${questions})`);
  await tx.execute(sql`delete from poll_rounds where question_id in (${questions})`);
  await tx.execute(sql`delete from poll_questions where poll_id in (${own})`);
  await tx.execute(sql`delete from polls where owner_id = ${userId} and classroom_id is null`);
}

export const ownPollQuestions: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({ poll: polls.name, question: pollQuestions.body, answer: pollQuestions.key })
    .from(pollQuestions)
    .innerJoin(polls, eq(polls.id, pollQuestions.pollId))
    .where(eq(polls.ownerId, userId))
    .orderBy(asc(pollQuestions.id))
    .limit(limit)
    .offset(offset);

/** Answers in sessions with names; answers without names belong to no one. */
export const ownPollVotes: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({
      poll: polls.name,
      question: column(z.string(), sql`${pollQuestions.view} ->> 'prompt'`),
      round: pollRounds.number,
      answer: pollVotes.values,
      receivedAt: pollVotes.receivedAt,
    })
    .from(pollVotes)
    .innerJoin(pollVoters, eq(pollVoters.id, pollVotes.voterId))
    .innerJoin(pollRounds, eq(pollRounds.id, pollVotes.roundId))
    .innerJoin(pollQuestions, eq(pollQuestions.id, pollRounds.questionId))
    .innerJoin(polls, eq(polls.id, pollQuestions.pollId))
    .where(eq(pollVoters.userId, userId))
    .orderBy(asc(pollVotes.receivedAt), asc(pollVotes.id))
    .limit(limit)
    .offset(offset);

export const ownPollPresences: ExportPage = async (db, { userId, offset, limit }) =>
  db
    .select({ poll: polls.name, enteredAt: pollPresences.enteredAt })
    .from(pollPresences)
    .innerJoin(pollVoters, eq(pollVoters.id, pollPresences.voterId))
    .innerJoin(polls, eq(polls.id, pollVoters.pollId))
    .where(eq(pollVoters.userId, userId))
    .orderBy(asc(pollPresences.enteredAt), asc(pollPresences.voterId))
    .limit(limit)
    .offset(offset);
