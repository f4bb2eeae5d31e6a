import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import type { Database } from '../../../core/db/open-database.ts';
import { rowsOf } from '../../../core/db/rows.ts';

export interface NewVote {
  readonly roundId: string;
  readonly voterId: string;
  readonly id: string;
  readonly sequence: number;
  readonly values: readonly string[];
  readonly receivedAt: Date;
  /** How much later than the timer's end it may be. */
  readonly graceMs: number;
}

const storedVote = z.object({ round_id: z.string(), voter_id: z.string(), id: z.string() });

export type VoteWriter = (vote: NewVote) => Promise<boolean>;

/**
 * Group commit: the votes of a hall that answers at the same time go into a few statements, and each is acknowledged
 * after its statement has committed. One row for each voter and round: a newer vote takes the place of an older one,
 * the same vote changes nothing, and an older one that comes late is dropped. The statement itself asks whether the
 * round takes votes, so that none gets past a closing between the request's check and its write.
 *
 * Resolves to true when this vote is the one that counts now.
 */
export function createVoteWriter(db: Database['db']): VoteWriter {
  return batched(async (batch: readonly NewVote[]) => {
    const incoming = JSON.stringify(batch.map(toRow));
    const rows = await rowsOf(
      db,
      storedVote,
      sql`
      with incoming as (
        select distinct on (round_id, voter_id) *
        from jsonb_to_recordset(${incoming}::jsonb) as vote (
          round_id uuid, voter_id uuid, id uuid, sequence integer, answers jsonb, received_at timestamptz, grace_ms integer
        )
        order by round_id, voter_id, sequence desc
      ), taken as (
        select incoming.* from incoming join poll_rounds r on r.id = incoming.round_id
        where r.closed_at is null
          and (r.closes_at is null or incoming.received_at < r.closes_at + incoming.grace_ms * interval '1 millisecond')
        for share of r
      )
      insert into poll_votes as stored (round_id, voter_id, id, sequence, answers, first_at, received_at)
      select round_id, voter_id, id, sequence, array(select jsonb_array_elements_text(answers)), received_at, received_at
      from taken
      on conflict (round_id, voter_id) do update
        set id = excluded.id, sequence = excluded.sequence, answers = excluded.answers, received_at = excluded.received_at
        where stored.sequence < excluded.sequence
      returning round_id, voter_id, id`,
    );
    const written = new Set(rows.map((row) => keyOf(row.round_id, row.voter_id, row.id)));
    return batch.map((vote) => written.has(keyOf(vote.roundId, vote.voterId, vote.id)));
  });
}

const keyOf = (...ids: readonly string[]) => ids.join(' ');

function toRow(vote: NewVote) {
  return {
    round_id: vote.roundId,
    voter_id: vote.voterId,
    id: vote.id,
    sequence: vote.sequence,
    answers: vote.values,
    received_at: vote.receivedAt.toISOString(),
    grace_ms: vote.graceMs,
  };
}
