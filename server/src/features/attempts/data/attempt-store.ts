import type { PartAnswer } from '@lemma/math';
import { shownResponses } from '@lemma/contracts';
import { and, asc, eq, exists, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Database } from '../../../core/db/open-database.ts';
import {
  accommodations,
  attempts,
  attemptVariants,
  classrooms,
  exerciseVersions,
  members,
  responses,
  taskItems,
  tasks,
} from '../../../core/db/tables/index.ts';
import type { ClassroomDays } from '../../classrooms/work/rules.ts';
import type { Accommodation } from '../../tasks/work/rules/windows.ts';
import { createHandInQueries } from './hand-in-store.ts';
import { createResponseWriter } from './response-writer.ts';
import { createStartQueries } from './start-store.ts';

export type AttemptRow = typeof attempts.$inferSelect;
export type VariantRow = typeof attemptVariants.$inferSelect;
export type ResponseRow = typeof responses.$inferSelect;
export type NewVariant = typeof attemptVariants.$inferInsert;
export type AttemptStore = ReturnType<typeof createAttemptStore>;

/** An attempt with the task it belongs to. */
export type OwnedAttempt = AttemptRow & {
  readonly task: typeof tasks.$inferSelect;
  readonly className: string;
  readonly classroomDays: ClassroomDays;
  /** Whether the learner is in the class now: not taken out of it, and not waiting to be let in. */
  readonly isMember: boolean;
  /** The learner's profile in the class. */
  readonly accommodation: Accommodation | null;
};

export interface VariantKey {
  readonly attemptId: string;
  readonly itemId: string;
  readonly number: number;
}

/** A variant with what marking it needs. */
export interface VariantContext {
  readonly variant: VariantRow;
  /** Pinned by the variant: what it was drawn from. */
  readonly versionId: string;
  /** Whose keys mark it. */
  readonly markingVersionId: string;
  /** Pinned by the item: what the next variant is drawn from. */
  readonly itemVersionId: string;
  readonly points: number;
  /** Number of the item's newest variant. */
  readonly currentNumber: number;
  /** Best share over the item's variants. */
  readonly bestShare: number;
}

/**
 * Attempts, their variants, drafts and responses. What is read on the way of a question or a response is prepared once
 * and gathered across requests.
 */
