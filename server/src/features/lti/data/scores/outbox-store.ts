import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

const moment = z.coerce.date();

const recipient = z.object({
  linkId: z.string(),
  recipientId: z.string(),
  userId: z.string(),
  leader: z.enum(['lemma', 'lms']),
  /** Null where nothing is kept of this score yet. */
  kept: z
    .object({
      wantedHash: z.string(),
      wantedProgress: z.enum(['initialized', 'submitted', 'completed']),
      sentHash: z.string().nullable(),
      sendingHash: z.string().nullable(),
      sentScore: z.number().nullable(),
      foundAt: z.string().nullable(),
    })
    .nullable(),
});

const dueScore = z.object({
  id: z.string(),
  linkId: z.string(),
  subject: z.string(),
  lineitemUrl: z.string().nullable(),
  scopes: z.array(z.string()),
  wantedScore: z.number().nullable(),
  wantedMaximum: z.number(),
  wantedProgress: z.enum(['initialized', 'submitted', 'completed']),
  wantedComment: z.string(),
  wantedHash: z.string(),
  wantedAt: moment,
  submittedAt: moment.nullable(),
  lastTimestamp: moment,
  tries: z.number(),
  /** Whether this state was on its way before, and it is not known whether it arrived. */
  mayBeThere: z.boolean(),
  /** Whether the platform had another grade than the one that it was sent. */
  hasDifference: z.boolean(),
});

export type Recipient = z.infer<typeof recipient>;
export type DueScore = z.infer<typeof dueScore>;

/** The state that a column of a platform should have for a person. */
export interface WantedScore {
  readonly linkId: string;
  readonly recipientId: string;
  readonly score: number | null;
  readonly maximum: number;
  readonly progress: DueScore['wantedProgress'];
  readonly comment: string;
  readonly hash: string;
  readonly submittedAt: Date | null;
  /** `stopped` says in words why it is not sent. */
  readonly state: 'waiting' | 'sent' | 'stopped';
  readonly problem: string;
}

/** Where a course is sent its scores: of the class that it is connected with, by a platform that is let in. */
const active = sql`
  join lti_contexts c on c.id = l.context_id
  join tasks t on t.id = l.task_id and t.classroom_id = c.classroom_id
  join lti_deployments d on d.id = c.deployment_id and d.state = 'on'
  join lti_registrations r on r.id = d.registration_id and r.state = 'on'`;

/** The outbox of scores: one row for each link and person, with the state that the platform should have. */
export function outboxQueries(db: Queryable) {
  return { ...wantedQueries(db), ...dueQueries(db), ...markQueries(db) };
}

function wantedQueries(db: Queryable) {
  return {
    /** The people of connected courses who are sent their scores in this task, once for each link. */
    selectRecipients: ({ taskId, userIds }: { taskId: string; userIds: readonly string[] }) =>
      rowsOf(
        db,
        recipient,
        sql`
        select l.id as "linkId", p.id as "recipientId", p.user_id as "userId", c.leader,
          case when s.id is not null then jsonb_build_object(
            'wantedHash', s.wanted_hash, 'wantedProgress', s.wanted_progress, 'sentHash', s.sent_hash,
            'sendingHash', s.sending_hash, 'sentScore', s.sent_score, 'foundAt', s.found_at
          ) end as kept
        from lti_links l ${active}
        join lti_people p on p.registration_id = r.id and p.user_id = any(${sql.param([...userIds])}::uuid[])
        left join lti_scores s on s.link_id = l.id and s.recipient_id = p.id
        where l.task_id = ${taskId}
        order by l.id, p.id`,
      ),

    /** Keeps wanted states. A person's next message waits until the platform's clock has moved on. */
    async upsertWanted(wanted: readonly WantedScore[], { now, restMs }: { now: Date; restMs: number }): Promise<void> {
      if (wanted.length === 0) return;
      await db.execute(sql`
        insert into lti_scores as s (
          id, link_id, recipient_id, wanted_score, wanted_maximum, wanted_progress, wanted_comment, wanted_hash, wanted_at,
          submitted_at, next_try_at, state, problem, created_at
        )
        select gen_random_uuid(), i."linkId", i."recipientId", i.score, i.maximum, i.progress, i.comment, i.hash,
          ${now.toISOString()}, i."submittedAt", ${now.toISOString()}, i.state, i.problem, ${now.toISOString()}
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as i (
          "linkId" uuid, "recipientId" uuid, score float8, maximum float8, progress text, comment text, hash text,
          "submittedAt" timestamptz, state text, problem text)
        order by i."linkId", i."recipientId"
        on conflict (link_id, recipient_id) do update set
          wanted_score = excluded.wanted_score, wanted_maximum = excluded.wanted_maximum,
          wanted_progress = excluded.wanted_progress, wanted_comment = excluded.wanted_comment,
          wanted_hash = excluded.wanted_hash, wanted_at = excluded.wanted_at, submitted_at = excluded.submitted_at,
          tries = 0, state = excluded.state, problem = excluded.problem,
          next_try_at = greatest(excluded.next_try_at, s.last_timestamp + ${restMs} * interval '1 millisecond')`);
    },
  };
}

