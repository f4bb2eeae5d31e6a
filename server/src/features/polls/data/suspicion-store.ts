import { and, eq, gt, isNull, lte, ne, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { pollSuspicions, pollVoters, pollVotes } from '../../../core/db/tables/index.ts';
import { burst, crowd, hastyMs } from '../work/voting/suspicion-rules.ts';
import { column, rowsOf } from '../../../core/db/rows.ts';

export type SuspicionRow = typeof pollSuspicions.$inferSelect;

/** Which voters: those of an address who were hasty, or those of an address and a kind of browser who came in a burst. */
export type SuspectGroup = Pick<SuspicionRow, 'pollId' | 'kind' | 'addressHash' | 'deviceHash'>;

interface Newcomer {
  readonly id: string;
  readonly pollId: string;
  readonly addressHash: string;
  readonly joinedAt: Date;
}

const counts = z.object({ voters: z.number(), seconds: z.number() });

const isGroup = ({ pollId, kind, addressHash, deviceHash }: SuspectGroup) =>
  and(
    eq(pollSuspicions.pollId, pollId),
    eq(pollSuspicions.kind, kind),
    eq(pollSuspicions.addressHash, addressHash),
    eq(pollSuspicions.deviceHash, deviceHash),
  );

/** Ids of a group's voters; those who were hasty are in one group only. */
const votersOf = ({ pollId, kind, addressHash, deviceHash }: SuspectGroup) =>
  kind === 'hasty'
    ? sql`select id, joined_at from poll_voters
          where poll_id = ${pollId} and address_hash = ${addressHash} and is_hasty`
    : sql`select id, joined_at from (
            select id, joined_at, is_hasty, count(*) over (
              order by joined_at
              range between ${`${burst.seconds} seconds`}::interval preceding
              and ${`${burst.seconds} seconds`}::interval following
            ) as beside
            from poll_voters
            where poll_id = ${pollId} and address_hash = ${addressHash} and device_hash = ${deviceHash} and is_new_device
          ) joined where beside >= ${burst.voters} and not is_hasty`;

/** Voters who may be one person. */
export function createSuspicionStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Notes that a voter answered faster than anybody reads; says how many at the address did, and of how many. */
    async noteHasty(voterId: string, pollId: string, addressHash: string) {
      await db.update(pollVoters).set({ isHasty: true }).where(eq(pollVoters.id, voterId));
      const [row] = await db
        .select({
          hasty: column(z.number(), sql`(count(*) filter (where ${pollVoters.isHasty}))::integer`),
          voters: column(z.number(), sql`count(*)::integer`),
        })
        .from(pollVoters)
        .where(and(eq(pollVoters.pollId, pollId), eq(pollVoters.addressHash, addressHash)));
      return row ?? { hasty: 0, voters: 0 };
    },

    isInCrowd: (voter: Newcomer, receivedAt: Date) => isInCrowd(db, voter, receivedAt),

    /** How many new devices of one kind have joined from an address since a moment. */
    async countNewDevices({ pollId, addressHash, deviceHash }: SuspectGroup, since: Date): Promise<number> {
      const rows = await db
        .select({ id: pollVoters.id })
        .from(pollVoters)
        .where(
          and(
            eq(pollVoters.pollId, pollId),
            eq(pollVoters.addressHash, addressHash),
            eq(pollVoters.deviceHash, deviceHash),
            eq(pollVoters.isNewDevice, true),
            gt(pollVoters.joinedAt, since),
          ),
        )
        .limit(burst.voters);
      return rows.length;
    },

    /** Adds the group unless it is known; answers it as it is. */
    async insertSuspicion(group: SuspectGroup, at: Date): Promise<SuspicionRow> {
      await db
        .insert(pollSuspicions)
        .values({ ...group, noticedAt: at, isLeftOut: group.kind === 'hasty' })
        .onConflictDoNothing();
      const [row] = await db.select().from(pollSuspicions).where(isGroup(group));
      if (!row) throw new Error('a suspicion is missing');
      return row;
    },

    /** Whether hasty answers of this address are left out. */
    async isSuspected(pollId: string, addressHash: string): Promise<boolean> {
      const group = { pollId, kind: 'hasty', addressHash, deviceHash: '' } as const;
      const [row] = await db.select().from(pollSuspicions).where(isGroup(group));
      return row?.isLeftOut ?? false;
    },

    ...suspectGroups(db),
  };
}

/** Groups of voters who may be one person, with the decisions on them. */
function suspectGroups(db: Database['db']) {
  return {
    selectSuspicions: (pollId: string): Promise<SuspicionRow[]> =>
      db.select().from(pollSuspicions).where(eq(pollSuspicions.pollId, pollId)).orderBy(pollSuspicions.noticedAt),

    /** How many a group's voters are, and how long they took to join. */
    async measureGroup(group: SuspectGroup) {
      const [measured] = await rowsOf(
        db,
        counts,
        sql`select count(*)::integer as voters,
              coalesce(extract(epoch from max(joined_at) - min(joined_at)), 0)::float8 as seconds
            from (${votersOf(group)}) as suspects`,
      );
      if (!measured) throw new Error('a count returned no row');
      return measured;
    },

    async decideSuspicion(group: SuspectGroup, isLeftOut: boolean, at: Date): Promise<void> {
      await db.update(pollSuspicions).set({ isLeftOut, decidedAt: at }).where(isGroup(group));
    },

    /** From now on the answers of the group's voters count, or do not. */
    async leaveOut(group: SuspectGroup, isLeftOut: boolean, at: Date): Promise<void> {
      const leftOutAt = isLeftOut ? at : null;
      await db
        .update(pollVoters)
        .set({ leftOutAt })
        .where(
          and(
            eq(pollVoters.pollId, group.pollId),
            isLeftOut ? isNull(pollVoters.leftOutAt) : undefined,
            sql`${pollVoters.id} in (select id from (${votersOf(group)}) as suspects)`,
          ),
        );
    },
  };
}

/** Whether a voter came together with many others of the address who had not answered either. */
async function isInCrowd(db: Database['db'], voter: Newcomer, receivedAt: Date): Promise<boolean> {
  const answeredBefore = db
    .select({ id: pollVotes.id })
    .from(pollVotes)
    .where(and(eq(pollVotes.voterId, pollVoters.id), lte(pollVotes.firstAt, voter.joinedAt)));
  const others = await db
    .select({ id: pollVoters.id })
    .from(pollVoters)
    .where(
      and(
        eq(pollVoters.pollId, voter.pollId),
        eq(pollVoters.addressHash, voter.addressHash),
        ne(pollVoters.id, voter.id),
        gt(pollVoters.joinedAt, new Date(voter.joinedAt.getTime() - hastyMs)),
        lte(pollVoters.joinedAt, receivedAt),
        notExists(answeredBefore),
      ),
    )
    .limit(crowd);
  return others.length >= crowd;
}
