import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import {
  accommodations,
  attempts,
  attemptVariants,
  classrooms,
  members,
  responses,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';

import type { AttemptRow, OwnedAttempt, ResponseRow, VariantContext, VariantKey } from './attempt-rows.ts';
import { column } from '../../../core/db/rows.ts';

/** Attempts with what decides about them; lookups of one moment are one query. */
export function attemptLookups(db: Database['db']) {
  const attemptsById = db
    .select({
      attempt: attempts,
      task: tasks,
      className: classrooms.name,
      classroomDays: { archivedAt: classrooms.archivedAt, lastDay: classrooms.lastDay, timeZone: classrooms.timeZone },
      isMember: column(z.boolean(), sql`${members.id} is not null`),
      accommodation: accommodations,
      timeZone: users.timeZone,
    })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .innerJoin(tasks, eq(tasks.id, attempts.taskId))
    .innerJoin(classrooms, eq(classrooms.id, tasks.classroomId))
    .leftJoin(
      members,
      and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId), isNull(members.removedAt)),
    )
    .leftJoin(
      accommodations,
      and(eq(accommodations.classroomId, tasks.classroomId), eq(accommodations.userId, attempts.userId)),
    )
    .where(isAnyOf(attempts.id, 'ids'))
    .prepare('attempts_by_id');
  const findAttempt = batched(async (ids: readonly string[]) => {
    const rows = await attemptsById.execute({ ids });
    const byId = new Map(rows.map((row) => [row.attempt.id, row]));
    return ids.map((id): OwnedAttempt | null => {
      const row = byId.get(id);
      if (!row) return null;
      const { attempt, ...around } = row;
      return { ...attempt, ...around };
    });
  });

  return {
    findAttempt,

    /** The attempt as it stands now; it must be there. */
    async loadAttempt(id: string): Promise<OwnedAttempt> {
      const attempt = await findAttempt(id);
      if (!attempt) throw new Error(`attempt ${id} is missing`);
      return attempt;
    },

    async selectAttemptsOf({ taskId, userId }: { taskId: string; userId: string }): Promise<AttemptRow[]> {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.taskId, taskId), eq(attempts.userId, userId)))
        .orderBy(asc(attempts.number));
    },
  };
}

/** Variants with the versions that they are drawn and marked by. */
export function variantLookups(db: Database['db']) {
  const variantsByItem = db
    .select({
      variant: attemptVariants,
      versionId: attemptVariants.exerciseVersionId,
      markingVersionId: column(
        z.string(),
        sql`coalesce(${attemptVariants.markingVersionId}, ${attemptVariants.exerciseVersionId})`,
      ),
      itemVersionId: taskItems.exerciseVersionId,
      points: taskItems.points,
    })
    .from(attemptVariants)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .where(and(isAnyOf(attemptVariants.attemptId, 'attemptIds'), isAnyOf(attemptVariants.taskItemId, 'itemIds')))
    .prepare('variants_by_item');
  const findVariant = batched(async (keys: readonly VariantKey[]) => {
    const rows = await variantsByItem.execute({
      attemptIds: keys.map((key) => key.attemptId),
      itemIds: keys.map((key) => key.itemId),
    });
    const byItem = Map.groupBy(rows, ({ variant }) => `${variant.attemptId} ${variant.taskItemId}`);
    return keys.map(({ attemptId, itemId, number }): VariantContext | null => {
      const ofItem = byItem.get(`${attemptId} ${itemId}`) ?? [];
      const row = ofItem.find(({ variant }) => variant.number === number);
      if (!row) return null;
      return {
        ...row,
        currentNumber: Math.max(...ofItem.map(({ variant }) => variant.number)),
        bestShare: Math.max(...ofItem.map(({ variant }) => variant.share)),
      };
    });
  });

  return {
    findVariant,

    /** Current variants whose draft is newer than their last response, and says something else. */
    async selectUnsentDrafts(attemptId: string): Promise<VariantContext[]> {
      const rows = await db
        .select({ itemId: attemptVariants.taskItemId, number: attemptVariants.number })
        .from(attemptVariants)
        .where(
          and(
            eq(attemptVariants.attemptId, attemptId),
            isNotNull(attemptVariants.draft),
            isNull(attemptVariants.solutionShownAt),
            sql`not exists (
              select 1 from (
                select received_at, answers from responses
                where responses.attempt_variant_id = ${attemptVariants.id}
                order by received_at desc, id desc limit 1
              ) newest
              where newest.received_at >= ${attemptVariants.draftSavedAt} or newest.answers = ${attemptVariants.draft})`,
          ),
        );
      const contexts = await Promise.all(rows.map((row) => findVariant({ attemptId, ...row })));
      return contexts.filter(
        (context): context is VariantContext => context?.variant.number === context?.currentNumber,
      );
    },
  };
}

/** Responses by the ids that clients made. */
export function responseLookups(db: Database['db']) {
  const responsesById = db.select().from(responses).where(isAnyOf(responses.id, 'ids')).prepare('responses_by_id');
  const findResponse = batched(async (ids: readonly string[]) => {
    const rows = await responsesById.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id): ResponseRow | null => byId.get(id) ?? null);
  });

  return { findResponse };
}