function dueQueries(db: Queryable) {
  return {
    /** Ids of the platforms that are to be sent something now. */
    async selectDuePlatforms(now: Date): Promise<string[]> {
      const found = await rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`
        select distinct r.id from lti_scores s join lti_links l on l.id = s.link_id ${active}
        where s.state = 'waiting' and s.next_try_at <= ${now.toISOString()} and s.recipient_id is not null
          and (s.lease_until is null or s.lease_until <= ${now.toISOString()})`,
      );
      return found.map(({ id }) => id);
    },

    /** Lets this server alone send to the platform until then; false while another one does. */
    async leasePlatform(
      id: string,
      { sender, now, until }: { sender: string; now: Date; until: Date },
    ): Promise<boolean> {
      const held = await rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`
        update lti_registrations set scores_sender = ${sender}, scores_sender_until = ${until.toISOString()}
        where id = ${id}
          and (scores_sender = ${sender} or scores_sender_until is null or scores_sender_until <= ${now.toISOString()})
        returning id`,
      );
      return held.length === 1;
    },

    async releasePlatform(id: string, sender: string): Promise<void> {
      await db.execute(sql`
        update lti_registrations set scores_sender = null, scores_sender_until = null
        where id = ${id} and scores_sender = ${sender}`);
    },

    /**
     * Takes scores whose time has come, each with the timestamp of its message. A state that was on its way before keeps
     * its timestamp, any other one gets a later second. Those of a server that died are due again when the lease ends.
     */
    takeDueScores: (
      platformId: string,
      { now, leaseEnd, most }: { now: Date; leaseEnd: Date; most: number },
    ): Promise<DueScore[]> =>
      rowsOf(
        db,
        dueScore,
        sql`
        with due as (
          select s.id, s.sending_hash as before from lti_scores s join lti_links l on l.id = s.link_id ${active}
          where r.id = ${platformId} and s.state = 'waiting' and s.next_try_at <= ${now.toISOString()}
            and s.recipient_id is not null
            and (s.lease_until is null or s.lease_until <= ${now.toISOString()})
          order by s.next_try_at, s.id limit ${most}
          for update of s skip locked
        )
        update lti_scores s set
          lease_until = ${leaseEnd.toISOString()}, tries = s.tries + 1, sending_hash = s.wanted_hash,
          last_timestamp = case when due.before = s.wanted_hash then s.last_timestamp
            else greatest(${now.toISOString()}::timestamptz, date_trunc('second', s.last_timestamp) + interval '1 second') end
        from due, lti_links l, lti_contexts c, lti_people p
        where s.id = due.id and l.id = s.link_id and c.id = l.context_id and p.id = s.recipient_id
        returning s.id, s.link_id as "linkId", p.subject, l.lineitem_url as "lineitemUrl", c.score_scopes as scopes,
          s.wanted_score as "wantedScore", s.wanted_maximum as "wantedMaximum", s.wanted_progress as "wantedProgress",
          s.wanted_comment as "wantedComment", s.wanted_hash as "wantedHash", s.wanted_at as "wantedAt",
          s.submitted_at as "submittedAt", s.last_timestamp as "lastTimestamp", s.tries,
          coalesce(due.before = s.wanted_hash, false) as "mayBeThere", s.found_at is not null as "hasDifference"`,
      ),
  };
}

