import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { prepareRows } from '../../../core/db/rows.ts';
import { attempts, classrooms, members, tasks, users } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import type { HappeningRow } from './happening-store.ts';

const memberRoles = { learners: ['learner'], teachers: ['teacher'], staff: ['teacher', 'assistant'] } as const;

/** The store of the people whom happenings concern, and of the facts that are added when they are notified. */
export function createAudienceStore({ db }: Pick<Database, 'db'>) {
  return { ...people(db), ...facts(db) };
}

const given = (name: string) => sql.placeholder(name);

/** The next people of a class in these roles, without those who have a happening of their own. */
const prepareMembers = (db: Database['db']) =>
  prepareRows(
    db,
    'members_to_notify',
    z.object({ id: z.string() }),
    sql`
      select u.id from members m join users u on u.id = m.user_id join classrooms c on c.id = m.classroom_id
      where m.classroom_id = ${given('classroomId')} and m.role = any(${given('roles')}::text[])
        and m.removed_at is null and c.archived_at is null
        and u.deactivated_at is null and u.erased_at is null and u.merged_into_id is null
        and (${given('after')}::uuid is null or u.id > ${given('after')}::uuid)
        and not exists (
          select 1 from happenings own
          where own.topic = ${given('topic')} and own.kind = ${given('kind')} and own.person_id = u.id)
      order by u.id limit ${given('most')}::integer`,
  );

function people(db: Database['db']) {
  const selectMembers = prepareMembers(db);
  return {
    /** Returns the next people in the order of their ids, without those who have a happening of their own. */
    async selectAudience(happening: HappeningRow, most: number): Promise<string[]> {
      const { audience, classroomId, reachedId, personId } = happening;
      const after = reachedId === null ? undefined : sql`${users.id} > ${reachedId}`;
      const isHere = and(isNull(users.deactivatedAt), isNull(users.erasedAt), isNull(users.mergedIntoId), after);
      if (audience === 'person' || audience === 'administrators') {
        const who = audience === 'person' ? eq(users.id, personId ?? '') : sql`'ADMIN' = any(${users.roles})`;
        const rows = await db
          .select({ id: users.id })
          .from(users)
          .where(and(who, isHere))
          .orderBy(users.id)
          .limit(most);
        return rows.map(({ id }) => id);
      }
      const { topic, kind } = happening;
      const rows = await selectMembers({
        classroomId,
        roles: memberRoles[audience],
        after: reachedId,
        topic,
        kind,
        most,
      });
      return rows.map(({ id }) => id);
    },
  };
}

function facts(db: Database['db']) {
  return {
    /** The names that a class and its task have now; null when either is archived. */
    async selectNames({ classId, taskId }: { readonly classId?: unknown; readonly taskId?: unknown }) {
      if (typeof taskId === 'string') {
        const [row] = await db
          .select({ className: classrooms.name, taskName: tasks.name })
          .from(tasks)
          .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
          .where(and(eq(tasks.id, taskId), isNull(tasks.archivedAt), isNull(classrooms.archivedAt)));
        return row ?? null;
      }
      if (typeof classId !== 'string') return {};
      const [row] = await db
        .select({ className: classrooms.name })
        .from(classrooms)
        .where(and(eq(classrooms.id, classId), isNull(classrooms.archivedAt)));
      return row ?? null;
    },

    /** Returns those of these people who have begun the task. */
    async selectBegun(taskId: string, userIds: readonly string[]): Promise<string[]> {
      if (userIds.length === 0) return [];
      const rows = await db
        .selectDistinct({ id: attempts.userId })
        .from(attempts)
        .where(and(eq(attempts.taskId, taskId), inArray(attempts.userId, [...userIds])));
      return rows.map(({ id }) => id);
    },

    /** Returns true for members of the class, and for people who asked to be let in: they may be notified of it too. */
    async isMember(classroomId: string, userId: string): Promise<boolean> {
      const rows = await db
        .select({ id: members.id })
        .from(members)
        .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
        .where(
          and(
            eq(members.classroomId, classroomId),
            eq(members.userId, userId),
            isNull(members.removedAt),
            isNull(classrooms.archivedAt),
          ),
        );
      return rows.length > 0;
    },

    /** Learners of the class who have no attempt at the task. */
    async countNotBegun(classroomId: string, taskId: string): Promise<number> {
      const [row] = await db
        .select({ number: sql`count(*)`.mapWith(Number) })
        .from(members)
        .leftJoin(attempts, and(eq(attempts.taskId, taskId), eq(attempts.userId, members.userId)))
        .where(
          and(
            eq(members.classroomId, classroomId),
            eq(members.role, 'learner'),
            isNull(members.removedAt),
            isNull(attempts.id),
          ),
        );
      return row?.number ?? 0;
    },
  };
}

export const audienceData = ownData(createAudienceStore);
