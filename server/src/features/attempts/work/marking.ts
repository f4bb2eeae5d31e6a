import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import type { NotationChoice } from '@lemma/contracts';
import type { Unfinished } from '@lemma/math/marking';
import type { NewResponse } from '../data/response-writer.ts';
import type { OwnedAttempt, VariantContext } from '../data/attempt-store.ts';
import { dayIn } from '../../../core/calendar/day-in.ts';
import { underLastingDecisions } from './changed-verdict.ts';
import { regradedData } from '../data/regraded-store.ts';
import type { MarkedAnswers } from '../../../core/engine/jobs.ts';
import type { Services } from '../../../core/services.ts';
import {
  creditOf,
  graceMs,
  hasPenalty,
  isLate,
  keepsBest,
  lateFactor,
  penaltyFactor,
  windowOf,
} from '../../tasks/api.ts';
import { versionedDocument } from '../../exercises/api.ts';
import { readerLanguages } from '../../../core/language/reader.ts';

/**
 * Treatment of an answer that is not worked out: while results are withheld, the learner reads what to do, without a
 * look at the key, so that the words do not reveal whether it is right.
 */
export const unfinishedWhile = ({ results }: { readonly results: boolean }): Unfinished =>
  results ? 'when-right' : 'always';

/** Marks answers, as they were typed in a notation, to a variant by the keys that hold for it. */
export async function mark(
  services: Services,
  { notation }: { readonly notation: NotationChoice },
  context: {
    readonly markingVersionId: string;
    readonly variant: Pick<VariantContext['variant'], 'seed' | 'taskItemId'>;
    /** Read here when they did not come with the variant. */
    readonly lasting?: VariantContext['lasting'];
  },
  answers: readonly PartAnswer[],
  unfinished: Unfinished,
): Promise<MarkedAnswers> {
  const source = versionedDocument(services, context.markingVersionId);
  const [marked, lasting] = await Promise.all([
    services.engine.markTyped(source, context.variant.seed, answers, {
      unfinished,
      notation,
      languages: readerLanguages(),
    }),
    context.lasting ?? regradedData(services).selectLastingDecisions(context.variant.taskItemId),
  ]);
  return { verdict: underLastingDecisions(marked.verdict, lasting), answers: marked.answers };
}

/** A marked response as it is stored: what counts of it by the rules of its task. */
export function composeResponse(
  attempt: Pick<OwnedAttempt, 'task' | 'accommodation' | 'classroomDays' | 'startedAt' | 'timeZone'>,
  context: Pick<VariantContext, 'variant'>,
  given: {
    readonly id: string;
    readonly answers: readonly PartAnswer[];
    readonly verdict: ResponseVerdict;
    readonly receivedAt: Date;
    readonly secondsSpent?: number | undefined;
    readonly isFromDraft?: boolean;
  },
): NewResponse {
  const { task } = attempt;
  const { variant } = context;
  const { verdict, receivedAt } = given;
  const { dueAt } = windowOf(task, attempt.accommodation);
  const share = verdict.points > 0 ? verdict.score / verdict.points : 0;
  const factor =
    lateFactor(task, dueAt, receivedAt, attempt.classroomDays.timeZone) *
    penaltyFactor(task, { tries: variant.responseCount, hints: variant.hintsShown });
  const outcome = outcomeOf(verdict);
  const late = task.latePolicy !== 'none' && isLate(task, dueAt, receivedAt);
  const best = keepsBest(task, late);
  return {
    id: given.id,
    attemptVariantId: variant.id,
    answers: given.answers,
    outcome,
    share,
    credit: creditOf(share, best ? variant.share : 0, factor),
    isLate: late,
    isFromDraft: given.isFromDraft ?? false,
    secondsSpent: given.secondsSpent === undefined ? null : clockedSeconds(attempt, given.secondsSpent, receivedAt),
    verdict,
    receivedAt,
    keepsBest: best,
    markingVersionId: variant.markingVersionId,
    graceMs: graceMs(task.kind),
    afterResponses: hasPenalty(task) ? variant.responseCount : null,
    rightOn: outcome === 'right' ? dayIn(attempt.timeZone ?? 'UTC', receivedAt) : null,
  };
}

/** Returns the outcome of the whole: undecided if any part is undecided. */
export function outcomeOf(verdict: ResponseVerdict): NewResponse['outcome'] {
  if (verdict.outcome === 'invalid') throw new Error('an answer that cannot be read is not stored');
  return verdict.parts.some((part) => part.outcome === 'unknown') ? 'unknown' : verdict.outcome;
}

/** A browser may count no more seconds than there were. */
export function clockedSeconds(attempt: { readonly startedAt: Date }, claimed: number, now: Date): number {
  const passed = Math.ceil((now.getTime() - attempt.startedAt.getTime()) / 1000);
  return Math.max(0, Math.min(claimed, passed));
}
