import type * as calls from '@lemma/contracts';
import type { Attempt, BodyOf, ResponseOf } from '@lemma/contracts';
import { figuresFor } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { conflict, forbidden, notFound, type RequestError } from '../../../core/errors.ts';
import { closeIfOver, handInDrafts } from './closing.ts';
import { keepLateArrival } from './late-arrivals.ts';
import { clockedSeconds, composeResponse, mark, unfinishedWhile } from './marking.ts';
import {
  illustrated,
  itemState,
  presentAttempt,
  presentItem,
  presentResponse,
  presentUnreadable,
  visibilityOf,
} from './present.ts';
import { newSeed } from './starting.ts';
import { areSameAsTyped } from './typed-answers.ts';
import {
  attemptData,
  type AttemptContents,
  type OwnedAttempt,
  type ResponseRow,
  type VariantContext,
  type VariantKey,
} from '../data/attempt-store.ts';
import type { Services } from '../../../core/services.ts';
import { graceMs, maySeeSolution, requireUnbegun, takesAnswersAt } from '../../tasks/api.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/**
 * Returns the attempt, handing it in if its time is up: an attempt is never shown open after its end. The contents that
 * were read with it count while it is not.
 */
export async function getAttempt(
  services: Services,
  attempt: OwnedAttempt,
  contents: AttemptContents | null = null,
): Promise<Attempt> {
  const now = await closeIfOver(services, attempt);
  return presentAttempt(services, now, now === attempt ? contents : null);
}

async function requireVariant(services: Services, key: VariantKey): Promise<VariantContext> {
  return requireFound(await attemptData(services).findVariant(key));
}

function requireFound(context: VariantContext | null): VariantContext {
  if (!context) throw notFound();
  return context;
}

const isClosed = () => conflict('attempt/closed', said(m.noMoreAnswers));

/** Why the variant takes no answer that came at this moment; null while it does. */
function findObstacle(attempt: OwnedAttempt, context: VariantContext, receivedAt: Date): RequestError | null {
  if (!takesAnswersAt(attempt, attempt.task.kind, receivedAt)) return isClosed();
  if (context.variant.number !== context.currentNumber) {
    return conflict('attempt/variant-changed', said(m.onAnotherVariant));
  }
  if (context.variant.solutionShownAt !== null) {
    return conflict('attempt/solution-shown', said(m.solutionSeen));
  }
  return null;
}

/** Keeps a draft; a late one changes nothing. */
export async function saveDraft(
  services: Services,
  attempt: OwnedAttempt,
  found: VariantContext | null,
  draft: BodyOf<typeof calls.saveDraft>,
): Promise<{ sequence: number; savedAt: string }> {
  const context = requireFound(found);
  const savedAt = services.now();
  const obstacle = findObstacle(attempt, context, savedAt);
  if (obstacle) throw obstacle;
  const stored = await attemptData(services).updateDraft({
    attemptVariantId: context.variant.id,
    answers: draft.answers,
    sequence: draft.sequence,
    savedAt,
    secondsSpent: clockedSeconds(attempt, draft.secondsSpent ?? 0, savedAt),
    graceMs: graceMs(attempt.task.kind),
  });
  if (!stored) throw isClosed();
  return { sequence: stored.sequence, savedAt: stored.savedAt.toISOString() };
}

type Submitted = ResponseOf<typeof calls.submitResponse>;
/** Other responses may come in between, each of which changes what this one earns, and a regrade other keys. */
const mostTries = 5;

/**
 * Marks and keeps a response. The same id again returns the first verdict; malformed answers cost nothing. Whether an
 * id is new is decided by the statement that stores it: only where that does not come to pass is it looked up.
 */
