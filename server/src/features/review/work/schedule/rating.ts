import type { ReviewWork } from '../../data/history-store.ts';

export type Rated = 'again' | 'hard' | 'good' | 'easy';

/** At most this part of the usual time for the same exercise is fast. */
const fastShare = 0.67;

/**
 * Rates how well one variant was remembered: given up or never right is `again`, right after hints or several tries is
 * `hard`, right with the first answer is `good`, and `easy` when the learner was fast for their own usual time. Null where
 * nothing is known: no answer, or one that could not be decided. In an assessment, which says nothing before its end,
 * the last answer alone counts.
 */
export function rateWork(
  work: Pick<ReviewWork, 'kind' | 'outcomes' | 'hintsShown' | 'givenUpAt' | 'seconds'>,
  usualSeconds: number | null,
): Rated | null {
  const decided = work.outcomes.filter((outcome) => outcome !== 'unknown');
  if (decided.length === 0) return work.givenUpAt === null ? null : 'again';
  if (work.kind === 'assessment') return decided.at(-1) === 'right' ? 'good' : 'again';
  const rightAt = decided.indexOf('right');
  if (rightAt === -1) return 'again';
  if (rightAt > 0 || work.hintsShown > 0) return 'hard';
  const isFast = usualSeconds !== null && work.seconds !== null && work.seconds <= usualSeconds * fastShare;
  return isFast ? 'easy' : 'good';
}
