import { ownData } from '../../../core/own.ts';
import { and, count, countDistinct, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Queryable } from '../../../core/db/open-database.ts';
import { auditEntries, classrooms, members, recordViews, users } from '../../../core/db/tables/index.ts';
import { classExports } from '../work/view-words.ts';
import { rowsOf } from '../../../core/db/rows.ts';

/** Somebody looked at the records of one member, or of all. */
export interface Look {
  readonly viewerId: string;
  readonly classId: string;
  readonly memberId: string | null;
  /** Name of the endpoint. */
  readonly what: string;
  readonly at: Date;
  readonly count: number;
}

/** How much somebody has read in the last hour. */
export interface ReadSum {
  readonly learners: number;
  readonly exports: number;
}

const hourMs = 3600 * 1000;
const hourBefore = (at: Date) => new Date(at.getTime() - hourMs).toISOString();
/** Looks are counted in hours of the clock. */
export const startOfHour = (at: Date) => new Date(Math.floor(at.getTime() / hourMs) * hourMs).toISOString();

/** Queries for looks at people's records. */
export function createRecordViewStore({ db }: { readonly db: Queryable }) {
  return {
    insertLooks: (looks: readonly Look[]): Promise<void> => insertLooks(db, looks),

    /** An administrator began to act as the learner, who sees it once for each class. */
    async insertActing({ viewerId, learnerId, at }: { viewerId: string; learnerId: string; at: Date }): Promise<void> {
      const own = await db
        .select({ classroomId: members.classroomId })
        .from(members)
        .where(and(eq(members.userId, learnerId), isNull(members.removedAt)));
      if (own.length === 0) return;
      const view = { viewerId, learnerId, at, what: 'signInAs' };
      await db.insert(recordViews).values(own.map(({ classroomId }) => ({ ...view, id: newId(), classroomId })));
    },

    sumReads: (viewerIds: readonly string[], now: Date): Promise<Map<string, ReadSum>> => sumReads(db, viewerIds, now),

    /** One page of looks at the learner's records or at all of a class in which they were then. */
    async selectViews(learnerId: string, page: { readonly offset: number; readonly limit: number }) {
      const condition = and(
        ne(recordViews.viewerId, learnerId),
        or(
          eq(recordViews.learnerId, learnerId),
          and(
            isNull(recordViews.learnerId),
            isNotNull(members.id),
            sql`${members.joinedAt} <= ${recordViews.at}`,
            or(isNull(members.removedAt), gt(members.removedAt, recordViews.at)),
          ),
        ),
      );
      const asLearner = and(
        eq(members.classroomId, recordViews.classroomId),
        eq(members.userId, learnerId),
        eq(members.role, 'learner'),
      );
      const [total] = await db
        .select({ number: count() })
        .from(recordViews)
        .leftJoin(members, asLearner)
        .where(condition);
      const views = await db
        .select({
          at: recordViews.at,
          what: recordViews.what,
          firstName: users.firstName,
          lastName: users.lastName,
          classroom: classrooms.name,
        })
        .from(recordViews)
        .innerJoin(users, eq(users.id, recordViews.viewerId))
        .innerJoin(classrooms, eq(classrooms.id, recordViews.classroomId))
        .leftJoin(members, asLearner)
        .where(condition)
        .orderBy(desc(recordViews.at), desc(recordViews.id))
        .limit(page.limit)
        .offset(page.offset);
      return { total: total?.number ?? 0, views };
    },

    ...massReads(db),
  };
}

/** Reports of people who read very many records. */
function massReads(db: Queryable) {
  return {
    /** False when it is in the audit log already for this hour. */
    async insertMassRead(viewerId: string, { at, details }: { at: Date; details: string }): Promise<boolean> {
      const rows = await rowsOf(
        db,
        z.object({ id: z.string() }),
        sql`
        insert into audit_entries (id, at, actor_id, act, details)
        select ${newId()}, ${at.toISOString()}::timestamptz, ${viewerId}, 'mass-read', ${details}
        where not exists (
          select 1 from ${auditEntries}
          where ${auditEntries.actorId} = ${viewerId} and ${auditEntries.act} = 'mass-read'
            and ${auditEntries.at} > ${hourBefore(at)}::timestamptz
        )
        returning id`,
      );
      return rows.length === 1;
    },

    async selectAdministrators(): Promise<{ id: string; email: string }[]> {
      const rows = await db
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(and(sql`${users.roles} && '{ADMIN,superuser}'::text[]`, isNull(users.deactivatedAt)));
      return rows.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
    },
  };
}

