import type { ResponseVerdict } from '@lemma/math';

/** Returns the verdict in a few words: `right`, `50 % of the points`, `cannot be read`. */
export function outcomeWords({
  outcome,
  score,
  points,
  parts,
}: Pick<ResponseVerdict, 'outcome' | 'score' | 'points' | 'parts'>): string {
  if (outcome === 'invalid') {
    return parts.some((part) => part.outcome === 'unfinished') ? 'not worked out' : 'cannot be read';
  }
  const share = points === 0 ? 0 : score / points;
  if (share === 1) return 'right';
  return share === 0 ? 'wrong' : `${Math.round(share * 1000) / 10} % of the points`;
}
