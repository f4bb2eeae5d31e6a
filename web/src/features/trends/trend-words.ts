import type { TrendWeek } from '@lemma/contracts';
import { dateWords } from '../../dates.ts';

export const shareWords = (share: number | null): string =>
  share === null ? 'no answers' : `${Math.round(share * 100)} %`;

/** `week from 2 November 2026`. */
export const weekWords = ({ from }: Pick<TrendWeek, 'from'>): string => `week from ${dateWords(from)}`;

export interface Change {
  /** In points of a percentage, rounded. */
  readonly points: number;
  readonly words: string;
}

/** The last week with answers beside the one before it; undefined where there are not two, or they are alike. */
export function changeOf(weeks: readonly TrendWeek[]): Change | undefined {
  const known = weeks.flatMap(({ rightShare }) => rightShare ?? []);
  const [last, before] = [known.at(-1), known.at(-2)];
  if (last === undefined || before === undefined) return undefined;
  const points = Math.round(100 * last) - Math.round(100 * before);
  if (points === 0) return undefined;
  return { points, words: `${points > 0 ? '+' : '−'}${Math.abs(points)}` };
}

/** A word for a learner about their own topic: never a grade. */
export function standingWords({
  mastery,
  change,
}: {
  readonly mastery: number | null;
  readonly change: number | null;
}): {
  readonly words: string;
  readonly tone: 'success' | 'warning' | 'default';
} {
  if (mastery === null) return { words: 'just begun', tone: 'default' };
  if (mastery >= 0.75) {
    return change !== null && change <= -0.05
      ? { words: 'fading', tone: 'warning' }
      : { words: 'secure', tone: 'success' };
  }
  return { words: mastery >= 0.5 ? 'getting there' : 'not yet', tone: 'default' };
}
