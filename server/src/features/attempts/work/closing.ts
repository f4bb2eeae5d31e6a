import { v5 as derivedId } from 'uuid';
import { RequestError } from '../../../core/errors.ts';
import { keep } from './late-arrivals.ts';
import { composeResponse, mark } from './marking.ts';
import { attemptData, type OwnedAttempt, type VariantContext } from '../data/attempt-store.ts';
import type { Services } from '../../../core/services.ts';
import { isPastClosing } from '../../tasks/api.ts';

/**
 * Hands an attempt in when its time is up: in an assessment, the last unsent draft counts as
 * an answer. The first caller does it; two nodes at the same time do it once, and one that is killed in the middle
 * leaves nothing that the next would do twice.
 */
export async function closeIfOver(services: Services, attempt: OwnedAttempt): Promise<OwnedAttempt> {
  const { closesAt, task } = attempt;
  if (closesAt === null || attempt.handedInAt !== null) return attempt;
  if (!isPastClosing(attempt, task.kind, services.now())) return attempt;
  if (task.kind === 'assessment') await handInDrafts(services, attempt, closesAt);
  if (await attemptData(services).markHandedIn(attempt.id, closesAt, 'server')) {
    services.bus.publish(`task:${task.id}`);
  }
  return attemptData(services).loadAttempt(attempt.id);
}

/** Hands in unsent drafts, as answers that arrived at this moment. */
export async function handInDrafts(services: Services, attempt: OwnedAttempt, receivedAt: Date): Promise<void> {
  const contexts = await attemptData(services).selectUnsentDrafts(attempt.id);
  await Promise.all(contexts.map((context) => handInDraft(services, attempt, context, receivedAt)));
}

async function handInDraft(
  services: Services,
  attempt: OwnedAttempt,
  context: VariantContext,
  receivedAt: Date,
): Promise<void> {
  const answers = context.variant.draft ?? [];
  if (answers.every(({ value }) => value.trim() === '')) return;
  const id = derivedId(`draft ${context.variant.draftSequence}`, context.variant.id);
  const marked = await mark(services, attempt, context, answers, 'marked').catch(async (error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
    // Mathematics that takes too long must not keep an attempt open: the teacher gets the answer.
    await keep(services, attempt, context, { id, answers, typedAt: receivedAt, endedAt: receivedAt.getTime() });
    return null;
  });
  if (marked === null) return;
  // An unreadable draft is not an answer; the attempt keeps it as it was typed.
  if (marked.verdict.outcome === 'invalid') return;
  const response = composeResponse(attempt, context, { id, ...marked, receivedAt, isFromDraft: true });
  await attemptData(services).insertResponse({ ...response, afterResponses: null });
}