/**
 * One row an hour for the same look, in one statement for all of them. A look at a class after somebody came into it is
 * another one: the newcomer must see it listed.
 */
async function insertLooks(db: Queryable, looks: readonly Look[]): Promise<void> {
  const rows = looks.map((look) => ({
    id: newId(),
    viewer_id: look.viewerId,
    classroom_id: look.classId,
    member_id: look.memberId,
    what: look.what,
    at: look.at.toISOString(),
    since: startOfHour(look.at),
    count: look.count,
  }));
  await db.execute(sql`
    with looks as (
      select look.id, look.viewer_id, member.user_id as learner_id, look.classroom_id, look.what, look.at, look.since, look.count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as look (
        id uuid, viewer_id uuid, classroom_id uuid, member_id uuid, what text, at timestamptz, since timestamptz, count integer
      )
      join classrooms on classrooms.id = look.classroom_id
      left join members member on member.id = look.member_id and member.classroom_id = look.classroom_id
      where (look.member_id is null or member.id is not null) and member.user_id is distinct from look.viewer_id
    ), counted as (
      update record_views view set count = view.count + looks.count from looks
      where view.viewer_id = looks.viewer_id and view.learner_id is not distinct from looks.learner_id
        and view.classroom_id = looks.classroom_id and view.what = looks.what and view.at >= looks.since and view.at < looks.since + interval '1 hour'
        and (view.learner_id is not null or not exists (
          select 1 from members late where late.classroom_id = view.classroom_id and late.joined_at > view.at
        ))
      returning looks.id
    )
    insert into record_views (id, viewer_id, learner_id, classroom_id, what, at, count)
    select id, viewer_id, learner_id, classroom_id, what, at, count from looks where id not in (select id from counted)`);
}

/** A look at a class of one's own counts as one at no more of its learners: the grade book of a large lecture is usual. */
const mostOfOwnClass = 30;

/**
 * Different learners, and classes that were downloaded, of the last hour. A look at a class is one at each of its
 * learners, in a class of one's own at the first of them.
 */
async function sumReads(db: Queryable, viewerIds: readonly string[], now: Date): Promise<Map<string, ReadSum>> {
  const sums = new Map<string, ReadSum>(viewerIds.map((id) => [id, { learners: 0, exports: 0 }]));
  if (viewerIds.length === 0) return sums;
  const recent = and(
    inArray(recordViews.viewerId, [...viewerIds]),
    sql`${recordViews.at} > ${hourBefore(now)}::timestamptz`,
  );
  const reads = await rowsOf(
    db,
    z.object({ viewer_id: z.string(), learners: z.number() }),
    sql`
    select viewer_id, count(*)::integer as learners from (
      select ${recordViews.viewerId}, ${recordViews.learnerId} from ${recordViews}
      where ${recent} and ${recordViews.learnerId} is not null
      union
      select viewer_id, user_id from (
        select looks.viewer_id, ${members.userId} as user_id, looks.is_own,
          row_number() over (partition by looks.viewer_id, ${members.classroomId} order by ${members.userId}) as place
        from (
          select distinct ${recordViews.viewerId} as viewer_id, ${recordViews.classroomId} as classroom_id,
            exists (
              select 1 from members staff
              where staff.classroom_id = ${recordViews.classroomId} and staff.user_id = ${recordViews.viewerId}
                and staff.role <> 'learner' and staff.removed_at is null
            ) as is_own
          from ${recordViews} where ${recent} and ${recordViews.learnerId} is null
        ) looks
        join ${members} on ${members.classroomId} = looks.classroom_id and ${members.role} = 'learner'
      ) of_classes where not is_own or place <= ${mostOfOwnClass}
    ) as looked (viewer_id, learner_id) group by viewer_id`,
  );
  const exports = await db
    .select({ viewerId: recordViews.viewerId, number: countDistinct(recordViews.classroomId) })
    .from(recordViews)
    .where(and(recent, inArray(recordViews.what, [...classExports])))
    .groupBy(recordViews.viewerId);
  for (const { viewer_id: viewerId, learners } of reads) sums.set(viewerId, { learners, exports: 0 });
  for (const { viewerId, number } of exports)
    sums.set(viewerId, { learners: 0, ...sums.get(viewerId), exports: number });
  return sums;
}

export const recordViewData = ownData(createRecordViewStore);
