import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

const sentScore = z.object({
  id: z.string(),
  subject: z.string(),
  sentHash: z.string(),
  sentScore: z.number().nullable(),
  sentMaximum: z.number(),
  hasDifference: z.boolean(),
});

export type SentScore = z.infer<typeof sentScore>;

const scoreState = z.object({
  memberId: z.string(),
  taskId: z.string(),
  course: z.string(),
  platform: z.string(),
  state: z.enum(['waiting', 'sent', 'refused', 'stopped']),
  problem: z.string(),
  sentAt: z.coerce.date().nullable(),
  wantedAt: z.coerce.date(),
  foundScore: z.number().nullable(),
  foundAt: z.coerce.date().nullable(),
});

export type ScoreStateRow = z.infer<typeof scoreState>;

const connected = z.object({
  id: z.string(),
  title: z.string(),
  platform: z.string(),
  leader: z.enum(['lemma', 'lms']),
  comparedAt: z.coerce.date().nullable(),
});

/** Queries that compare sent scores with those that platforms have. */
export function comparisonQueries(db: Queryable) {
  return {
    /** Scores of a column that have arrived and are not on their way again. */
    selectSentScores: (linkId: string): Promise<SentScore[]> =>
      rowsOf(
        db,
        sentScore,
        sql`
        select s.id, p.subject, s.sent_hash as "sentHash", s.sent_score as "sentScore", s.sent_maximum as "sentMaximum",
          s.found_at is not null as "hasDifference"
        from lti_scores s join lti_people p on p.id = s.recipient_id
        where s.link_id = ${linkId} and s.state in ('sent', 'stopped') and s.sent_hash is not null and s.sent_maximum is not null
        order by s.id`,
      ),

    /** Keeps what the platform has instead, as points of the score that was sent. `sendsAgain` overwrites it. */
    async markDifference(
      { id, sentHash }: SentScore,
      { found, now, sendsAgain }: { found: number | null; now: Date; sendsAgain: boolean },
    ): Promise<void> {
      await db.execute(sql`
        update lti_scores set found_score = ${found}, found_at = ${now.toISOString()},
          state = case when ${sendsAgain} then 'waiting' else state end,
          tries = case when ${sendsAgain} then 0 else tries end,
          next_try_at = case when ${sendsAgain} then ${now.toISOString()}::timestamptz else next_try_at end
        where id = ${id} and sent_hash = ${sentHash} and state in ('sent', 'stopped')`);
    },

    async clearDifference({ id, sentHash }: SentScore): Promise<void> {
      await db.execute(sql`
        update lti_scores set found_score = null, found_at = null where id = ${id} and sent_hash = ${sentHash}`);
    },

    async markCompared(contextIds: readonly string[], now: Date): Promise<void> {
      await db.execute(sql`
        update lti_contexts set compared_at = ${now.toISOString()} where id = any(${sql.param([...contextIds])}::uuid[])`);
    },

    /** Sets scores that were given up to be tried again. */
    async retryScores(classId: string, now: Date): Promise<void> {
      await db.execute(sql`
        update lti_scores s set state = 'waiting', tries = 0, wanted_at = ${now.toISOString()},
          next_try_at = ${now.toISOString()}
        from lti_links l, lti_contexts c
        where l.id = s.link_id and c.id = l.context_id and c.classroom_id = ${classId}
          and s.state in ('refused', 'stopped') and (c.leader = 'lemma' or s.found_at is null)`);
    },

    /** The courses that a class is connected with, where its scores go. */
    selectScoreCourses: (classId: string) =>
      rowsOf(
        db,
        connected,
        sql`
        select c.id, c.title, r.name as platform, c.leader, c.compared_at as "comparedAt"
        from lti_contexts c
        join lti_deployments d on d.id = c.deployment_id
        join lti_registrations r on r.id = d.registration_id
        where c.classroom_id = ${classId}
        order by c.created_at, c.id`,
      ),

    /** Selects the state of each score of the class, a row for each placement of its task. */
    selectScoreStates: (classId: string): Promise<ScoreStateRow[]> =>
      rowsOf(
        db,
        scoreState,
        sql`
        select m.id as "memberId", l.task_id as "taskId", c.title as course, r.name as platform, s.state, s.problem,
          s.sent_at as "sentAt", s.wanted_at as "wantedAt",
          s.found_score as "foundScore", s.found_at as "foundAt"
        from lti_scores s
        join lti_links l on l.id = s.link_id
        join lti_contexts c on c.id = l.context_id
        join tasks t on t.id = l.task_id and t.classroom_id = c.classroom_id
        join lti_deployments d on d.id = c.deployment_id
        join lti_registrations r on r.id = d.registration_id
        join lti_people p on p.id = s.recipient_id
        join members m on m.classroom_id = c.classroom_id and m.user_id = p.user_id
        where c.classroom_id = ${classId}
        order by m.id, l.task_id, s.id`,
      ),
  };
}
