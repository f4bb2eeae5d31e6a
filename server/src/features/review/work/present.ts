import type { AttemptItem, Sitting } from '@lemma/contracts';
import { figuresFor } from '@lemma/math/document';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { itemState, presentResponse, withFigures } from '../../attempts/api.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { maySeeSolution, selectAskedExercises } from '../../tasks/api.ts';
import { selectOpenClassrooms } from './due.ts';
import {
  sittingData,
  type QuestionInTask,
  type QuestionRow,
  type ReviewResponse,
  type SittingRow,
} from '../data/sitting-store.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

/** In a review verdicts are shown immediately, as in practice. */
const visible = { results: true, scores: true } as const;

/** Newest responses that are shown of a question, as in an attempt. */
const shownResponses = 20;

/** Whether the question takes no more answers. */
export const isQuestionOver = (question: Pick<QuestionRow, 'outcome' | 'givenUpAt'>): boolean =>
  question.outcome === 'right' || question.givenUpAt !== null;

/** Whether the task in which the learner met the exercise shows its solutions to those who have finished. */
export function allowsSolution(task: QuestionInTask['task'], now: Date): boolean {
  return maySeeSolution(task, { handedInAt: now, closesAt: null }, now);
}

/** The questions of a sitting without those of classes that the learner has left, and without what a test asks now. */
export async function selectShown(
  services: Services,
  { id, userId }: Pick<SittingRow, 'id' | 'userId'>,
): Promise<QuestionInTask[]> {
  const [rows, classroomIds, asked] = await Promise.all([
    sittingData(services).selectQuestions(id),
    selectOpenClassrooms(services, userId),
    selectAskedExercises(services, userId),
  ]);
  return rows.filter(
    ({ question, task }) => classroomIds.includes(task.classroomId) && !asked.includes(question.exerciseId),
  );
}

/** A sitting with its questions as they stand. */
export async function presentSitting(services: Services, sitting: SittingRow): Promise<Sitting> {
  const rows = await selectShown(services, sitting);
  const responses = await sittingData(services).selectResponses(rows.map(({ question }) => question.id));
  const items = await Promise.all(
    rows.map((row) =>
      presentQuestion(
        services,
        row,
        responses.filter(({ questionId }) => questionId === row.question.id),
      ),
    ),
  );
  const { id, startedAt, classReviewId, notation } = sitting;
  return { id, startedAt: startedAt.toISOString(), notation, classReviewId, items };
}

/** One question with what was answered so far. */
export async function readQuestion(services: Services, questionId: string): Promise<AttemptItem> {
  const row = await sittingData(services).findQuestion(questionId);
  if (!row) throw notFound();
  return presentQuestion(services, row, await sittingData(services).selectResponses([questionId]));
}

async function presentQuestion(
  services: Services,
  { question, task, notation }: QuestionInTask,
  responses: readonly ReviewResponse[],
): Promise<AttemptItem> {
  const source = versionedDocument(services, question.exerciseVersionId);
  const { variant, view } = await services.engine.drawVariant(source, question.seed, notation, readerLanguages());
  const points = view.parts.reduce((sum, part) => sum + part.points, 0);
  const maySee = view.hasSolution && allowsSolution(task, services.now());
  const isShown = maySee && question.givenUpAt !== null;
  const seen = { hints: question.hintsShown, hasSolution: isShown };
  return {
    id: question.id,
    position: question.place,
    title: variant.title,
    // It counts for no grade.
    points: 0,
    state: itemState(question.outcome, true),
    bestScore: null,
    variantNumber: 1,
    variant: {
      ...(view as AttemptItem['variant']),
      figures: figuresFor(variant, seen),
    },
    draft: {
      sequence: question.draftSequence,
      answers: [...(question.draft ?? [])],
      savedAt: question.draftSavedAt?.toISOString() ?? null,
    },
    hints: variant.hints.slice(0, question.hintsShown),
    solution: isShown ? variant.solution : null,
    canShowSolution: maySee && !isShown,
    responses: responses
      .slice(-shownResponses)
      .map((response) =>
        withFigures(presentReviewResponse(response, points, { notation, isSolutionShown: isShown }), variant, seen),
      ),
    responseCount: question.responseCount,
  };
}

/** A response with its verdict; nothing of it is credited anywhere. */
export function presentReviewResponse(
  response: Pick<ReviewResponse, 'id' | 'receivedAt' | 'answers' | 'verdict' | 'share'>,
  points: number,
  shown: Parameters<typeof presentResponse>[3],
): AttemptItem['responses'][number] {
  const plain = { ...response, isLate: false, isFromDraft: false, credit: response.share };
  return { ...presentResponse(plain, points, visible, shown), credited: null };
}