function markQueries(db: Queryable) {
  return {
    /** The platform has this state, or has taken it and keeps its own. If another one is wanted by now, that is due next. */
    async markScoreSent(
      { id, wantedHash, wantedScore, wantedMaximum }: DueScore,
      { now, restMs, isKept }: { now: Date; restMs: number; isKept: boolean },
    ): Promise<void> {
      await db.execute(sql`
        update lti_scores s set
          sent_hash = ${wantedHash}, sent_score = ${wantedScore}, sent_maximum = ${wantedMaximum},
          sent_at = ${now.toISOString()}, sending_hash = null, lease_until = null,
          found_score = case when ${isKept} then null else s.found_score end,
          found_at = case when ${isKept} then null else s.found_at end,
          state = case when s.state = 'waiting' and s.wanted_hash = ${wantedHash} then 'sent' else s.state end,
          problem = case when s.state = 'waiting' then '' else s.problem end,
          next_try_at = greatest(s.next_try_at, s.last_timestamp + ${restMs} * interval '1 millisecond')
        where s.id = ${id}`);
    },

    /**
     * The platform has not taken it: `nextTryAt` says when again, null gives up. `isOpen` says that it may have arrived all
     * the same. What is wanted meanwhile instead is still sent.
     */
    async markScoreProblem(
      { id, wantedHash }: Pick<DueScore, 'id' | 'wantedHash'>,
      {
        problem,
        nextTryAt,
        isOpen,
        state = 'refused',
      }: { problem: string; nextTryAt: Date | null; isOpen: boolean; state?: 'refused' | 'stopped' },
    ): Promise<void> {
      const isSame = sql`s.wanted_hash = ${wantedHash} and s.state = 'waiting'`;
      await db.execute(sql`
        update lti_scores s set
          lease_until = null,
          sending_hash = case when ${isOpen} then s.sending_hash end,
          problem = case when ${isSame} then ${problem} else s.problem end,
          state = case when ${isSame} and ${nextTryAt === null} then ${state} else s.state end,
          next_try_at = case when ${isSame}
            then coalesce(${nextTryAt?.toISOString() ?? null}::timestamptz, s.next_try_at) else s.next_try_at end
        where s.id = ${id}`);
    },

    /** Another timestamp for a message whose first one was too old for the platform. */
    async moveTimestamp(id: string, now: Date): Promise<Date> {
      const [moved] = await rowsOf(
        db,
        z.object({ at: moment }),
        sql`
        update lti_scores s set last_timestamp =
          greatest(${now.toISOString()}::timestamptz, date_trunc('second', s.last_timestamp) + interval '1 second')
        where s.id = ${id}
        returning s.last_timestamp as at`,
      );
      return moved?.at ?? now;
    },

    /** After an outage: what waits for the platform is due now. */
    async wakeScores(platformId: string, now: Date): Promise<void> {
      await db.execute(sql`
        update lti_scores s set next_try_at = ${now.toISOString()}
        from lti_links l, lti_contexts c, lti_deployments d
        where l.id = s.link_id and c.id = l.context_id and d.id = c.deployment_id and d.registration_id = ${platformId}
          and s.state = 'waiting' and s.tries > 0 and s.next_try_at > ${now.toISOString()} and s.lease_until is null`);
    },
  };
}
