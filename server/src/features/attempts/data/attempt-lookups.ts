import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Database, Queryable } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import { column } from '../../../core/db/rows.ts';
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
import type { Connection } from '../../../core/services.ts';
import type { AttemptRow, OwnedAttempt, ResponseRow, VariantContext, VariantKey } from './attempt-rows.ts';
import { prepareContents, type AttemptContents } from './content-lookups.ts';
import { lastingDecisions } from './lasting-decisions.ts';

/** Something to be read of an attempt together with it. */
interface AskedAttempt {
  readonly attemptId: string;
  /** The question whose variants are read too. */
  readonly itemId?: string | undefined;
  readonly withContents: boolean;
}

/** An attempt and what was asked for with it. */
export interface FoundAttempt {
  readonly attempt: OwnedAttempt | null;
  readonly contents: AttemptContents | null;
  /** Returns a variant of the question by its number. */
  readonly findVariant: (number: number) => VariantContext | null;
}

/**
 * Attempts with what decides about them, their variants with the versions that they are drawn and marked by, and their
 * contents; lookups of one moment are one query. What is read with an attempt is never older than the attempt.
 */
export function attemptLookups({ db, lookups = db }: Connection) {
  const readAttempts = prepareAttempts(lookups);
  const readVariants = prepareVariants(lookups);
  const readContents = prepareContents(lookups);
  const findAttempt = batched(readAttempts);
  const findVariant = batched(async (keys: readonly VariantKey[]) => {
    const variantOf = await readVariants(keys);
    return keys.map(variantOf);
  });

  return {
    findAttempt,
    findVariant,
    selectContents: batched(readContents),

    /** The attempt with what its call needs of it. */
    findTogether: batched(async (asked: readonly AskedAttempt[]): Promise<FoundAttempt[]> => {
      const keys = asked.flatMap(({ attemptId, itemId }) => (itemId === undefined ? [] : [{ attemptId, itemId }]));
      const withContents = asked.filter((one) => one.withContents).map(({ attemptId }) => attemptId);
      const [found, variantOf, contents] = await Promise.all([
        readAttempts(asked.map(({ attemptId }) => attemptId)),
        keys.length === 0 ? () => null : readVariants(keys),
        withContents.length === 0 ? [] : readContents(withContents),
      ]);
      const contentsOf = new Map(withContents.map((id, index) => [id, contents[index] ?? null]));
      return asked.map(({ attemptId, itemId }, index) => ({
        attempt: found[index] ?? null,
        contents: contentsOf.get(attemptId) ?? null,
        findVariant: (number) => (itemId === undefined ? null : variantOf({ attemptId, itemId, number })),
      }));
    }),

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

    /** Current variants whose draft is newer than their last response, and says something else. */
    async selectUnsentDrafts(attemptId: string): Promise<VariantContext[]> {
      const rows = await selectUnsentKeys(db, attemptId);
      const contexts = await Promise.all(rows.map((row) => findVariant({ attemptId, ...row })));
      return contexts.filter(
        (context): context is VariantContext => context?.variant.number === context?.currentNumber,
      );
    },
  };
}

function prepareAttempts(db: Queryable) {
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
  quickRows(attemptsById);
  return async (ids: readonly string[]): Promise<(OwnedAttempt | null)[]> => {
    const rows = await attemptsById.execute({ ids });
    const byId = new Map(rows.map((row) => [row.attempt.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (!row) return null;
      const { attempt, ...around } = row;
      return { ...attempt, ...around };
    });
  };
}

function prepareVariants(db: Queryable) {
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
      lasting: lastingDecisions,
    })
    .from(attemptVariants)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .where(and(isAnyOf(attemptVariants.attemptId, 'attemptIds'), isAnyOf(attemptVariants.taskItemId, 'itemIds')))
    .prepare('variants_by_item');
  quickRows(variantsByItem);
  return async (keys: readonly Omit<VariantKey, 'number'>[]) => {
    const rows = await variantsByItem.execute({
      attemptIds: keys.map((key) => key.attemptId),
      itemIds: keys.map((key) => key.itemId),
    });
    const byItem = Map.groupBy(rows, ({ variant }) => `${variant.attemptId} ${variant.taskItemId}`);
    return ({ attemptId, itemId, number }: VariantKey): VariantContext | null => {
      const ofItem = byItem.get(`${attemptId} ${itemId}`) ?? [];
      const row = ofItem.find(({ variant }) => variant.number === number);
      if (!row) return null;
      return {
        ...row,
        lasting: row.lasting ?? [],
        currentNumber: Math.max(...ofItem.map(({ variant }) => variant.number)),
        bestShare: Math.max(...ofItem.map(({ variant }) => variant.share)),
      };
    };
  };
}

const selectUnsentKeys = (db: Queryable, attemptId: string) =>
  db
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
