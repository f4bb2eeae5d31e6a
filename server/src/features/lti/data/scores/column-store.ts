import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../core/db/open-database.ts';
import { rowsOf } from '../../../../core/db/rows.ts';

const said = z.object({ label: z.string(), scoreMaximum: z.number(), endDateTime: z.string() });

const column = z.object({
  linkId: z.string(),
  resourceLinkId: z.string(),
  taskId: z.string(),
  lineitemUrl: z.string().nullable(),
  lineitemsUrl: z.string().nullable(),
  scopes: z.array(z.string()),
  said: said.nullable(),
  taskName: z.string(),
  points: z.number(),
  dueAt: z.coerce.date().nullable(),
  leader: z.enum(['lemma', 'lms']),
  contextId: z.string(),
  platform: z.object({
    id: z.string(),
    issuer: z.string(),
    clientId: z.string(),
    authorizationEndpoint: z.string(),
    tokenEndpoint: z.string(),
    tokenAudience: z.string().nullable(),
    jwksUri: z.string(),
    frameOrigins: z.array(z.string()),
  }),
});

/** A link of a connected course, with its task, its column in the LMS and the platform. */
export type ScoreColumn = z.infer<typeof column>;

const selectColumns = sql`
  select l.id as "linkId", l.resource_link_id as "resourceLinkId", l.lineitem_url as "lineitemUrl",
    c.lineitems_url as "lineitemsUrl", c.score_scopes as scopes, l.lineitem_said as said, t.id as "taskId",
    t.name as "taskName", t.points, t.due_at as "dueAt", c.leader, c.id as "contextId",
    jsonb_build_object('id', r.id, 'issuer', r.issuer, 'clientId', r.client_id,
      'authorizationEndpoint', r.authorization_endpoint, 'tokenEndpoint', r.token_endpoint,
      'tokenAudience', r.token_audience, 'jwksUri', r.jwks_uri, 'frameOrigins', r.frame_origins) as platform
  from lti_links l
  join lti_contexts c on c.id = l.context_id
  join tasks t on t.id = l.task_id and t.classroom_id = c.classroom_id
  join lti_deployments d on d.id = c.deployment_id and d.state = 'on'
  join lti_registrations r on r.id = d.registration_id and r.state = 'on'`;

/** Columns of LMSs. */
export function columnQueries(db: Queryable) {
  return {
    async findColumn(linkId: string): Promise<ScoreColumn | null> {
      const [found] = await rowsOf(db, column, sql`${selectColumns} where l.id = ${linkId}`);
      return found ?? null;
    },

    /** Columns of a class that are there. */
    selectColumnsOfClass: (classId: string): Promise<ScoreColumn[]> =>
      rowsOf(
        db,
        column,
        sql`${selectColumns} where c.classroom_id = ${classId} and l.lineitem_url is not null order by l.id`,
      ),

    /** Columns whose task has another name, points or due date than the LMS was sent, or that are not there yet. */
    selectColumnsToChange: ({ now, triedBefore, most }: { now: Date; triedBefore: Date; most: number }) =>
      rowsOf(
        db,
        column,
        sql`${selectColumns}
        where (l.lineitem_problem = '' or l.lineitem_tried_at <= ${triedBefore.toISOString()}) and t.points > 0
          and t.archived_at is null and l.created_at <= ${now.toISOString()}
          and (l.lineitem_url is null and c.lineitems_url is not null
            or l.lineitem_said is null
            or l.lineitem_said ->> 'label' <> t.name
            or (l.lineitem_said ->> 'scoreMaximum')::real <> t.points
            or (l.lineitem_said ->> 'endDateTime') <>
              coalesce(to_char(t.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''))
        order by l.id limit ${most}`,
      ),

    /** Columns whose scores were not compared with the LMS for a day. */
    selectColumnsToCompare: ({ before, most }: { before: Date; most: number }): Promise<ScoreColumn[]> =>
      rowsOf(
        db,
        column,
        sql`${selectColumns}
        where l.lineitem_url is not null and (c.compared_at is null or c.compared_at <= ${before.toISOString()})
          and exists (select 1 from lti_scores s where s.link_id = l.id and s.sent_at is not null)
        order by c.id, l.id limit ${most}`,
      ),

    /** Keeps the address of a column and the fields that it was sent. */
    async keepColumn(
      linkId: string,
      { url, said, now }: { url: string; said: z.infer<typeof column>['said']; now: Date },
    ): Promise<void> {
      await db.execute(sql`
        update lti_links set lineitem_url = ${url}, lineitem_said = ${JSON.stringify(said)}::jsonb, lineitem_problem = '',
          lineitem_tried_at = ${now.toISOString()}
        where id = ${linkId}`);
    },

    async markColumnProblem(linkId: string, { problem, now }: { problem: string; now: Date }): Promise<void> {
      await db.execute(sql`
        update lti_links set lineitem_problem = ${problem}, lineitem_tried_at = ${now.toISOString()} where id = ${linkId}`);
    },

    /** Forgets a column that is gone, unless another one is known by now. */
    async forgetColumn(linkId: string, url: string): Promise<void> {
      await db.execute(sql`
        update lti_links set lineitem_url = null, lineitem_said = null where id = ${linkId} and lineitem_url = ${url}`);
    },
  };
}
