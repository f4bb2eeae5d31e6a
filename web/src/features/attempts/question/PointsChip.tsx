import type { AttemptItem } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { pointsWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface PointsChipProps {
  item: AttemptItem;
  /** Before the first answer it says what the question is worth. */
  isTried: boolean;
}

/** Shows the points of a question and those reached; full points are green with a sign. */
export function PointsChip({ item, isTried }: PointsChipProps) {
  // A review counts for no grade.
  if (item.points === 0) return null;
  if (item.bestScore === null || !isTried) {
    return <Chip variant="outlined" label={t(m.points, { points: item.points })} />;
  }
  const isFull = item.bestScore >= item.points;
  const label = t(m.pointsOf, { score: pointsWords(item.bestScore), points: item.points });
  return isFull ? (
    <Chip color="success" icon={<Check aria-hidden />} label={label} />
  ) : (
    <Chip variant="outlined" label={label} />
  );
}
