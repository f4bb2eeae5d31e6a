import type { ResponseVerdict } from '@lemma/math';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** Returns the verdict in a few words: `right`, `50 % of the points`, `cannot be read`. */
export function outcomeWords({
  outcome,
  score,
  points,
  parts,
}: Pick<ResponseVerdict, 'outcome' | 'score' | 'points' | 'parts'>): string {
  if (outcome === 'invalid') {
    return parts.some((part) => part.outcome === 'unfinished') ? t(m.notWorkedOut) : t(m.cannotBeRead);
  }
  const share = points === 0 ? 0 : score / points;
  if (share === 1) return t(m.rightWord);
  return share === 0 ? t(m.wrongWord) : t(m.percentOfPoints, { percent: Math.round(share * 1000) / 10 });
}
