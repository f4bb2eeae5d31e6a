import { helpThreadsPerPage, type HelpState } from '@lemma/contracts';
import { alias } from 'drizzle-orm/pg-core';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { fullName } from '../../../core/db/columns.ts';
import { column } from '../../../core/db/rows.ts';
import {
  attempts,
  attemptVariants,
  classrooms,
  helpThreads,
  members,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';

const assignees = alias(users, 'assignees');
const excerptLength = 200;

export interface ThreadFilter {
  readonly state?: HelpState | undefined;
  readonly classId?: string | undefined;
  readonly assigneeId?: string | undefined;
  readonly page: number;
}

const oldestFirst = [asc(helpThreads.lastMessageAt), asc(helpThreads.id)];
const newestFirst = [desc(helpThreads.lastMessageAt), desc(helpThreads.id)];

/** Lists of help threads. */
export function createQueueStore({ db }: Pick<Database, 'db'>) {
  return { ...lists(db), ...sums(db) };
}

/** Classes that are not over, where the person answers. */
const taughtBy = (db: Database['db'], userId: string) =>
  db
    .select({ id: members.classroomId })
    .from(members)
    .innerJoin(classrooms, eq(classrooms.id, members.classroomId))
    .where(
      and(
        eq(members.userId, userId),
        inArray(members.role, ['teacher', 'assistant']),
        isNull(members.removedAt),
        isNull(classrooms.archivedAt),
      ),
    );

const isTaught = (db: Database['db'], userId: string) => inArray(helpThreads.classroomId, taughtBy(db, userId));

function lists(db: Database['db']) {
  function select(whose: SQL | undefined, { state, classId, assigneeId, page }: ThreadFilter) {
    return db
      .select({
        thread: helpThreads,
        learnerName: fullName,
        className: classrooms.name,
        taskId: tasks.id,
        taskName: tasks.name,
        position: attemptVariants.place,
        assigneeName: column(z.string(), sql`coalesce(${assignees.firstName} || ' ' || ${assignees.lastName}, '')`),
        excerpt: column(
          z.string(),
          sql`coalesce((
            select left(newest.text, ${excerptLength}) from help_messages newest
            where newest.thread_id = ${helpThreads.id} order by newest.created_at desc, newest.id desc limit 1), '')`,
        ),
      })
      .from(helpThreads)
      .innerJoin(users, eq(users.id, helpThreads.userId))
      .innerJoin(classrooms, eq(classrooms.id, helpThreads.classroomId))
      .innerJoin(attemptVariants, eq(attemptVariants.id, helpThreads.attemptVariantId))
      .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
      .innerJoin(tasks, eq(tasks.id, attempts.taskId))
      .leftJoin(assignees, eq(assignees.id, helpThreads.assigneeId))
      .where(
        and(
          whose,
          state === undefined ? undefined : eq(helpThreads.state, state),
          classId === undefined ? undefined : eq(helpThreads.classroomId, classId),
          assigneeId === undefined ? undefined : eq(helpThreads.assigneeId, assigneeId),
        ),
      )
      .orderBy(...(state === 'open' ? oldestFirst : newestFirst))
      .limit(helpThreadsPerPage + 1)
      .offset((page - 1) * helpThreadsPerPage);
  }

  return {
    selectAsked: (userId: string, filter: ThreadFilter) => select(eq(helpThreads.userId, userId), filter),

    selectTaught: (userId: string, filter: ThreadFilter) => select(isTaught(db, userId), filter),
  };
}

function sums(db: Database['db']) {
  const isOpenFor = (userId: string) => and(eq(helpThreads.state, 'open'), isTaught(db, userId));
  return {
    /** The classes where the person answers, with how many threads wait in each. */
    selectClasses: (userId: string) =>
      db
        .select({ id: classrooms.id, name: classrooms.name, openCount: count(helpThreads.id) })
        .from(classrooms)
        .leftJoin(helpThreads, and(eq(helpThreads.classroomId, classrooms.id), eq(helpThreads.state, 'open')))
        .where(inArray(classrooms.id, taughtBy(db, userId)))
        .groupBy(classrooms.id)
        .orderBy(asc(classrooms.name), asc(classrooms.id))
        .limit(500),

    /** Half of the first answers since then came within so many minutes; null where there was none. */
    async findMedianMinutes(userId: string, { since, classId }: { since: Date; classId: string | undefined }) {
      const seconds = sql`extract(epoch from ${helpThreads.firstAnsweredAt} - ${helpThreads.createdAt})`;
      const [row] = await db
        .select({
          minutes: column(
            z.coerce.number().nullable(),
            sql`percentile_cont(0.5) within group (order by ${seconds}) / 60`,
          ),
        })
        .from(helpThreads)
        .where(
          and(
            isTaught(db, userId),
            isNotNull(helpThreads.firstAnsweredAt),
            gt(helpThreads.createdAt, since),
            classId === undefined ? undefined : eq(helpThreads.classroomId, classId),
          ),
        );
      return row?.minutes ?? null;
    },

    async countOpen(userId: string) {
      const [[row], [oldest]] = await Promise.all([
        db.select({ count: count() }).from(helpThreads).where(isOpenFor(userId)),
        db
          .select({ id: helpThreads.id, at: helpThreads.lastMessageAt })
          .from(helpThreads)
          .where(isOpenFor(userId))
          .orderBy(...oldestFirst)
          .limit(1),
      ]);
      return { count: row?.count ?? 0, oldest: oldest ?? null };
    },

    /** The other one that has waited longest. */
    async findNext(userId: string, other: string): Promise<string | null> {
      const [row] = await db
        .select({ id: helpThreads.id })
        .from(helpThreads)
        .where(and(isOpenFor(userId), ne(helpThreads.id, other)))
        .orderBy(...oldestFirst)
        .limit(1);
      return row?.id ?? null;
    },
  };
}

export const queueData = ownData(createQueueStore);
