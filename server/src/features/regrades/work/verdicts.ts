import type { PartVerdict, ResponseVerdict } from '@lemma/math';
import { decided, shareOf } from '../../attempts/api.ts';

/** Reads and compares verdicts: pure functions. */

/** Outcome as it is kept beside a response. */
export function keptOutcome(verdict: ResponseVerdict): 'right' | 'partly' | 'wrong' | 'unknown' {
  if (verdict.parts.some(({ outcome }) => outcome === 'unknown')) return 'unknown';
  return verdict.outcome === 'invalid' ? 'unknown' : verdict.outcome;
}

export const shareOfVerdict = (verdict: ResponseVerdict): number => shareOf(verdict);

/** Whether the new version can say nothing of an answer that counts: it cannot read it, or not decide it. */
export function isUndecided(fresh: ResponseVerdict | null, part: string | null): boolean {
  if (fresh === null || fresh.outcome === 'invalid') return true;
  return fresh.parts.some((one) => (part === null || one.part === part) && !decided.has(one.outcome));
}

/** Why an answer is marked as it is now, in a sentence for the teacher. */
export function whyMarked(verdict: ResponseVerdict, part: string | null, before?: ResponseVerdict): string {
  const isMeant = (one: PartVerdict) =>
    (part === null || one.part === part) &&
    !before?.parts.some((old) => old.part === one.part && old.score === one.score && old.outcome === one.outcome);
  const changed = verdict.parts.filter(isMeant);
  const first = changed.find(({ feedback }) => feedback !== '') ?? changed[0];
  if (!first) return '';
  if (first.feedback !== '') return first.feedback;
  const known = reasons.find(([pattern]) => pattern.test(first.reason))?.[1];
  return known ?? (first.score > 0 ? 'Equal to an accepted answer.' : 'Equal to no accepted answer.');
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^full-marks$/, 'Full marks for everybody.'],
  [/^drop$/, 'No longer counts.'],
  [/^known mistake/, 'A mistake that the exercise knows.'],
  [/^(identical|structure|exact)$/, 'The same as an accepted answer.'],
  [/^rounded$/, 'Rounded as it may be.'],
  [/^tolerance$/, 'Within the tolerance.'],
  [/^form$/, 'Not in the form that is asked for.'],
  [/^empty$/, 'Left empty.'],
];
