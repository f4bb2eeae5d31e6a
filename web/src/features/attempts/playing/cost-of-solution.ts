import type { AttemptItem } from '@lemma/contracts';
import { pointsWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Says what giving up this variant for its solution costs; where another can be drawn, that one may still earn points. */
export function costOfSolution(
  { bestScore, points }: Pick<AttemptItem, 'bestScore' | 'points'>,
  mayDrawAnother: boolean,
): string {
  if (!mayDrawAnother || points === 0) return t(m.endsVariant);
  const earned = bestScore ?? 0;
  if (earned <= 0) return t(m.endsVariantWithoutPoints);
  if (earned >= points) return t(m.endsVariantPointsStay);
  return t(m.endsVariantPartOfPointsStays, { earned: pointsWords(earned), points });
}
