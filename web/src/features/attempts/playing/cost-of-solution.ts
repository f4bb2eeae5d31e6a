import type { AttemptItem } from '@lemma/contracts';
import { count, pointsWords } from '../../../dates.ts';

/** Says what giving up this variant for its solution costs; where another can be drawn, that one may still earn points. */
export function costOfSolution(
  { bestScore, points }: Pick<AttemptItem, 'bestScore' | 'points'>,
  mayDrawAnother: boolean,
): string {
  const end = 'This variant then takes no more answers';
  if (!mayDrawAnother || points === 0) return `${end}.`;
  const earned = bestScore ?? 0;
  if (earned <= 0) return `${end} and gives no points. Another variant of this question can still earn them.`;
  if (earned >= points) return `${end}. The points that you have stay.`;
  return `${end}. You keep ${pointsWords(earned)} of ${count(points, 'point')}; another variant can earn the rest.`;
}