export async function submitResponse(
  services: Services,
  attempt: OwnedAttempt,
  { itemId, found }: { readonly itemId: string; readonly found: VariantContext | null },
  body: BodyOf<typeof calls.submitResponse>,
): Promise<Submitted> {
  const key = { attemptId: attempt.id, itemId, number: body.variantNumber };
  const { id, answers, secondsSpent } = body;
  let context = requireFound(found);
  const presentEarlier = async (): Promise<Submitted | null> => {
    const earlier = await attemptData(services).findResponse(id);
    return earlier && presentSubmitted(services, attempt, context, sameResponse(earlier, context, answers));
  };
  const receivedAt = services.now();
  const obstacle = findObstacle(attempt, context, receivedAt);
  if (obstacle) {
    const earlier =
      (await presentEarlier()) ?? (await keepIfTypedInTime(services, attempt, context, { body, obstacle }));
    if (earlier) return earlier;
    throw obstacle;
  }
  const unfinished = unfinishedWhile(visibilityOf(attempt, receivedAt));
  let marked = await mark(services, attempt, context, answers, unfinished);
  if (marked.verdict.outcome === 'invalid') {
    return (await presentEarlier()) ?? presentUnkept(services, attempt, context, { id, ...marked, receivedAt });
  }
  for (let tries = 0; tries < mostTries; tries += 1) {
    const response = composeResponse(attempt, context, { id, ...marked, receivedAt, secondsSpent });
    if ((await attemptData(services).insertResponse(response)) === 'stored') {
      services.bus.publish(`task:${attempt.taskId}`);
      return presentSubmitted(services, attempt, context, { isFromDraft: false, ...response });
    }
    const earlier = await presentEarlier();
    if (earlier) return earlier;
    const before = context;
    context = await requireVariant(services, key);
    const hasOtherKeys = context.markingVersionId !== before.markingVersionId;
    if (hasOtherKeys) marked = await mark(services, attempt, context, answers, unfinished);
    const { afterResponses = null } = response;
    const isCountedAnew = afterResponses !== null && context.variant.responseCount > afterResponses;
    if (!hasOtherKeys && !isCountedAnew) break;
  }
  const kept = await keepLateArrival(services, await attemptData(services).loadAttempt(attempt.id), context, body);
  if (kept) return kept;
  throw isClosed();
}

/** Where nothing but the end of the attempt is in the way. */
async function keepIfTypedInTime(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  { body, obstacle }: { readonly body: BodyOf<typeof calls.submitResponse>; readonly obstacle: RequestError },
): Promise<Submitted | null> {
  if (obstacle.code !== 'attempt/closed') return null;
  return keepLateArrival(services, await closeIfOver(services, attempt), context, body);
}

/** The stored response, if the resent one says the same; 409 otherwise. */
function sameResponse(
  stored: ResponseRow,
  context: VariantContext,
  answers: readonly { part: string; value: string }[],
): ResponseRow {
  if (stored.attemptVariantId !== context.variant.id || !areSameAsTyped(stored.answers, answers)) {
    throw conflict('attempt/same-id-other-answers', said(m.sentWithOtherAnswers));
  }
  return stored;
}

type Presented = Parameters<typeof presentResponse>[0];

export async function presentSubmitted(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  response: Presented,
): Promise<Submitted> {
  const now = services.now();
  const visible = visibilityOf(attempt, now);
  const isTold = visible.results && visible.scores;
  const { seed, hintsShown, solutionShownAt } = context.variant;
  return {
    response: await illustrated(
      services,
      presentResponse(response, context.points, visible, attempt),
      { versionId: context.versionId, seed, notation: attempt.notation },
      { hints: hintsShown, hasSolution: solutionShownAt !== null },
    ),
    state: itemState(response.verdict.outcome, visible.results),
    bestScore: isTold ? Math.max(context.bestShare, response.credit) * context.points : null,
    canShowSolution: maySeeSolution(attempt.task, attempt, now) && context.variant.solutionShownAt === null,
    isKeptForTeacher: false,
  };
}

