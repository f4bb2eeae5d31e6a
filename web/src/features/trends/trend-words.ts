import type { TrendWeek } from '@lemma/contracts';
import { dateWords } from '../../dates.ts';
import { locale } from '../../locale.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import { leftToRight } from '../../words/left-to-right.ts';

export const shareWords = (share: number | null): string =>
  share === null ? t(m.noAnswers) : `${Math.round(share * 100)} %`;

/** `week from 2 November 2026`. */
export const weekWords = ({ from }: Pick<TrendWeek, 'from'>): string => t(m.weekFrom, { date: dateWords(from) });

/** `28 Sep`, for the foot of a chart. */
export const shortDay = (moment: string): string => dayAndMonth.format(new Date(moment));

const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });

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
  return { points, words: leftToRight(`${points > 0 ? '+' : '−'}${Math.abs(points)}`) };
}

/** The newest figure and how it changed: `89 %, −11`; empty without answers. */
export function newestWords(weeks: readonly TrendWeek[]): string {
  const share = weeks.findLast(({ rightShare }) => rightShare !== null)?.rightShare ?? null;
  if (share === null) return '';
  const change = changeOf(weeks);
  return change === undefined ? shareWords(share) : `${shareWords(share)}, ${change.words}`;
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
  if (mastery === null) return { words: t(m.justBegun), tone: 'default' };
  if (mastery >= 0.75) {
    return change !== null && change <= -0.05
      ? { words: t(m.fading), tone: 'warning' }
      : { words: t(m.secure), tone: 'success' };
  }
  return { words: mastery >= 0.5 ? t(m.gettingThere) : t(m.notYet), tone: 'default' };
}
