import type { RegradePolicy } from '@lemma/contracts';
import type { PartVerdict, ResponseVerdict } from '@lemma/math';
import { partNoLongerCounts } from '../../../core/language/messages.ts';

/**
 * Computes the verdict after a regrade: pure functions of the first verdict, the marking by the new version, and the
 * policy.
 */

/** Outcomes that say something of an answer. */
export const decided: ReadonlySet<PartVerdict['outcome']> = new Set(['right', 'partly', 'wrong', 'empty']);
const hundredths = (points: number) => Math.round(points * 100) / 100;

/** Returns the share of its points that a verdict gives. */
export const shareOf = ({ score, points }: Pick<PartVerdict, 'score' | 'points'>) => (points > 0 ? score / points : 0);

/** The verdict after the regrade; the very same object where nothing changes. */
export function regradedVerdict(
  old: ResponseVerdict,
  fresh: ResponseVerdict | null,
  { policy, part }: { readonly policy: RegradePolicy; readonly part: string | null },
): ResponseVerdict {
  if (policy === 'drop' && part === null) return old;
  const marked = fresh?.outcome === 'invalid' ? null : fresh;
  const change = { policy, marked, isWhole: part === null };
  const parts = old.parts.map((one) => (part === null || one.part === part ? changedPart(one, change) : one));
  const isSame = parts.every((one, index) => one === old.parts[index]);
  if (isSame) return old;
  const verdict = totalled(parts);
  return policy === 'never-lower' && shareOf(verdict) < shareOf(old) ? old : verdict;
}

function changedPart(
  old: PartVerdict,
  {
    policy,
    marked,
    isWhole,
  }: { readonly policy: RegradePolicy; readonly marked: ResponseVerdict | null; readonly isWhole: boolean },
): PartVerdict {
  if (policy === 'full-marks') {
    if (old.outcome === 'right' && old.score === old.points) return old;
    return { part: old.part, outcome: 'right', score: old.points, points: old.points, feedback: '', reason: policy };
  }
  if (policy === 'drop') {
    const feedback = partNoLongerCounts.text;
    return { part: old.part, outcome: old.outcome, score: 0, points: 0, feedback, reason: policy };
  }
  const fresh = marked?.parts.find((one) => one.part === old.part);
  if (!fresh || !decided.has(fresh.outcome)) return old;
  // Of one part alone, the weight stays: the others' points are those of the first marking.
  const points = isWhole ? fresh.points : old.points;
  const isSame = fresh.outcome === old.outcome && shareOf(fresh) === shareOf(old) && points === old.points;
  if (isSame) return old;
  if (policy === 'never-lower' && shareOf(fresh) <= shareOf(old)) {
    return points === old.points ? old : { ...old, points, score: hundredths(shareOf(old) * points) };
  }
  return { ...fresh, points, score: hundredths(shareOf(fresh) * points) };
}

function totalled(parts: readonly PartVerdict[]): ResponseVerdict {
  const counted = parts.filter(({ points }) => points > 0);
  const points = counted.reduce((sum, one) => sum + one.points, 0);
  const score = hundredths(counted.reduce((sum, one) => sum + one.score, 0));
  const allRight = counted.every(({ outcome }) => outcome === 'right');
  const nothing = counted.every(({ outcome }) => outcome === 'wrong' || outcome === 'empty');
  return { outcome: allRight ? 'right' : nothing ? 'wrong' : 'partly', score, points, parts };
}

/** A regrade that holds for answers that come later too. */
export type LastingDecision = { readonly policy: RegradePolicy; readonly part: string | null };

/** The marking of an answer where parts were dropped or given to everybody before. */
export const underLastingDecisions = (
  verdict: ResponseVerdict,
  lasting: readonly LastingDecision[],
): ResponseVerdict =>
  verdict.outcome === 'invalid'
    ? verdict
    : lasting.reduce((changed, choice) => regradedVerdict(changed, null, choice), verdict);
