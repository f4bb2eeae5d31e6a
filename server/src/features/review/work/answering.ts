import type * as calls from '@lemma/contracts';
import type { AttemptItem, BodyOf, ResponseOf } from '@lemma/contracts';
import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { figuresFor } from '@lemma/math/document';
import { dayIn } from '../../../core/calendar/day-in.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { areSameAsTyped, illustrated, itemState, mark, outcomeOf, presentUnreadable } from '../../attempts/api.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { goalQueries } from '../../goals/api.ts';
import { requireUnasked } from '../../tasks/api.ts';
import { sittingData, type QuestionInTask, type QuestionRow, type ReviewResponse } from '../data/sitting-store.ts';
import { selectOpenClassrooms } from './due.ts';
import { allowsSolution, isQuestionOver, presentReviewResponse, readQuestion } from './present.ts';
import { readerLanguages } from '../../../core/language/reader.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** The caller's own question; those of others look absent. */
async function requireQuestion(services: Services, userId: string, questionId: string): Promise<QuestionInTask> {
  const found = await sittingData(services).findQuestion(questionId);
  if (found?.question.userId !== userId) throw notFound();
  return found;
}

/** Nothing is marked or shown of a class that the learner has left, nor of what a test asks at the moment. */
async function requireOpen(services: Services, userId: string, { question, task }: QuestionInTask): Promise<void> {
  if (!(await selectOpenClassrooms(services, userId)).includes(task.classroomId)) throw isClosed();
  await requireUnasked(services, userId, [question.exerciseId]);
}

const isClosed = () => conflict('attempt/closed', said(m.noMoreAnswers));

/** Keeps a draft; a late one changes nothing. */
export async function saveReviewDraft(
  services: Services,
  userId: string,
  questionId: string,
  draft: BodyOf<typeof calls.saveReviewDraft>,
): Promise<ResponseOf<typeof calls.saveReviewDraft>> {
  const { question } = await requireQuestion(services, userId, questionId);
  if (isQuestionOver(question)) throw isClosed();
  const savedAt = services.now();
  const stored = await sittingData(services).updateDraft(questionId, { ...draft, savedAt });
  return { sequence: stored.sequence, savedAt: stored.savedAt.toISOString() };
}

type Submitted = ResponseOf<typeof calls.submitReview>;

/**
 * Marks and keeps an answer, by the same keys and decisions of teachers as answers in the task of the exercise. The same
 * id again returns the first verdict; what cannot be read costs nothing.
 */
export async function submitReview(
  services: Services,
  userId: string,
  questionId: string,
  { id, answers, secondsSpent }: BodyOf<typeof calls.submitReview>,
): Promise<Submitted> {
  const found = await requireQuestion(services, userId, questionId);
  const { question } = found;
  const earlier = await findSame(services, questionId, { id, answers });
  if (earlier) return presentSubmitted(services, found, earlier, question.outcome);
  if (isQuestionOver(question)) throw isClosed();
  await requireOpen(services, userId, found);
  const context = { markingVersionId: question.exerciseVersionId, variant: question };
  const marked = await mark(services, found, context, answers, 'when-right');
  const receivedAt = services.now();
  if (marked.verdict.outcome === 'invalid') {
    const response = { id, ...marked, receivedAt, share: 0 };
    const submitted = await presentSubmitted(services, found, response, question.outcome);
    return { ...submitted, response: { ...submitted.response, verdict: presentUnreadable(marked.verdict, found) } };
  }
  const response = composeResponse(question, { id, ...marked, receivedAt, secondsSpent });
  const isStored = await inTransaction(services, (inside) => storeResponse(inside, userId, response));
  if (isStored) return presentSubmitted(services, found, response, response.outcome);
  const other = await findSame(services, questionId, { id, answers });
  if (!other) throw isClosed();
  return presentSubmitted(services, found, other, other.outcome);
}

function composeResponse(
  question: Pick<QuestionRow, 'id'>,
  given: {
    readonly id: string;
    readonly answers: readonly PartAnswer[];
    readonly verdict: ResponseVerdict;
    readonly receivedAt: Date;
    readonly secondsSpent: number | undefined;
  },
): ReviewResponse {
  const { verdict, secondsSpent, ...rest } = given;
  return {
    ...rest,
    verdict,
    questionId: question.id,
    outcome: outcomeOf(verdict),
    share: verdict.points > 0 ? verdict.score / verdict.points : 0,
    secondsSpent: secondsSpent ?? null,
  };
}

