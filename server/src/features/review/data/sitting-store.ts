import type { PartAnswer } from '@lemma/math';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/open-database.ts';
import {
  exerciseVersions,
  reviewQuestions,
  reviewResponses,
  reviewSittings,
  taskItems,
  tasks,
} from '../../../core/db/tables/index.ts';
import { titleOfVersion } from '../../../core/db/columns.ts';
import { ownData } from '../../../core/own.ts';

export type SittingRow = typeof reviewSittings.$inferSelect;
export type QuestionRow = typeof reviewQuestions.$inferSelect;
export type NewQuestion = typeof reviewQuestions.$inferInsert;
export type ReviewResponse = typeof reviewResponses.$inferSelect;
export type QuestionInTask = Awaited<ReturnType<ReturnType<typeof createSittingStore>['selectQuestions']>>[number];

/** Sittings with their questions, and what was answered. */
export function createSittingStore({ db }: Pick<Database, 'db'>) {
  return { ...sittings(db), ...answering(db) };
}

function questionsOf(db: Database['db']) {
  return db
    .select({
      question: reviewQuestions,
      title: titleOfVersion,
      task: tasks,
      notation: reviewSittings.notation,
    })
    .from(reviewQuestions)
    .innerJoin(reviewSittings, eq(reviewSittings.id, reviewQuestions.sittingId))
    .innerJoin(exerciseVersions, eq(exerciseVersions.id, reviewQuestions.exerciseVersionId))
    .innerJoin(taskItems, eq(taskItems.id, reviewQuestions.taskItemId))
    .innerJoin(tasks, eq(tasks.id, taskItems.taskId));
}

function sittings(db: Database['db']) {
  return {
    async findOpenSitting(userId: string): Promise<SittingRow | null> {
      const [row] = await db
        .select()
        .from(reviewSittings)
        .where(and(eq(reviewSittings.userId, userId), isNull(reviewSittings.endedAt)));
      return row ?? null;
    },

    async findSitting(id: string): Promise<SittingRow | null> {
      const [row] = await db.select().from(reviewSittings).where(eq(reviewSittings.id, id));
      return row ?? null;
    },

    /** The class of a task's exercise. */
    async selectClassOfItem(taskItemId: string): Promise<string> {
      const [row] = await db
        .select({ classId: tasks.classroomId })
        .from(taskItems)
        .innerJoin(tasks, eq(tasks.id, taskItems.taskId))
        .where(eq(taskItems.id, taskItemId));
      if (!row) throw new Error(`task item ${taskItemId} is missing`);
      return row.classId;
    },

    /** False when another call was first. */
    async insertSitting(sitting: typeof reviewSittings.$inferInsert, questions: readonly NewQuestion[]) {
      const inserted = await db
        .insert(reviewSittings)
        .values(sitting)
        .onConflictDoNothing()
        .returning({ id: reviewSittings.id });
      if (inserted.length === 0) return false;
      if (questions.length > 0) await db.insert(reviewQuestions).values([...questions]);
      return true;
    },

    async endSitting(id: string, at: Date): Promise<void> {
      await db
        .update(reviewSittings)
        .set({ endedAt: at })
        .where(and(eq(reviewSittings.id, id), isNull(reviewSittings.endedAt)));
    },

    selectQuestions: (sittingId: string) =>
      questionsOf(db).where(eq(reviewQuestions.sittingId, sittingId)).orderBy(asc(reviewQuestions.place)),

    async findQuestion(id: string) {
      const [row] = await questionsOf(db).where(eq(reviewQuestions.id, id));
      return row ?? null;
    },

    /** The variants of these exercises that the learner had last in a review. */
    async selectLastVariants(userId: string, exerciseIds: readonly string[]) {
      if (exerciseIds.length === 0) return new Map<string, Pick<QuestionRow, 'exerciseVersionId' | 'seed'>>();
      const rows = await db
        .selectDistinctOn([reviewQuestions.exerciseId], {
          exerciseId: reviewQuestions.exerciseId,
          exerciseVersionId: reviewQuestions.exerciseVersionId,
          seed: reviewQuestions.seed,
        })
        .from(reviewQuestions)
        .where(and(eq(reviewQuestions.userId, userId), inArray(reviewQuestions.exerciseId, [...exerciseIds])))
        .orderBy(reviewQuestions.exerciseId, desc(reviewQuestions.id));
      return new Map(rows.map((row) => [row.exerciseId, row]));
    },
  };
}

function answering(db: Database['db']) {
  return {
    selectResponses: (questionIds: readonly string[]): Promise<ReviewResponse[]> =>
      questionIds.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(reviewResponses)
            .where(inArray(reviewResponses.questionId, [...questionIds]))
            .orderBy(asc(reviewResponses.receivedAt), asc(reviewResponses.id)),

    async findResponse(id: string): Promise<ReviewResponse | null> {
      const [row] = await db.select().from(reviewResponses).where(eq(reviewResponses.id, id));
      return row ?? null;
    },

    /** Locks the question until the transaction ends. */
    async lockQuestion(id: string): Promise<QuestionRow | null> {
      const [row] = await db.select().from(reviewQuestions).where(eq(reviewQuestions.id, id)).for('update');
      return row ?? null;
    },

    /** False when the id was there before. */
    async insertResponse(response: ReviewResponse): Promise<boolean> {
      const rows = await db
        .insert(reviewResponses)
        .values(response)
        .onConflictDoNothing()
        .returning({ id: reviewResponses.id });
      return rows.length > 0;
    },

    async updateQuestion(id: string, changes: Partial<QuestionRow>): Promise<void> {
      await db.update(reviewQuestions).set(changes).where(eq(reviewQuestions.id, id));
    },

    async raiseHintsShown(id: string, hints: number): Promise<void> {
      await db
        .update(reviewQuestions)
        .set({ hintsShown: sql`greatest(${reviewQuestions.hintsShown}, ${hints})` })
        .where(eq(reviewQuestions.id, id));
    },

    /** Keeps the draft if its sequence is newer; returns what is stored afterwards. */
    async updateDraft(
      id: string,
      draft: { readonly answers: readonly PartAnswer[]; readonly sequence: number; readonly savedAt: Date },
    ): Promise<{ sequence: number; savedAt: Date }> {
      const [updated] = await db
        .update(reviewQuestions)
        .set({ draft: draft.answers, draftSequence: draft.sequence, draftSavedAt: draft.savedAt })
        .where(and(eq(reviewQuestions.id, id), lt(reviewQuestions.draftSequence, draft.sequence)))
        .returning({ id: reviewQuestions.id });
      if (updated) return draft;
      const [row] = await db
        .select({ sequence: reviewQuestions.draftSequence, savedAt: reviewQuestions.draftSavedAt })
        .from(reviewQuestions)
        .where(eq(reviewQuestions.id, id));
      return { sequence: row?.sequence ?? 0, savedAt: row?.savedAt ?? draft.savedAt };
    },
  };
}

export const sittingData = ownData(createSittingStore);
