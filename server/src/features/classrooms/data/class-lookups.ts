import type { MemberRole } from '@lemma/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { column } from '../../../core/db/rows.ts';
import { classrooms, members } from '../../../core/db/tables/index.ts';
import type { ClassroomDays } from '../work/rules.ts';

export interface Membership {
  readonly id: string;
  readonly classroomId: string;
  readonly userId: string;
  readonly role: MemberRole;
}
/** A person's relation to a class: a member, waiting for admission, or neither. */
export interface MembershipState {
  readonly membership: Membership | null;
  readonly isWaiting: boolean;
  readonly days: ClassroomDays;
}

interface Place {
  readonly classId: string;
  readonly userId: string;
}

/** Related rows that the pages of a class show with it. */
const facts = {
  classroom: classrooms,
  /** In the order in which they joined. */
  teacherNames: column(
    z.array(z.string()),
    sql`coalesce((
      select json_agg(users.first_name || ' ' || users.last_name order by teachers.joined_at)
      from members teachers join users on users.id = teachers.user_id
      where teachers.classroom_id = classrooms.id and teachers.role = 'teacher' and teachers.removed_at is null
    ), '[]')`,
  ),
  learnerCount: column(
    z.coerce.number(),
    sql`(
      select count(*) from members learners
      where learners.classroom_id = classrooms.id and learners.role = 'learner' and learners.removed_at is null
    )`,
  ),
};

const sectionsOfClass = column(
  z.array(z.object({ id: z.string(), name: z.string() })),
  sql`coalesce((
    select json_agg(json_build_object('id', sections.id, 'name', sections.name) order by sections.position)
    from sections where sections.classroom_id = classrooms.id
  ), '[]')`,
);

const days = { archivedAt: classrooms.archivedAt, lastDay: classrooms.lastDay, timeZone: classrooms.timeZone };

function prepareLookups(db: Queryable) {
  const places = lazily(() =>
    quickRows(
      db
        .select({
          classId: classrooms.id,
          days,
          askedBy: column(z.string(), sql`asked.user_id`),
          member: members,
        })
        .from(
          sql`unnest(${sql.placeholder('classIds')}::uuid[], ${sql.placeholder('userIds')}::uuid[]) as asked (class_id, user_id)`,
        )
        .innerJoin(classrooms, eq(classrooms.id, sql`asked.class_id`))
        .leftJoin(members, and(eq(members.classroomId, classrooms.id), eq(members.userId, sql`asked.user_id`)))
        .prepare('places_in_classes'),
    ),
  );
  const pages = lazily(() =>
    quickRows(
      db
        .select({ ...facts, sections: sectionsOfClass })
        .from(classrooms)
        .where(isAnyOf(classrooms.id, 'classIds'))
        .prepare('pages_of_classes'),
    ),
  );
  const lists = lazily(() =>
    quickRows(
      db
        .select({ ...facts, userId: members.userId, role: members.role })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(and(isAnyOf(members.userId, 'userIds'), sql`${members.removedAt} is null`))
        .orderBy(asc(classrooms.name))
        .prepare('lists_of_classes'),
    ),
  );
  const learnt = lazily(() =>
    quickRows(
      db
        .select({ id: classrooms.id, ...days, userId: members.userId, removedAt: members.removedAt })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(and(isAnyOf(members.userId, 'userIds'), eq(members.role, 'learner'), eq(members.isTakenOut, false)))
        .prepare('classes_learnt_in'),
    ),
  );
  return { places, pages, lists, learnt };
}

/** Queries that begin each page of a class: prepared, and one statement for all callers of the same moment. */
export function classLookups(db: Queryable) {
  const { places, pages, lists, learnt } = prepareLookups(db);
  return {
    /** Null when there is no such class. */
    findMembershipState: batched(async (asked: readonly Place[]): Promise<(MembershipState | null)[]> => {
      const rows = await places().execute({
        classIds: asked.map(({ classId }) => classId),
        userIds: asked.map(({ userId }) => userId),
      });
      const found = new Map(rows.map((row) => [`${row.classId} ${row.askedBy}`, row]));
      return asked.map(({ classId, userId }) => {
        const row = found.get(`${classId} ${userId}`);
        if (!row) return null;
        const { days, member } = row;
        return {
          membership: member && member.removedAt === null ? member : null,
          isWaiting: member !== null && member.askedAt !== null,
          days,
        };
      });
    }),

    /** A class as its page shows it, without the tasks; null when there is no such class. */
    findPage: batched(async (classIds: readonly string[]) => {
      const rows = await pages().execute({ classIds: [...new Set(classIds)] });
      const found = new Map(rows.map((row) => [row.classroom.id, row]));
      return classIds.map((id) => found.get(id) ?? null);
    }),

    /** A person's classes by name, as a list shows them. */
    selectList: batched(async (userIds: readonly string[]) => {
      const rows = await lists().execute({ userIds: [...new Set(userIds)] });
      const found = Map.groupBy(rows, (row) => row.userId);
      return userIds.map((userId) => found.get(userId) ?? []);
    }),

    /** The classes in which somebody learns, and those that they left and to which they can come back by themselves. */
    selectLearntIn: batched(async (userIds: readonly string[]) => {
      const rows = await learnt().execute({ userIds: [...new Set(userIds)] });
      const found = Map.groupBy(rows, (row) => row.userId);
      return userIds.map((userId) => found.get(userId) ?? []);
    }),
  };
}