/** False when the question has ended meanwhile, or the id was there before. */
async function storeResponse(services: Services, userId: string, response: ReviewResponse): Promise<boolean> {
  const question = await sittingData(services).lockQuestion(response.questionId);
  if (question?.userId !== userId || isQuestionOver(question)) return false;
  if (!(await sittingData(services).insertResponse(response))) return false;
  const rightOn = response.outcome === 'right' ? await dayOf(services, userId, response.receivedAt) : null;
  if (rightOn !== null && question.rightOn === null) await goalQueries(services).addRightAnswer(userId, rightOn);
  await sittingData(services).updateQuestion(question.id, {
    rightOn: question.rightOn ?? rightOn,
    responseCount: question.responseCount + 1,
    outcome: response.outcome,
    answeredAt: question.answeredAt ?? response.receivedAt,
    touchedAt: response.receivedAt,
  });
  return true;
}

/** The learner's local date. */
async function dayOf(services: Services, userId: string, moment: Date): Promise<string> {
  return dayIn((await goalQueries(services).findTimeZone(userId)) ?? 'UTC', moment);
}

/** The stored response with this id, if it says the same; 409 otherwise. */
async function findSame(
  services: Services,
  questionId: string,
  { id, answers }: { readonly id: string; readonly answers: readonly PartAnswer[] },
): Promise<ReviewResponse | null> {
  const stored = await sittingData(services).findResponse(id);
  if (!stored) return null;
  if (stored.questionId !== questionId || !areSameAsTyped(stored.answers, answers)) {
    throw conflict('attempt/same-id-other-answers', said(m.sentWithOtherAnswers));
  }
  return stored;
}

async function presentSubmitted(
  services: Services,
  { question, task, notation }: QuestionInTask,
  response: Parameters<typeof presentReviewResponse>[0],
  outcome: string | null,
): Promise<Submitted> {
  return {
    response: await illustrated(
      services,
      presentReviewResponse(response, response.verdict.points, { notation }),
      { versionId: question.exerciseVersionId, seed: question.seed, notation },
      { hints: question.hintsShown, hasSolution: false },
    ),
    state: itemState(outcome, true),
    bestScore: null,
    canShowSolution: question.givenUpAt === null && allowsSolution(task, services.now()),
    isKeptForTeacher: false,
  };
}

/** Hints one at a time. */
export async function revealReviewHint(
  services: Services,
  userId: string,
  questionId: string,
  number: number,
): Promise<ResponseOf<typeof calls.revealReviewHint>> {
  const found = await requireQuestion(services, userId, questionId);
  const { question } = found;
  if (number > question.hintsShown) await requireOpen(services, userId, found);
  const source = versionedDocument(services, question.exerciseVersionId);
  const { variant, view } = await services.engine.drawVariant(source, question.seed, found.notation, readerLanguages());
  const shown = Math.max(question.hintsShown, Math.min(number, variant.hints.length));
  if (shown > question.hintsShown) await sittingData(services).raiseHintsShown(questionId, shown);
  const isShown = question.givenUpAt !== null && view.hasSolution && allowsSolution(found.task, services.now());
  return {
    hints: variant.hints.slice(0, shown),
    figures: figuresFor(variant, { hints: shown, hasSolution: isShown }),
  };
}

/** Gives the question up; asking for the solution of one that is right changes nothing but what is shown. */
export async function giveUpReview(services: Services, userId: string, questionId: string): Promise<AttemptItem> {
  const found = await requireQuestion(services, userId, questionId);
  if (found.question.givenUpAt === null) await requireOpen(services, userId, found);
  await inTransaction(services, async (inside) => {
    const question = await sittingData(inside).lockQuestion(questionId);
    if (!question || question.givenUpAt !== null) return;
    const now = inside.now();
    await sittingData(inside).updateQuestion(questionId, {
      givenUpAt: now,
      touchedAt: now,
      answeredAt: question.answeredAt ?? now,
    });
  });
  return readQuestion(services, questionId);
}
