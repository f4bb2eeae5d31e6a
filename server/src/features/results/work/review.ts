import type { LearnerReview, NotationChoice } from '@lemma/contracts';
import { figuresFor, nothingSeen } from '@lemma/math/document';
import { notFound } from '../../../core/errors.ts';
import { roundScore } from './grade-book.ts';
import { readTaskGrade } from './grade-changes.ts';
import { reviewData, reviewLimits, type ReviewStore } from '../data/review-store.ts';
import { gradeData } from '../data/grade-store.ts';
import { asTyped, regradedQueries, verdictIn } from '../../attempts/api.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { notationOfStaff } from '../../classrooms/api.ts';
import type { Services } from '../../../core/services.ts';
import { requireTask } from '../../tasks/api.ts';
import { readerTexts, versionedDocument } from '../../exercises/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

type ReviewedVariant = Awaited<ReturnType<ReviewStore['selectVariants']>>[number];
type ReviewedResponse = Awaited<ReturnType<ReviewStore['selectResponses']>>[number];

/** The newest attempts and responses of one learner in one task, with the variants' questions and keys. */
export async function getLearnerReview(
  services: Services,
  reader: SignedInUser,
  ids: { readonly classId: string; readonly memberId: string; readonly taskId: string },
): Promise<LearnerReview> {
  const [task, member] = await Promise.all([requireTask(services, ids), gradeData(services).selectMember(ids)]);
  if (!member) throw notFound();
  const { userId } = member;
  const notation = await notationOfStaff(services, { classId: ids.classId, userId: reader.id });
  const attempts = await reviewData(services).selectAttempts({ taskId: task.id, userId });
  const variants = await reviewData(services).selectVariants(attempts.map((attempt) => attempt.id));
  const [titles, responses, grade] = await Promise.all([
    readerTexts(
      services,
      variants.map((row) => row.versionId),
    ),
    reviewData(services)
      .selectResponses(variants.map((row) => row.variant.id))
      .then((rows) => regradedQueries(services).overlay(rows)),
    readTaskGrade(services, { ...ids, userId }),
  ]);
  const byVariant = Map.groupBy(responses, (response) => response.attemptVariantId);
  const byAttempt = Map.groupBy(variants, (row) => row.variant.attemptId);
  return {
    memberId: ids.memberId,
    firstName: member.firstName,
    lastName: member.lastName,
    taskName: task.name,
    kind: task.kind,
    points: task.points,
    grade,
    isShortened:
      attempts.length === reviewLimits.attempts ||
      variants.length === reviewLimits.variants ||
      responses.length === reviewLimits.responses,
    attempts: await Promise.all(
      attempts.map(async (attempt) => {
        const own = byAttempt.get(attempt.id) ?? [];
        return {
          id: attempt.id,
          number: attempt.number,
          startedAt: attempt.startedAt.toISOString(),
          handedInAt: attempt.handedInAt?.toISOString() ?? null,
          handedInBy: attempt.handedInBy,
          secondsSpent: own.reduce((sum, row) => sum + row.variant.secondsSpent, 0),
          score: roundScore(bestScores(own)),
          items: await presentItems(services, own, { responses: byVariant, notation, titles }),
        };
      }),
    ),
  };
}

const byItem = (rows: readonly ReviewedVariant[]) => [...Map.groupBy(rows, (row) => row.variant.taskItemId).values()];

const bestScore = (rows: readonly ReviewedVariant[]) =>
  Math.max(0, ...rows.map((row) => row.variant.share * row.points));

const bestScores = (rows: readonly ReviewedVariant[]) =>
  byItem(rows).reduce((sum, variants) => sum + bestScore(variants), 0);

/** Responses by variant, and the notation of the one who reads them. */
interface Reading {
  readonly responses: ReadonlyMap<string, readonly ReviewedResponse[]>;
  readonly notation: NotationChoice;
  readonly titles: Awaited<ReturnType<typeof readerTexts>>;
}

function presentItems(services: Services, rows: readonly ReviewedVariant[], reading: Reading) {
  return Promise.all(
    byItem(rows).map(async (variants) => {
      const [first] = variants;
      if (!first) throw new Error('an item without a variant');
      return {
        id: first.variant.taskItemId,
        title: reading.titles.get(first.versionId)?.title ?? first.title,
        points: first.points,
        score: roundScore(bestScore(variants)),
        variants: await Promise.all(variants.map((row) => presentVariant(services, row, reading))),
      };
    }),
  );
}

const feedbackOf = (responses: readonly ReviewedResponse[]): readonly string[] =>
  responses.flatMap(({ verdict }) => verdict.parts.map(({ feedback }) => feedback));

async function presentVariant(
  services: Services,
  { variant, versionId, points }: ReviewedVariant,
  { responses, notation }: Reading,
) {
  const { variant: drawn } = await services.engine.drawVariant(
    versionedDocument(services, versionId),
    variant.seed,
    notation,
    readerLanguages(),
  );
  return {
    number: variant.number,
    question: drawn.question,
    figures: figuresFor(drawn, nothingSeen, feedbackOf(responses.get(variant.id) ?? [])),
    language: drawn.language,
    direction: drawn.direction,
    hintsShown: variant.hintsShown,
    solutionShown: variant.solutionShownAt !== null,
    secondsSpent: variant.secondsSpent,
    parts: drawn.parts.map((part) => ({
      name: part.name,
      label: part.label,
      answerType: part.answerType,
      answerLatex: part.answerLatex,
      choices: part.choices.map(({ key, text }) => ({ key, text })),
      ...(part.graph === undefined ? {} : { graph: part.graph }),
      ...(part.choosing === undefined ? {} : { choosing: part.choosing }),
    })),
    responses: (responses.get(variant.id) ?? []).map((response) => ({
      id: response.id,
      receivedAt: response.receivedAt.toISOString(),
      secondsSpent: response.secondsSpent,
      isLate: response.isLate,
      isFromDraft: response.isFromDraft,
      outcome: response.outcome,
      score: roundScore(response.share * points),
      credited: roundScore(response.credit * points),
      answers: asTyped(response.answers),
      parts: verdictIn(response.verdict, notation).parts.map(({ part, outcome, score, points, feedback, reason }) => ({
        part,
        outcome,
        score,
        points,
        feedback,
        reason,
      })),
    })),
  };
}