export function createAttemptStore({ db }: Pick<Database, 'db'>) {
  const attemptsById = db
    .select({
      attempt: attempts,
      task: tasks,
      className: classrooms.name,
      classroomDays: { archivedAt: classrooms.archivedAt, lastDay: classrooms.lastDay, timeZone: classrooms.timeZone },
      isMember: sql<boolean>`${members.id} is not null`,
      accommodation: accommodations,
    })
    .from(attempts)
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

  const variantsByItem = db
    .select({
      variant: attemptVariants,
      versionId: attemptVariants.exerciseVersionId,
      markingVersionId: sql<string>`coalesce(${attemptVariants.markingVersionId}, ${attemptVariants.exerciseVersionId})`,
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

  const responsesById = db.select().from(responses).where(isAnyOf(responses.id, 'ids')).prepare('responses_by_id');
  const findResponse = batched(async (ids: readonly string[]) => {
    const rows = await responsesById.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id): ResponseRow | null => byId.get(id) ?? null);
  });

  const itemsByAttempt = db
    .select({
      variant: attemptVariants,
      points: taskItems.points,
      versionId: exerciseVersions.id,
      title: sql<string>`${exerciseVersions.document} ->> 'title'`,
    })
    .from(attemptVariants)
    .innerJoin(taskItems, eq(taskItems.id, attemptVariants.taskItemId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, attemptVariants.exerciseVersionId))
    .where(isAnyOf(attemptVariants.attemptId, 'attemptIds'))
    .orderBy(asc(attemptVariants.place), asc(attemptVariants.number))
    .prepare('items_by_attempt');
  const ofCurrentVariants = db
    .select({
      attemptId: attemptVariants.attemptId,
      responseId: responses.id,
      fromNewest: sql<number>`row_number() over (
        partition by ${responses.attemptVariantId} order by ${responses.receivedAt} desc, ${responses.id} desc
      )`.as('from_newest'),
      isCurrent: sql<boolean>`${attemptVariants.number} = (
        select max(other.number) from attempt_variants other
        where other.attempt_id = ${attemptVariants.attemptId} and other.task_item_id = ${attemptVariants.taskItemId}
      )`.as('is_current'),
    })
    .from(responses)
    .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
    .where(isAnyOf(attemptVariants.attemptId, 'attemptIds'))
    .as('of_current_variants');
  const newestResponsesByAttempt = db
    .select({ attemptId: ofCurrentVariants.attemptId, response: responses })
    .from(ofCurrentVariants)
    .innerJoin(responses, eq(responses.id, ofCurrentVariants.responseId))
    .where(and(ofCurrentVariants.isCurrent, lte(ofCurrentVariants.fromNewest, shownResponses)))
    .orderBy(asc(responses.receivedAt), asc(responses.id))
    .prepare('newest_responses_by_attempt');

  return {
    ...createStartQueries({ db }),
    ...createHandInQueries({ db }),
    findAttempt,
    findVariant,
    findResponse,
    /** The attempt as it stands now; it must be there. */
    async loadAttempt(id: string): Promise<OwnedAttempt> {
      const attempt = await findAttempt(id);
      if (!attempt) throw new Error(`attempt ${id} is missing`);
      return attempt;
    },
    /** The attempt's items with their documents' versions and all variants, oldest variant first. */
    selectItems: batched(async (attemptIds: readonly string[]) => {
      const rows = await itemsByAttempt.execute({ attemptIds });
      const byAttempt = Map.groupBy(rows, ({ variant }) => variant.attemptId);
      return attemptIds.map((id) => byAttempt.get(id) ?? []);
    }),
    /** The last responses to the newest variant of each of the attempt's items, oldest first. */
    selectNewestResponses: batched(async (attemptIds: readonly string[]) => {
      const rows = await newestResponsesByAttempt.execute({ attemptIds });
      const byAttempt = Map.groupBy(rows, ({ attemptId }) => attemptId);
      return attemptIds.map((id): ResponseRow[] => (byAttempt.get(id) ?? []).map(({ response }) => response));
    }),
    insertResponse: createResponseWriter(db),

    async selectAttemptsOf({ taskId, userId }: { taskId: string; userId: string }): Promise<AttemptRow[]> {
      return db
        .select()
        .from(attempts)
        .where(and(eq(attempts.taskId, taskId), eq(attempts.userId, userId)))
        .orderBy(asc(attempts.number));
    },

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

    /** Adds the next variant of an item; when another call was first, nothing happens. */
    async insertVariant(variant: NewVariant): Promise<void> {
      await db.insert(attemptVariants).values(variant).onConflictDoNothing();
    },

    /**
     * Keeps the draft if its sequence is newer and the attempt takes answers; returns what is stored afterwards, null
     * when the attempt has closed.
     */
    async updateDraft(
      variant: Pick<VariantRow, 'id' | 'attemptId'>,
      draft: {
        readonly answers: readonly PartAnswer[];
        readonly sequence: number;
        readonly savedAt: Date;
        readonly secondsSpent: number;
        readonly graceMs: number;
      },
    ): Promise<{ sequence: number; savedAt: Date } | null> {
      const closing = sql`${attempts.closesAt} + ${draft.graceMs} * interval '1 millisecond'`;
      const open = db
        .select({ id: attempts.id })
        .from(attempts)
        .where(
          and(
            eq(attempts.id, variant.attemptId),
            isNull(attempts.handedInAt),
            or(isNull(attempts.closesAt), sql`${closing} > ${draft.savedAt.toISOString()}`),
          ),
        );
      const [updated] = await db
        .update(attemptVariants)
        .set({
          draft: draft.answers,
          draftSequence: draft.sequence,
          draftSavedAt: draft.savedAt,
          secondsSpent: sql`greatest(${attemptVariants.secondsSpent}, ${draft.secondsSpent})`,
        })
        .where(and(eq(attemptVariants.id, variant.id), lt(attemptVariants.draftSequence, draft.sequence), exists(open)))
        .returning({ id: attemptVariants.id });
      if (updated) return draft;
      const [stored] = await db
        .select({ sequence: attemptVariants.draftSequence, savedAt: attemptVariants.draftSavedAt })
        .from(attemptVariants)
        .where(eq(attemptVariants.id, variant.id));
      if (!stored || stored.sequence < draft.sequence || stored.savedAt === null) return null;
      return { sequence: stored.sequence, savedAt: stored.savedAt };
    },

    async raiseHintsShown(variantId: string, hints: number): Promise<void> {
      await db
        .update(attemptVariants)
        .set({ hintsShown: sql`greatest(${attemptVariants.hintsShown}, ${hints})` })
        .where(eq(attemptVariants.id, variantId));
    },

    async markSolutionShown(variantId: string, at: Date): Promise<void> {
      await db
        .update(attemptVariants)
        .set({ solutionShownAt: at })
        .where(and(eq(attemptVariants.id, variantId), isNull(attemptVariants.solutionShownAt)));
    },
  };
}
