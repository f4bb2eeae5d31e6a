import type { AttemptItem } from '@lemma/contracts';
import { count, pointsWords } from '../../../dates.ts';

/** Says what giving up this variant for its solution costs. */
export function costOfSolution({ bestScore, points }: Pick<AttemptItem, 'bestScore' | 'points'>): string {
  const earned = bestScore ?? 0;
  const another = 'Another variant of this question can still earn them.';
  if (earned <= 0) return `This variant then takes no more answers and gives no points. ${another}`;
  if (earned >= points) return 'This variant then takes no more answers. The points that you have stay.';
  return `This variant then takes no more answers. You keep ${pointsWords(earned)} of ${count(points, 'point')}; another variant can earn the rest.`;
}
