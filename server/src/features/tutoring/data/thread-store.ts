import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  attempts,
  attemptVariants,
  classrooms,
  exerciseVersions,
  helpThreads,
  members,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';
import { ownData } from '../../../core/own.ts';

export type HelpThreadRow = typeof helpThreads.$inferSelect;
export type NewHelpThread = typeof helpThreads.$inferInsert;
export type ThreadStore = ReturnType<typeof createThreadStore>;
export type ThreadContext = NonNullable<Awaited<ReturnType<ThreadStore['findContext']>>>;

/** Help threads. */
export function createThreadStore({ db }: Pick<Database, 'db'>) {
  return { ...lookups(db), ...ofItems(db), ...changes(db) };
}

function lookups(db: Database['db']) {
  return {
    /** With the days of its class; null when there is none of this id. */
    async findThread(id: string) {
      const [row] = await db
        .select({
          thread: helpThreads,
          classroomDays: {
            archivedAt: classrooms.archivedAt,
            lastDay: classrooms.lastDay,
            timeZone: classrooms.timeZone,
          },
        })
        .from(helpThreads)
        .innerJoin(classrooms, eq(classrooms.id, helpThreads.classroomId))
        .where(eq(helpThreads.id, id));
      return row ?? null;
    },

    /** The thread as it is now, for a change that depends on it. */
    async lockThread(id: string): Promise<HelpThreadRow | null> {
      const [row] = await db.select().from(helpThreads).where(eq(helpThreads.id, id)).for('update');
      return row ?? null;
    },

    /** Everything that a thread is about. */
    async findContext(id: string) {
      const [row] = await db
        .select({
          thread: helpThreads,
          variant: attemptVariants,
          className: classrooms.name,
          task: { id: tasks.id, name: tasks.name, kind: tasks.kind },
          title: titleOfVersion,
          learner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
          memberId: members.id,
        })
        .from(helpThreads)
        .innerJoin(attemptVariants, eq(attemptVariants.id, helpThreads.attemptVariantId))
        .innerJoin(attempts, eq(attempts.id, attemptVariants.attemptId))
        .innerJoin(tasks, eq(tasks.id, attempts.taskId))
        .innerJoin(classrooms, eq(classrooms.id, helpThreads.classroomId))
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .innerJoin(users, eq(users.id, helpThreads.userId))
        .leftJoin(
          members,
          and(
            eq(members.classroomId, helpThreads.classroomId),
            eq(members.userId, helpThreads.userId),
            isNull(members.removedAt),
          ),
        )
        .where(eq(helpThreads.id, id));
      return row ?? null;
    },

    async countOpenOf(userId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(helpThreads)
        .where(and(eq(helpThreads.userId, userId), ne(helpThreads.state, 'closed')));
      return row?.count ?? 0;
    },
  };
}

/** Threads about the questions of an attempt. */
function ofItems(db: Database['db']) {
  return {
    /** A variant of an item with its exercise; the newest where no number is given. */
    async findVariant({ attemptId, itemId, number }: { attemptId: string; itemId: string; number?: number }) {
      const [row] = await db
        .select({ variant: attemptVariants, exerciseId: exerciseVersions.exerciseId })
        .from(attemptVariants)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .where(
          and(
            eq(attemptVariants.attemptId, attemptId),
            eq(attemptVariants.taskItemId, itemId),
            number === undefined ? undefined : eq(attemptVariants.number, number),
          ),
        )
        .orderBy(desc(attemptVariants.number))
        .limit(1);
      return row ?? null;
    },

    /** Items of an attempt that its learner has asked about, or about whose exercises this class sees a question. */
    async selectAskedItems({ attemptId, classId }: { attemptId: string; classId: string | null }): Promise<string[]> {
      const ofLearner = eq(helpThreads.attemptVariantId, attemptVariants.id);
      const ofClass = and(
        eq(helpThreads.exerciseId, exerciseVersions.exerciseId),
        eq(helpThreads.classroomId, classId ?? ''),
        isNotNull(helpThreads.publishedAt),
      );
      const rows = await db
        .selectDistinct({ itemId: attemptVariants.taskItemId })
        .from(attemptVariants)
        .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
        .innerJoin(helpThreads, classId === null ? ofLearner : or(ofLearner, ofClass))
        .where(eq(attemptVariants.attemptId, attemptId));
      return rows.map(({ itemId }) => itemId);
    },

    /** A learner's own about an item of an attempt, the newest first. */
    selectOfItem: ({ attemptId, itemId }: { attemptId: string; itemId: string }) =>
      db
        .select({ thread: helpThreads, variantNumber: attemptVariants.number })
        .from(helpThreads)
        .innerJoin(attemptVariants, eq(attemptVariants.id, helpThreads.attemptVariantId))
        .where(and(eq(attemptVariants.attemptId, attemptId), eq(attemptVariants.taskItemId, itemId)))
        .orderBy(desc(helpThreads.lastMessageAt), desc(helpThreads.id))
        .limit(20),

    /** Published threads of the class about an exercise, with the variants that they are about. */
    selectPublished: ({ classId, exerciseId }: { classId: string; exerciseId: string }) =>
      db
        .select({ thread: helpThreads, variant: attemptVariants })
        .from(helpThreads)
        .innerJoin(attemptVariants, eq(attemptVariants.id, helpThreads.attemptVariantId))
        .where(
          and(
            eq(helpThreads.classroomId, classId),
            eq(helpThreads.exerciseId, exerciseId),
            isNotNull(helpThreads.publishedAt),
          ),
        )
        .orderBy(desc(helpThreads.publishedAt), desc(helpThreads.id))
        .limit(5),
  };
}

function changes(db: Database['db']) {
  return {
    /** One question of a learner at a time, so that no two are the tenth. */
    async lockAsker(userId: string): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    },

    async insertThread(thread: NewHelpThread): Promise<void> {
      await db.insert(helpThreads).values(thread);
    },

    async updateThread(id: string, change: Partial<NewHelpThread>): Promise<void> {
      await db.update(helpThreads).set(change).where(eq(helpThreads.id, id));
    },

    /** Closes threads in which no one wrote since then; returns their ids. */
    async closeQuiet(before: Date, most: number): Promise<string[]> {
      const quiet = db
        .select({ id: helpThreads.id })
        .from(helpThreads)
        .where(and(ne(helpThreads.state, 'closed'), lt(helpThreads.lastMessageAt, before)))
        .limit(most);
      const closed = await db
        .update(helpThreads)
        .set({ state: 'closed', closedBy: 'quiet' })
        .where(
          and(inArray(helpThreads.id, quiet), ne(helpThreads.state, 'closed'), lt(helpThreads.lastMessageAt, before)),
        )
        .returning({ id: helpThreads.id });
      return closed.map(({ id }) => id);
    },
  };
}

export const threadData = ownData(createThreadStore);
