import type { RegradePolicy } from '@lemma/contracts';
import type { PartAnswer, ResponseVerdict } from '@lemma/math';
import { keptOutcome, shareOfVerdict } from './verdicts.ts';
import { creditOf } from '../../tasks/api.ts';
import { regradedVerdict } from '../../attempts/api.ts';

/**
 * Computes the effect of a regrade on a learner's work: pure functions of the work and the marking by the new version.
 */

export type KeptOutcome = 'right' | 'partly' | 'wrong' | 'unknown';

/** A response as it counts now, earlier regrades included, with the marking by the new version. */
export interface WorkedResponse {
  readonly id: string;
  readonly answers: readonly PartAnswer[];
  readonly verdict: ResponseVerdict;
  readonly share: number;
  readonly credit: number;
  /** Counts only where it is the best; otherwise it is the one that counts. */
  readonly keepsBest: boolean;
  /** The factor left after tries, hints and lateness. */
  readonly factor: number;
  /** Null where the new version cannot mark it, or has not been asked. */
  readonly fresh: ResponseVerdict | null;
}

export interface WorkedVariant {
  readonly id: string;
  readonly attemptId: string;
  readonly userId: string;
  readonly attemptNumber: number;
  readonly number: number;
  readonly share: number;
  readonly outcome: KeptOutcome | null;
  readonly responses: readonly WorkedResponse[];
}

export interface PlannedResponse {
  readonly id: string;
  readonly answers: readonly PartAnswer[];
  readonly before: ResponseVerdict;
  readonly after: ResponseVerdict;
  readonly credit: number;
}

export interface PlannedVariant {
  readonly work: WorkedVariant;
  readonly share: number;
  readonly outcome: KeptOutcome | null;
  readonly responses: readonly PlannedResponse[];
  /** Share, outcome or a verdict is another one. */
  readonly isChanged: boolean;
}

export interface RegradeChoice {
  readonly policy: RegradePolicy;
  readonly part: string | null;
  /** Only these responses get full marks; null for everybody. */
  readonly only: ReadonlySet<string> | null;
}

interface Counting {
  readonly keepsBest: boolean;
  readonly credit: number;
}

/** Share that counts after one more response: the best, or the last. */
export const shareAfter = (share: number, { keepsBest, credit }: Counting): number =>
  keepsBest ? Math.max(share, credit) : credit;

/** A share that went through single precision is the same share. */
const isSameShare = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/** One learner's variant after the regrade. `partShare` is what the part is of the whole question. */
export function planVariant(work: WorkedVariant, choice: RegradeChoice, partShare: number): PlannedVariant {
  const { responses, share: counted } = planResponses(work, choice);
  const isTouched = responses.some(({ before, after }) => before !== after);
  const last = responses.at(-1);
  const outcome = last && last.before !== last.after ? keptOutcome(last.after) : work.outcome;
  const share = Math.min(1, shareOfPlan(work, choice, { counted, partShare, isTouched }));
  const isChanged = isTouched || outcome !== work.outcome || !isSameShare(share, work.share);
  if (!isChanged) return { work, share: work.share, outcome: work.outcome, responses, isChanged };
  return { work, share, outcome, responses, isChanged };
}

function shareOfPlan(
  work: WorkedVariant,
  { policy, only }: RegradeChoice,
  { counted, partShare, isTouched }: { counted: number; partShare: number; isTouched: boolean },
): number {
  const isUnanswered = work.responses.length === 0;
  // Everybody who has begun gets full marks, also without an answer.
  if (policy === 'full-marks' && only === null && isUnanswered) return work.share + partShare;
  if (isUnanswered || !isTouched) return work.share;
  return policy === 'never-lower' || policy === 'full-marks' ? Math.max(counted, work.share) : counted;
}

/** The responses in their order, each with what it earns beside those before it. */
function planResponses(work: WorkedVariant, choice: RegradeChoice) {
  const isKept = choice.policy === 'never-lower' || choice.policy === 'full-marks';
  const responses: PlannedResponse[] = [];
  let share = 0;
  let isOther = false;
  for (const response of work.responses) {
    const { id, answers, verdict: before, keepsBest } = response;
    const isMeant = choice.only === null || choice.only.has(id);
    const after = isMeant ? regradedVerdict(before, response.fresh, choice) : before;
    isOther ||= after !== before;
    const earned = keepsBest ? share : 0;
    let credit = isOther ? creditOf(shareOfVerdict(after), earned, response.factor) : response.credit;
    if (isKept) credit = Math.max(credit, response.credit);
    share = shareAfter(share, { keepsBest, credit });
    responses.push({ id, answers, before, after, credit });
  }
  return { responses, share };
}

/** Points of the question after the regrade. */
export function itemPointsAfter(
  points: number,
  { policy, part }: Pick<RegradeChoice, 'policy' | 'part'>,
  parts: readonly { readonly name: string; readonly points: number }[],
): number {
  if (policy !== 'drop') return points;
  if (part === null) return 0;
  const whole = parts.reduce((sum, one) => sum + one.points, 0);
  const rest = parts.reduce((sum, one) => sum + (one.name === part ? 0 : one.points), 0);
  return whole === 0 ? points : Math.round(((points * rest) / whole) * 100) / 100;
}