/** Shows immediately that an answer cannot be read, even while results are withheld. */
export async function presentUnkept(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  given: Pick<Presented, 'id' | 'answers' | 'verdict' | 'receivedAt'>,
): Promise<Submitted> {
  const response = { ...given, isLate: false, isFromDraft: false, credit: 0 };
  const submitted = await presentSubmitted(services, attempt, context, response);
  const isVisible = visibilityOf(attempt, services.now()).results;
  return {
    ...submitted,
    response: { ...submitted.response, verdict: presentUnreadable(given.verdict, attempt), credited: null },
    state: itemState(context.variant.outcome, isVisible),
  };
}

/** Practice gives nothing new of what a test asks that its learner has before them. */
const requireNoTest = (services: Services, { userId, taskId }: OwnedAttempt, itemId: string): Promise<void> =>
  requireUnbegun(services, userId, { taskId, itemId });

/** Hints one at a time, in practice only. */
export async function revealHint(
  services: Services,
  attempt: OwnedAttempt,
  key: VariantKey,
  hintNumber: number,
): Promise<ResponseOf<typeof calls.revealHint>> {
  if (attempt.task.kind !== 'practice') throw forbidden(said(m.noHintsInAssessment));
  const context = await requireVariant(services, key);
  const { variant } = await services.engine.drawVariant(
    versionedDocument(services, context.versionId),
    context.variant.seed,
    attempt.notation,
    readerLanguages(),
  );
  const shown = Math.max(context.variant.hintsShown, Math.min(hintNumber, variant.hints.length));
  if (shown > context.variant.hintsShown) await requireNoTest(services, attempt, key.itemId);
  if (shown > context.variant.hintsShown) await attemptData(services).raiseHintsShown(context.variant.id, shown);
  return {
    hints: variant.hints.slice(0, shown),
    figures: figuresFor(variant, { hints: shown, hasSolution: context.variant.solutionShownAt !== null }),
  };
}

/** Shows the solution; the variant takes no answers after that. */
export async function showSolution(services: Services, attempt: OwnedAttempt, key: VariantKey) {
  const context = await requireVariant(services, key);
  const now = services.now();
  if (!maySeeSolution(attempt.task, attempt, now)) throw forbidden(said(m.solutionNotYet));
  const isNew = attempt.task.kind === 'practice' && context.variant.solutionShownAt === null;
  if (isNew) await requireNoTest(services, attempt, key.itemId);
  await attemptData(services).markSolutionShown(context.variant, now);
  return presentItem(services, await attemptData(services).loadAttempt(attempt.id), key.itemId);
}

/** Another variant in practice; asking twice from the same variant draws one. */
export async function drawNextVariant(services: Services, attempt: OwnedAttempt, itemId: string, after: number) {
  if (attempt.task.kind !== 'practice') throw forbidden(said(m.assessmentKeepsVariant));
  const context = await requireVariant(services, { attemptId: attempt.id, itemId, number: after });
  if (!takesAnswersAt(attempt, attempt.task.kind, services.now())) throw isClosed();
  if (context.currentNumber === after) {
    await requireNoTest(services, attempt, itemId);
    await attemptData(services).insertVariant({
      id: newId(),
      attemptId: attempt.id,
      taskItemId: itemId,
      exerciseVersionId: context.itemVersionId,
      place: context.variant.place,
      number: after + 1,
      seed: newSeed(),
    });
  }
  return presentItem(services, attempt, itemId);
}

/** Ends the attempt, with the answers that a page of an assessment could not send; idempotent. */
export async function handIn(services: Services, attempt: OwnedAttempt): Promise<Attempt> {
  const open = await closeIfOver(services, attempt);
  const now = services.now();
  if (open.handedInAt === null) {
    if (attempt.task.kind === 'assessment') await handInDrafts(services, open, now);
    if (await attemptData(services).markHandedIn(attempt.id, now)) services.bus.publish(`task:${attempt.taskId}`);
  }
  return presentAttempt(services, await attemptData(services).loadAttempt(attempt.id));
}
