import { ownData } from '../../../core/own.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, min, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/db/open-database.ts';
import { column } from '../../../core/db/rows.ts';
import {
  appeals,
  attempts,
  attemptVariants,
  exerciseVersions,
  members,
  responses,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import { fromResponses, fromResponsesToItems } from '../../attempts/api.ts';

export type AppealRow = typeof appeals.$inferSelect;
export type AppealStore = ReturnType<typeof createAppealStore>;
export type AppealContext = NonNullable<Awaited<ReturnType<AppealStore['findAppeal']>>>;

export const appealsPerPage = 50;

/** Appeals of learners and what was said to them. */
export function createAppealStore({ db }: Pick<Database, 'db'>) {
  return { ...ownQueries(db), ...classQueries(db), ...decisions(db) };
}

/** A learner's own. */
function ownQueries(db: Database['db']) {
  return {
    /** A response of an attempt with its variant. */
    async findOwnResponse(attemptId: string, responseId: string) {
      const [row] = await db
        .select({ response: responses, variant: attemptVariants })
        .from(responses)
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .where(and(eq(responses.id, responseId), eq(attemptVariants.attemptId, attemptId)));
      return row ?? null;
    },

    /** A response of a class with its variant and learner. */
    async findResponseOfClass(classId: string, responseId: string) {
      const [row] = await fromResponses(db, {
        response: responses,
        variant: attemptVariants,
        userId: attempts.userId,
      }).where(and(eq(responses.id, responseId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },

    async findByResponse(responseId: string, part: string): Promise<AppealRow | null> {
      const [row] = await db
        .select()
        .from(appeals)
        .where(and(eq(appeals.responseId, responseId), eq(appeals.part, part)));
      return row ?? null;
    },

    /** Nothing happens when there is one of the response and part. */
    async insertAppeal(appeal: typeof appeals.$inferInsert): Promise<void> {
      await db
        .insert(appeals)
        .values(appeal)
        .onConflictDoNothing({ target: [appeals.responseId, appeals.part] });
    },

    /** Makes what a teacher took up and did not accept the learner's own appeal, to be decided again. */
    async makeOwn(id: string, own: Pick<AppealRow, 'message' | 'createdAt'>): Promise<void> {
      const open = { raisedBy: null, state: 'open', answer: '', decidedBy: null, decidedAt: null } as const;
      await db
        .update(appeals)
        .set({ ...own, ...open })
        .where(and(eq(appeals.id, id), ne(appeals.state, 'accepted')));
    },

    async countSince(userId: string, since: Date): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(appeals)
        .where(and(eq(appeals.userId, userId), isNull(appeals.raisedBy), gt(appeals.createdAt, since)));
      return row?.count ?? 0;
    },

    /** The appeals of the learner in an attempt, and answers that a teacher has taken up and accepted. */
    selectOfAttempt: (attemptId: string): Promise<{ appeal: AppealRow; itemId: string }[]> =>
      db
        .select({ appeal: appeals, itemId: attemptVariants.taskItemId })
        .from(appeals)
        .innerJoin(responses, eq(responses.id, appeals.responseId))
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .where(
          and(eq(attemptVariants.attemptId, attemptId), or(isNull(appeals.raisedBy), eq(appeals.state, 'accepted'))),
        )
        .orderBy(asc(appeals.createdAt))
        .limit(500),
  };
}

/** Those of a class. */
function classQueries(db: Database['db']) {
  const select = () =>
    fromResponsesToItems(db, {
      appeal: appeals,
      response: responses,
      variant: attemptVariants,
      task: { id: tasks.id, name: tasks.name },
      item: { id: taskItems.id, position: taskItems.position },
      exerciseId: exerciseVersions.exerciseId,
      memberId: members.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
      .innerJoin(appeals, eq(appeals.responseId, responses.id))
      .leftJoin(members, and(eq(members.classroomId, tasks.classroomId), eq(members.userId, appeals.userId)));

  return {
    /** One page: open ones the oldest first, decided ones the newest first; ids are in the order of time. */
    selectAppeals: (classId: string, state: 'open' | 'decided', after: string | undefined) => {
      const isOpen = state === 'open';
      const from = isOpen ? gt : lt;
      return select()
        .where(
          and(
            eq(tasks.classroomId, classId),
            isOpen ? eq(appeals.state, 'open') : ne(appeals.state, 'open'),
            after === undefined ? undefined : from(appeals.id, after),
          ),
        )
        .orderBy(isOpen ? asc(appeals.id) : desc(appeals.id))
        .limit(appealsPerPage + 1);
    },

    async countOpen(classId: string): Promise<number> {
      const [row] = await fromResponses(db, { count: count() })
        .innerJoin(appeals, eq(appeals.responseId, responses.id))
        .where(and(eq(tasks.classroomId, classId), eq(appeals.state, 'open')));
      return row?.count ?? 0;
    },

    /** Of each class with open appeals, how many there are, and the oldest. */
    selectOpenCounts: (classIds: readonly string[]) =>
      classIds.length === 0
        ? Promise.resolve([])
        : fromResponses(db, {
            classId: tasks.classroomId,
            openCount: count(),
            oldestId: column(z.string(), sql`min(${appeals.id}::text)`),
            oldestAt: min(appeals.createdAt),
          })
            .innerJoin(appeals, eq(appeals.responseId, responses.id))
            .where(and(inArray(tasks.classroomId, [...classIds]), eq(appeals.state, 'open')))
            .groupBy(tasks.classroomId)
            .orderBy(min(appeals.createdAt), tasks.classroomId),

    async findAppeal(classId: string, appealId: string) {
      const [row] = await select().where(and(eq(appeals.id, appealId), eq(tasks.classroomId, classId)));
      return row ?? null;
    },
  };
}

function decisions(db: Database['db']) {
  return {
    async noteOpinion(id: string, { opinion, reason }: { opinion: AppealRow['opinion']; reason: string }) {
      await db.update(appeals).set({ opinion, opinionReason: reason }).where(eq(appeals.id, id));
    },

    /** Selects open appeals without an opinion, the oldest first. */
    selectWithoutOpinion: (before: Date, limit: number) =>
      db
        .select({ appeal: appeals, response: responses, variant: attemptVariants })
        .from(appeals)
        .innerJoin(responses, eq(responses.id, appeals.responseId))
        .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
        .where(and(eq(appeals.state, 'open'), sql`${appeals.opinion} is null`, lt(appeals.createdAt, before)))
        .orderBy(asc(appeals.createdAt))
        .limit(limit),

    /** False when it was decided before. */
    async decide(
      id: string,
      decision: Pick<AppealRow, 'answer' | 'decidedBy' | 'decidedAt'> & { readonly state: 'accepted' | 'refused' },
    ): Promise<boolean> {
      const updated = await db
        .update(appeals)
        .set(decision)
        .where(and(eq(appeals.id, id), eq(appeals.state, 'open')))
        .returning({ id: appeals.id });
      return updated.length === 1;
    },

    /** Says by which regrade an accepted appeal was carried out. */
    async noteRegrade(id: string, regradeId: string): Promise<void> {
      await db
        .update(appeals)
        .set({ regradeId })
        .where(and(eq(appeals.id, id), eq(appeals.state, 'accepted')));
    },
  };
}

export const appealData = ownData(createAppealStore);
